import { expect, it, type TestContext } from "vitest";
import { distance, oneLine } from "../testing/distance.ts";
import { russianData } from "../testing/russian-data.ts";
import { scannedPdf } from "../testing/scanned-pdf.ts";
import { dataOf } from "./language-data.ts";
import type { LanguageData } from "./packed-data.ts";
import { withScan } from "./scan-apart.ts";

const TURNS = [0, 90, 180, 270, 4, -4] as const;
/** A turned page may have that many times the wrong letters of the upright one; a few of 1000 are the dust of the glass. */
const MOST = 1.1;
const DUST = 5;

const texts = {
  ro: `HOTĂRÂRE
cu privire la aprobarea bugetului municipiului Bălți
În temeiul articolului 14 din Legea privind administrația publică locală,
al Codului administrativ și al avizelor comisiilor de specialitate,
Consiliul municipal hotărăște:
1. Se aprobă bugetul pentru anul 2027, la venituri de 512,4 mii lei.
2. Școlile și grădinițele își păstrează finanțarea din anul trecut.
3. Pentru reparația drumurilor se alocă 128,9 mii lei, iar pentru iluminat 43.
4. Cetățenii pot adresa întrebări și obiecții până la 15 februarie.
5. Direcția finanțe, economie și relații funciare ține evidența plăților.
6. Controlul executării hotărârii se pune în seama primarului.`,
  ru: `РЕШЕНИЕ
об утверждении бюджета муниципия Бельцы
На основании статьи 14 Закона о местном публичном управлении,
Административного кодекса и заключений профильных комиссий
муниципальный совет решает:
1. Утвердить бюджет на 2027 год по доходам в сумме 512,4 тысячи леев.
2. Школы и детские сады сохраняют финансирование прошлого года.
3. На ремонт дорог выделяется 128,9 тысячи леев, на освещение 43.
4. Граждане могут подать вопросы и возражения до 15 февраля.
5. Управление финансов, экономики и земельных отношений ведёт учёт.
6. Контроль за исполнением решения возложить на примара.`,
};

function needed(context: TestContext, language: "ro" | "ru"): LanguageData {
  const data = language === "ru" ? russianData() : dataOf(language);
  return data ?? context.skip("missing: rus.traineddata (tesseract-ocr-rus)");
}

/** The wrong letters of each turn, in thousandths of all. */
async function wrongOf(language: "ro" | "ru", data: LanguageData): Promise<Map<number, number>> {
  const written = oneLine(texts[language]);
  const wrong = new Map<number, number>();
  for (const turn of TURNS) {
    const bytes = await scannedPdf([texts[language]], turn);
    const read = await withScan({ bytes, contentType: "application/pdf" }, { language, data }, (scan) =>
      scan.read(1),
    );
    wrong.set(turn, (1000 * distance(oneLine(read.text), written)) / written.length);
  }
  return wrong;
}

for (const language of ["ro", "ru"] as const)
  it(`a page in ${language} is read as well whichever side is up, and if it lies askew`, async (context) => {
    const wrong = await wrongOf(language, needed(context, language));
    const row = TURNS.map((turn) => `${String(turn)}°: ${(wrong.get(turn) ?? 0).toFixed(1)}`).join(", ");
    process.stdout.write(`wrong letters of 1000, ${language}: ${row}\n`);
    const most = Math.max(DUST, MOST * (wrong.get(0) ?? 0));
    expect(TURNS.filter((turn) => (wrong.get(turn) ?? Infinity) > most)).toEqual([]);
  });
