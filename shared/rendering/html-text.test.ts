import { expect, it } from "vitest";
import { textOfHtml } from "./html-text.ts";

it("paragraphs, lines and items of lists stand apart, and white space of the source does not count", () => {
  const html = `<!doctype html><html><head><title>Titlu</title><style>p { color: red }</style></head>
    <body><h1>Aviz</h1><p>Prima   linie<br>a doua</p><ul><li>unu</li><li>doi</li></ul>
    <table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><script>alert(1)</script></body></html>`;
  expect(textOfHtml(html)).toBe("Aviz\n\nPrima linie\na doua\n\n- unu\n\n- doi\n\na b\n\nc d");
});

it("the address of a link stands behind its text, unless it is its text, or runs a script", () => {
  expect(
    textOfHtml(`<a href="https://exemplu.md/a">Aici</a> <a href="https://exemplu.md">https://exemplu.md</a>`),
  ).toBe("Aici (https://exemplu.md/a) https://exemplu.md");
  expect(textOfHtml(`<a href="javascript:alert(1)">Aici</a>`)).toBe("Aici");
});

it("escaped markup is text, and the description of a picture stands for it", () => {
  expect(textOfHtml(`<p>&lt;b&gt; &amp; <img src="x" alt="Stema"></p>`)).toBe("<b> & Stema");
});

it("elements that are nested 50,000 deep, or are never closed, are read in one pass", () => {
  expect(textOfHtml(`${"<div>".repeat(50_000)}adânc`)).toBe("adânc");
  expect(textOfHtml(`${"<b><a href='https://exemplu.md'>".repeat(3)}text`)).toContain("text");
  expect(textOfHtml("<svg><svg></svg>desen</svg>text<title>a</title>")).toBe("text");
});

it.each(["script", "style", "title", "iframe", "textarea", "noembed", "noframes", "xmp"])(
  "what stands behind a self-closing <%s/> is its content up to its end tag, as in browsers",
  (name) => {
    expect(textOfHtml(`Unu <${name}/>ascuns</${name}> doi`)).toBe("Unu doi");
  },
);

it("what is left out of a section of a page is left out of the text", () => {
  for (const name of ["template", "noscript", "object", "svg", "math", "select"])
    expect([name, textOfHtml(`Unu <${name}>ascuns</${name}> doi`)]).toEqual([name, "Unu doi"]);
  expect(textOfHtml("Unu <svg/>doi")).toBe("Unu doi");
});
