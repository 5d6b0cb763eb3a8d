import { describeFactorReset } from "../../../../shared/testing/second-factors.ts";

describeFactorReset("users.revokeFactors", "identity");
