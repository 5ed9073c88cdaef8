/**
 * In a page: makes its words ordinary and twice as long, as they are on most sites a year after they opened, and its pictures those of a
 * telephone: upright, with much light and much dark in them. Needs nothing around it, so that a test can hand it to a browser.
 */
export function plainWords(): void {
  const more =
    "and everything else that we do for you every day of the week with our friendly team in the heart of the town since we first opened".split(
      " ",
    );
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: Text[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(node as Text);
  for (const text of found) {
    const said = text.data.trim();
    // Names, labels and figures are as short elsewhere: sentences, headings and what is said of things grow.
    const isShort = (said.match(/\p{L}{2,}/gu) ?? []).length < 3;
    const isFixed = "script, style, noscript, svg, time, code, pre, output, button, label, summary";
    if (isShort || text.parentElement?.closest(isFixed)) continue;
    const added: string[] = [];
    for (let index = 0; added.join(" ").length < said.length * 0.9; index++)
      added.push(more[index % more.length]!);
    text.data = text.data.replace(said, `${said} ${added.join(" ")}`);
  }

  const snapshot = photograph();
  for (const source of document.querySelectorAll("main picture source")) source.remove();
  for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
    image.removeAttribute("srcset");
    image.src = snapshot;
  }

  /** A room against its window: no place in it is quiet enough for words without a ground of their own. */
  function photograph(): string {
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 800 });
    const paint = canvas.getContext("2d")!;
    const fill = (colour: string, ...box: [number, number, number, number]) => {
      paint.fillStyle = colour;
      paint.fillRect(...box);
    };
    paint.rotate(-0.02);
    fill("#8d8478", -40, -40, 700, 900);
    fill("#fdfdf6", 80, 60, 210, 330);
    fill("#fdfdf6", 330, 70, 190, 330);
    fill("#b3a590", -40, 560, 700, 300);
    fill("#2b2622", 60, 470, 260, 220);
    fill("#c23b22", 380, 520, 120, 90);
    fill("#16130f", 420, 610, 30, 190);
    return canvas.toDataURL("image/jpeg", 0.7);
  }
}
