import { openIssuing, requests } from "../sharing.ts";
import { median } from "../measure.ts";
import { ready } from "../service.ts";
import { table, verdict, type Section } from "../report.ts";

const LEAST = 300;
const AT_ONCE = 10;

/** The number of tokens that machines get per second of processor time, including the SDK's share. */
export async function tokens({ rounds, each }: { rounds: number; each: number }): Promise<Section> {
  const { credentials } = await openIssuing();
  const request = requests.token(credentials);
  const issue = async (count: number) => {
    let issued = 0;
    const worker = async () => {
      while (issued < count) {
        issued += 1;
        const { statusCode, body } = await ready(request)();
        if (statusCode !== 200) throw new Error(body);
      }
    };
    const [before, began] = [process.cpuUsage(), performance.now()];
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const { user, system } = process.cpuUsage(before);
    return {
      perCore: (count * 1e6) / (user + system),
      perSecond: (count * 1000) / (performance.now() - began),
    };
  };
  await issue(each);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await issue(each));
  const perCore = median(measured.map((round) => round.perCore));
  const perSecond = median(measured.map((round) => round.perSecond));
  return {
    title: "9. Tokens of machines",
    body: [
      `${rounds} rounds of ${each} tokens, ${AT_ONCE} at once, medians; at least ${LEAST} for each second of a core: ` +
        `${verdict(perCore >= LEAST)}. A core's time is that of the function's process, user and system; the cloud is another process.`,
      table(
        ["tokens per second of a core", "tokens per second"],
        [[perCore.toFixed(0), perSecond.toFixed(0)]],
      ),
    ],
  };
}
