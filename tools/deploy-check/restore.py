"""Restores a table as docs/operations.md says ("Restoring a table"), under its own name, and prints the address of its new
stream. The emulator restores the present state, whatever the moment."""

import os
import sys

import botocore.session

table = sys.argv[1]
restored = f"{table}-restored"
place = {"endpoint_url": os.environ["AWS_ENDPOINT_URL"], "region_name": os.environ["AWS_REGION"]}
tables = botocore.session.get_session().create_client("dynamodb", **place)
is_there = tables.get_waiter("table_exists")
is_gone = tables.get_waiter("table_not_exists")

before = tables.describe_table(TableName=table)["Table"]
tables.restore_table_to_point_in_time(
    SourceTableName=table, TargetTableName=restored, UseLatestRestorableTime=True
)
is_there.wait(TableName=restored)
backup = tables.create_backup(TableName=restored, BackupName=restored)["BackupDetails"]["BackupArn"]
tables.delete_table(TableName=table)
is_gone.wait(TableName=table)
tables.restore_table_from_backup(TargetTableName=table, BackupArn=backup)
is_there.wait(TableName=table)
tables.update_table(
    TableName=table, StreamSpecification={"StreamEnabled": True, "StreamViewType": "KEYS_ONLY"}
)
tables.update_continuous_backups(
    TableName=table, PointInTimeRecoverySpecification={"PointInTimeRecoveryEnabled": True}
)
tables.update_time_to_live(
    TableName=table, TimeToLiveSpecification={"AttributeName": "forgetAt", "Enabled": True}
)
tables.delete_table(TableName=restored)
after = tables.describe_table(TableName=table)["Table"]
if after["LatestStreamArn"] == before["LatestStreamArn"]:
    sys.exit("the restored table has the stream of the former one")
print(after["LatestStreamArn"])
