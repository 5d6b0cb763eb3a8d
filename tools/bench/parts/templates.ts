import { writeDocx } from "../../../shared/rendering/docx.ts";
import { htmlBlocks } from "../../../shared/rendering/html-blocks.ts";
import { escapeHtml } from "../../../shared/escape-html.ts";
import { parseTemplate, render } from "../../../shared/rendering/language.ts";
import { writePdf } from "../../../shared/rendering/pdf.ts";
import { callsOf } from "../../../shared/testing/aws-calls.ts";
import { addPerson } from "../fill.ts";
import { measureInTurn } from "../measure.ts";
import { isOfRequest, replay } from "../replay.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { answer, bearer, json, ready, withHeaders } from "../service.ts";

const LEAST_PER_SECOND = 5000;
const MOST_OF_LIBRARIES = 1.2;
/** Requests until a process has filled its caches. */
const WARMING = 5;
const WORDS = { title: "Decizie", language: "ro" };

const paragraph =
  "<p>Având în vedere cererea depusă de {{nume}} la {{data}}, consiliul decide după cum urmează. </p>";
/** A page of text, and two. */
const page = `<h1>Decizia nr. {{nr}}</h1>${paragraph.repeat(25)}<ol>{{#puncte}}<li>{{.}}</li>{{/puncte}}</ol>`;
const twoPages = `${page}<hr class="pagina">${page}`;
const values = { nr: 5, nume: "Ștefan Țurcanu", data: "1 mai 2026", puncte: ["unu", "doi", "trei"] };

/** Filling in a page of text, and documents made from templates compared with the libraries that write them. */
export async function templates({ rounds }: { rounds: number }): Promise<Section> {
  const perSecond = fillingRate(rounds * 200);
  const rows = [];
  for (const format of ["PDF", "DOCX"] as const) rows.push(await measure(format, rounds));
  return {
    title: "10. Templates",
    body: [
      `A page of text is filled in ${perSecond.toFixed(0)} times for each second of a core, at least ${LEAST_PER_SECOND}: ` +
        `${verdict(perSecond >= LEAST_PER_SECOND)}. Documents of two pages, ${rounds} rounds, A B A B, medians: a file ` +
        `made of a template (descarca) takes at most ${MOST_OF_LIBRARIES} of the bare libraries and its AWS calls made bare: ` +
        `${verdict(rows.every(({ share }) => share <= MOST_OF_LIBRARIES))}.`,
      table(
        ["format", "handler ms", "libraries ms", "ratio"],
        rows.map(({ format, handler, libraries, share }) => [
          format,
          ms(handler),
          ms(libraries),
          ratio(share),
        ]),
      ),
    ],
  };
}

function fillingRate(count: number): number {
  const nodes = parseTemplate(page);
  const before = process.cpuUsage();
  for (let i = 0; i < count; i += 1) render(nodes, values, escapeHtml);
  const { user, system } = process.cpuUsage(before);
  return (count * 1e6) / (user + system);
}

async function measure(format: "PDF" | "DOCX", rounds: number) {
  const person = await addPerson({});
  const made = {
    cod: `B-${format}-${Date.now()}`,
    denumire: WORDS.title,
    format: "HTML",
    continut: twoPages,
  };
  const created = await answer(
    withHeaders({ method: "POST", address: "/api/templates", ...json(made) }, bearer(person)),
  );
  const { id } = created.json as { id: number };
  const request = withHeaders(
    { method: "POST", address: `/api/templates/${id}/descarca`, ...json({ format, variabile: values }) },
    bearer(person),
  );
  const write = format === "PDF" ? writePdf : writeDocx;
  const send = async () => {
    const { statusCode, body } = await ready(request)();
    if (statusCode !== 200) throw new Error(body);
  };
  for (let i = 0; i < WARMING; i += 1) await send();
  const { calls } = await callsOf(send);
  const { handler, libraries } = await measureInTurn(
    {
      handler: send,
      libraries: async () => {
        await replay(calls.filter(isOfRequest));
        return write(htmlBlocks(render(parseTemplate(twoPages), values, escapeHtml).text), WORDS);
      },
    },
    { rounds },
  );
  return { format, handler, libraries, share: handler / libraries };
}
