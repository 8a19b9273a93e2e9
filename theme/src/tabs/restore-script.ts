/**
 * What `restoreTab` does, as a script inside of the tabs that runs before they
 * are drawn for the first time: nothing moves when the page's scripts arrive. A constant, so that
 * its hash for a content security policy can be documented.
 */
export const restoreScript = [
  '(function(t,v){try{v=localStorage.getItem("tabs."+t.dataset.group)}catch(e){}',
  'var p=[].slice.call(t.children,1,-1),i=p.findIndex(function(e){return e.dataset.value===v});',
  'if(i>=0)p.forEach(function(e,j){var b=t.firstChild.children[j],s=j===i;',
  'e.toggleAttribute("data-selected",s);b.setAttribute("aria-selected",s);b.tabIndex=s?0:-1',
  '})})(document.currentScript.closest(".tabs"))',
].join('');
