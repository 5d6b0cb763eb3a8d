import { limited, unrestricted } from "../../http/access.ts";
import { json } from "../../http/body.ts";
import { query } from "../../http/list-query.ts";
import { publicRate } from "../../http/public/rate.ts";
import { html, nothing } from "../../http/responses.ts";
import { get, post, routes, type RouteGroup } from "../../http/route.ts";
import { originOf } from "../accounts/sign-in-origin.ts";
import { beginSignIn, SignInBody, SignInView } from "./begin-sign-in.ts";
import { completeSession, CompletionBody, SessionView } from "./complete-session.ts";
import { CallbackQuery, finishSignIn } from "./finish-sign-in.ts";
import type { SignInService } from "./sign-in-service.ts";

const anybody = limited(unrestricted, publicRate("sessions"));

/** `/api/v1/public/sessions`: the sign-in through the government's login. */
export const sessionRoutes = (service: SignInService): RouteGroup =>
  routes("sessions", {
    create: post(
      "/api/v1/public/sessions",
      {
        access: anybody,
        summary: "Începe autentificarea guvernamentală",
        body: json(SignInBody),
        returns: SignInView,
        status: 201,
        refuses: ["notFound", "unavailable"],
        idempotent: false,
        keptSealed: true,
      },
      ({ body }) => beginSignIn(service, body),
    ),

    finish: get(
      "/api/v1/public/sessions/callback",
      {
        access: anybody,
        summary: "Întoarcerea de la autentificarea guvernamentală",
        query: query(CallbackQuery),
        returns: html,
        also: { 303: nothing },
      },
      ({ query: answer, language, request }) =>
        finishSignIn(service, answer, { language, origin: originOf(request) }),
    ),

    complete: post(
      "/api/v1/public/sessions/{id}/complete",
      {
        // It counts only wrong tries: the right secret is not refused for the sake of others at the same address.
        access: unrestricted,
        summary: "Tokenul sesiunii, o singură dată",
        body: json(CompletionBody),
        returns: SessionView,
        refuses: ["notFound", "tooManyRequests"],
        idempotent: false,
        keptSealed: true,
      },
      ({ params, body, request }) =>
        completeSession(service, { ...body, id: params.id, origin: originOf(request) }),
    ),
  });
