import { carePrice, plans, services } from "./offers.server.ts";
import type { ShellData } from "./shell.ts";
import { releases } from "./releases.server.ts";
import { webAgency } from "./entry.ts";

/** What the prompt of the first screen knows. Prices and services are those of the page. */
export const shellData: ShellData = {
  files: {
    price: [
      ...plans.map(({ name, price, takes }) => `${name.padEnd(6)} ${price}, ${takes}`),
      `care   ${carePrice} a month, after launch`,
    ],
    readme: [
      "Nine people, one floor, no open-plan office: two of us type loudly.",
      "Written by hand. Tested by machine. Paid by invoice.",
    ],
  },
  folders: {
    services: services.map(({ title, note }) => `${title.padEnd(9)} ${note}`),
    work: releases.map(({ client, title }) => `${client}: ${title}`),
  },
  replies: {
    help: ["ls, ls services, ls work, cat price, cat readme, whoami, git blame, sudo, exit, clear"],
    whoami: ["A visitor. We know nothing else about you, and have taken some care not to."],
    pwd: [webAgency.path],
    sudo: ["You are not in the sudoers file. Your accountant might be: try `cat price`."],
    git: ["The only branch you may push to is the form below. Try `git blame`."],
    "git blame": ["It was us. It is in the log, next to its test."],
    exit: ["There is no exit. There is a form at the foot of the page."],
    rm: ["It is a static page. Be our guest."],
    cd: ["You are there. Everything is on this page; scrolling works."],
    vim: ["You can leave at any time. That is more than vim offers."],
    npm: ["Already installed, already built. It took less than this sentence."],
  },
  words: {
    unknownCommand: "command not found. Try `help`",
    missingFile: "no such file or folder",
    missingName: "which file? `ls` lists them",
    isFolder: "is a folder. Try `ls`",
  },
};
