import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/**
 * What the server says at each step of a mail, in place of its usual answer: `"cut"` closes the connection, `"silence"` says nothing until
 * `say`.
 */
export interface SmtpScript {
  greeting?: string;
  ehlo?: string;
  auth?: string;
  mail?: string;
  rcpt?: string;
  data?: string;
  /** After the mail's last line. */
  end?: string;
}

const usual: Required<SmtpScript> = {
  greeting: "220 mail.example.com",
  ehlo: "250 mail.example.com",
  auth: "235 2.7.0 welcome",
  mail: "250 2.1.0 ok",
  rcpt: "250 2.1.5 ok",
  data: "354 go on",
  end: "250 2.0.0 queued",
};

/** A mail server on the loopback address that answers as it is told, letter for letter. */
export async function startScriptedSmtp(script: SmtpScript) {
  const says = { ...usual, ...script };
  const sockets = new Set<Socket>();
  const state = { mails: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
    const answer = (text: string) => {
      if (text === "cut") socket.destroy();
      else if (text !== "silence") socket.write(`${text}\r\n`);
    };
    let inMail = false;
    answer(says.greeting);
    createInterface({ input: socket }).on("line", (line) => {
      if (inMail) {
        if (line !== ".") return;
        inMail = false;
        state.mails += 1;
        return answer(says.end);
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === "EHLO") return answer(says.ehlo);
      if (command === "AUTH") return answer(says.auth);
      if (command === "MAIL") return answer(says.mail);
      if (command === "RCPT") return answer(says.rcpt);
      if (command === "DATA") {
        inMail = says.data.startsWith("354");
        return answer(says.data);
      }
      return answer(command === "QUIT" ? "221 bye" : "250 2.0.0 ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    withPassword: `smtp://user:password@127.0.0.1:${port}`,
    /** How many mails came to their last line. */
    mails: () => state.mails,
    /** Says this now, on every connection. */
    say: (text: string) => {
      for (const socket of sockets) socket.write(`${text}\r\n`);
    },
  };
}
