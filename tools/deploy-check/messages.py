"""`messages.py send <queue> <body>` sends a message. `messages.py count <queue>` prints how many messages a queue has, hidden and delayed
ones included."""

import os
import sys

import botocore.session

COUNTS = [
    "ApproximateNumberOfMessages",
    "ApproximateNumberOfMessagesNotVisible",
    "ApproximateNumberOfMessagesDelayed",
]

act, name, *body = sys.argv[1:]
place = {"endpoint_url": os.environ["AWS_ENDPOINT_URL"], "region_name": os.environ["AWS_REGION"]}
sqs = botocore.session.get_session().create_client("sqs", **place)
queue = sqs.get_queue_url(QueueName=name)["QueueUrl"]
if act == "send":
    sqs.send_message(QueueUrl=queue, MessageBody=body[0])
else:
    attributes = sqs.get_queue_attributes(QueueUrl=queue, AttributeNames=COUNTS)["Attributes"]
    print(sum(int(attributes.get(count, 0)) for count in COUNTS))
