import type { Exchange } from "./exchange.ts";
import type { Grants } from "./grants.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The consent page. The button pressed is `decizie` in the address. */
export function consent(exchange: Exchange, grants: Grants, name: string): void {
  const { query } = exchange;
  const redirect = query.get("redirect_uri") ?? "";
  const back = new URL(redirect);
  back.searchParams.set("state", query.get("state") ?? "");
  const decision = query.get("decizie");
  if (decision === "da")
    back.searchParams.set("code", grants.newCode(query.get("code_challenge") ?? "", redirect));
  else if (decision === "nu") back.searchParams.set("error", "access_denied");
  else return exchange.send(pageOf(query, name), "text/html; charset=utf-8");
  exchange.redirect(back.href);
}

function pageOf(query: URLSearchParams, name: string): string {
  const fields = [...query].map(
    ([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`,
  );
  return `<!doctype html><html lang="ro"><meta charset="utf-8"><title>${name}</title>
<style>body{font:16px system-ui;max-width:26rem;margin:4rem auto;padding:0 1rem}button{font:inherit;padding:.5rem 1rem;margin-right:.5rem}</style>
<h1>${name}</h1><p>Temelia cere să vă citească fișierele. · Temelia просит доступ на чтение файлов. · Temelia asks to read your files.</p>
<form>${fields.join("")}<button name="decizie" value="da">Permite · Разрешить · Allow</button><button name="decizie" value="nu">Refuză · Отказать · Refuse</button></form></html>`;
}

/** The endpoints of RFC 6749 and RFC 7009. Returns false for any other path. */
export async function oauth(exchange: Exchange, grants: Grants, name: string): Promise<boolean> {
  const endpoint = exchange.path.replace(/^\/oauth/, "");
  if (endpoint === "/authorize") consent(exchange, grants, name);
  else if (endpoint === "/token") {
    const answer = grants.token(new URLSearchParams(await exchange.body()));
    if (answer) exchange.json(answer);
    else exchange.json({ error: "invalid_grant" }, 400);
  } else if (endpoint === "/revoke") {
    grants.revoke(new URLSearchParams(await exchange.body()).get("token") ?? "");
    exchange.json({});
  } else return false;
  return true;
}
