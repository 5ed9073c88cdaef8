/**
 * The only script that runs before first paint, inlined in every page's head (its hash or nonce stands in the CSP). Plain
 * ES2020, no imports, as small as can be.
 *
 * 1. Sets the remembered colour scheme before anything is drawn.
 * 2. Loads the page's modules once the page itself has loaded and been drawn (one in the background is not drawn: after 1.5 s), or at
 *    the visitor's first interaction, whichever is sooner, so that first paint is that of the same page without script.
 * 3. Before that, lets the stylesheets take the place of the rules that came with the page (`first-styles.server.ts`), all at once: one
 *    without the others would put rules out of their order. The page's modules wait for it, as what they add may need any rule, and for
 *    one that cannot be had until the page has loaded.
 * 4. Keeps the last press on an element marked `data-replay` and repeats it once the page is alive; where its code cannot be loaded,
 *    presses do again what they do without script.
 */
export const bootScript = /* @__PURE__ */ `(()=>{
var d=document,h=d.documentElement,m=/(?:^|; )theme=(light|dark)/.exec(d.cookie);
if(m)h.dataset.theme=m[1];
var started=0,pressed=null;
function start(){
  if(started++)return;
  var t=d.getElementById("page-modules");
  if(!t){started=0;return}
  JSON.parse(t.dataset.preload||"[]").forEach(function(href){var l=d.createElement("link");l.rel="modulepreload";l.href=href;d.head.append(l)});
  Promise.all(late().map(function(l){return l.sheet||d.readyState=="complete"||new Promise(function(r){l.onload=l.onerror=r;addEventListener("load",r)})})).then(function(){run(t)})
}
function late(){return[].slice.call(d.querySelectorAll("link[data-late]"))}
function run(t){
  late().forEach(function(l){l.media="all"});
  var f=d.getElementById("first-styles");
  if(f)f.remove();
  var s=d.createElement("script");s.type="module";s.nonce=t.nonce;s.textContent=t.textContent;s.onerror=release;d.body.append(s)
}
function release(){removeEventListener("click",press,true)}
function press(e){
  var b=e.target.closest&&e.target.closest("[data-replay]");
  if(b){e.preventDefault();pressed=b}
}
addEventListener("click",press,true);
addEventListener("unhandledrejection",release,{once:true});
addEventListener("vitrine:alive",function(){release();if(pressed)pressed.click()},{once:true});
["pointerdown","keydown","touchstart"].forEach(function(n){addEventListener(n,start,{once:true,passive:true,capture:true})});
function painted(){
  setTimeout(start,1500);
  new PerformanceObserver(function(l){if(l.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true})
}
if(d.readyState=="complete")painted();else addEventListener("load",painted);
})()`.replaceAll(/\n\s*/g, "");
