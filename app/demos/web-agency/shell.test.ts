import { describe, expect, it } from "vitest";
import { run, type ShellData } from "./shell.ts";

const data: ShellData = {
  files: { price: ["Patch €1,900"], readme: ["Hello."] },
  folders: { services: ["shop", "speed"] },
  replies: {
    whoami: ["A visitor."],
    sudo: ["No."],
    git: ["Which?"],
    "git blame": ["It was us."],
  },
  words: {
    unknownCommand: "not found",
    missingFile: "no such file",
    missingName: "which file?",
    isFolder: "is a folder",
  },
};

describe.each([
  ["", []],
  ["   ", []],
  ["ls", ["services/", "price", "readme"]],
  ["ls .", ["services/", "price", "readme"]],
  ["ls services", ["shop", "speed"]],
  ["  ls   services/ ", ["shop", "speed"]],
  ["ls price", ["price"]],
  ["ls attic", ["ls: attic: no such file"]],
  ["cat price", ["Patch €1,900"]],
  ["cat services/", ["cat: services/: is a folder"]],
  ["cat attic", ["cat: attic: no such file"]],
  ["cat", ["cat: which file?"]],
  ["whoami", ["A visitor."]],
  ["sudo make me a website", ["No."]],
  ["git blame page.tsx", ["It was us."]],
  ["git push --force", ["Which?"]],
  ["emacs", ["emacs: not found"]],
  ["toString", ["toString: not found"]],
  ["cat constructor", ["cat: constructor: no such file"]],
])("“%s”", (line, answer) => {
  it("is answered", () => {
    expect(run(line, data)).toEqual(answer);
  });
});

it("leaves the screen to the caller", () => {
  expect(run("clear", data)).toBe("clear");
});
