"""MiniStack over TLS with IAM enforced; every decision about a role is one JSON line in $IAM_LOG."""

import json
import os

import ministack.app as app
import ministack.core.iam_actions as actions
import ministack.core.iam_evaluator as evaluator
from ministack.core.responses import get_account_id
from ministack.services import cloudformation, kms
from ministack.services.cloudformation import engine, provisioners

decisions = open(os.environ["IAM_LOG"], "a", buffering=1)
enforce = evaluator.enforce


def key_of(alias):
    """AWS authorizes the use of an alias on its key; MiniStack 1.5.33 asks for a right to the alias."""
    key = kms._resolve_key(alias)
    return alias if not key else key.get("Arn") or key["KeyMetadata"]["Arn"]


def who(access_key_id):
    if evaluator.is_root_access_key(access_key_id):
        return "root"
    principal = evaluator.resolve_principal(access_key_id, get_account_id())
    return getattr(principal, "arn", str(principal))


def recorded(access_key_id, iam_action, service, region, resource_arn="*", service_context=None):
    if service == "sqs":
        # AWS has no actions for batches: a batch needs the right to its single act. MiniStack 1.5.33 asks for another right.
        iam_action = iam_action.removesuffix("Batch")
    if iam_action.startswith("kms:") and ":alias/" in resource_arn and "Alias" not in iam_action:
        resource_arn = key_of(resource_arn)
    refusal = enforce(
        access_key_id, iam_action, service, region, resource_arn=resource_arn, service_context=service_context
    )
    line = {"who": who(access_key_id), "action": iam_action, "resource": resource_arn, "allowed": refusal is None}
    decisions.write(json.dumps(line) + "\n")
    return refusal


tags_of = actions.request_tag_context


def request_context(service, iam_action, body, params):
    """Policies of AWS may compare the encryption context of a request; MiniStack 1.5.33 does not tell them of it."""
    context = tags_of(service, iam_action, body, params)
    if service == "kms" and body[:1] == b"{":
        encryption = json.loads(body).get("EncryptionContext") or {}
        context.update({f"kms:EncryptionContext:{name}": value for name, value in encryption.items()})
    return context


def resolved(properties):
    """AWS resolves dynamic references in nested stacks as in any other; MiniStack 1.5.33 only in the root."""
    return engine._resolve_dynamic_references(properties)[0]


# MiniStack 1.5.33 has no budgets, and refuses a template that names one although its condition does not hold.
provisioners._RESOURCE_HANDLERS["AWS::Budgets::Budget"] = {
    "create": lambda logical_id, properties, stack: (properties["Budget"]["BudgetName"], {}),
    "update": lambda physical_id, old, new, stack: (physical_id, {}),
    "delete": lambda physical_id, properties: None,
}

alarm_record = provisioners._cw_metric_alarm_record


def recorded_alarm(name, properties):
    """MiniStack 1.5.33 takes no sum of metrics in a template: such an alarm watches the first of them here."""
    if "Metrics" in properties:
        first = next(metric["MetricStat"] for metric in properties["Metrics"] if "MetricStat" in metric)
        others = {key: value for key, value in properties.items() if key != "Metrics"}
        properties = {**others, **first["Metric"], "Period": first["Period"], "Statistic": first["Stat"]}
    return alarm_record(name, properties)


provisioners._cw_metric_alarm_record = recorded_alarm
provision, update = provisioners._provision_resource, provisioners._update_resource


def provisioned(kind, logical_id, properties, stack):
    return provision(kind, logical_id, resolved(properties), stack)


def updated(kind, physical_id, old, new, stack, logical_id=None, attributes=None):
    """A resource of a nested stack that an update leaves as it is loses its attributes in MiniStack 1.5.33."""
    if attributes is None:
        resources = cloudformation._stacks.get(stack, {}).get("_resources", {})
        attributes = resources.get(logical_id, {}).get("Attributes")
    return update(kind, physical_id, resolved(old), resolved(new), stack, logical_id, attributes)


# The root's resources go through names of their own (stacks.py): these two are those of nested stacks.
provisioners._provision_resource, provisioners._update_resource = provisioned, updated
actions.request_tag_context = request_context
evaluator.enforce = recorded
# Its test whether the port is free binds it.
app._port_is_bindable = lambda *_, **__: False
app.main()
