import { handler } from '../../src/serve/handler';

type Rule = { paths: string[]; headers: Record<string, string> };
export type Served = { files: Map<string, Uint8Array>; rules: Rule[]; base: string; projectsPath: string };
type Answer = { status: number; headers: Record<string, string | number>; body: Uint8Array | string | undefined };

/** Sends a request to the local server's handler, without network. Header names are in lower case. */
export function ask(site: Served, url: string, { method = 'GET', ...headers }: Record<string, string> = {}): Answer {
  const answer = {} as Answer;
  const response = {
    writeHead(status: number, sent: Answer['headers']) {
      answer.status = status;
      answer.headers = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));
    },
    end(body?: Answer['body']) {
      answer.body = body;
    },
  };
  handler(site)({ method, url, headers } as never, response as never);
  return answer;
}
