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
    // What follows in Node's own words is for those who write programs.
    const [sentence] = (error as Error).message.split(/(?<=')\. /);
    return fail(`${sentence?.replace(/\.$/, "")}.\n\n${usage}`);
  }
}
