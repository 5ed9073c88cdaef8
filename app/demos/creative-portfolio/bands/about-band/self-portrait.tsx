import * as styles from "./about-band.module.css";
/** A face in a few strokes, drawn without looking at the paper: everything is there, hardly anything where it belongs. */
export function SelfPortrait() {
  return (
    <svg viewBox="0 0 320 380" aria-hidden className={styles.portraitLines}>
      <path d="M88 158C76 196 80 250 108 288C128 316 178 322 206 292C236 262 246 210 236 162" />
      <path d="M200 124L292 98" stroke="var(--brand)" strokeWidth="9" />
      <path d="M292 98L306 94" strokeWidth="4" />
      <path
        fill="var(--paper-raised)"
        d="M80 168C66 118 92 78 124 74C112 66 126 48 148 62C160 40 190 46 190 62C214 52 236 72 232 92C256 104 254 142 240 170C232 148 226 132 212 122C196 132 168 130 150 118C136 134 108 138 96 136C88 146 84 158 80 168"
      />
      <path d="M118 96C126 84 142 82 150 92M172 84C182 76 198 80 204 92M136 108C148 96 160 98 168 108" />
      <path d="M90 192C92 170 138 166 142 190C146 220 98 226 90 192Z" />
      <path d="M168 182C174 162 222 166 220 190C218 216 166 214 168 182Z" />
      <path d="M142 188C150 180 160 178 168 184M90 190L74 184M220 186L242 178" />
      <path
        d="M112 192c-2-8 10-8 8 0s-10 4-8 0M196 198c-2-8 10-8 8 0s-10 4-8 0"
        fill="currentColor"
      />
      <path d="M100 156C112 148 126 150 134 156M178 148C192 142 208 146 214 154" />
      <path d="M158 194C152 218 142 234 152 240C160 244 168 240 172 234" />
      <path d="M128 268C146 262 158 272 172 264C184 260 190 262 198 256C192 278 146 288 128 268" />
      <path d="M240 182C258 172 264 196 252 210C246 216 240 214 238 208M80 194C64 188 60 212 76 224" />
      <path d="M136 312C136 330 132 340 118 346C80 352 48 358 32 376M196 302C198 326 204 336 222 342C256 346 282 354 294 374" />
      <path d="M118 346C140 366 198 366 222 342" />
    </svg>
  );
}
