"""Stores what a deploy needs, as docs/operations.md asks for it, from JSON on standard input:
{parameters, objects: [{bucket, key, body}]}."""

import json
import os
import sys

import botocore.session

stored = json.load(sys.stdin)
place = {"endpoint_url": os.environ["AWS_ENDPOINT_URL"], "region_name": os.environ["AWS_REGION"]}
session = botocore.session.get_session()
ssm = session.create_client("ssm", **place)
for name, value in stored.get("parameters", {}).items():
    ssm.put_parameter(Name=name, Type="String", Value=value, Overwrite=True)
s3 = session.create_client("s3", **place)
for one in stored.get("objects", []):
    s3.put_object(Bucket=one["bucket"], Key=one["key"], Body=one["body"].encode())
