#!/usr/bin/env bash
set -euo pipefail

base=${TEMELIA:-http://localhost:3000}
machines=${TEMELIA_MACHINES:-https://localhost:8443}
certificates=${TEMELIA_CERTIFICATES:-.state/certificates}

json() { node -p "JSON.parse(require('node:fs').readFileSync(0, 'utf8'))$1"; }
call() { curl --silent --show-error --fail-with-body "$@"; }

token=$(call "$base/documents/api/authenticate" --json "{\"username\": \"$TEMELIA_USER\", \"password\": \"$TEMELIA_PASSWORD\"}" |
  json .id_token)
documents() { call -H "Authorization: Bearer $token" "$@"; }

# File. A key makes a repeated request the same document.
echo 'Aviz favorabil.' > "${TMPDIR:-/tmp}/aviz.txt"
filed=$(documents "$base/documents/api/documents/upload" -H "Idempotency-Key: aviz-$RANDOM-$RANDOM" \
  -F "file=@${TMPDIR:-/tmp}/aviz.txt" -F etichete=exemplu)
id=$(json .id <<< "$filed")
cod=$(json .cod <<< "$filed")
echo "filed $cod"

# Find.
found=$(documents --get "$base/documents/api/documents" --data-urlencode "filter[cod]=$cod")
echo "found $(json '.items.map(({ denumire }) => denumire).join(", ")' <<< "$found")"

# Sign the version that was filed, with one's own name.
signed=$(documents "$base/documents/api/documents/$id/semneaza" --json '{"semnatar": "Elena Țurcanu", "numarVersiune": 1}')
echo "signed by $(json .semnatar <<< "$signed"): $(json .status <<< "$signed")"

# Tell. Systems call with a certificate; the same tracking id sent again is the same notification.
sent=$(call --cacert "$certificates/ca.pem" --cert "$certificates/alfa.pem" --key "$certificates/alfa.key.pem" \
  "$machines/notifications/api/v1/notify/aviz-$cod" --json '{
    "subject": "Aviz eliberat",
    "body": "Bună ziua, {{nume}}. Avizul este gata.",
    "recipients": [{"type": "Email", "value": "ana.rusu@exemplu.md", "variables": {"nume": "Ana"}}]
  }')
echo "sent $(json .trackingId <<< "$sent"): $(json .status <<< "$sent")"
