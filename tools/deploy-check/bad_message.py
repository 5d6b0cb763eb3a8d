"""Sends a message that nobody understands to a queue; ends well once its dead-letter queue holds it."""

import os
import sys
import time

import botocore.session

name = sys.argv[1].rsplit("/", 1)[1]
sqs = botocore.session.get_session().create_client(
    "sqs", endpoint_url=os.environ["AWS_ENDPOINT_URL"], region_name=os.environ["AWS_REGION"]
)
queue = sqs.get_queue_url(QueueName=name)["QueueUrl"]
dead = sqs.get_queue_url(QueueName=f"{name}-dlq")["QueueUrl"]
# A failed message is shown again at once here; the deployed queue waits for longer than its consumer may run.
sqs.set_queue_attributes(QueueUrl=queue, Attributes={"VisibilityTimeout": "2"})
sqs.send_message(QueueUrl=queue, MessageBody="no message of ours")
for _ in range(120):
    found = sqs.receive_message(QueueUrl=dead, WaitTimeSeconds=1).get("Messages", [])
    if any(message["Body"] == "no message of ours" for message in found):
        sys.exit(0)
    time.sleep(1)
sys.exit("the message did not reach the dead-letter queue within four minutes")
