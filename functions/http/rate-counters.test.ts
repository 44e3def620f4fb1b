import { expect, it } from "vitest";
import { networkOf } from "./rate-counters.ts";

it("an IPv4 address is a network of its own", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).not.toBe(networkOf("::ffff:203.0.113.8"));
});

it("all addresses of an IPv6 network count as one, however they are written, and the next network as another", () => {
  const network = networkOf("2001:db8:1:2::1");
  for (const address of ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:0DB8:0001:0002:0:0:0:9", "2001:db8:1:2::", "2001:db8:1:2:3::4"])
    expect(networkOf(address)).toBe(network);
  expect(network).toBe("2001:db8:1:2");
  expect(networkOf("2001:db8:1:3::1")).not.toBe(network);
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0");
  expect(networkOf("::1")).toBe("0:0:0:0");
});

it("what is no address stays as it is", () => {
  for (const address of ["", "unknown", "fe80::1%eth0", ":"]) expect(networkOf(address)).toBe(address);
});
