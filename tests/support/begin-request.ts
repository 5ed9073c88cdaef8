import { once } from "node:events";
import { request as httpRequest } from "node:http";

/** A subscription that the server has begun to read and whose body is still on its way. */
export async function beginRequest(url: string) {
  const body = JSON.stringify({ email: "ada@example.com" });
  const request = httpRequest(`${url}/api/send`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Content-Length": body.length,
      Expect: "100-continue",
    },
  });
  request.flushHeaders();
  await once(request, "continue");
  request.write(body.slice(0, 10));
  return { request, finish: () => request.end(body.slice(10)) };
}
