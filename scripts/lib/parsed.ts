import { parseArgs, type ParseArgsConfig } from "node:util";
import { fail } from "./project.mjs";

/** What was typed after a command. Words that belong to nothing end the program, with how it is used. */
export function parsed<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(`${typedWrong(error)}\n\n${usage}`);
  }
}

/** The sentence in which Node says what was typed wrong. What follows in its own words is for those who write programs. */
export function typedWrong(error: unknown): string {
  const [sentence] = (error as Error).message.split(/(?<=')\. /);
  return `${sentence?.replace(/\.$/, "")}.`;
}
