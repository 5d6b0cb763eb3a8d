interface Said {
  result: string;
  status?: string;
  names?: string[];
  bucket?: string;
  key?: string;
  eTag?: string;
  time?: string;
}

/** The event by which GuardDuty Malware Protection for S3 tells the result of a scan, as its user guide shows it. */
export const guardDutyEvent = ({
  result,
  status = "COMPLETED",
  names,
  bucket = "bucket",
  key = "uploads/0/v1",
  eTag = "d41d8cd98f00b204e9800998ecf8427e",
  time = "2026-01-01T00:00:00Z",
}: Said) => ({
  version: "0",
  id: "72c7d362-737a-6dce-fc78-9e27a0171419",
  "detail-type": "GuardDuty Malware Protection Object Scan Result",
  source: "aws.guardduty",
  account: "000000000000",
  time,
  region: "eu-central-1",
  resources: ["arn:aws:guardduty:eu-central-1:000000000000:malware-protection-plan/b4c7f464ab3a4example"],
  detail: {
    schemaVersion: "1.0",
    scanStatus: status,
    resourceType: "S3_OBJECT",
    s3ObjectDetails: {
      bucketName: bucket,
      objectKey: key,
      eTag,
      versionId: null,
      s3Throttled: false,
    },
    scanResultDetails: {
      scanResultStatus: result,
      threats: names?.map((name) => ({ name })) ?? null,
    },
  },
});
