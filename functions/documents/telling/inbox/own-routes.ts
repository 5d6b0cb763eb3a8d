import { json } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { get, post, put } from "../../service.ts";
import { InboxMessageView, listInbox } from "./list-inbox.ts";
import { markAllRead, markRead } from "./mark-read.ts";
import { PreferenceFields, PreferencesView, readPreferences, replacePreferences } from "./preferences.ts";

const own = { access: access.user };

/** What one's own account was told, and how it wants to be told. */
export const inbox = routes("inbox", {
  list: get(
    "/api/inbox",
    {
      ...own,
      summary: "Mesajele primite în ultimele 90 de zile",
      query: listOf(InboxMessageView),
      returns: pageOf(InboxMessageView),
    },
    ({ caller, query, language }) => listInbox(caller, query, language),
  ),

  setRead: post(
    "/api/inbox/{id}/read",
    { ...own, summary: "Marchează un mesaj primit drept citit", returns: InboxMessageView },
    ({ caller, params, language }) => markRead(caller, params.id, language),
  ),

  setAllRead: post(
    "/api/inbox/read-all",
    { ...own, summary: "Marchează toate mesajele primite drept citite", returns: nothing, status: 204 },
    async ({ caller }) => {
      await markAllRead(caller);
      return undefined;
    },
  ),

  readPreferences: get(
    "/api/inbox/preferences",
    { ...own, summary: "Cum doriți să primiți mesajele", returns: PreferencesView },
    ({ caller }) => readPreferences(caller),
  ),

  replacePreferences: put(
    "/api/inbox/preferences",
    {
      ...own,
      summary: "Schimbă modul de primire a mesajelor",
      body: json(PreferenceFields),
      returns: PreferencesView,
    },
    ({ caller, body }) => replacePreferences(caller, body),
  ),
});
