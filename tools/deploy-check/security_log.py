"""Deploys the optional stack of security events beside the stage, `security_log.py <stage>`, and has its function take a line of a
service, as CloudWatch would send it. Fails unless the line stands in the group of security events, kept for 400 days."""

import base64
import gzip
import json
import os
import sys
import time

import botocore.session

stage = sys.argv[1]
place = {"endpoint_url": os.environ["AWS_ENDPOINT_URL"], "region_name": os.environ["AWS_REGION"]}
session = botocore.session.get_session()
stacks, logs, functions = (session.create_client(name, **place) for name in ("cloudformation", "logs", "lambda"))

name = f"temelia-{stage}-security-log"
with open("resources/security/security-log.yml", encoding="utf-8") as template:
    stacks.create_stack(
        StackName=name,
        TemplateBody=template.read(),
        Capabilities=["CAPABILITY_IAM"],
        Parameters=[{"ParameterKey": "Stage", "ParameterValue": stage}],
    )
while (state := stacks.describe_stacks(StackName=name)["Stacks"][0]["StackStatus"]).endswith("IN_PROGRESS"):
    time.sleep(0.5)
if state != "CREATE_COMPLETE":
    sys.exit(f"{name}: {state}")

services = ["documents", "identity", "template-admin", "invoicing", "notifications", "platform"]
for service in services:
    if not logs.describe_subscription_filters(logGroupName=f"/temelia/{stage}/{service}")["subscriptionFilters"]:
        sys.exit(f"{service} is not subscribed to")

line = json.dumps({"security": "scan", "message": "a line of the deploy check"})
batch = {
    "messageType": "DATA_MESSAGE",
    "logGroup": f"/temelia/{stage}/documents",
    "logEvents": [{"timestamp": int(time.time() * 1000), "message": line}],
}
data = base64.b64encode(gzip.compress(json.dumps(batch).encode())).decode()
answer = functions.invoke(FunctionName=name, Payload=json.dumps({"awslogs": {"data": data}}))
if "FunctionError" in answer:
    sys.exit(f"{name}: {answer['Payload'].read().decode()}")

group = f"/temelia/{stage}/security"
days = logs.describe_log_groups(logGroupNamePrefix=group)["logGroups"][0]["retentionInDays"]
kept = [event["message"] for event in logs.filter_log_events(logGroupName=group)["events"]]
if days != 400 or line not in kept:
    sys.exit(f"{group} keeps {kept} for {days} days")
print(f"{len(services)} services, {days} days")
