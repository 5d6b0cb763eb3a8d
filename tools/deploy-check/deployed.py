"""Prints what was deployed as JSON: the id of the HTTP API, the variables of all functions together, the commit that each
function has, the streams that functions take, the state of each stack, and the hosts that ask for certificates."""

import json
import os

import botocore.session

place = {"endpoint_url": os.environ["AWS_ENDPOINT_URL"], "region_name": os.environ["AWS_REGION"]}
session = botocore.session.get_session()
# The stack of security events has no releases.
WITHOUT_RELEASES = "temelia-prod-security-log"
variables = {}
commits = {}
lambdas = session.create_client("lambda", **place)
for page in lambdas.get_paginator("list_functions").paginate():
    for function in page["Functions"]:
        own = function.get("Environment", {}).get("Variables", {})
        variables.update(own)
        if function["FunctionName"] != WITHOUT_RELEASES:
            commits[function["FunctionName"]] = own.get("SERVICE_COMMIT")
gateway = session.create_client("apigatewayv2", **place)
apis = gateway.get_apis()["Items"]
hosts = [
    {
        "name": domain["DomainName"],
        "truststore": domain["MutualTlsAuthentication"]["TruststoreUri"],
        "apis": [mapping["ApiId"] for mapping in gateway.get_api_mappings(DomainName=domain["DomainName"])["Items"]],
    }
    for domain in gateway.get_domain_names()["Items"]
    if domain.get("MutualTlsAuthentication")
]
sources = [source["EventSourceArn"] for source in lambdas.list_event_source_mappings()["EventSourceMappings"]]
streams = [source for source in sources if ":dynamodb:" in source]
stacks = session.create_client("cloudformation", **place).describe_stacks()["Stacks"]
states = {stack["StackName"]: stack["StackStatus"] for stack in stacks}
print(
    json.dumps(
        {
            "api": apis[0]["ApiId"],
            "variables": variables,
            "commits": commits,
            "streams": streams,
            "states": states,
            "hosts": hosts,
        }
    )
)
