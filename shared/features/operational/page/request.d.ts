import type { SampleCall } from "./samples.js";

export function requestOf(call: SampleCall, chosen?: File): RequestInit;
