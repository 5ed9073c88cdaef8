/** Bands at the beginning of a page that belong to the first screens whatever the window's height; and twice as many tiles, less one. */
const DRAWN_AT_ONCE = 2;

/** What holds the bands of a page. Facts for search engines may stand before them. */
const BANDS = "main,main>:only-child,main>script+:last-child";

/** What holds tiles in rows: marked by whoever knows that theirs need no other's size. */
const ROWS = "[data-rows]";

/** Modules asked for in one task: each costs a phone some milliseconds of its main thread. */
const ASKED_FOR_AT_ONCE = 4;

/**
 * The only script that runs before first paint, inlined in every page's head (its hash or nonce stands in the CSP). Plain
 * ES2020, no imports, as small as can be.
 *
 * 1. Sets the remembered colour scheme before anything is drawn.
 * 2. Loads the page's modules once the page itself has loaded and been drawn (one in the background is not drawn: after 1.5 s), or at
 *    the visitor's first interaction, whichever is sooner, so that first paint is that of the same page without script.
 * 3. Lets the stylesheets take the place of the rules that came with the page (`first-styles.server.ts`), all at once: one without the
 *    others would put rules out of their order. Only what comes into the page later, elements and classes, may need any rule, so they do it
 *    when the first of these comes, before it is drawn, and before the first press, whose answer may be measured as soon as it is there. It styles the page anew,
 *    and places it anew (sheets with layers make Chromium measure all fonts again), and what is only read needs none of it. The page's modules
 *    wait for the sheets, and for one that cannot be had until the page has loaded: then the rules that came with the page stay. Such a sheet
 *    is none to some browsers, an empty one or one that nobody may read to others.
 * 4. Keeps the last press on an element marked `data-replay` and repeats it once the page is alive; where its code cannot be loaded,
 *    presses do again what they do without script.
 * 5. Draws in pieces. Bands that lie screens below, and tiles of long lists, keep their contents to themselves (`content-visibility`) until
 *    the page is alive, then are drawn one band and two tiles in each frame, from the top: no task styles and places a thousand elements at
 *    once. Not where a page opens somewhere else than at its top, as heights are guesses until then; for good when its code cannot be
 *    had in five seconds.
 * 6. Says what kind of values two properties have, which the layout sets when it has measured: a height that stays the same, or
 *    that is not inherited, gives the rest of the page nothing to do.
 */
export const bootScript = /* @__PURE__ */ `(()=>{
var d=document,h=d.documentElement,m=/(?:^|; )theme=(light|dark)/.exec(d.cookie);
if(m)h.dataset.theme=m[1];
var started=0,pressed=null,later;
function start(){
  if(started++)return;
  var t=d.getElementById("page-modules");
  if(!t){started=0;return}
  preload(JSON.parse(t.dataset.preload||"[]"));
  Promise.all(late().map(function(l){return l.sheet||d.readyState=="complete"||new Promise(function(r){l.onload=l.onerror=r;addEventListener("load",r)})})).then(function(){setTimeout(run,0,t)})
}
function preload(list){
  list.splice(0,${ASKED_FOR_AT_ONCE}).forEach(function(href){var l=d.createElement("link");l.rel="modulepreload";l.href=href;d.head.append(l)});
  if(list[0])setTimeout(preload,0,list)
}
function late(){return[].slice.call(d.querySelectorAll("link[data-late]"))}
function style(){
  if(!later)return;
  later.disconnect();later=null;
  var f=d.getElementById("first-styles"),here=late().every(function(l){try{return l.sheet.cssRules.length}catch(e){}});
  late().forEach(function(l){l.media="all"});
  if(f&&here)f.remove()
}
function isNew(r){return r.type=="attributes"||[].some.call(r.addedNodes,function(n){return n.nodeType==1&&!/^(SCRIPT|LINK)$/.test(n.nodeName)})}
function run(t){
  later=new MutationObserver(function(l){if(l.some(isNew))style()});
  later.observe(d.body,{childList:true,subtree:true,attributes:true,attributeFilter:["class"]});
  addEventListener("click",style,{once:true,capture:true});
  var s=d.createElement("script");s.type="module";s.nonce=t.nonce;s.textContent=t.textContent;s.onerror=release;d.body.append(s)
}
function release(){removeEventListener("click",press,true)}
function press(e){
  var b=e.target.closest&&e.target.closest("[data-replay]");
  if(b){e.preventDefault();pressed=b}
}
function measured(name,inherits){if(window.CSS&&CSS.registerProperty)CSS.registerProperty({name:name,syntax:"<length>",inherits:inherits,initialValue:"0px"})}
measured("--header-height",true);measured("--footer-height",false);
var apart=${DRAWN_AT_ONCE + 1},sheet,visit=performance.getEntriesByType("navigation")[0];
function keep(){sheet.replaceSync(":is(${BANDS})>:nth-child(n+"+apart+" of :not(script)),${ROWS}>:nth-child(n+"+apart*2+"),main~footer{content-visibility:auto;contain-intrinsic-block-size:auto 40rem}")}
function waits(at,n){return[].some.call(d.querySelectorAll(at),function(e){return e.children[n]})}
function draw(){
  if(!sheet)return;
  if(waits("${BANDS}",apart-1)||waits("${ROWS}",apart*2-1)){apart++;keep();requestAnimationFrame(function(){setTimeout(draw)})}
  else{d.adoptedStyleSheets=d.adoptedStyleSheets.filter(function(s){return s!=sheet});sheet=null}
}
if(d.adoptedStyleSheets&&!location.hash&&visit&&visit.type=="navigate"){sheet=new CSSStyleSheet({media:"screen"});keep();d.adoptedStyleSheets=[sheet]}
addEventListener("click",press,true);
addEventListener("unhandledrejection",release,{once:true});
addEventListener("vitrine:alive",function(){release();if(pressed)pressed.click();setTimeout(draw)},{once:true});
["pointerdown","keydown","touchstart"].forEach(function(n){addEventListener(n,start,{once:true,passive:true,capture:true})});
function painted(){
  setTimeout(start,1500);setTimeout(draw,5000);
  new PerformanceObserver(function(l){if(l.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true})
}
if(d.readyState=="complete")painted();else addEventListener("load",painted);
})()`.replaceAll(/\n\s*/g, "");
