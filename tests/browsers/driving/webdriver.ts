/** A session with a browser by the classic WebDriver protocol: JSON over HTTP, https://www.w3.org/TR/webdriver2/. */
export interface Session {
  get(command: string): Promise<unknown>;
  post(command: string, body?: object): Promise<unknown>;
  delete(command?: string): Promise<unknown>;
}

/** @param driver its address. Asks until it listens. */
export async function newSession(driver: string, capabilities: object): Promise<Session> {
  await untilReady(driver);
  const { sessionId } = (await call("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const address = `${driver}/session/${sessionId}`;
  return {
    get: (command) => call("GET", `${address}/${command}`),
    post: (command, body = {}) => call("POST", `${address}/${command}`, body),
    delete: (command) => call("DELETE", command ? `${address}/${command}` : address),
  };
}

/** @throws with the driver's own words when it refuses. */
async function call(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`);
}

async function untilReady(driver: string): Promise<void> {
  const end = performance.now() + 20_000;
  for (;;) {
    try {
      await call("GET", `${driver}/status`);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      // It is a process that is just starting: nothing tells when it listens.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
