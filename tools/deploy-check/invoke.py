"""Invokes a function with an event, `invoke.py <name> <event>`, and fails if the function does."""

import os
import sys

import botocore.session

name, event = sys.argv[1:]
place = {"endpoint_url": os.environ["AWS_ENDPOINT_URL"], "region_name": os.environ["AWS_REGION"]}
functions = botocore.session.get_session().create_client("lambda", **place)
answer = functions.invoke(FunctionName=name, Payload=event.encode())
said = answer["Payload"].read().decode()
if "FunctionError" in answer:
    sys.exit(f"{name}: {said}")
print(said)
