/**
 * A script inside of tabs that shows the one that the reader chose before, as `setUpTabs` does, but
 * before they are drawn for the first time: nothing moves when the page's scripts arrive. A
 * constant, so that its hash for a content security policy can be documented.
 */
export const restoreScript = [
  '((t,v)=>{try{v=localStorage.getItem("tabs."+t.dataset.group)}catch{}',
  'let[l,...p]=t.children,s=p.find(e=>e.dataset.value===v);',
  'if(v&&s)[...l.children].forEach((b,i)=>{',
  'for(let e of[b,p[i]])e.toggleAttribute("data-selected",p[i]===s)})',
  '})(document.currentScript.closest(".tabs"))',
].join('');
