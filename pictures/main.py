"""Renders records: blender -b --python main.py -- JOBS.json. A job: {record, out, size, samples, threads}.

Prints one line "DONE id" for each picture, "FAILED id" with the error otherwise.
"""
import json
import os
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from library import cards, drinks, foods, goods, lunch, meshes, shoot, stage  # noqa: E402

BUILDERS = {'bakery': foods, 'card': cards, 'lunch': lunch, 'packaged': goods, 'merch': goods, 'snack': goods}  # every other kind is a drink


def render(job):
    record = dict(job['record'])
    meshes.reset(record['seed'])
    BUILDERS.get(record['kind'], drinks).build(record)
    floor = stage.floor()
    stage.lamps()
    view = record.get('view', {})
    stage.camera(view.get('camera', 'hero'), view.get('share'), view.get('elevation'), view.get('azimuth'))
    shoot.shoot(job['out'], floor, job.get('size', 640), job.get('samples', 96), job.get('threads', 2), exposure=.45)


for job in json.load(open(sys.argv[sys.argv.index('--') + 1], encoding='utf-8')):
    name = job['record']['id']
    try:
        render(job)
        print(f'DONE {name}', flush=True)
    except Exception:
        traceback.print_exc()
        print(f'FAILED {name}', flush=True)
