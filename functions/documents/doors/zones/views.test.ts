import { describe, expect, it } from "vitest";
import { AccessRequestView } from "../../records/access-request.ts";
import { DocumentView } from "../../records/document.ts";
import { VersionView } from "../../records/version.ts";
import { StaffAccessRequestView, StaffDocumentView, StaffVersionView } from "../staff-zone/views.ts";
import { citizenDocuments, citizenRequests } from "./citizen-routes.ts";
import { publicZone } from "../public/zone-routes.ts";
import { PublicDocumentView } from "../public/views.ts";
import { CitizenDocumentView, CitizenRequestView, CitizenVersionView } from "./views.ts";

const fieldsOf = ({ shape }: { shape: object }) => Object.keys(shape).sort();

/** The views of a resource from the zone that shows least to the record's own. */
const ladders: [resource: string, views: { shape: object }[]][] = [
  ["documents", [PublicDocumentView, CitizenDocumentView, StaffDocumentView, DocumentView]],
  ["versions", [CitizenVersionView, StaffVersionView]],
  ["access requests", [CitizenRequestView, StaffAccessRequestView]],
];

describe("a zone shows fewer fields than the next one", () => {
  it.each(ladders)("%s", (_, views) => {
    const shown = views.map(fieldsOf);
    for (const [i, fields] of shown.entries()) {
      const more = shown[i + 1] ?? [...fields, "and so on"];
      expect(more).toEqual(expect.arrayContaining(fields));
      expect(more.length).toBeGreaterThan(fields.length);
    }
  });

  it("each field is the record's own: no view is a second schema", () => {
    const origins = [
      [CitizenDocumentView, DocumentView],
      [CitizenVersionView, VersionView],
      [CitizenRequestView, AccessRequestView],
    ] as const;
    for (const [view, record] of origins)
      for (const [field, schema] of Object.entries(view.shape))
        expect([field, schema === (record.shape as Record<string, unknown>)[field]]).toEqual([field, true]);
  });

  it("the public zone shows of a document what the decision lists", () => {
    expect(fieldsOf(PublicDocumentView)).toEqual(
      [
        "cod",
        "contentType",
        "creatLa",
        "denumire",
        "descriere",
        "dimensiune",
        "etichete",
        "format",
        "hashSha256",
        "id",
        "modificatLa",
        "numarVersiune",
      ].sort(),
    );
    const added = fieldsOf(CitizenDocumentView).filter(
      (field) => !fieldsOf(PublicDocumentView).includes(field),
    );
    expect(added).toEqual(["emitentId", "status", "tipSecuritate", "visibility"]);
  });

  it("every operation begins with its zone, and no address is deeper than a sub-resource", () => {
    for (const group of [publicZone, citizenDocuments, citizenRequests])
      for (const { operationId, path, zone } of Object.values(group)) {
        expect(operationId.split(".")[0]).toBe(zone);
        expect(path).toMatch(/^\/api\/v1\/(public|citizen)\/[a-z-]+(\/\{id\}(\/[a-z-]+)?)?$/);
      }
  });
});
