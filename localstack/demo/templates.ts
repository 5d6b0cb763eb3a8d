import type * as z from "zod";
import type { TemplateFields } from "../../functions/documents/records/template.ts";

/** A template of the demo; one of Word has its content in a file. */
export interface DemoTemplate extends Omit<z.output<typeof TemplateFields>, "continut"> {
  id: number;
  /** Login of its maker. */
  by: string;
  continut: { text: string } | { file: string };
}

const DECISION = `<h1>Decizia nr. {{numar}}</h1>
<p>din {{data}}</p>
<p>Consiliul local al <b>{{localitate}}</b>, având în vedere {{temei}}, decide:</p>
<ol>{{#puncte}}<li>{{.}}</li>{{/puncte}}</ol>
{{#cheltuieli}}
<table>
<thead><tr><th>Articol</th><th>Suma, lei</th></tr></thead>
<tbody>
{{#randuri}}
<tr><td>{{articol}}</td><td>{{suma}}</td></tr>
{{/randuri}}
</tbody>
</table>
{{/cheltuieli}}
{{^cheltuieli}}
<p>Decizia nu cere cheltuieli.</p>
{{/cheltuieli}}
<hr>
<p>Secretarul consiliului: <i>{{secretar}}</i></p>
`;

const CERTIFICATE = `СПРАВКА

Выдана {{persoana.nume}}, IDNP {{persoana.idnp}}, в том, что он(а) зарегистрирован(а) по адресу:
{{adresa}}.

Справка выдана для предъявления: {{scop}}.
{{data}}
`;

/** A decision in HTML, a certificate as text in Russian, a request made in Word that is still a draft. */
export const templates: DemoTemplate[] = [
  {
    id: 1,
    by: "ana.admin",
    cod: "DECIZIE",
    denumire: "Decizie a consiliului",
    descriere: "Cu punctele ei și, unde se cer, cheltuielile.",
    format: "HTML",
    limba: "ro",
    publicat: true,
    continut: { text: DECISION },
  },
  {
    id: 2,
    by: "ana.admin",
    cod: "SPRAVKA-ADRES",
    denumire: "Справка о месте жительства",
    format: "TEXT",
    limba: "ru",
    publicat: true,
    continut: { text: CERTIFICATE },
  },
  {
    id: 3,
    by: "ion.operator",
    cod: "CERERE-WORD",
    denumire: "Cerere de informații",
    format: "DOCX",
    limba: "ro",
    publicat: false,
    continut: { file: "sablon-cerere.docx" },
  },
];
