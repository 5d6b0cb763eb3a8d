import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { HttpRequest } from "@smithy/core/protocols";
import { expect, it } from "vitest";
import { OwnSigner } from "./own-signer.ts";
import { fc } from "../testing/properties.ts";

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/).filter((one) => one !== "date");
/** Texts with blanks, which signatures leave out in part. */
const text = fc.stringMatching(/^[ -~]{0,30}$/);
const identity = fc.record({
  accessKeyId: fc.stringMatching(/^[A-Z0-9]{16,20}$/),
  secretAccessKey: fc.stringMatching(/^[a-zA-Z0-9/+]{40}$/),
  sessionToken: fc.option(fc.stringMatching(/^[a-zA-Z0-9/+=]{1,80}$/), { nil: undefined }),
});

it("signs a request as the SDK's own signer does", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        headers: fc.dictionary(name, text),
        body: fc.string({ unit: "grapheme" }),
        credentials: identity,
        signingDate: fc.date({
          min: new Date("2020-01-01"),
          max: new Date("2040-01-01"),
          noInvalidDate: true,
        }),
        signingRegion: fc.constantFrom("eu-central-1", "us-east-1"),
      }),
      async ({ headers, body, credentials, signingDate, signingRegion }) => {
        const { config } = new DynamoDBClient({ region: signingRegion, credentials });
        const own = new OwnSigner("dynamodb", () => config);
        const service = "dynamodb";
        const sdk = await config.signer({
          name: "sigv4",
          signingName: service,
          signingRegion,
          properties: {},
        });
        const request = () =>
          new HttpRequest({
            method: "POST",
            path: "/",
            headers: { ...headers, host: "dynamodb.example", "user-agent": "aws-sdk-js/3" },
            body,
          });
        const asked = { signingDate, signingRegion, signingService: service };
        const signed = await own.sign(request(), asked);
        expect(signed.headers).toEqual((await sdk.sign(request(), asked)).headers);
        // Another attempt with the same request replaces the signature.
        const later = { ...asked, signingDate: new Date(signingDate.getTime() + 86_400_000) };
        expect((await own.sign(signed, later)).headers).toEqual((await sdk.sign(request(), later)).headers);
      },
    ),
    { numRuns: 50 },
  );
});
