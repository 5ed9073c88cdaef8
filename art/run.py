"""Entry for Blender: `blender -b -P art/run.py -- SCENE [w=1440 h=900 spp=18 out=FILE.png key=value …]`.

SCENE is a file below art/scenes, for example `interiors/boardroom.py`. `npm run art -- NAME` calls this with the
size, samples and arguments that art/pictures.json gives for a picture.
"""

import runpy
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))
scene = ART / "scenes" / sys.argv[sys.argv.index("--") + 1]
runpy.run_path(str(scene), run_name="__main__")
