"""Sends a message that nobody understands to every queue that has a consumer. Prints the queues once each dead-letter queue
holds it."""

import os
import sys
import time

import botocore.session

BODY = "no message of ours"
# A failed message is shown again at once here; the deployed queue waits for longer than its consumer may run. Some
# consumers ask for 30 seconds themselves.
AGAIN_AFTER_SECONDS = "2"
LIMIT_SECONDS = 300

place = {"endpoint_url": os.environ["AWS_ENDPOINT_URL"], "region_name": os.environ["AWS_REGION"]}
session = botocore.session.get_session()
sqs = session.create_client("sqs", **place)
mappings = session.create_client("lambda", **place).list_event_source_mappings()["EventSourceMappings"]
names = sorted(m["EventSourceArn"].rsplit(":", 1)[1] for m in mappings if ":sqs:" in m["EventSourceArn"])
waiting = {name: sqs.get_queue_url(QueueName=f"{name}-dlq")["QueueUrl"] for name in names}

for name in names:
    queue = sqs.get_queue_url(QueueName=name)["QueueUrl"]
    sqs.set_queue_attributes(QueueUrl=queue, Attributes={"VisibilityTimeout": AGAIN_AFTER_SECONDS})
    sqs.send_message(QueueUrl=queue, MessageBody=BODY)
end = time.monotonic() + LIMIT_SECONDS
while waiting and time.monotonic() < end:
    for name, dead in list(waiting.items()):
        found = sqs.receive_message(QueueUrl=dead, MaxNumberOfMessages=10).get("Messages", [])
        if any(message["Body"] == BODY for message in found):
            del waiting[name]
    time.sleep(1)
if waiting or not names:
    sys.exit(f"no bad message in the dead-letter queue after {LIMIT_SECONDS} s: {', '.join(waiting) or 'no queue has a consumer'}")
print("\n".join(names))
