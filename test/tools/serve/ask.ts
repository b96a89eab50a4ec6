import type { RequestListener } from 'node:http';

type Answer = { status: number; headers: Record<string, string | number>; text: string };

/** Sends a request to a handler, without network. Header names are in lower case. */
export function ask(handle: RequestListener, url: string, headers: Record<string, string> = {}) {
  const answer = {} as Answer;
  const response = {
    writeHead(status: number, sent: Answer['headers']) {
      answer.status = status;
      answer.headers = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));
    },
    end(body: Uint8Array | string) {
      answer.text = `${Buffer.from(body as string)}`;
    },
  };
  handle({ method: 'GET', url, headers } as never, response as never);
  return answer;
}
