import { parse, serialize } from "parse5";
import { describe, expect, it } from "vitest";
import { sectionOfHtml } from "./html-section.ts";

describe("a page as a section of another one", () => {
  it.each([
    [
      "the body of a page",
      "<!doctype html><html><head><title>T</title></head><body><p>Unu</p></body></html>",
      "<p>Unu</p>",
    ],
    ["open elements", "<div><b><table><tr><td>Unu", "<div><b><table><tr><td>Unu</td></tr></table></b></div>"],
    ["elements that cross", "<b><i>Unu</b>Doi</i>", "<b><i>Unu</i></b>Doi"],
    ["ends without a start", "</div></section>Unu</p>", "Unu"],
    ["an open comment", "<p>Unu<!-- <p>Doi", "<p>Unu</p>"],
    ["elements without content", '<br/>Unu<img src="x.png"><hr>', '<br>Unu<img src="x.png"><hr>'],
    [
      "a script, a style and a text area",
      "<script>a<b</script><style>p{}</style><textarea><p></textarea>Unu",
      "Unu",
    ],
    ["an open script", "Unu<script>a", "Unu"],
    ["drawings, also nested", "<svg><svg></svg><p>x</p></svg>Unu", "Unu"],
    [
      "another base of its links",
      '<base href="https://rau.test/"><a href="/x">Unu</a>',
      '<a href="/x">Unu</a>',
    ],
    ["the element that nothing closes", "<plaintext>Unu", "Unu"],
    [
      "references and quotes",
      '<a title="a&quot;b">1 &lt; 2 &amp; 3</a>',
      '<a title="a&quot;b">1 &lt; 2 &amp; 3</a>',
    ],
    ["names that do not read the same elsewhere", '<p x"y=1 <z=2 class=c>Unu</p>', '<p class="c">Unu</p>'],
    ["nothing", "", ""],
  ])("%s", (_name, html, section) => {
    expect(sectionOfHtml(html)).toBe(section);
  });

  it("a page as a section of another one leaves what follows outside of it, whatever it is", () => {
    const pieces = [
      "<b>",
      "</b>",
      "<table>",
      "<td>",
      "<!--",
      "-->",
      "<p",
      ' a="',
      "'>",
      "<style>",
      "x",
      "<svg>",
      "</svg>",
    ];
    let seed = 7;
    const next = (most: number) => (seed = (seed * 16_807) % 2_147_483_647) % most;
    for (let round = 0; round < 300; round += 1) {
      const html = Array.from({ length: 12 }, () => pieces[next(pieces.length)]).join("");
      const page = serialize(parse(`<body><section>${sectionOfHtml(html)}</section><hr><p>Doi</p></body>`));
      expect(page.endsWith("</section><hr><p>Doi</p></body></html>"), html).toBe(true);
    }
  });

  it("a page as a section of another one takes time in proportion to the length, however much is open", () => {
    const html = Array.from({ length: 6000 }, (_, i) => `<b id=${i}><p>x`).join("");
    expect(sectionOfHtml(html).length).toBeLessThan(5 * html.length);
  });
});
