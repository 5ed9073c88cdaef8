import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";

/** The two ways into one database. */
export interface Sides {
  /** Connections that only read, and that writers cannot use up or hold. */
  reader: Driver;
  /** Connections for transactions. Getting one and beginning may wait for a turn. */
  writer: Driver;
  /** Whether this statement leaves the database as it is. */
  isReading(query: CompiledQuery): boolean | Promise<boolean>;
}

/**
 * Sends statements to the side they belong to: what reads goes to the reader at once, transactions go to the writer, and a single
 * statement that writes is a transaction of its own. So reading never waits for writing, and each wait for a turn to write is in one
 * place, the writer's. A transaction sees what it wrote; everyone else sees what was committed.
 */
export class ReadWriteDriver implements Driver {
  readonly #sides: Sides;

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  async init(): Promise<void> {
    await this.#sides.reader.init();
    await this.#sides.writer.init();
  }

  async acquireConnection(): Promise<EitherConnection> {
    return new EitherConnection(this.#sides);
  }

  async beginTransaction(
    connection: EitherConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await this.#sides.writer.beginTransaction(await connection.holdWriter(), settings);
  }

  async commitTransaction(connection: EitherConnection): Promise<void> {
    await this.#sides.writer.commitTransaction(await connection.holdWriter());
  }

  async rollbackTransaction(connection: EitherConnection): Promise<void> {
    await this.#sides.writer.rollbackTransaction(await connection.holdWriter());
  }

  async releaseConnection(connection: EitherConnection): Promise<void> {
    await connection.release();
  }

  async destroy(): Promise<void> {
    await Promise.all([this.#sides.reader.destroy(), this.#sides.writer.destroy()]);
  }
}

/** What one caller holds: nothing until it asks something, the writer from the beginning of a transaction on. */
class EitherConnection implements DatabaseConnection {
  readonly #sides: Sides;
  #held: DatabaseConnection | undefined;

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  async holdWriter(): Promise<DatabaseConnection> {
    return (this.#held ??= await this.#sides.writer.acquireConnection());
  }

  async release(): Promise<void> {
    if (this.#held) await this.#sides.writer.releaseConnection(this.#held);
    this.#held = undefined;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#held) return this.#held.executeQuery<Row>(query);
    return (await this.#sides.isReading(query)) ? this.#read(query) : this.#write(query);
  }

  // eslint-disable-next-line require-yield -- all answers here fit into memory.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("answers are not streamed");
  }

  async #read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader } = this.#sides;
    const connection = await reader.acquireConnection();
    try {
      return await connection.executeQuery<Row>(query);
    } finally {
      await reader.releaseConnection(connection);
    }
  }

  async #write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer } = this.#sides;
    const connection = await writer.acquireConnection();
    try {
      await writer.beginTransaction(connection, {});
      try {
        const result = await connection.executeQuery<Row>(query);
        await writer.commitTransaction(connection);
        return result;
      } catch (error) {
        // What went wrong first is what the caller has to know.
        await writer.rollbackTransaction(connection).catch(() => {});
        throw error;
      }
    } finally {
      await writer.releaseConnection(connection);
    }
  }
}
