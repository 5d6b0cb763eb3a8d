import { expect, it } from "vitest";
import { described, isPrivateNetwork, networkOf } from "./sign-in-origin.ts";

it.each([
  ["188.25.14.201", "188.25.14.0/24", false],
  ["172.31.0.9", "172.31.0.0/24", true],
  ["::ffff:192.168.7.3", "192.168.7.0/24", true],
  ["127.0.0.1", "127.0.0.0/24", true],
  ["2A02:2F0E:01C3::77", "2a02:2f0e:1c3::/48", false],
  ["2001:db8::1", "2001:db8:0::/48", false],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48", false],
  ["fe80::1%eth0", "fe80:0:0::/48", true],
  ["fd12:3456:789a::5", "fd12:3456:789a::/48", true],
  ["::1", "0:0:0::/48", true],
  ["unknown", "", false],
])(
  "the network of the address %s is %s, of an institution or this machine: %s",
  (address, network, isPrivate) => {
    expect([networkOf(address), isPrivateNetwork(networkOf(address))]).toEqual([network, isPrivate]);
  },
);

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const EDGE =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0";

it.each([
  [IPHONE, { browser: "Safari", system: "iOS" }],
  [EDGE, { browser: "Microsoft Edge", system: "Windows" }],
  ["curl/8.5.0", { browser: "curl" }],
  ["Apache-HttpClient/5.2 (Java/17.0.9)", { browser: "Apache-HttpClient" }],
  ["<script>alert(1)</script>", {}],
  ["", {}],
  [`curl/${"8".repeat(2000)}`, {}],
  [undefined, {}],
])(
  "a browser that says of itself %s is shown by the names in it, and by nothing else that it says",
  async (userAgent, names) => {
    expect(await described({ address: "192.0.2.1", userAgent })).toEqual({
      network: "192.0.2.0/24",
      ...names,
    });
  },
);
