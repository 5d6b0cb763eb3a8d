"""Prints what was deployed as JSON: the id of the HTTP API, and the variables of all functions together."""

import json
import os

import botocore.session

place = {"endpoint_url": os.environ["AWS_ENDPOINT_URL"], "region_name": os.environ["AWS_REGION"]}
session = botocore.session.get_session()
variables = {}
for page in session.create_client("lambda", **place).get_paginator("list_functions").paginate():
    for function in page["Functions"]:
        variables.update(function.get("Environment", {}).get("Variables", {}))
apis = session.create_client("apigatewayv2", **place).get_apis()["Items"]
print(json.dumps({"api": apis[0]["ApiId"], "variables": variables}))
