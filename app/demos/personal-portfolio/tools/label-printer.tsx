import "./label-printer.css";

export interface LabelPrinterProps {
  /** What is to be seen, for those who do not see it. */
  label: string;
  display: string;
  buttons: readonly [string, string, string];
  lot: { latin: string; name: string; number: string; seeds: string; test: string };
}

/** A picture of the seed bank's label printer: a display, three buttons for mittens, and the label that comes out below. */
export function LabelPrinter({ label, display, buttons, lot }: LabelPrinterProps) {
  return (
    <div role="img" aria-label={label} className="label-printer">
      <div className="label-printer-box">
        <span className="label-printer-display figures">{display}</span>
        <div className="label-printer-buttons">
          {buttons.map((button) => (
            <span key={button} className="label-printer-button">
              {button}
            </span>
          ))}
        </div>
        <span className="label-printer-slot" />
      </div>
      <div className="label-printer-paper">
        <span className="label-printer-latin">{lot.latin}</span>
        <span>{lot.name}</span>
        <span className="label-printer-number figures">{lot.number}</span>
        <span className="label-printer-code" />
        <span className="label-printer-ends">
          <span>{lot.seeds}</span>
          <span>{lot.test}</span>
        </span>
      </div>
    </div>
  );
}
