// Generated from openapi/ by `npm run generate`. Do not edit.
// @ts-nocheck
import type { Rules } from '../rules.ts';

const bundle: any =(()=>{var PO=Object.create;var so=Object.defineProperty;var _O=Object.getOwnPropertyDescriptor;var RO=Object.getOwnPropertyNames;var kO=Object.getPrototypeOf,MO=Object.prototype.hasOwnProperty;var M=(n,e)=>()=>{try{return e||n((e={exports:{}}).exports,e),e.exports}catch(t){throw e=0,t}},De=(n,e)=>{for(var t in e)so(n,t,{get:e[t],enumerable:!0})},Km=(n,e,t,i)=>{
if(e&&typeof e=="object"||typeof e=="function")for(let r of RO(e))!MO.call(n,r)&&r!==t&&so(n,r,{get:()=>e[r],enumerable:!(i=_O(e,r))||i.enumerable});return n};var Ur=(n,e,t)=>(t=n!=null?PO(kO(n)):{},Km(e||!n||!n.__esModule?so(t,"default",{value:n,enumerable:!0}):t,n)),YO=n=>Km(so({},"__esModule",{value:!0}),n);var rg=M(Dt=>{"use strict";Object.defineProperty(Dt,"__esModule",{value:!0});Dt.formatNames=Dt.fastFormats=Dt.fullFormats=void 0;function vt(n,e){return{validate:n,
compare:e}}Dt.fullFormats={date:vt(eg,Ju),time:vt(Mu(!0),Hu),"date-time":vt(Wm(!0),tg),"iso-time":vt(Mu(),ng),"iso-date-time":vt(Wm(),ig),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ZO,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:zO,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:XO,int32:{type:"number",validate:UO},int64:{type:"number",validate:KO},float:{type:"\
number",validate:qm},double:{type:"number",validate:qm},password:!0,binary:!0};Dt.fastFormats={...Dt.fullFormats,date:vt(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ju),time:vt(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Hu),"date-time":vt(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
tg),"iso-time":vt(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ng),"iso-date-time":vt(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ig),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Dt.formatNames=Object.keys(Dt.fullFormats);function JO(n){return n%4===0&&(n%100!==0||n%400===0)}var HO=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,GO=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function eg(n){let e=HO.exec(n);if(!e)return!1;let t=+e[1],i=+e[2],r=+e[3];return i>=1&&i<=12&&r>=1&&r<=(i===2&&JO(t)?29:GO[i])}function Ju(n,e){
if(n&&e)return n>e?1:n<e?-1:0}var ku=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Mu(n){return function(t){let i=ku.exec(t);if(!i)
return!1;let r=+i[1],a=+i[2],o=+i[3],s=i[4],u=i[5]==="-"?-1:1,c=+(i[6]||0),B=+(i[7]||0);if(c>23||B>59||n&&!s)return!1;if(r<=23&&a<=59&&o<60)return!0;let f=a-B*u,
d=r-c*u-(f<0?1:0);return(d===23||d===-1)&&(f===59||f===-1)&&o<61}}function Hu(n,e){if(!(n&&e))return;let t=new Date("2020-01-01T"+n).valueOf(),i=new Date("2020-\
01-01T"+e).valueOf();if(t&&i)return t-i}function ng(n,e){if(!(n&&e))return;let t=ku.exec(n),i=ku.exec(e);if(t&&i)return n=t[1]+t[2]+t[3],e=i[1]+i[2]+i[3],n>e?1:
n<e?-1:0}var Yu=/t|\s/i;function Wm(n){let e=Mu(n);return function(i){let r=i.split(Yu);return r.length===2&&eg(r[0])&&e(r[1])}}function tg(n,e){if(!(n&&e))return;
let t=new Date(n).valueOf(),i=new Date(e).valueOf();if(t&&i)return t-i}function ig(n,e){if(!(n&&e))return;let[t,i]=n.split(Yu),[r,a]=e.split(Yu),o=Ju(t,r);if(o!==
void 0)return o||Hu(i,a)}var $O=/\/|:/,VO=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ZO(n){return $O.test(n)&&VO.test(n)}var zm=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function XO(n){return zm.lastIndex=0,zm.
test(n)}var QO=-(2**31),jO=2**31-1;function UO(n){return Number.isInteger(n)&&n<=jO&&n>=QO}function KO(n){return Number.isInteger(n)}function qm(){return!0}var WO=/[^\\]\\Z/;
function zO(n){if(WO.test(n))return!1;try{return new RegExp(n),!0}catch{return!1}}});var zr=M(Ae=>{"use strict";Object.defineProperty(Ae,"__esModule",{value:!0});Ae.regexpCode=Ae.getEsmExportName=Ae.getProperty=Ae.safeStringify=Ae.stringify=Ae.strConcat=
Ae.addCodeArg=Ae.str=Ae._=Ae.nil=Ae._Code=Ae.Name=Ae.IDENTIFIER=Ae._CodeOrName=void 0;var Kr=class{};Ae._CodeOrName=Kr;Ae.IDENTIFIER=/^[a-z$_][a-z$_0-9]*$/i;var fi=class extends Kr{constructor(e){
if(super(),!Ae.IDENTIFIER.test(e))throw new Error("CodeGen: name must be a valid identifier");this.str=e}toString(){return this.str}emptyStr(){return!1}get names(){
return{[this.str]:1}}};Ae.Name=fi;var Wn=class extends Kr{constructor(e){super(),this._items=typeof e=="string"?[e]:e}toString(){return this.str}emptyStr(){if(this.
_items.length>1)return!1;let e=this._items[0];return e===""||e==='""'}get str(){var e;return(e=this._str)!==null&&e!==void 0?e:this._str=this._items.reduce((t,i)=>`${t}${i}`,
"")}get names(){var e;return(e=this._names)!==null&&e!==void 0?e:this._names=this._items.reduce((t,i)=>(i instanceof fi&&(t[i.str]=(t[i.str]||0)+1),t),{})}};Ae.
_Code=Wn;Ae.nil=new Wn("");function ag(n,...e){let t=[n[0]],i=0;for(;i<e.length;)$u(t,e[i]),t.push(n[++i]);return new Wn(t)}Ae._=ag;var Gu=new Wn("+");function og(n,...e){
let t=[Wr(n[0])],i=0;for(;i<e.length;)t.push(Gu),$u(t,e[i]),t.push(Gu,Wr(n[++i]));return qO(t),new Wn(t)}Ae.str=og;function $u(n,e){e instanceof Wn?n.push(...e.
_items):e instanceof fi?n.push(e):n.push(tA(e))}Ae.addCodeArg=$u;function qO(n){let e=1;for(;e<n.length-1;){if(n[e]===Gu){let t=eA(n[e-1],n[e+1]);if(t!==void 0){
n.splice(e-1,3,t);continue}n[e++]="+"}e++}}function eA(n,e){if(e==='""')return n;if(n==='""')return e;if(typeof n=="string")return e instanceof fi||n[n.length-1]!==
'"'?void 0:typeof e!="string"?`${n.slice(0,-1)}${e}"`:e[0]==='"'?n.slice(0,-1)+e.slice(1):void 0;if(typeof e=="string"&&e[0]==='"'&&!(n instanceof fi))return`"${n}${e.
slice(1)}`}function nA(n,e){return e.emptyStr()?n:n.emptyStr()?e:og`${n}${e}`}Ae.strConcat=nA;function tA(n){return typeof n=="number"||typeof n=="boolean"||n===
null?n:Wr(Array.isArray(n)?n.join(","):n)}function iA(n){return new Wn(Wr(n))}Ae.stringify=iA;function Wr(n){return JSON.stringify(n).replace(/\u2028/g,"\\u2028").
replace(/\u2029/g,"\\u2029")}Ae.safeStringify=Wr;function rA(n){return typeof n=="string"&&Ae.IDENTIFIER.test(n)?new Wn(`.${n}`):ag`[${n}]`}Ae.getProperty=rA;function aA(n){
if(typeof n=="string"&&Ae.IDENTIFIER.test(n))return new Wn(`${n}`);throw new Error(`CodeGen: invalid export name: ${n}, use explicit $id name mapping`)}Ae.getEsmExportName=
aA;function oA(n){return new Wn(n.toString())}Ae.regexpCode=oA});var Xu=M(Mn=>{"use strict";Object.defineProperty(Mn,"__esModule",{value:!0});Mn.ValueScope=Mn.ValueScopeName=Mn.Scope=Mn.varKinds=Mn.UsedValueState=void 0;var kn=zr(),
Vu=class extends Error{constructor(e){super(`CodeGen: "code" for ${e} not defined`),this.value=e.value}},uo;(function(n){n[n.Started=0]="Started",n[n.Completed=
1]="Completed"})(uo||(Mn.UsedValueState=uo={}));Mn.varKinds={const:new kn.Name("const"),let:new kn.Name("let"),var:new kn.Name("var")};var lo=class{constructor({
prefixes:e,parent:t}={}){this._names={},this._prefixes=e,this._parent=t}toName(e){return e instanceof kn.Name?e:this.name(e)}name(e){return new kn.Name(this._newName(
e))}_newName(e){let t=this._names[e]||this._nameGroup(e);return`${e}${t.index++}`}_nameGroup(e){var t,i;if(!((i=(t=this._parent)===null||t===void 0?void 0:t._prefixes)===
null||i===void 0)&&i.has(e)||this._prefixes&&!this._prefixes.has(e))throw new Error(`CodeGen: prefix "${e}" is not allowed in this scope`);return this._names[e]=
{prefix:e,index:0}}};Mn.Scope=lo;var co=class extends kn.Name{constructor(e,t){super(t),this.prefix=e}setValue(e,{property:t,itemIndex:i}){this.value=e,this.scopePath=
(0,kn._)`.${new kn.Name(t)}[${i}]`}};Mn.ValueScopeName=co;var sA=(0,kn._)`\n`,Zu=class extends lo{constructor(e){super(e),this._values={},this._scope=e.scope,this.
opts={...e,_n:e.lines?sA:kn.nil}}get(){return this._scope}name(e){return new co(e,this._newName(e))}value(e,t){var i;if(t.ref===void 0)throw new Error("CodeGen:\
 ref must be passed in value");let r=this.toName(e),{prefix:a}=r,o=(i=t.key)!==null&&i!==void 0?i:t.ref,s=this._values[a];if(s){let B=s.get(o);if(B)return B}else
s=this._values[a]=new Map;s.set(o,r);let u=this._scope[a]||(this._scope[a]=[]),c=u.length;return u[c]=t.ref,r.setValue(t,{property:a,itemIndex:c}),r}getValue(e,t){
let i=this._values[e];if(i)return i.get(t)}scopeRefs(e,t=this._values){return this._reduceValues(t,i=>{if(i.scopePath===void 0)throw new Error(`CodeGen: name "${i}\
" has no value`);return(0,kn._)`${e}${i.scopePath}`})}scopeCode(e=this._values,t,i){return this._reduceValues(e,r=>{if(r.value===void 0)throw new Error(`CodeGen\
: name "${r}" has no value`);return r.value.code},t,i)}_reduceValues(e,t,i={},r){let a=kn.nil;for(let o in e){let s=e[o];if(!s)continue;let u=i[o]=i[o]||new Map;
s.forEach(c=>{if(u.has(c))return;u.set(c,uo.Started);let B=t(c);if(B){let f=this.opts.es5?Mn.varKinds.var:Mn.varKinds.const;a=(0,kn._)`${a}${f} ${c} = ${B};${this.
opts._n}`}else if(B=r?.(c))a=(0,kn._)`${a}${B}${this.opts._n}`;else throw new Vu(c);u.set(c,uo.Completed)})}return a}};Mn.ValueScope=Zu});var ae=M(de=>{"use strict";Object.defineProperty(de,"__esModule",{value:!0});de.or=de.and=de.not=de.CodeGen=de.operators=de.varKinds=de.ValueScopeName=de.ValueScope=
de.Scope=de.Name=de.regexpCode=de.stringify=de.getProperty=de.nil=de.strConcat=de.str=de._=void 0;var ye=zr(),lt=Xu(),Qt=zr();Object.defineProperty(de,"_",{enumerable:!0,
get:function(){return Qt._}});Object.defineProperty(de,"str",{enumerable:!0,get:function(){return Qt.str}});Object.defineProperty(de,"strConcat",{enumerable:!0,
get:function(){return Qt.strConcat}});Object.defineProperty(de,"nil",{enumerable:!0,get:function(){return Qt.nil}});Object.defineProperty(de,"getProperty",{enumerable:!0,
get:function(){return Qt.getProperty}});Object.defineProperty(de,"stringify",{enumerable:!0,get:function(){return Qt.stringify}});Object.defineProperty(de,"rege\
xpCode",{enumerable:!0,get:function(){return Qt.regexpCode}});Object.defineProperty(de,"Name",{enumerable:!0,get:function(){return Qt.Name}});var po=Xu();Object.
defineProperty(de,"Scope",{enumerable:!0,get:function(){return po.Scope}});Object.defineProperty(de,"ValueScope",{enumerable:!0,get:function(){return po.ValueScope}});
Object.defineProperty(de,"ValueScopeName",{enumerable:!0,get:function(){return po.ValueScopeName}});Object.defineProperty(de,"varKinds",{enumerable:!0,get:function(){
return po.varKinds}});de.operators={GT:new ye._Code(">"),GTE:new ye._Code(">="),LT:new ye._Code("<"),LTE:new ye._Code("<="),EQ:new ye._Code("==="),NEQ:new ye._Code(
"!=="),NOT:new ye._Code("!"),OR:new ye._Code("||"),AND:new ye._Code("&&"),ADD:new ye._Code("+")};var Rt=class{optimizeNodes(){return this}optimizeNames(e,t){return this}},
Qu=class extends Rt{constructor(e,t,i){super(),this.varKind=e,this.name=t,this.rhs=i}render({es5:e,_n:t}){let i=e?lt.varKinds.var:this.varKind,r=this.rhs===void 0?
"":` = ${this.rhs}`;return`${i} ${this.name}${r};`+t}optimizeNames(e,t){if(e[this.name.str])return this.rhs&&(this.rhs=Ui(this.rhs,e,t)),this}get names(){return this.rhs instanceof ye._CodeOrName?this.rhs.names:{}}},Bo=class extends Rt{constructor(e,t,i){super(),this.lhs=e,this.rhs=t,this.sideEffects=i}render({_n:e}){return`${this.
lhs} = ${this.rhs};`+e}optimizeNames(e,t){if(!(this.lhs instanceof ye.Name&&!e[this.lhs.str]&&!this.sideEffects))return this.rhs=Ui(this.rhs,e,t),this}get names(){
let e=this.lhs instanceof ye.Name?{}:{...this.lhs.names};return ho(e,this.rhs)}},ju=class extends Bo{constructor(e,t,i,r){super(e,i,r),this.op=t}render({_n:e}){
return`${this.lhs} ${this.op}= ${this.rhs};`+e}},Uu=class extends Rt{constructor(e){super(),this.label=e,this.names={}}render({_n:e}){return`${this.label}:`+e}},
Ku=class extends Rt{constructor(e){super(),this.label=e,this.names={}}render({_n:e}){return`break${this.label?` ${this.label}`:""};`+e}},Wu=class extends Rt{constructor(e){
super(),this.error=e}render({_n:e}){return`throw ${this.error};`+e}get names(){return this.error.names}},zu=class extends Rt{constructor(e){super(),this.code=e}render({
_n:e}){return`${this.code};`+e}optimizeNodes(){return`${this.code}`?this:void 0}optimizeNames(e,t){return this.code=Ui(this.code,e,t),this}get names(){return this.code instanceof ye._CodeOrName?this.code.names:{}}},qr=class extends Rt{constructor(e=[]){super(),this.nodes=e}render(e){return this.nodes.reduce((t,i)=>t+i.render(
e),"")}optimizeNodes(){let{nodes:e}=this,t=e.length;for(;t--;){let i=e[t].optimizeNodes();Array.isArray(i)?e.splice(t,1,...i):i?e[t]=i:e.splice(t,1)}return e.length>
0?this:void 0}optimizeNames(e,t){let{nodes:i}=this,r=i.length;for(;r--;){let a=i[r];a.optimizeNames(e,t)||(uA(e,a.names),i.splice(r,1))}return i.length>0?this:void 0}get names(){
return this.nodes.reduce((e,t)=>pi(e,t.names),{})}},kt=class extends qr{render(e){return"{"+e._n+super.render(e)+"}"+e._n}},qu=class extends qr{},ji=class extends kt{};
ji.kind="else";var di=class n extends kt{constructor(e,t){super(t),this.condition=e}render(e){let t=`if(${this.condition})`+super.render(e);return this.else&&(t+=
"else "+this.else.render(e)),t}optimizeNodes(){super.optimizeNodes();let e=this.condition;if(e===!0)return this.nodes;let t=this.else;if(t){let i=t.optimizeNodes();
t=this.else=Array.isArray(i)?new ji(i):i}if(t)return e===!1?t instanceof n?t:t.nodes:this.nodes.length?this:new n(sg(e),t instanceof n?[t]:t.nodes);if(!(e===!1||
!this.nodes.length))return this}optimizeNames(e,t){var i;if(this.else=(i=this.else)===null||i===void 0?void 0:i.optimizeNames(e,t),!!(super.optimizeNames(e,t)||
this.else))return this.condition=Ui(this.condition,e,t),this}get names(){let e=super.names;return ho(e,this.condition),this.else&&pi(e,this.else.names),e}};di.kind=
"if";var hi=class extends kt{};hi.kind="for";var el=class extends hi{constructor(e){super(),this.iteration=e}render(e){return`for(${this.iteration})`+super.render(
e)}optimizeNames(e,t){if(super.optimizeNames(e,t))return this.iteration=Ui(this.iteration,e,t),this}get names(){return pi(super.names,this.iteration.names)}},nl=class extends hi{constructor(e,t,i,r){
super(),this.varKind=e,this.name=t,this.from=i,this.to=r}render(e){let t=e.es5?lt.varKinds.var:this.varKind,{name:i,from:r,to:a}=this;return`for(${t} ${i}=${r};\
 ${i}<${a}; ${i}++)`+super.render(e)}get names(){let e=ho(super.names,this.from);return ho(e,this.to)}},fo=class extends hi{constructor(e,t,i,r){super(),this.loop=
e,this.varKind=t,this.name=i,this.iterable=r}render(e){return`for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})`+super.render(e)}optimizeNames(e,t){
if(super.optimizeNames(e,t))return this.iterable=Ui(this.iterable,e,t),this}get names(){return pi(super.names,this.iterable.names)}},ea=class extends kt{constructor(e,t,i){
super(),this.name=e,this.args=t,this.async=i}render(e){return`${this.async?"async ":""}function ${this.name}(${this.args})`+super.render(e)}};ea.kind="func";var na=class extends qr{render(e){
return"return "+super.render(e)}};na.kind="return";var tl=class extends kt{render(e){let t="try"+super.render(e);return this.catch&&(t+=this.catch.render(e)),this.
finally&&(t+=this.finally.render(e)),t}optimizeNodes(){var e,t;return super.optimizeNodes(),(e=this.catch)===null||e===void 0||e.optimizeNodes(),(t=this.finally)===
null||t===void 0||t.optimizeNodes(),this}optimizeNames(e,t){var i,r;return super.optimizeNames(e,t),(i=this.catch)===null||i===void 0||i.optimizeNames(e,t),(r=this.
finally)===null||r===void 0||r.optimizeNames(e,t),this}get names(){let e=super.names;return this.catch&&pi(e,this.catch.names),this.finally&&pi(e,this.finally.names),
e}},ta=class extends kt{constructor(e){super(),this.error=e}render(e){return`catch(${this.error})`+super.render(e)}};ta.kind="catch";var ia=class extends kt{render(e){
return"finally"+super.render(e)}};ia.kind="finally";var il=class{constructor(e,t={}){this._values={},this._blockStarts=[],this._constants={},this.opts={...t,_n:t.
lines?`
`:""},this._extScope=e,this._scope=new lt.Scope({parent:e}),this._nodes=[new qu]}toString(){return this._root.render(this.opts)}name(e){return this._scope.name(
e)}scopeName(e){return this._extScope.name(e)}scopeValue(e,t){let i=this._extScope.value(e,t);return(this._values[i.prefix]||(this._values[i.prefix]=new Set)).add(
i),i}getScopeValue(e,t){return this._extScope.getValue(e,t)}scopeRefs(e){return this._extScope.scopeRefs(e,this._values)}scopeCode(){return this._extScope.scopeCode(
this._values)}_def(e,t,i,r){let a=this._scope.toName(t);return i!==void 0&&r&&(this._constants[a.str]=i),this._leafNode(new Qu(e,a,i)),a}const(e,t,i){return this.
_def(lt.varKinds.const,e,t,i)}let(e,t,i){return this._def(lt.varKinds.let,e,t,i)}var(e,t,i){return this._def(lt.varKinds.var,e,t,i)}assign(e,t,i){return this._leafNode(
new Bo(e,t,i))}add(e,t){return this._leafNode(new ju(e,de.operators.ADD,t))}code(e){return typeof e=="function"?e():e!==ye.nil&&this._leafNode(new zu(e)),this}object(...e){
let t=["{"];for(let[i,r]of e)t.length>1&&t.push(","),t.push(i),(i!==r||this.opts.es5)&&(t.push(":"),(0,ye.addCodeArg)(t,r));return t.push("}"),new ye._Code(t)}if(e,t,i){
if(this._blockNode(new di(e)),t&&i)this.code(t).else().code(i).endIf();else if(t)this.code(t).endIf();else if(i)throw new Error('CodeGen: "else" body without "t\
hen" body');return this}elseIf(e){return this._elseNode(new di(e))}else(){return this._elseNode(new ji)}endIf(){return this._endBlockNode(di,ji)}_for(e,t){return this.
_blockNode(e),t&&this.code(t).endFor(),this}for(e,t){return this._for(new el(e),t)}forRange(e,t,i,r,a=this.opts.es5?lt.varKinds.var:lt.varKinds.let){let o=this.
_scope.toName(e);return this._for(new nl(a,o,t,i),()=>r(o))}forOf(e,t,i,r=lt.varKinds.const){let a=this._scope.toName(e);if(this.opts.es5){let o=t instanceof ye.
Name?t:this.var("_arr",t);return this.forRange("_i",0,(0,ye._)`${o}.length`,s=>{this.var(a,(0,ye._)`${o}[${s}]`),i(a)})}return this._for(new fo("of",r,a,t),()=>i(
a))}forIn(e,t,i,r=this.opts.es5?lt.varKinds.var:lt.varKinds.const){if(this.opts.ownProperties)return this.forOf(e,(0,ye._)`Object.keys(${t})`,i);let a=this._scope.
toName(e);return this._for(new fo("in",r,a,t),()=>i(a))}endFor(){return this._endBlockNode(hi)}label(e){return this._leafNode(new Uu(e))}break(e){return this._leafNode(
new Ku(e))}return(e){let t=new na;if(this._blockNode(t),this.code(e),t.nodes.length!==1)throw new Error('CodeGen: "return" should have one node');return this._endBlockNode(
na)}try(e,t,i){if(!t&&!i)throw new Error('CodeGen: "try" without "catch" and "finally"');let r=new tl;if(this._blockNode(r),this.code(e),t){let a=this.name("e");
this._currNode=r.catch=new ta(a),t(a)}return i&&(this._currNode=r.finally=new ia,this.code(i)),this._endBlockNode(ta,ia)}throw(e){return this._leafNode(new Wu(e))}block(e,t){
return this._blockStarts.push(this._nodes.length),e&&this.code(e).endBlock(t),this}endBlock(e){let t=this._blockStarts.pop();if(t===void 0)throw new Error("Code\
Gen: not in self-balancing block");let i=this._nodes.length-t;if(i<0||e!==void 0&&i!==e)throw new Error(`CodeGen: wrong number of nodes: ${i} vs ${e} expected`);
return this._nodes.length=t,this}func(e,t=ye.nil,i,r){return this._blockNode(new ea(e,t,i)),r&&this.code(r).endFunc(),this}endFunc(){return this._endBlockNode(ea)}optimize(e=1){
for(;e-- >0;)this._root.optimizeNodes(),this._root.optimizeNames(this._root.names,this._constants)}_leafNode(e){return this._currNode.nodes.push(e),this}_blockNode(e){
this._currNode.nodes.push(e),this._nodes.push(e)}_endBlockNode(e,t){let i=this._currNode;if(i instanceof e||t&&i instanceof t)return this._nodes.pop(),this;throw new Error(
`CodeGen: not in block "${t?`${e.kind}/${t.kind}`:e.kind}"`)}_elseNode(e){let t=this._currNode;if(!(t instanceof di))throw new Error('CodeGen: "else" without "i\
f"');return this._currNode=t.else=e,this}get _root(){return this._nodes[0]}get _currNode(){let e=this._nodes;return e[e.length-1]}set _currNode(e){let t=this._nodes;
t[t.length-1]=e}};de.CodeGen=il;function pi(n,e){for(let t in e)n[t]=(n[t]||0)+(e[t]||0);return n}function ho(n,e){return e instanceof ye._CodeOrName?pi(n,e.names):
n}function Ui(n,e,t){if(n instanceof ye.Name)return i(n);if(!r(n))return n;return new ye._Code(n._items.reduce((a,o)=>(o instanceof ye.Name&&(o=i(o)),o instanceof
ye._Code?a.push(...o._items):a.push(o),a),[]));function i(a){let o=t[a.str];return o===void 0||e[a.str]!==1?a:(delete e[a.str],o)}function r(a){return a instanceof
ye._Code&&a._items.some(o=>o instanceof ye.Name&&e[o.str]===1&&t[o.str]!==void 0)}}function uA(n,e){for(let t in e)n[t]=(n[t]||0)-(e[t]||0)}function sg(n){return typeof n==
"boolean"||typeof n=="number"||n===null?!n:(0,ye._)`!${rl(n)}`}de.not=sg;var lA=ug(de.operators.AND);function cA(...n){return n.reduce(lA)}de.and=cA;var BA=ug(de.
operators.OR);function fA(...n){return n.reduce(BA)}de.or=fA;function ug(n){return(e,t)=>e===ye.nil?t:t===ye.nil?e:(0,ye._)`${rl(e)} ${n} ${rl(t)}`}function rl(n){
return n instanceof ye.Name?n:(0,ye._)`(${n})`}});var ge=M(me=>{"use strict";Object.defineProperty(me,"__esModule",{value:!0});me.checkStrictMode=me.getErrorPath=me.Type=me.useFunc=me.setEvaluated=me.evaluatedPropsToName=
me.mergeEvaluated=me.eachItem=me.unescapeJsonPointer=me.escapeJsonPointer=me.escapeFragment=me.unescapeFragment=me.schemaRefOrVal=me.schemaHasRulesButRef=me.schemaHasRules=
me.checkUnknownRules=me.alwaysValidSchema=me.toHash=void 0;var _e=ae(),dA=zr();function hA(n){let e={};for(let t of n)e[t]=!0;return e}me.toHash=hA;function pA(n,e){
return typeof e=="boolean"?e:Object.keys(e).length===0?!0:(Bg(n,e),!fg(e,n.self.RULES.all))}me.alwaysValidSchema=pA;function Bg(n,e=n.schema){let{opts:t,self:i}=n;
if(!t.strictSchema||typeof e=="boolean")return;let r=i.RULES.keywords;for(let a in e)r[a]||pg(n,`unknown keyword: "${a}"`)}me.checkUnknownRules=Bg;function fg(n,e){
if(typeof n=="boolean")return!n;for(let t in n)if(e[t])return!0;return!1}me.schemaHasRules=fg;function mA(n,e){if(typeof n=="boolean")return!n;for(let t in n)if(t!==
"$ref"&&e.all[t])return!0;return!1}me.schemaHasRulesButRef=mA;function gA({topSchemaRef:n,schemaPath:e},t,i,r){if(!r){if(typeof t=="number"||typeof t=="boolean")
return t;if(typeof t=="string")return(0,_e._)`${t}`}return(0,_e._)`${n}${e}${(0,_e.getProperty)(i)}`}me.schemaRefOrVal=gA;function CA(n){return dg(decodeURIComponent(
n))}me.unescapeFragment=CA;function bA(n){return encodeURIComponent(ol(n))}me.escapeFragment=bA;function ol(n){return typeof n=="number"?`${n}`:n.replace(/~/g,"\
~0").replace(/\//g,"~1")}me.escapeJsonPointer=ol;function dg(n){return n.replace(/~1/g,"/").replace(/~0/g,"~")}me.unescapeJsonPointer=dg;function vA(n,e){if(Array.
isArray(n))for(let t of n)e(t);else e(n)}me.eachItem=vA;function lg({mergeNames:n,mergeToName:e,mergeValues:t,resultToName:i}){return(r,a,o,s)=>{let u=o===void 0?
a:o instanceof _e.Name?(a instanceof _e.Name?n(r,a,o):e(r,a,o),o):a instanceof _e.Name?(e(r,o,a),a):t(a,o);return s===_e.Name&&!(u instanceof _e.Name)?i(r,u):u}}
me.mergeEvaluated={props:lg({mergeNames:(n,e,t)=>n.if((0,_e._)`${t} !== true && ${e} !== undefined`,()=>{n.if((0,_e._)`${e} === true`,()=>n.assign(t,!0),()=>n.assign(
t,(0,_e._)`${t} || {}`).code((0,_e._)`Object.assign(${t}, ${e})`))}),mergeToName:(n,e,t)=>n.if((0,_e._)`${t} !== true`,()=>{e===!0?n.assign(t,!0):(n.assign(t,(0,_e.
_)`${t} || {}`),sl(n,t,e))}),mergeValues:(n,e)=>n===!0?!0:{...n,...e},resultToName:hg}),items:lg({mergeNames:(n,e,t)=>n.if((0,_e._)`${t} !== true && ${e} !== undefined`,
()=>n.assign(t,(0,_e._)`${e} === true ? true : ${t} > ${e} ? ${t} : ${e}`)),mergeToName:(n,e,t)=>n.if((0,_e._)`${t} !== true`,()=>n.assign(t,e===!0?!0:(0,_e._)`${t} > ${e} ? ${t} : ${e}`)),
mergeValues:(n,e)=>n===!0?!0:Math.max(n,e),resultToName:(n,e)=>n.var("items",e)})};function hg(n,e){if(e===!0)return n.var("props",!0);let t=n.var("props",(0,_e.
_)`{}`);return e!==void 0&&sl(n,t,e),t}me.evaluatedPropsToName=hg;function sl(n,e,t){Object.keys(t).forEach(i=>n.assign((0,_e._)`${e}${(0,_e.getProperty)(i)}`,!0))}
me.setEvaluated=sl;var cg={};function DA(n,e){return n.scopeValue("func",{ref:e,code:cg[e.code]||(cg[e.code]=new dA._Code(e.code))})}me.useFunc=DA;var al;(function(n){
n[n.Num=0]="Num",n[n.Str=1]="Str"})(al||(me.Type=al={}));function yA(n,e,t){if(n instanceof _e.Name){let i=e===al.Num;return t?i?(0,_e._)`"[" + ${n} + "]"`:(0,_e.
_)`"['" + ${n} + "']"`:i?(0,_e._)`"/" + ${n}`:(0,_e._)`"/" + ${n}.replace(/~/g, "~0").replace(/\\//g, "~1")`}return t?(0,_e.getProperty)(n).toString():"/"+ol(n)}
me.getErrorPath=yA;function pg(n,e,t=n.opts.strictSchema){if(t){if(e=`strict mode: ${e}`,t===!0)throw new Error(e);n.self.logger.warn(e)}}me.checkStrictMode=pg});var zn=M(ul=>{"use strict";Object.defineProperty(ul,"__esModule",{value:!0});var vn=ae(),EA={data:new vn.Name("data"),valCxt:new vn.Name("valCxt"),instancePath:new vn.
Name("instancePath"),parentData:new vn.Name("parentData"),parentDataProperty:new vn.Name("parentDataProperty"),rootData:new vn.Name("rootData"),dynamicAnchors:new vn.
Name("dynamicAnchors"),vErrors:new vn.Name("vErrors"),errors:new vn.Name("errors"),this:new vn.Name("this"),self:new vn.Name("self"),scope:new vn.Name("scope"),
json:new vn.Name("json"),jsonPos:new vn.Name("jsonPos"),jsonLen:new vn.Name("jsonLen"),jsonPart:new vn.Name("jsonPart")};ul.default=EA});var ra=M(Dn=>{"use strict";Object.defineProperty(Dn,"__esModule",{value:!0});Dn.extendErrors=Dn.resetErrorsCount=Dn.reportExtraError=Dn.reportError=Dn.keyword$DataError=
Dn.keywordError=void 0;var xe=ae(),mo=ge(),An=zn();Dn.keywordError={message:({keyword:n})=>(0,xe.str)`must pass "${n}" keyword validation`};Dn.keyword$DataError=
{message:({keyword:n,schemaType:e})=>e?(0,xe.str)`"${n}" keyword must be ${e} ($data)`:(0,xe.str)`"${n}" keyword is invalid ($data)`};function SA(n,e=Dn.keywordError,t,i){
let{it:r}=n,{gen:a,compositeRule:o,allErrors:s}=r,u=Cg(n,e,t);i??(o||s)?mg(a,u):gg(r,(0,xe._)`[${u}]`)}Dn.reportError=SA;function xA(n,e=Dn.keywordError,t){let{
it:i}=n,{gen:r,compositeRule:a,allErrors:o}=i,s=Cg(n,e,t);mg(r,s),a||o||gg(i,An.default.vErrors)}Dn.reportExtraError=xA;function wA(n,e){n.assign(An.default.errors,
e),n.if((0,xe._)`${An.default.vErrors} !== null`,()=>n.if(e,()=>n.assign((0,xe._)`${An.default.vErrors}.length`,e),()=>n.assign(An.default.vErrors,null)))}Dn.resetErrorsCount=
wA;function OA({gen:n,keyword:e,schemaValue:t,data:i,errsCount:r,it:a}){if(r===void 0)throw new Error("ajv implementation error");let o=n.name("err");n.forRange(
"i",r,An.default.errors,s=>{n.const(o,(0,xe._)`${An.default.vErrors}[${s}]`),n.if((0,xe._)`${o}.instancePath === undefined`,()=>n.assign((0,xe._)`${o}.instancePath`,
(0,xe.strConcat)(An.default.instancePath,a.errorPath))),n.assign((0,xe._)`${o}.schemaPath`,(0,xe.str)`${a.errSchemaPath}/${e}`),a.opts.verbose&&(n.assign((0,xe.
_)`${o}.schema`,t),n.assign((0,xe._)`${o}.data`,i))})}Dn.extendErrors=OA;function mg(n,e){let t=n.const("err",e);n.if((0,xe._)`${An.default.vErrors} === null`,()=>n.
assign(An.default.vErrors,(0,xe._)`[${t}]`),(0,xe._)`${An.default.vErrors}.push(${t})`),n.code((0,xe._)`${An.default.errors}++`)}function gg(n,e){let{gen:t,validateName:i,
schemaEnv:r}=n;r.$async?t.throw((0,xe._)`new ${n.ValidationError}(${e})`):(t.assign((0,xe._)`${i}.errors`,e),t.return(!1))}var mi={keyword:new xe.Name("keyword"),
schemaPath:new xe.Name("schemaPath"),params:new xe.Name("params"),propertyName:new xe.Name("propertyName"),message:new xe.Name("message"),schema:new xe.Name("sc\
hema"),parentSchema:new xe.Name("parentSchema")};function Cg(n,e,t){let{createErrors:i}=n.it;return i===!1?(0,xe._)`{}`:AA(n,e,t)}function AA(n,e,t={}){let{gen:i,
it:r}=n,a=[NA(r,t),IA(n,t)];return LA(n,e,a),i.object(...a)}function NA({errorPath:n},{instancePath:e}){let t=e?(0,xe.str)`${n}${(0,mo.getErrorPath)(e,mo.Type.Str)}`:
n;return[An.default.instancePath,(0,xe.strConcat)(An.default.instancePath,t)]}function IA({keyword:n,it:{errSchemaPath:e}},{schemaPath:t,parentSchema:i}){let r=i?
e:(0,xe.str)`${e}/${n}`;return t&&(r=(0,xe.str)`${r}${(0,mo.getErrorPath)(t,mo.Type.Str)}`),[mi.schemaPath,r]}function LA(n,{params:e,message:t},i){let{keyword:r,
data:a,schemaValue:o,it:s}=n,{opts:u,propertyName:c,topSchemaRef:B,schemaPath:f}=s;i.push([mi.keyword,r],[mi.params,typeof e=="function"?e(n):e||(0,xe._)`{}`]),
u.messages&&i.push([mi.message,typeof t=="function"?t(n):t]),u.verbose&&i.push([mi.schema,o],[mi.parentSchema,(0,xe._)`${B}${f}`],[An.default.data,a]),c&&i.push(
[mi.propertyName,c])}});var vg=M(Ki=>{"use strict";Object.defineProperty(Ki,"__esModule",{value:!0});Ki.boolOrEmptySchema=Ki.topBoolOrEmptySchema=void 0;var TA=ra(),FA=ae(),PA=zn(),_A={
message:"boolean schema is false"};function RA(n){let{gen:e,schema:t,validateName:i}=n;t===!1?bg(n,!1):typeof t=="object"&&t.$async===!0?e.return(PA.default.data):
(e.assign((0,FA._)`${i}.errors`,null),e.return(!0))}Ki.topBoolOrEmptySchema=RA;function kA(n,e){let{gen:t,schema:i}=n;i===!1?(t.var(e,!1),bg(n)):t.var(e,!0)}Ki.
boolOrEmptySchema=kA;function bg(n,e){let{gen:t,data:i}=n,r={gen:t,keyword:"false schema",data:i,schema:!1,schemaCode:!1,schemaValue:!1,params:{},it:n};(0,TA.reportError)(
r,_A,void 0,e)}});var ll=M(Wi=>{"use strict";Object.defineProperty(Wi,"__esModule",{value:!0});Wi.getRules=Wi.isJSONType=void 0;var MA=["string","number","integer","boolean","nul\
l","object","array"],YA=new Set(MA);function JA(n){return typeof n=="string"&&YA.has(n)}Wi.isJSONType=JA;function HA(){let n={number:{type:"number",rules:[]},string:{
type:"string",rules:[]},array:{type:"array",rules:[]},object:{type:"object",rules:[]}};return{types:{...n,integer:!0,boolean:!0,null:!0},rules:[{rules:[]},n.number,
n.string,n.array,n.object],post:{rules:[]},all:{},keywords:{}}}Wi.getRules=HA});var cl=M(jt=>{"use strict";Object.defineProperty(jt,"__esModule",{value:!0});jt.shouldUseRule=jt.shouldUseGroup=jt.schemaHasRulesForType=void 0;function GA({schema:n,
self:e},t){let i=e.RULES.types[t];return i&&i!==!0&&Dg(n,i)}jt.schemaHasRulesForType=GA;function Dg(n,e){return e.rules.some(t=>yg(n,t))}jt.shouldUseGroup=Dg;function yg(n,e){
var t;return n[e.keyword]!==void 0||((t=e.definition.implements)===null||t===void 0?void 0:t.some(i=>n[i]!==void 0))}jt.shouldUseRule=yg});var aa=M(yn=>{"use strict";Object.defineProperty(yn,"__esModule",{value:!0});yn.reportTypeError=yn.checkDataTypes=yn.checkDataType=yn.coerceAndCheckDataType=yn.
getJSONTypes=yn.getSchemaTypes=yn.DataType=void 0;var $A=ll(),VA=cl(),ZA=ra(),le=ae(),Eg=ge(),zi;(function(n){n[n.Correct=0]="Correct",n[n.Wrong=1]="Wrong"})(zi||
(yn.DataType=zi={}));function XA(n){let e=Sg(n.type);if(e.includes("null")){if(n.nullable===!1)throw new Error("type: null contradicts nullable: false")}else{if(!e.
length&&n.nullable!==void 0)throw new Error('"nullable" cannot be used without "type"');n.nullable===!0&&e.push("null")}return e}yn.getSchemaTypes=XA;function Sg(n){
let e=Array.isArray(n)?n:n?[n]:[];if(e.every($A.isJSONType))return e;throw new Error("type must be JSONType or JSONType[]: "+e.join(","))}yn.getJSONTypes=Sg;function QA(n,e){
let{gen:t,data:i,opts:r}=n,a=jA(e,r.coerceTypes),o=e.length>0&&!(a.length===0&&e.length===1&&(0,VA.schemaHasRulesForType)(n,e[0]));if(o){let s=fl(e,i,r.strictNumbers,
zi.Wrong);t.if(s,()=>{a.length?UA(n,e,a):dl(n)})}return o}yn.coerceAndCheckDataType=QA;var xg=new Set(["string","number","integer","boolean","null"]);function jA(n,e){
return e?n.filter(t=>xg.has(t)||e==="array"&&t==="array"):[]}function UA(n,e,t){let{gen:i,data:r,opts:a}=n,o=i.let("dataType",(0,le._)`typeof ${r}`),s=i.let("co\
erced",(0,le._)`undefined`);a.coerceTypes==="array"&&i.if((0,le._)`${o} == 'object' && Array.isArray(${r}) && ${r}.length == 1`,()=>i.assign(r,(0,le._)`${r}[0]`).
assign(o,(0,le._)`typeof ${r}`).if(fl(e,r,a.strictNumbers),()=>i.assign(s,r))),i.if((0,le._)`${s} !== undefined`);for(let c of t)(xg.has(c)||c==="array"&&a.coerceTypes===
"array")&&u(c);i.else(),dl(n),i.endIf(),i.if((0,le._)`${s} !== undefined`,()=>{i.assign(r,s),KA(n,s)});function u(c){switch(c){case"string":i.elseIf((0,le._)`${o} == "number" || ${o} == "boolean"`).
assign(s,(0,le._)`"" + ${r}`).elseIf((0,le._)`${r} === null`).assign(s,(0,le._)`""`);return;case"number":i.elseIf((0,le._)`${o} == "boolean" || ${r} === null
              || (${o} == "string" && ${r} && ${r} == +${r})`).assign(s,(0,le._)`+${r}`);return;case"integer":i.elseIf((0,le._)`${o} === "boolean" || ${r} === null
              || (${o} === "string" && ${r} && ${r} == +${r} && !(${r} % 1))`).assign(s,(0,le._)`+${r}`);return;case"boolean":i.elseIf((0,le._)`${r} === "false" || ${r} === 0 || ${r} === null`).
assign(s,!1).elseIf((0,le._)`${r} === "true" || ${r} === 1`).assign(s,!0);return;case"null":i.elseIf((0,le._)`${r} === "" || ${r} === 0 || ${r} === false`),i.assign(
s,null);return;case"array":i.elseIf((0,le._)`${o} === "string" || ${o} === "number"
              || ${o} === "boolean" || ${r} === null`).assign(s,(0,le._)`[${r}]`)}}}function KA({gen:n,parentData:e,parentDataProperty:t},i){n.if((0,le._)`${e} !== undefined`,
()=>n.assign((0,le._)`${e}[${t}]`,i))}function Bl(n,e,t,i=zi.Correct){let r=i===zi.Correct?le.operators.EQ:le.operators.NEQ,a;switch(n){case"null":return(0,le._)`${e} ${r} null`;case"\
array":a=(0,le._)`Array.isArray(${e})`;break;case"object":a=(0,le._)`${e} && typeof ${e} == "object" && !Array.isArray(${e})`;break;case"integer":a=o((0,le._)`!(${e} % 1) && !isNaN(${e})`);
break;case"number":a=o();break;default:return(0,le._)`typeof ${e} ${r} ${n}`}return i===zi.Correct?a:(0,le.not)(a);function o(s=le.nil){return(0,le.and)((0,le._)`typeof ${e} == "number"`,
s,t?(0,le._)`isFinite(${e})`:le.nil)}}yn.checkDataType=Bl;function fl(n,e,t,i){if(n.length===1)return Bl(n[0],e,t,i);let r,a=(0,Eg.toHash)(n);if(a.array&&a.object){
let o=(0,le._)`typeof ${e} != "object"`;r=a.null?o:(0,le._)`!${e} || ${o}`,delete a.null,delete a.array,delete a.object}else r=le.nil;a.number&&delete a.integer;
for(let o in a)r=(0,le.and)(r,Bl(o,e,t,i));return r}yn.checkDataTypes=fl;var WA={message:({schema:n})=>`must be ${n}`,params:({schema:n,schemaValue:e})=>typeof n==
"string"?(0,le._)`{type: ${n}}`:(0,le._)`{type: ${e}}`};function dl(n){let e=zA(n);(0,ZA.reportError)(e,WA)}yn.reportTypeError=dl;function zA(n){let{gen:e,data:t,
schema:i}=n,r=(0,Eg.schemaRefOrVal)(n,i,"type");return{gen:e,keyword:"type",data:t,schema:i.type,schemaCode:r,schemaValue:r,parentSchema:i,params:{},it:n}}});var Og=M(go=>{"use strict";Object.defineProperty(go,"__esModule",{value:!0});go.assignDefaults=void 0;var qi=ae(),qA=ge();function eN(n,e){let{properties:t,items:i}=n.
schema;if(e==="object"&&t)for(let r in t)wg(n,r,t[r].default);else e==="array"&&Array.isArray(i)&&i.forEach((r,a)=>wg(n,a,r.default))}go.assignDefaults=eN;function wg(n,e,t){
let{gen:i,compositeRule:r,data:a,opts:o}=n;if(t===void 0)return;let s=(0,qi._)`${a}${(0,qi.getProperty)(e)}`;if(r){(0,qA.checkStrictMode)(n,`default is ignored \
for: ${s}`);return}let u=(0,qi._)`${s} === undefined`;o.useDefaults==="empty"&&(u=(0,qi._)`${u} || ${s} === null || ${s} === ""`),i.if(u,(0,qi._)`${s} = ${(0,qi.
stringify)(t)}`)}});var qn=M(Fe=>{"use strict";Object.defineProperty(Fe,"__esModule",{value:!0});Fe.validateUnion=Fe.validateArray=Fe.usePattern=Fe.callValidateCode=Fe.schemaProperties=
Fe.allSchemaProperties=Fe.noPropertyInData=Fe.propertyInData=Fe.isOwnProperty=Fe.hasPropFunc=Fe.reportMissingProp=Fe.checkMissingProp=Fe.checkReportMissingProp=
void 0;var Je=ae(),hl=ge(),Ut=zn(),nN=ge();function tN(n,e){let{gen:t,data:i,it:r}=n;t.if(ml(t,i,e,r.opts.ownProperties),()=>{n.setParams({missingProperty:(0,Je.
_)`${e}`},!0),n.error()})}Fe.checkReportMissingProp=tN;function iN({gen:n,data:e,it:{opts:t}},i,r){return(0,Je.or)(...i.map(a=>(0,Je.and)(ml(n,e,a,t.ownProperties),
(0,Je._)`${r} = ${a}`)))}Fe.checkMissingProp=iN;function rN(n,e){n.setParams({missingProperty:e},!0),n.error()}Fe.reportMissingProp=rN;function Ag(n){return n.scopeValue(
"func",{ref:Object.prototype.hasOwnProperty,code:(0,Je._)`Object.prototype.hasOwnProperty`})}Fe.hasPropFunc=Ag;function pl(n,e,t){return(0,Je._)`${Ag(n)}.call(${e}, ${t})`}
Fe.isOwnProperty=pl;function aN(n,e,t,i){let r=(0,Je._)`${e}${(0,Je.getProperty)(t)} !== undefined`;return i?(0,Je._)`${r} && ${pl(n,e,t)}`:r}Fe.propertyInData=
aN;function ml(n,e,t,i){let r=(0,Je._)`${e}${(0,Je.getProperty)(t)} === undefined`;return i?(0,Je.or)(r,(0,Je.not)(pl(n,e,t))):r}Fe.noPropertyInData=ml;function Ng(n){
return n?Object.keys(n).filter(e=>e!=="__proto__"):[]}Fe.allSchemaProperties=Ng;function oN(n,e){return Ng(e).filter(t=>!(0,hl.alwaysValidSchema)(n,e[t]))}Fe.schemaProperties=
oN;function sN({schemaCode:n,data:e,it:{gen:t,topSchemaRef:i,schemaPath:r,errorPath:a},it:o},s,u,c){let B=c?(0,Je._)`${n}, ${e}, ${i}${r}`:e,f=[[Ut.default.instancePath,
(0,Je.strConcat)(Ut.default.instancePath,a)],[Ut.default.parentData,o.parentData],[Ut.default.parentDataProperty,o.parentDataProperty],[Ut.default.rootData,Ut.default.
rootData]];o.opts.dynamicRef&&f.push([Ut.default.dynamicAnchors,Ut.default.dynamicAnchors]);let d=(0,Je._)`${B}, ${t.object(...f)}`;return u!==Je.nil?(0,Je._)`${s}.call(${u}, ${d})`:
(0,Je._)`${s}(${d})`}Fe.callValidateCode=sN;var uN=(0,Je._)`new RegExp`;function lN({gen:n,it:{opts:e}},t){let i=e.unicodeRegExp?"u":"",{regExp:r}=e.code,a=r(t,
i);return n.scopeValue("pattern",{key:a.toString(),ref:a,code:(0,Je._)`${r.code==="new RegExp"?uN:(0,nN.useFunc)(n,r)}(${t}, ${i})`})}Fe.usePattern=lN;function cN(n){
let{gen:e,data:t,keyword:i,it:r}=n,a=e.name("valid");if(r.allErrors){let s=e.let("valid",!0);return o(()=>e.assign(s,!1)),s}return e.var(a,!0),o(()=>e.break()),
a;function o(s){let u=e.const("len",(0,Je._)`${t}.length`);e.forRange("i",0,u,c=>{n.subschema({keyword:i,dataProp:c,dataPropType:hl.Type.Num},a),e.if((0,Je.not)(
a),s)})}}Fe.validateArray=cN;function BN(n){let{gen:e,schema:t,keyword:i,it:r}=n;if(!Array.isArray(t))throw new Error("ajv implementation error");if(t.some(u=>(0,hl.
alwaysValidSchema)(r,u))&&!r.opts.unevaluated)return;let o=e.let("valid",!1),s=e.name("_valid");e.block(()=>t.forEach((u,c)=>{let B=n.subschema({keyword:i,schemaProp:c,
compositeRule:!0},s);e.assign(o,(0,Je._)`${o} || ${s}`),n.mergeValidEvaluated(B,s)||e.if((0,Je.not)(o))})),n.result(o,()=>n.reset(),()=>n.error(!0))}Fe.validateUnion=
BN});var Tg=M(yt=>{"use strict";Object.defineProperty(yt,"__esModule",{value:!0});yt.validateKeywordUsage=yt.validSchemaType=yt.funcKeywordCode=yt.macroKeywordCode=void 0;
var Nn=ae(),gi=zn(),fN=qn(),dN=ra();function hN(n,e){let{gen:t,keyword:i,schema:r,parentSchema:a,it:o}=n,s=e.macro.call(o.self,r,a,o),u=Lg(t,i,s);o.opts.validateSchema!==
!1&&o.self.validateSchema(s,!0);let c=t.name("valid");n.subschema({schema:s,schemaPath:Nn.nil,errSchemaPath:`${o.errSchemaPath}/${i}`,topSchemaRef:u,compositeRule:!0},
c),n.pass(c,()=>n.error(!0))}yt.macroKeywordCode=hN;function pN(n,e){var t;let{gen:i,keyword:r,schema:a,parentSchema:o,$data:s,it:u}=n;gN(u,e);let c=!s&&e.compile?
e.compile.call(u.self,a,o,u):e.validate,B=Lg(i,r,c),f=i.let("valid");n.block$data(f,d),n.ok((t=e.valid)!==null&&t!==void 0?t:f);function d(){if(e.errors===!1)C(),
e.modifying&&Ig(n),A(()=>n.error());else{let N=e.async?m():g();e.modifying&&Ig(n),A(()=>mN(n,N))}}function m(){let N=i.let("ruleErrs",null);return i.try(()=>C((0,Nn.
_)`await `),_=>i.assign(f,!1).if((0,Nn._)`${_} instanceof ${u.ValidationError}`,()=>i.assign(N,(0,Nn._)`${_}.errors`),()=>i.throw(_))),N}function g(){let N=(0,Nn.
_)`${B}.errors`;return i.assign(N,null),C(Nn.nil),N}function C(N=e.async?(0,Nn._)`await `:Nn.nil){let _=u.opts.passContext?gi.default.this:gi.default.self,Y=!("\
compile"in e&&!s||e.schema===!1);i.assign(f,(0,Nn._)`${N}${(0,fN.callValidateCode)(n,B,_,Y)}`,e.modifying)}function A(N){var _;i.if((0,Nn.not)((_=e.valid)!==null&&
_!==void 0?_:f),N)}}yt.funcKeywordCode=pN;function Ig(n){let{gen:e,data:t,it:i}=n;e.if(i.parentData,()=>e.assign(t,(0,Nn._)`${i.parentData}[${i.parentDataProperty}]`))}
function mN(n,e){let{gen:t}=n;t.if((0,Nn._)`Array.isArray(${e})`,()=>{t.assign(gi.default.vErrors,(0,Nn._)`${gi.default.vErrors} === null ? ${e} : ${gi.default.
vErrors}.concat(${e})`).assign(gi.default.errors,(0,Nn._)`${gi.default.vErrors}.length`),(0,dN.extendErrors)(n)},()=>n.error())}function gN({schemaEnv:n},e){if(e.
async&&!n.$async)throw new Error("async keyword in sync schema")}function Lg(n,e,t){if(t===void 0)throw new Error(`keyword "${e}" failed to compile`);return n.scopeValue(
"keyword",typeof t=="function"?{ref:t}:{ref:t,code:(0,Nn.stringify)(t)})}function CN(n,e,t=!1){return!e.length||e.some(i=>i==="array"?Array.isArray(n):i==="obje\
ct"?n&&typeof n=="object"&&!Array.isArray(n):typeof n==i||t&&typeof n>"u")}yt.validSchemaType=CN;function bN({schema:n,opts:e,self:t,errSchemaPath:i},r,a){if(Array.
isArray(r.keyword)?!r.keyword.includes(a):r.keyword!==a)throw new Error("ajv implementation error");let o=r.dependencies;if(o?.some(s=>!Object.prototype.hasOwnProperty.
call(n,s)))throw new Error(`parent schema must have dependencies of ${a}: ${o.join(",")}`);if(r.validateSchema&&!r.validateSchema(n[a])){let u=`keyword "${a}" v\
alue is invalid at path "${i}": `+t.errorsText(r.validateSchema.errors);if(e.validateSchema==="log")t.logger.error(u);else throw new Error(u)}}yt.validateKeywordUsage=
bN});var Pg=M(Kt=>{"use strict";Object.defineProperty(Kt,"__esModule",{value:!0});Kt.extendSubschemaMode=Kt.extendSubschemaData=Kt.getSubschema=void 0;var Et=ae(),Fg=ge();
function vN(n,{keyword:e,schemaProp:t,schema:i,schemaPath:r,errSchemaPath:a,topSchemaRef:o}){if(e!==void 0&&i!==void 0)throw new Error('both "keyword" and "sche\
ma" passed, only one allowed');if(e!==void 0){let s=n.schema[e];return t===void 0?{schema:s,schemaPath:(0,Et._)`${n.schemaPath}${(0,Et.getProperty)(e)}`,errSchemaPath:`${n.
errSchemaPath}/${e}`}:{schema:s[t],schemaPath:(0,Et._)`${n.schemaPath}${(0,Et.getProperty)(e)}${(0,Et.getProperty)(t)}`,errSchemaPath:`${n.errSchemaPath}/${e}/${(0,Fg.
escapeFragment)(t)}`}}if(i!==void 0){if(r===void 0||a===void 0||o===void 0)throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "\
schema"');return{schema:i,schemaPath:r,topSchemaRef:o,errSchemaPath:a}}throw new Error('either "keyword" or "schema" must be passed')}Kt.getSubschema=vN;function DN(n,e,{
dataProp:t,dataPropType:i,data:r,dataTypes:a,propertyName:o}){if(r!==void 0&&t!==void 0)throw new Error('both "data" and "dataProp" passed, only one allowed');let{
gen:s}=e;if(t!==void 0){let{errorPath:c,dataPathArr:B,opts:f}=e,d=s.let("data",(0,Et._)`${e.data}${(0,Et.getProperty)(t)}`,!0);u(d),n.errorPath=(0,Et.str)`${c}${(0,Fg.
getErrorPath)(t,i,f.jsPropertySyntax)}`,n.parentDataProperty=(0,Et._)`${t}`,n.dataPathArr=[...B,n.parentDataProperty]}if(r!==void 0){let c=r instanceof Et.Name?
r:s.let("data",r,!0);u(c),o!==void 0&&(n.propertyName=o)}a&&(n.dataTypes=a);function u(c){n.data=c,n.dataLevel=e.dataLevel+1,n.dataTypes=[],e.definedProperties=
new Set,n.parentData=e.data,n.dataNames=[...e.dataNames,c]}}Kt.extendSubschemaData=DN;function yN(n,{jtdDiscriminator:e,jtdMetadata:t,compositeRule:i,createErrors:r,
allErrors:a}){i!==void 0&&(n.compositeRule=i),r!==void 0&&(n.createErrors=r),a!==void 0&&(n.allErrors=a),n.jtdDiscriminator=e,n.jtdMetadata=t}Kt.extendSubschemaMode=
yN});var gl=M((j5,_g)=>{"use strict";_g.exports=function n(e,t){if(e===t)return!0;if(e&&t&&typeof e=="object"&&typeof t=="object"){if(e.constructor!==t.constructor)return!1;
var i,r,a;if(Array.isArray(e)){if(i=e.length,i!=t.length)return!1;for(r=i;r--!==0;)if(!n(e[r],t[r]))return!1;return!0}if(e.constructor===RegExp)return e.source===
t.source&&e.flags===t.flags;if(e.valueOf!==Object.prototype.valueOf)return e.valueOf()===t.valueOf();if(e.toString!==Object.prototype.toString)return e.toString()===
t.toString();if(a=Object.keys(e),i=a.length,i!==Object.keys(t).length)return!1;for(r=i;r--!==0;)if(!Object.prototype.hasOwnProperty.call(t,a[r]))return!1;for(r=
i;r--!==0;){var o=a[r];if(!n(e[o],t[o]))return!1}return!0}return e!==e&&t!==t}});var kg=M((U5,Rg)=>{"use strict";var Wt=Rg.exports=function(n,e,t){typeof e=="function"&&(t=e,e={}),t=e.cb||t;var i=typeof t=="function"?t:t.pre||function(){},r=t.
post||function(){};Co(e,i,r,n,"",n)};Wt.keywords={additionalItems:!0,items:!0,contains:!0,additionalProperties:!0,propertyNames:!0,not:!0,if:!0,then:!0,else:!0};
Wt.arrayKeywords={items:!0,allOf:!0,anyOf:!0,oneOf:!0};Wt.propsKeywords={$defs:!0,definitions:!0,properties:!0,patternProperties:!0,dependencies:!0};Wt.skipKeywords=
{default:!0,enum:!0,const:!0,required:!0,maximum:!0,minimum:!0,exclusiveMaximum:!0,exclusiveMinimum:!0,multipleOf:!0,maxLength:!0,minLength:!0,pattern:!0,format:!0,
maxItems:!0,minItems:!0,uniqueItems:!0,maxProperties:!0,minProperties:!0};function Co(n,e,t,i,r,a,o,s,u,c){if(i&&typeof i=="object"&&!Array.isArray(i)){e(i,r,a,
o,s,u,c);for(var B in i){var f=i[B];if(Array.isArray(f)){if(B in Wt.arrayKeywords)for(var d=0;d<f.length;d++)Co(n,e,t,f[d],r+"/"+B+"/"+d,a,r,B,i,d)}else if(B in
Wt.propsKeywords){if(f&&typeof f=="object")for(var m in f)Co(n,e,t,f[m],r+"/"+B+"/"+EN(m),a,r,B,i,m)}else(B in Wt.keywords||n.allKeys&&!(B in Wt.skipKeywords))&&
Co(n,e,t,f,r+"/"+B,a,r,B,i)}t(i,r,a,o,s,u,c)}}function EN(n){return n.replace(/~/g,"~0").replace(/\//g,"~1")}});var oa=M(Yn=>{"use strict";Object.defineProperty(Yn,"__esModule",{value:!0});Yn.getSchemaRefs=Yn.resolveUrl=Yn.normalizeId=Yn._getFullPath=Yn.getFullPath=Yn.inlineRef=
void 0;var SN=ge(),xN=gl(),wN=kg(),ON=new Set(["type","format","pattern","maxLength","minLength","maxProperties","minProperties","maxItems","minItems","maximum",
"minimum","uniqueItems","multipleOf","required","enum","const"]);function AN(n,e=!0){return typeof n=="boolean"?!0:e===!0?!Cl(n):e?Mg(n)<=e:!1}Yn.inlineRef=AN;var NN=new Set(
["$ref","$recursiveRef","$recursiveAnchor","$dynamicRef","$dynamicAnchor"]);function Cl(n){for(let e in n){if(NN.has(e))return!0;let t=n[e];if(Array.isArray(t)&&
t.some(Cl)||typeof t=="object"&&Cl(t))return!0}return!1}function Mg(n){let e=0;for(let t in n){if(t==="$ref")return 1/0;if(e++,!ON.has(t)&&(typeof n[t]=="object"&&
(0,SN.eachItem)(n[t],i=>e+=Mg(i)),e===1/0))return 1/0}return e}function Yg(n,e="",t){t!==!1&&(e=er(e));let i=n.parse(e);return Jg(n,i)}Yn.getFullPath=Yg;function Jg(n,e){
return n.serialize(e).split("#")[0]+"#"}Yn._getFullPath=Jg;var IN=/#\/?$/;function er(n){return n?n.replace(IN,""):""}Yn.normalizeId=er;function LN(n,e,t){return t=
er(t),n.resolve(e,t)}Yn.resolveUrl=LN;var TN=/^[a-z_][-a-z0-9._]*$/i;function FN(n,e){if(typeof n=="boolean")return{};let{schemaId:t,uriResolver:i}=this.opts,r=er(
n[t]||e),a={"":r},o=Yg(i,r,!1),s={},u=new Set;return wN(n,{allKeys:!0},(f,d,m,g)=>{if(g===void 0)return;let C=o+d,A=a[g];typeof f[t]=="string"&&(A=N.call(this,f[t])),
_.call(this,f.$anchor),_.call(this,f.$dynamicAnchor),a[d]=A;function N(Y){let K=this.opts.uriResolver.resolve;if(Y=er(A?K(A,Y):Y),u.has(Y))throw B(Y);u.add(Y);let k=this.
refs[Y];return typeof k=="string"&&(k=this.refs[k]),typeof k=="object"?c(f,k.schema,Y):Y!==er(C)&&(Y[0]==="#"?(c(f,s[Y],Y),s[Y]=f):this.refs[Y]=C),Y}function _(Y){
if(typeof Y=="string"){if(!TN.test(Y))throw new Error(`invalid anchor "${Y}"`);N.call(this,`#${Y}`)}}}),s;function c(f,d,m){if(d!==void 0&&!xN(f,d))throw B(m)}function B(f){
return new Error(`reference "${f}" resolves to more than one schema`)}}Yn.getSchemaRefs=FN});var nr=M(zt=>{"use strict";Object.defineProperty(zt,"__esModule",{value:!0});zt.getData=zt.KeywordCxt=zt.validateFunctionCode=void 0;var Zg=vg(),Hg=aa(),vl=cl(),
bo=aa(),PN=Og(),ua=Tg(),bl=Pg(),q=ae(),re=zn(),_N=oa(),Mt=ge(),sa=ra();function RN(n){if(jg(n)&&(Ug(n),Qg(n))){YN(n);return}Xg(n,()=>(0,Zg.topBoolOrEmptySchema)(
n))}zt.validateFunctionCode=RN;function Xg({gen:n,validateName:e,schema:t,schemaEnv:i,opts:r},a){r.code.es5?n.func(e,(0,q._)`${re.default.data}, ${re.default.valCxt}`,
i.$async,()=>{n.code((0,q._)`"use strict"; ${Gg(t,r)}`),MN(n,r),n.code(a)}):n.func(e,(0,q._)`${re.default.data}, ${kN(r)}`,i.$async,()=>n.code(Gg(t,r)).code(a))}
function kN(n){return(0,q._)`{${re.default.instancePath}="", ${re.default.parentData}, ${re.default.parentDataProperty}, ${re.default.rootData}=${re.default.data}${n.
dynamicRef?(0,q._)`, ${re.default.dynamicAnchors}={}`:q.nil}}={}`}function MN(n,e){n.if(re.default.valCxt,()=>{n.var(re.default.instancePath,(0,q._)`${re.default.
valCxt}.${re.default.instancePath}`),n.var(re.default.parentData,(0,q._)`${re.default.valCxt}.${re.default.parentData}`),n.var(re.default.parentDataProperty,(0,q.
_)`${re.default.valCxt}.${re.default.parentDataProperty}`),n.var(re.default.rootData,(0,q._)`${re.default.valCxt}.${re.default.rootData}`),e.dynamicRef&&n.var(re.
default.dynamicAnchors,(0,q._)`${re.default.valCxt}.${re.default.dynamicAnchors}`)},()=>{n.var(re.default.instancePath,(0,q._)`""`),n.var(re.default.parentData,
(0,q._)`undefined`),n.var(re.default.parentDataProperty,(0,q._)`undefined`),n.var(re.default.rootData,re.default.data),e.dynamicRef&&n.var(re.default.dynamicAnchors,
(0,q._)`{}`)})}function YN(n){let{schema:e,opts:t,gen:i}=n;Xg(n,()=>{t.$comment&&e.$comment&&Wg(n),VN(n),i.let(re.default.vErrors,null),i.let(re.default.errors,
0),t.unevaluated&&JN(n),Kg(n),QN(n)})}function JN(n){let{gen:e,validateName:t}=n;n.evaluated=e.const("evaluated",(0,q._)`${t}.evaluated`),e.if((0,q._)`${n.evaluated}.dynamicProps`,
()=>e.assign((0,q._)`${n.evaluated}.props`,(0,q._)`undefined`)),e.if((0,q._)`${n.evaluated}.dynamicItems`,()=>e.assign((0,q._)`${n.evaluated}.items`,(0,q._)`undefined`))}
function Gg(n,e){let t=typeof n=="object"&&n[e.schemaId];return t&&(e.code.source||e.code.process)?(0,q._)`/*# sourceURL=${t} */`:q.nil}function HN(n,e){if(jg(n)&&
(Ug(n),Qg(n))){GN(n,e);return}(0,Zg.boolOrEmptySchema)(n,e)}function Qg({schema:n,self:e}){if(typeof n=="boolean")return!n;for(let t in n)if(e.RULES.all[t])return!0;
return!1}function jg(n){return typeof n.schema!="boolean"}function GN(n,e){let{schema:t,gen:i,opts:r}=n;r.$comment&&t.$comment&&Wg(n),ZN(n),XN(n);let a=i.const(
"_errs",re.default.errors);Kg(n,a),i.var(e,(0,q._)`${a} === ${re.default.errors}`)}function Ug(n){(0,Mt.checkUnknownRules)(n),$N(n)}function Kg(n,e){if(n.opts.jtd)
return $g(n,[],!1,e);let t=(0,Hg.getSchemaTypes)(n.schema),i=(0,Hg.coerceAndCheckDataType)(n,t);$g(n,t,!i,e)}function $N(n){let{schema:e,errSchemaPath:t,opts:i,
self:r}=n;e.$ref&&i.ignoreKeywordsWithRef&&(0,Mt.schemaHasRulesButRef)(e,r.RULES)&&r.logger.warn(`$ref: keywords ignored in schema at path "${t}"`)}function VN(n){
let{schema:e,opts:t}=n;e.default!==void 0&&t.useDefaults&&t.strictSchema&&(0,Mt.checkStrictMode)(n,"default is ignored in the schema root")}function ZN(n){let e=n.
schema[n.opts.schemaId];e&&(n.baseId=(0,_N.resolveUrl)(n.opts.uriResolver,n.baseId,e))}function XN(n){if(n.schema.$async&&!n.schemaEnv.$async)throw new Error("a\
sync schema in sync schema")}function Wg({gen:n,schemaEnv:e,schema:t,errSchemaPath:i,opts:r}){let a=t.$comment;if(r.$comment===!0)n.code((0,q._)`${re.default.self}.logger.log(${a})`);else if(typeof r.
$comment=="function"){let o=(0,q.str)`${i}/$comment`,s=n.scopeValue("root",{ref:e.root});n.code((0,q._)`${re.default.self}.opts.$comment(${a}, ${o}, ${s}.schema)`)}}
function QN(n){let{gen:e,schemaEnv:t,validateName:i,ValidationError:r,opts:a}=n;t.$async?e.if((0,q._)`${re.default.errors} === 0`,()=>e.return(re.default.data),
()=>e.throw((0,q._)`new ${r}(${re.default.vErrors})`)):(e.assign((0,q._)`${i}.errors`,re.default.vErrors),a.unevaluated&&jN(n),e.return((0,q._)`${re.default.errors} === 0`))}
function jN({gen:n,evaluated:e,props:t,items:i}){t instanceof q.Name&&n.assign((0,q._)`${e}.props`,t),i instanceof q.Name&&n.assign((0,q._)`${e}.items`,i)}function $g(n,e,t,i){
let{gen:r,schema:a,data:o,allErrors:s,opts:u,self:c}=n,{RULES:B}=c;if(a.$ref&&(u.ignoreKeywordsWithRef||!(0,Mt.schemaHasRulesButRef)(a,B))){r.block(()=>qg(n,"$r\
ef",B.all.$ref.definition));return}u.jtd||UN(n,e),r.block(()=>{for(let d of B.rules)f(d);f(B.post)});function f(d){(0,vl.shouldUseGroup)(a,d)&&(d.type?(r.if((0,bo.
checkDataType)(d.type,o,u.strictNumbers)),Vg(n,d),e.length===1&&e[0]===d.type&&t&&(r.else(),(0,bo.reportTypeError)(n)),r.endIf()):Vg(n,d),s||r.if((0,q._)`${re.default.
errors} === ${i||0}`))}}function Vg(n,e){let{gen:t,schema:i,opts:{useDefaults:r}}=n;r&&(0,PN.assignDefaults)(n,e.type),t.block(()=>{for(let a of e.rules)(0,vl.shouldUseRule)(
i,a)&&qg(n,a.keyword,a.definition,e.type)})}function UN(n,e){n.schemaEnv.meta||!n.opts.strictTypes||(KN(n,e),n.opts.allowUnionTypes||WN(n,e),zN(n,n.dataTypes))}
function KN(n,e){if(e.length){if(!n.dataTypes.length){n.dataTypes=e;return}e.forEach(t=>{zg(n.dataTypes,t)||Dl(n,`type "${t}" not allowed by context "${n.dataTypes.
join(",")}"`)}),eI(n,e)}}function WN(n,e){e.length>1&&!(e.length===2&&e.includes("null"))&&Dl(n,"use allowUnionTypes to allow union type keyword")}function zN(n,e){
let t=n.self.RULES.all;for(let i in t){let r=t[i];if(typeof r=="object"&&(0,vl.shouldUseRule)(n.schema,r)){let{type:a}=r.definition;a.length&&!a.some(o=>qN(e,o))&&
Dl(n,`missing type "${a.join(",")}" for keyword "${i}"`)}}}function qN(n,e){return n.includes(e)||e==="number"&&n.includes("integer")}function zg(n,e){return n.
includes(e)||e==="integer"&&n.includes("number")}function eI(n,e){let t=[];for(let i of n.dataTypes)zg(e,i)?t.push(i):e.includes("integer")&&i==="number"&&t.push(
"integer");n.dataTypes=t}function Dl(n,e){let t=n.schemaEnv.baseId+n.errSchemaPath;e+=` at "${t}" (strictTypes)`,(0,Mt.checkStrictMode)(n,e,n.opts.strictTypes)}
var vo=class{constructor(e,t,i){if((0,ua.validateKeywordUsage)(e,t,i),this.gen=e.gen,this.allErrors=e.allErrors,this.keyword=i,this.data=e.data,this.schema=e.schema[i],
this.$data=t.$data&&e.opts.$data&&this.schema&&this.schema.$data,this.schemaValue=(0,Mt.schemaRefOrVal)(e,this.schema,i,this.$data),this.schemaType=t.schemaType,
this.parentSchema=e.schema,this.params={},this.it=e,this.def=t,this.$data)this.schemaCode=e.gen.const("vSchema",eC(this.$data,e));else if(this.schemaCode=this.schemaValue,
!(0,ua.validSchemaType)(this.schema,t.schemaType,t.allowUndefined))throw new Error(`${i} value must be ${JSON.stringify(t.schemaType)}`);("code"in t?t.trackErrors:
t.errors!==!1)&&(this.errsCount=e.gen.const("_errs",re.default.errors))}result(e,t,i){this.failResult((0,q.not)(e),t,i)}failResult(e,t,i){this.gen.if(e),i?i():this.
error(),t?(this.gen.else(),t(),this.allErrors&&this.gen.endIf()):this.allErrors?this.gen.endIf():this.gen.else()}pass(e,t){this.failResult((0,q.not)(e),void 0,t)}fail(e){
if(e===void 0){this.error(),this.allErrors||this.gen.if(!1);return}this.gen.if(e),this.error(),this.allErrors?this.gen.endIf():this.gen.else()}fail$data(e){if(!this.
$data)return this.fail(e);let{schemaCode:t}=this;this.fail((0,q._)`${t} !== undefined && (${(0,q.or)(this.invalid$data(),e)})`)}error(e,t,i){if(t){this.setParams(
t),this._error(e,i),this.setParams({});return}this._error(e,i)}_error(e,t){(e?sa.reportExtraError:sa.reportError)(this,this.def.error,t)}$dataError(){(0,sa.reportError)(
this,this.def.$dataError||sa.keyword$DataError)}reset(){if(this.errsCount===void 0)throw new Error('add "trackErrors" to keyword definition');(0,sa.resetErrorsCount)(
this.gen,this.errsCount)}ok(e){this.allErrors||this.gen.if(e)}setParams(e,t){t?Object.assign(this.params,e):this.params=e}block$data(e,t,i=q.nil){this.gen.block(
()=>{this.check$data(e,i),t()})}check$data(e=q.nil,t=q.nil){if(!this.$data)return;let{gen:i,schemaCode:r,schemaType:a,def:o}=this;i.if((0,q.or)((0,q._)`${r} === undefined`,
t)),e!==q.nil&&i.assign(e,!0),(a.length||o.validateSchema)&&(i.elseIf(this.invalid$data()),this.$dataError(),e!==q.nil&&i.assign(e,!1)),i.else()}invalid$data(){
let{gen:e,schemaCode:t,schemaType:i,def:r,it:a}=this;return(0,q.or)(o(),s());function o(){if(i.length){if(!(t instanceof q.Name))throw new Error("ajv implementa\
tion error");let u=Array.isArray(i)?i:[i];return(0,q._)`${(0,bo.checkDataTypes)(u,t,a.opts.strictNumbers,bo.DataType.Wrong)}`}return q.nil}function s(){if(r.validateSchema){
let u=e.scopeValue("validate$data",{ref:r.validateSchema});return(0,q._)`!${u}(${t})`}return q.nil}}subschema(e,t){let i=(0,bl.getSubschema)(this.it,e);(0,bl.extendSubschemaData)(
i,this.it,e),(0,bl.extendSubschemaMode)(i,e);let r={...this.it,...i,items:void 0,props:void 0};return HN(r,t),r}mergeEvaluated(e,t){let{it:i,gen:r}=this;i.opts.
unevaluated&&(i.props!==!0&&e.props!==void 0&&(i.props=Mt.mergeEvaluated.props(r,e.props,i.props,t)),i.items!==!0&&e.items!==void 0&&(i.items=Mt.mergeEvaluated.
items(r,e.items,i.items,t)))}mergeValidEvaluated(e,t){let{it:i,gen:r}=this;if(i.opts.unevaluated&&(i.props!==!0||i.items!==!0))return r.if(t,()=>this.mergeEvaluated(
e,q.Name)),!0}};zt.KeywordCxt=vo;function qg(n,e,t,i){let r=new vo(n,t,e);"code"in t?t.code(r,i):r.$data&&t.validate?(0,ua.funcKeywordCode)(r,t):"macro"in t?(0,ua.
macroKeywordCode)(r,t):(t.compile||t.validate)&&(0,ua.funcKeywordCode)(r,t)}var nI=/^\/(?:[^~]|~0|~1)*$/,tI=/^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;function eC(n,{dataLevel:e,
dataNames:t,dataPathArr:i}){let r,a;if(n==="")return re.default.rootData;if(n[0]==="/"){if(!nI.test(n))throw new Error(`Invalid JSON-pointer: ${n}`);r=n,a=re.default.
rootData}else{let c=tI.exec(n);if(!c)throw new Error(`Invalid JSON-pointer: ${n}`);let B=+c[1];if(r=c[2],r==="#"){if(B>=e)throw new Error(u("property/index",B));
return i[e-B]}if(B>e)throw new Error(u("data",B));if(a=t[e-B],!r)return a}let o=a,s=r.split("/");for(let c of s)c&&(a=(0,q._)`${a}${(0,q.getProperty)((0,Mt.unescapeJsonPointer)(
c))}`,o=(0,q._)`${o} && ${a}`);return o;function u(c,B){return`Cannot access ${c} ${B} levels up, current level is ${e}`}}zt.getData=eC});var la=M(El=>{"use strict";Object.defineProperty(El,"__esModule",{value:!0});var yl=class extends Error{constructor(e){super("validation failed"),this.errors=e,
this.ajv=this.validation=!0}};El.default=yl});var tr=M(wl=>{"use strict";Object.defineProperty(wl,"__esModule",{value:!0});var Sl=oa(),xl=class extends Error{constructor(e,t,i,r){super(r||`can't resolve ref\
erence ${i} from id ${t}`),this.missingRef=(0,Sl.resolveUrl)(e,t,i),this.missingSchema=(0,Sl.normalizeId)((0,Sl.getFullPath)(e,this.missingRef))}};wl.default=xl});var ca=M(et=>{"use strict";Object.defineProperty(et,"__esModule",{value:!0});et.resolveSchema=et.getCompilingSchema=et.resolveRef=et.compileSchema=et.SchemaEnv=
void 0;var ct=ae(),iI=la(),Ci=zn(),Bt=oa(),nC=ge(),rI=nr(),ir=class{constructor(e){var t;this.refs={},this.dynamicAnchors={};let i;typeof e.schema=="object"&&(i=
e.schema),this.schema=e.schema,this.schemaId=e.schemaId,this.root=e.root||this,this.baseId=(t=e.baseId)!==null&&t!==void 0?t:(0,Bt.normalizeId)(i?.[e.schemaId||
"$id"]),this.schemaPath=e.schemaPath,this.localRefs=e.localRefs,this.meta=e.meta,this.$async=i?.$async,this.refs={}}};et.SchemaEnv=ir;function Al(n){let e=tC.call(
this,n);if(e)return e;let t=(0,Bt.getFullPath)(this.opts.uriResolver,n.root.baseId),{es5:i,lines:r}=this.opts.code,{ownProperties:a}=this.opts,o=new ct.CodeGen(
this.scope,{es5:i,lines:r,ownProperties:a}),s;n.$async&&(s=o.scopeValue("Error",{ref:iI.default,code:(0,ct._)`require("ajv/dist/runtime/validation_error").default`}));
let u=o.scopeName("validate");n.validateName=u;let c={gen:o,allErrors:this.opts.allErrors,data:Ci.default.data,parentData:Ci.default.parentData,parentDataProperty:Ci.
default.parentDataProperty,dataNames:[Ci.default.data],dataPathArr:[ct.nil],dataLevel:0,dataTypes:[],definedProperties:new Set,topSchemaRef:o.scopeValue("schema",
this.opts.code.source===!0?{ref:n.schema,code:(0,ct.stringify)(n.schema)}:{ref:n.schema}),validateName:u,ValidationError:s,schema:n.schema,schemaEnv:n,rootId:t,
baseId:n.baseId||t,schemaPath:ct.nil,errSchemaPath:n.schemaPath||(this.opts.jtd?"":"#"),errorPath:(0,ct._)`""`,opts:this.opts,self:this},B;try{this._compilations.
add(n),(0,rI.validateFunctionCode)(c),o.optimize(this.opts.code.optimize);let f=o.toString();B=`${o.scopeRefs(Ci.default.scope)}return ${f}`,this.opts.code.process&&
(B=this.opts.code.process(B,n));let m=new Function(`${Ci.default.self}`,`${Ci.default.scope}`,B)(this,this.scope.get());if(this.scope.value(u,{ref:m}),m.errors=
null,m.schema=n.schema,m.schemaEnv=n,n.$async&&(m.$async=!0),this.opts.code.source===!0&&(m.source={validateName:u,validateCode:f,scopeValues:o._values}),this.opts.
unevaluated){let{props:g,items:C}=c;m.evaluated={props:g instanceof ct.Name?void 0:g,items:C instanceof ct.Name?void 0:C,dynamicProps:g instanceof ct.Name,dynamicItems:C instanceof
ct.Name},m.source&&(m.source.evaluated=(0,ct.stringify)(m.evaluated))}return n.validate=m,n}catch(f){throw delete n.validate,delete n.validateName,B&&this.logger.
error("Error compiling schema, function code:",B),f}finally{this._compilations.delete(n)}}et.compileSchema=Al;function aI(n,e,t){var i;t=(0,Bt.resolveUrl)(this.
opts.uriResolver,e,t);let r=n.refs[t];if(r)return r;let a=uI.call(this,n,t);if(a===void 0){let o=(i=n.localRefs)===null||i===void 0?void 0:i[t],{schemaId:s}=this.
opts;o&&(a=new ir({schema:o,schemaId:s,root:n,baseId:e}))}if(a!==void 0)return n.refs[t]=oI.call(this,a)}et.resolveRef=aI;function oI(n){return(0,Bt.inlineRef)(
n.schema,this.opts.inlineRefs)?n.schema:n.validate?n:Al.call(this,n)}function tC(n){for(let e of this._compilations)if(sI(e,n))return e}et.getCompilingSchema=tC;
function sI(n,e){return n.schema===e.schema&&n.root===e.root&&n.baseId===e.baseId}function uI(n,e){let t;for(;typeof(t=this.refs[e])=="string";)e=t;return t||this.
schemas[e]||Do.call(this,n,e)}function Do(n,e){let t=this.opts.uriResolver.parse(e),i=(0,Bt._getFullPath)(this.opts.uriResolver,t),r=(0,Bt.getFullPath)(this.opts.
uriResolver,n.baseId,void 0);if(Object.keys(n.schema).length>0&&i===r)return Ol.call(this,t,n);let a=(0,Bt.normalizeId)(i),o=this.refs[a]||this.schemas[a];if(typeof o==
"string"){let s=Do.call(this,n,o);return typeof s?.schema!="object"?void 0:Ol.call(this,t,s)}if(typeof o?.schema=="object"){if(o.validate||Al.call(this,o),a===(0,Bt.
normalizeId)(e)){let{schema:s}=o,{schemaId:u}=this.opts,c=s[u];return c&&(r=(0,Bt.resolveUrl)(this.opts.uriResolver,r,c)),new ir({schema:s,schemaId:u,root:n,baseId:r})}
return Ol.call(this,t,o)}}et.resolveSchema=Do;var lI=new Set(["properties","patternProperties","enum","dependencies","definitions"]);function Ol(n,{baseId:e,schema:t,
root:i}){var r;if(((r=n.fragment)===null||r===void 0?void 0:r[0])!=="/")return;for(let s of n.fragment.slice(1).split("/")){if(typeof t=="boolean")return;let u=t[(0,nC.
unescapeFragment)(s)];if(u===void 0)return;t=u;let c=typeof t=="object"&&t[this.opts.schemaId];!lI.has(s)&&c&&(e=(0,Bt.resolveUrl)(this.opts.uriResolver,e,c))}let a;
if(typeof t!="boolean"&&t.$ref&&!(0,nC.schemaHasRulesButRef)(t,this.RULES)){let s=(0,Bt.resolveUrl)(this.opts.uriResolver,e,t.$ref);a=Do.call(this,i,s)}let{schemaId:o}=this.
opts;if(a=a||new ir({schema:t,schemaId:o,root:i,baseId:e}),a.schema!==a.root.schema)return a}});var iC=M((n6,cI)=>{cI.exports={$id:"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",description:"Meta-schema for $data reference\
 (JSON AnySchema extension proposal)",type:"object",required:["$data"],properties:{$data:{type:"string",anyOf:[{format:"relative-json-pointer"},{format:"json-po\
inter"}]}},additionalProperties:!1}});var Pl=M((t6,BC)=>{"use strict";var BI=RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu),Il=RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u),
fI=RegExp.prototype.test.bind(/^\d*$/u),bi=RegExp.prototype.test.bind(/^[\da-f]{2}$/iu),Ll=RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu),aC=RegExp.prototype.test.
bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u),Tl=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u),dI=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u),
Jn=new Array(256);{let n="0123456789ABCDEF";for(let e=0;e<256;e++)Jn[e]="%"+n[e>>4]+n[e&15]}function En(n){return n<2048?Jn[192|n>>6]+Jn[128|n&63]:n<65536?Jn[224|
n>>12]+Jn[128|n>>6&63]+Jn[128|n&63]:Jn[240|n>>18]+Jn[128|n>>12&63]+Jn[128|n>>6&63]+Jn[128|n&63]}function hI(n){let e="",t=0,i=0;for(i=0;i<n.length;i++)if(t=n[i].
charCodeAt(0),t!==48){if(!(t>=48&&t<=57||t>=65&&t<=70||t>=97&&t<=102))return"";e+=n[i];break}for(i+=1;i<n.length;i++){if(t=n[i].charCodeAt(0),!(t>=48&&t<=57||t>=
65&&t<=70||t>=97&&t<=102))return"";e+=n[i]}return e}var pI=RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/),mI=RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/),
gI=RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/),CI=RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);function bI(n){if(n.length===0)return!1;for(let e=0;e<
n.length;e++)if(!gI(n[e])){if(n[e]==="%"&&e+2<n.length&&bi(n.slice(e+1,e+3))){e+=2;continue}return!1}return!0}function rC(n){let e=-1,t=0,i=-1,r=0;for(let s=0;s<
n.length;s++)n[s]==="0"?(i===-1&&(i=s),r++,r>t&&(t=r,e=i)):(i=-1,r=0);if(t<2)return n.join(":");let a=n.slice(0,e).join(":"),o=n.slice(e+t).join(":");return a+"\
::"+o}function vI(n){let e=n.indexOf("::");if(e!==-1&&n.indexOf("::",e+1)!==-1)return;let t=e===-1?n.split(":"):n.slice(0,e).split(":"),i=e===-1?[]:n.slice(e+2).
split(":");e!==-1&&(t.length===1&&t[0]===""&&(t.length=0),i.length===1&&i[0]===""&&(i.length=0));let r=t.concat(i),a=0;for(let s=0;s<r.length;s++){let u=r[s];if(u===
"")return;if(u.indexOf(".")!==-1){if(s!==r.length-1||e!==-1&&i.length===0||!Il(u))return;a+=2;continue}if(!pI(u))return;r[s]=parseInt(u,16).toString(16),a++}if(e===
-1)return a!==8?void 0:rC(r);if(a>=8)return;let o=r.slice(0,t.length);for(let s=a;s<8;s++)o.push("0");for(let s=t.length;s<r.length;s++)o.push(r[s]);return rC(o)}
function Nl(n){let e=n[0]==="["&&n[n.length-1]==="]";if((n[0]==="["||n[n.length-1]==="]")&&!e)return{host:n,isIPV6:!1,error:!0};let i=e?n.slice(1,-1):n;if(e&&mI(
i))return i=i.toLowerCase(),{host:`[${i}]`,escapedHost:i,isIPV6:!1,isIPVFuture:!0};if(DI(i,":")<2)return{host:n,isIPV6:!1,error:e};let r="",a=i.indexOf("%");if(a!==
-1){let s=i.slice(a,a+3).toLowerCase()==="%25"?3:1;if(r=i.slice(a+s),!bI(r))return{host:n,isIPV6:!1,error:!0};i=i.slice(0,a)}let o=vI(i);return o===void 0?{host:n,
isIPV6:!1,error:!0}:{host:o+(r?"%"+r:""),escapedHost:o+(r?"%25"+r:""),isIPV6:!0}}function DI(n,e){let t=0;for(let i=0;i<n.length;i++)n[i]===e&&t++;return t}function oC(n){
let e=n,t=[],i=-1,r=0;for(;r=e.length;){if(r===1){if(e===".")break;if(e==="/"){t.push("/");break}else{t.push(e);break}}else if(r===2){if(e[0]==="."){if(e[1]==="\
.")break;if(e[1]==="/"){e=e.slice(2);continue}}else if(e[0]==="/"&&(e[1]==="."||e[1]==="/")){t.push("/");break}}else if(r===3&&e==="/.."){t.length!==0&&t.pop(),
t.push("/");break}if(e[0]==="."){if(e[1]==="."){if(e[2]==="/"){e=e.slice(3);continue}}else if(e[1]==="/"){e=e.slice(2);continue}}else if(e[0]==="/"&&e[1]==="."){
if(e[2]==="/"){e=e.slice(2);continue}else if(e[2]==="."&&e[3]==="/"){e=e.slice(3),t.length!==0&&t.pop();continue}}if((i=e.indexOf("/",1))===-1){t.push(e);break}else
t.push(e.slice(0,i)),e=e.slice(i)}return t.join("")}function yI(n){if(n===""||n[0]==="/")return oC(n);let e=n.split("/"),t=e.length-1,i=[],r=!1;for(let a=0;a<=t;a++){
let o=e[a];o==="."||o===".."?(o===".."&&(i.length!==0&&i[i.length-1]!==".."?i.pop():i.push("..")),r=a===t):i.push(o)}return r&&i[i.length-1]!==".."&&i.push(""),
(i.length===0||i[0]===""||i[0].includes(":"))&&i.unshift("."),i.join("/")}var EI={"@":"%40","/":"%2F","?":"%3F","#":"%23",":":"%3A"},SI=/[@/?#:]/g,xI=/[@/?#]/g;
function sC(n,e){let t=e?xI:SI;return t.lastIndex=0,n.replace(t,i=>EI[i])}function uC(n,e=!1){if(n.indexOf("%")===-1)return n;let t="";for(let i=0;i<n.length;i++){
if(n[i]==="%"&&i+2<n.length){let r=n.slice(i+1,i+3);if(bi(r)){let a=r.toUpperCase(),o=String.fromCharCode(parseInt(a,16));e&&Ll(o)?t+=o:t+="%"+a,i+=2;continue}}
t+=n[i]}return t}function wI(n){let e="";for(let t=0;t<n.length;t++){let i=n[t];if(i==="%"&&t+2<n.length){let r=n.slice(t+1,t+3);if(bi(r)){let a=r.toUpperCase(),
o=String.fromCharCode(parseInt(a,16));o!=="."&&Ll(o)?e+=o:e+="%"+a,t+=2;continue}}if(aC(i))e+=i;else{let r=n.charCodeAt(t);if(r<128)e+=cC(r)?i:Jn[r];else if(r<55296||
r>57343)e+=En(r);else if(r<=56319&&t+1<n.length){let a=n.charCodeAt(t+1);a>=56320&&a<=57343?(e+=En(65536+(r-55296<<10)+(a-56320)),t++):e+=En(65533)}else e+=En(65533)}}
return e}function OI(n,e=!1){let t="",i=e&&n[0]!=="/";for(let r=0;r<n.length;r++){let a=n[r];if(a==="%"&&r+2<n.length){let o=n.slice(r+1,r+3);if(bi(o)){t+="%"+o.
toUpperCase(),r+=2;continue}}if(a==="/"&&(i=!1),aC(a)&&(a!==":"||!i))t+=a;else{let o=n.charCodeAt(r);if(o<128)t+=Jn[o];else if(o<55296||o>57343)t+=En(o);else if(o<=
56319&&r+1<n.length){let s=n.charCodeAt(r+1);s>=56320&&s<=57343?(t+=En(65536+(o-55296<<10)+(s-56320)),r++):t+=En(65533)}else t+=En(65533)}}return t}function Fl(n,e){
let t="";for(let i=0;i<n.length;i++){let r=n[i];if(r==="%"&&i+2<n.length){let a=n.slice(i+1,i+3);if(bi(a)){t+="%"+a.toUpperCase(),i+=2;continue}}if(e(r))t+=r;else{
let a=n.charCodeAt(i);if(a<128)t+=Jn[a];else if(a<55296||a>57343)t+=En(a);else if(a<=56319&&i+1<n.length){let o=n.charCodeAt(i+1);o>=56320&&o<=57343?(t+=En(65536+
(a-55296<<10)+(o-56320)),i++):t+=En(65533)}else t+=En(65533)}}return t}function lC(n){return Fl(n,dI)}function AI(n){return Fl(n,Tl)}function NI(n){return Fl(n,
Tl)}function cC(n){return n>=48&&n<=57||n>=65&&n<=90||n>=97&&n<=122||n===42||n===43||n===45||n===46||n===47||n===64||n===95}function II(n){let e="";for(let t=0;t<
n.length;t++){let i=n[t];if(i==="%"&&t+2<n.length){let r=n.slice(t+1,t+3);if(bi(r)){let a=r.toUpperCase(),o=String.fromCharCode(parseInt(a,16));Ll(o)?e+=o:e+="%"+
a,t+=2;continue}}if(Tl(i))e+=i;else{let r=n.charCodeAt(t);if(r<128)e+=cC(r)?i:Jn[r];else if(r<55296||r>57343)e+=En(r);else if(r<=56319&&t+1<n.length){let a=n.charCodeAt(
t+1);a>=56320&&a<=57343?(e+=En(65536+(r-55296<<10)+(a-56320)),t++):e+=En(65533)}else e+=En(65533)}}return e}function LI(n){let e="";for(let t=0;t<n.length;t++){
if(n[t]==="%"&&t+2<n.length){let i=n.slice(t+1,t+3);if(bi(i)){e+="%"+i.toUpperCase(),t+=2;continue}}e+=escape(n[t])}return e}function TI(n){let e=[];if(n.userinfo!==
void 0&&(e.push(lC(n.userinfo)),e.push("@")),n.host!==void 0){let t=n.host;if(!Il(t)){let i=Nl(t);i.isIPV6!==!0&&i.isIPVFuture!==!0&&(t=uC(t,!0),i=Nl(t)),i.isIPV6===
!0||i.isIPVFuture===!0?t=`[${i.escapedHost}]`:t=sC(t,!1)}e.push(t)}if(typeof n.port=="number"||typeof n.port=="string"){let t=String(n.port);if(!fI(t))throw new TypeError(
"URI port is malformed.");e.push(":"),e.push(t)}return e.length?e.join(""):void 0}BC.exports={nonSimpleDomain:CI,recomposeAuthority:TI,reescapeHostDelimiters:sC,
normalizePercentEncoding:uC,normalizePathEncoding:wI,serializePathEncoding:OI,normalizeQueryFragmentEncoding:II,encodeUserinfo:lC,encodeQuery:AI,encodeFragment:NI,
escapePreservingEscapes:LI,removeDotSegments:oC,removeDotSegmentsRelative:yI,isIPv4:Il,isUUID:BI,normalizeIPv6:Nl,stringArrayToHexStripped:hI}});var mC=M((i6,pC)=>{"use strict";var{isUUID:FI}=Pl(),PI=/^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu,_I=["http","https","ws","wss","urn",
"urn:uuid"];function RI(n){return _I.indexOf(n)!==-1}function _l(n){return n.secure===!0?!0:n.secure===!1?!1:n.scheme?n.scheme.length===3&&(n.scheme[0]==="w"||n.
scheme[0]==="W")&&(n.scheme[1]==="s"||n.scheme[1]==="S")&&(n.scheme[2]==="s"||n.scheme[2]==="S"):!1}function fC(n){return n.host||(n.error=n.error||"HTTP URIs m\
ust have a host."),n}function dC(n){let e=String(n.scheme).toLowerCase()==="https";return(n.port===(e?443:80)||n.port==="")&&(n.port=void 0),n.path||(n.path="/"),
n}function kI(n){return n.secure=_l(n),n.resourceName=(n.path||"/")+(n.query?"?"+n.query:""),n.path=void 0,n.query=void 0,n}function MI(n){if((n.port===(_l(n)?443:
80)||n.port==="")&&(n.port=void 0),typeof n.secure=="boolean"&&(n.scheme=n.secure?"wss":"ws",n.secure=void 0),n.resourceName){let e=n.resourceName.indexOf("?"),
t=e===-1?n.resourceName:n.resourceName.slice(0,e);n.path=t&&t!=="/"?t:void 0,n.query=e===-1?void 0:n.resourceName.slice(e+1),n.resourceName=void 0}return n.fragment=
void 0,n}function YI(n,e){if(!n.path)return n.error="URN can not be parsed",n;let t=n.path.match(PI);if(t&&t[0]===n.path){let i=e.scheme||n.scheme||"urn";n.nid=
t[1].toLowerCase(),n.nss=t[2];let r=`${i}:${e.nid||n.nid}`,a=Rl(r);n.path=void 0,a&&(n=a.parse(n,e))}else n.error=n.error||"URN can not be parsed.";return n}function JI(n,e){
if(n.nid===void 0)throw new Error("URN without nid cannot be serialized");let t=e.scheme||n.scheme||"urn",i=n.nid.toLowerCase(),r=`${t}:${e.nid||i}`,a=Rl(r);a&&
(n=a.serialize(n,e));let o=n,s=n.nss;return o.path=`${i||e.nid}:${s}`,e.skipEscape=!0,o}function HI(n,e){let t=n;return t.uuid=t.nss,t.nss=void 0,!e.tolerant&&(!t.
uuid||!FI(t.uuid))&&(t.error=t.error||"UUID is not valid."),t}function GI(n){let e=n;return e.nss=(n.uuid||"").toLowerCase(),e}var hC={scheme:"http",domainHost:!0,
parse:fC,serialize:dC},$I={scheme:"https",domainHost:hC.domainHost,parse:fC,serialize:dC},yo={scheme:"ws",domainHost:!0,parse:kI,serialize:MI},VI={scheme:"wss",
domainHost:yo.domainHost,parse:yo.parse,serialize:yo.serialize},ZI={scheme:"urn",parse:YI,serialize:JI,skipNormalize:!0},XI={scheme:"urn:uuid",parse:HI,serialize:GI,
skipNormalize:!0},Eo={http:hC,https:$I,ws:yo,wss:VI,urn:ZI,"urn:uuid":XI};Object.setPrototypeOf(Eo,null);function Rl(n){return n&&(Eo[n]||Eo[n.toLowerCase()])||
void 0}pC.exports={wsIsSecure:_l,SCHEMES:Eo,isValidSchemeName:RI,getSchemeHandler:Rl}});var LC=M((r6,Ao)=>{"use strict";var{normalizeIPv6:DC,removeDotSegments:fa,removeDotSegmentsRelative:yC,recomposeAuthority:QI,normalizePercentEncoding:kl,normalizePathEncoding:jI,
serializePathEncoding:gC,normalizeQueryFragmentEncoding:CC,encodeQuery:UI,encodeFragment:KI,reescapeHostDelimiters:WI,isIPv4:EC,nonSimpleDomain:zI}=Pl(),{SCHEMES:SC,
getSchemeHandler:Ml}=mC(),xC=/^[A-Za-z][A-Za-z0-9+.-]*$/u,wC="URI scheme is malformed.",So="URI host is malformed.",qI=/[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;function bC(n){
let e=String(n);if(!xC.test(e))throw new TypeError(wC);return e}function eL(n,e){return typeof n=="string"?n=lL(n,e):typeof n=="object"&&(n=wo(vi(n,e),e)),n}function nL(n,e,t){
let i=t?Object.assign({scheme:"null"},t):{scheme:"null"},{parsed:r,malformedAuthorityOrPort:a,malformedPercentEncoding:o,malformedSchemeSpecific:s,malformedHost:u,
malformedScheme:c}=xo(n,i),{parsed:B,malformedAuthorityOrPort:f,malformedPercentEncoding:d,malformedSchemeSpecific:m,malformedHost:g,malformedScheme:C}=xo(e,i);
if(a||f||o||d||s||m||u||g||c||C)throw new Error(r.error||B.error||"URI is malformed.");let A=OC(r,B,i,!0),N=Ml(t&&t.scheme||A.scheme),_=A.host,Y=_!==void 0&&_!==
""&&(EC(_)||DC(_).isIPV6);if(NC(A,t||{},N,Y))throw new Error(So);AC(A,t||{},N,Y);let K=_&&_.indexOf("%")!==-1&&!/\P{ASCII}/u.test(_);if(A.error&&!K)throw new Error(
A.error);return i.skipEscape=!0,vi(A,i)}function OC(n,e,t,i){let r={};if(i||(n=wo(vi(n,t),t),e=wo(vi(e,t),t)),t=t||{},!t.tolerant&&e.scheme)r.scheme=e.scheme,r.
userinfo=e.userinfo,r.host=e.host,r.port=e.port,r.path=fa(e.path||""),r.query=e.query;else{if(e.userinfo!==void 0||e.host!==void 0||e.port!==void 0)r.userinfo=e.
userinfo,r.host=e.host,r.port=e.port,r.path=fa(e.path||""),r.query=e.query;else{if(!e.path)r.path=n.path,e.query!==void 0?r.query=e.query:r.query=n.query;else{if(e.
path[0]==="/")r.path=fa(e.path);else{let a=n.userinfo!==void 0||n.host!==void 0||n.port!==void 0;a&&!n.path?r.path="/"+e.path:n.path?r.path=n.path.slice(0,n.path.
lastIndexOf("/")+1)+e.path:r.path=e.path,r.path=n.scheme===void 0&&!a&&r.path[0]!=="/"?yC(r.path):fa(r.path)}r.query=e.query}r.userinfo=n.userinfo,r.host=n.host,
r.port=n.port}r.scheme=n.scheme}return r.fragment=e.fragment,r}function tL(n,e,t){let i=vC(n,t),r=vC(e,t);return i!==void 0&&r!==void 0&&i===r}function vi(n,e){
let t={host:n.host,scheme:n.scheme,userinfo:n.userinfo,port:n.port,path:n.path,query:n.query,nid:n.nid,nss:n.nss,uuid:n.uuid,fragment:n.fragment,reference:n.reference,
resourceName:n.resourceName,secure:n.secure,error:""},i=Object.assign({},e),r=[];t.scheme&&(t.scheme=bC(t.scheme));let a=Ml(i.scheme||t.scheme);a&&a.serialize&&
a.serialize(t,i);let o=t.userinfo!==void 0||t.host!==void 0||t.port!==void 0,s=(t.scheme===void 0||i.reference==="suffix")&&!o,u=!i.skipEscape&&s;t.path!==void 0&&
(i.skipEscape?t.path=kl(t.path):t.path=gC(t.path,u)),i.reference!=="suffix"&&t.scheme&&(t.scheme=bC(t.scheme),r.push(t.scheme,":"));let c=QI(t);if(c!==void 0&&(i.
reference!=="suffix"&&r.push("//"),r.push(c),t.path&&t.path[0]!=="/"&&r.push("/")),t.path!==void 0){let B=t.path;!i.absolutePath&&(!a||!a.absolutePath)&&(B=s&&B[0]!==
"/"?yC(B):fa(B)),s&&(B=gC(B,!0)),c===void 0&&B[0]==="/"&&B[1]==="/"&&(B="/%2F"+B.slice(2)),r.push(B)}return t.query!==void 0&&r.push("?",UI(t.query)),t.fragment!==
void 0&&r.push("#",KI(t.fragment)),r.join("")}var iL=/^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u,
rL=/^(?:[^#/:?]+:)?\/\/([^/?#]*)/,aL=/^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;function oL(n,e){if(e[2]!==void 0&&n.path&&n.path[0]!=="/")return'URI path must start with \
"/" when authority is present.';if(typeof n.port=="number"&&(n.port<0||n.port>65535))return"URI port is malformed."}function Ba(n){if(n===void 0)return!1;let e=n.
indexOf("%");for(;e!==-1;){if(e+2>=n.length||!/^[\da-f]{2}$/iu.test(n.slice(e+1,e+3)))return!0;e=n.indexOf("%",e+3)}return!1}function Oo(n){return n[0]==="["&&n[n.
length-1]==="]"}function sL(n){let e=n[4];return Ba(n[3])||e!==void 0&&!Oo(e)&&Ba(e)||Ba(n[6])||Ba(n[7])||Ba(n[8])}function AC(n,e,t,i){if(NC(n,e,t,i))return n.
error=n.error||So,!0;if(!e.unicodeSupport&&(!t||!t.unicodeSupport)&&n.host&&!Oo(n.host)&&(e.domainHost||t&&t.domainHost)&&i===!1&&zI(n.host)){let r;try{r=new URL(
"http://"+n.host)}catch(a){return n.error=n.error||"Host's domain name can not be converted to ASCII: "+a,!0}if(!uL(r))return n.error=n.error||So,!0;n.host=r.hostname}
return!1}function NC(n,e,t,i){return!!(n.host&&i===!1&&!Oo(n.host)&&(e.domainHost||t&&t.domainHost)&&qI.test(n.host))}function uL(n){return n.username===""&&n.password===
""&&n.port===""&&n.pathname==="/"&&n.search===""&&n.hash===""&&n.hostname!==""}function xo(n,e){let t=Object.assign({},e),i={scheme:void 0,userinfo:void 0,host:"",
port:void 0,path:"",query:void 0,fragment:void 0},r=!1,a=!1,o=!1,s=!1,u=!1,c=!1,B=!1;t.reference==="suffix"&&(t.scheme?n=t.scheme+":"+n:n="//"+n);let f=n.match(
rL);f!==null&&f[1].indexOf("\\")!==-1&&(i.error="URI authority must not contain a literal backslash.",r=!0);let d=n.match(aL);if(d!==null){let g=d[1],C=g.replace(
/[\t\n\r]/g,"");C.length>=2&&(C.slice(0,2)!=="//"?(i.error=i.error||"URI authority must not contain a literal backslash.",r=!0):g.length!==C.length&&(i.error=i.
error||"URI authority introducer must not contain whitespace.",r=!0))}let m=n.match(iL);if(m){i.scheme=m[1],i.userinfo=m[3],i.host=m[4],i.port=parseInt(m[5],10),
i.path=m[6]||"",i.query=m[7],i.fragment=m[8],i.scheme!==void 0&&(xC.test(i.scheme)?i.scheme=i.scheme.toLowerCase():(i.error=i.error||wC,c=!0)),a=sL(m),a&&(i.error=
i.error||"URI contains malformed percent-encoding."),isNaN(i.port)&&(i.port=m[5]);let g=oL(i,m);if(g!==void 0&&(i.error=i.error||g,r=!0),i.host)if(EC(i.host)===
!1){let N=Oo(i.host),_=i.host.indexOf("[")!==-1||i.host.indexOf("]")!==-1,Y=DC(i.host);B=Y.isIPV6||Y.isIPVFuture===!0,u=_&&(!N||Y.error===!0),i.host=B?Y.host:Y.
host.toLowerCase(),u&&(i.error=i.error||So,r=!0)}else B=!0;i.scheme===void 0&&i.userinfo===void 0&&i.host===void 0&&i.port===void 0&&i.query===void 0&&!i.path?i.
reference="same-document":i.scheme===void 0?i.reference="relative":i.fragment===void 0?i.reference="absolute":i.reference="uri",t.reference&&t.reference!=="suff\
ix"&&t.reference!==i.reference&&(i.error=i.error||"URI is not a "+t.reference+" reference.");let C=Ml(t.scheme||i.scheme);if(u||(s=AC(i,t,C,B)),n.indexOf("%")!==
-1&&i.host!==void 0&&!u){let A=B?i.host:kl(i.host,!0);B||(A=kl(A.toLowerCase())),i.host=B||t.scheme!=="null"?WI(A,B):A}(!C||C&&!C.skipNormalize)&&(i.path&&(i.path=
jI(i.path)),i.query&&(i.query=CC(i.query)),i.fragment&&(i.fragment=CC(i.fragment))),C&&C.parse&&(C.parse(i,t),C===SC.urn&&i.nid===void 0&&(o=!0))}else i.error=i.
error||"URI can not be parsed.";return{parsed:i,malformedAuthorityOrPort:r,malformedPercentEncoding:a,malformedSchemeSpecific:o,malformedHost:s,malformedScheme:c}}
function wo(n,e){return xo(n,e).parsed}function lL(n,e){return IC(n,e).normalized}function IC(n,e){let{parsed:t,malformedAuthorityOrPort:i,malformedPercentEncoding:r,
malformedSchemeSpecific:a,malformedHost:o,malformedScheme:s}=xo(n,e);return{normalized:i||r||a||o||s?n:vi(t,e),malformedAuthorityOrPort:i,malformedPercentEncoding:r,
malformedSchemeSpecific:a,malformedHost:o,malformedScheme:s}}function vC(n,e){if(typeof n!="string"&&typeof n!="object")return;let t;try{t=typeof n=="string"?n:
vi(n,e)}catch{return}let{normalized:i,malformedAuthorityOrPort:r,malformedPercentEncoding:a,malformedSchemeSpecific:o,malformedHost:s,malformedScheme:u}=IC(t,e);
return r||a||o||s||u?void 0:i}var Yl={SCHEMES:SC,normalize:eL,resolve:nL,resolveComponent:OC,equal:tL,serialize:vi,parse:wo};Ao.exports=Yl;Ao.exports.default=Yl;
Ao.exports.fastUri=Yl});var FC=M(Jl=>{"use strict";Object.defineProperty(Jl,"__esModule",{value:!0});var TC=LC();TC.code='require("ajv/dist/runtime/uri").default';Jl.default=TC});var $l=M(Bn=>{"use strict";Object.defineProperty(Bn,"__esModule",{value:!0});Bn.CodeGen=Bn.Name=Bn.nil=Bn.stringify=Bn.str=Bn._=Bn.KeywordCxt=void 0;var cL=nr();
Object.defineProperty(Bn,"KeywordCxt",{enumerable:!0,get:function(){return cL.KeywordCxt}});var rr=ae();Object.defineProperty(Bn,"_",{enumerable:!0,get:function(){
return rr._}});Object.defineProperty(Bn,"str",{enumerable:!0,get:function(){return rr.str}});Object.defineProperty(Bn,"stringify",{enumerable:!0,get:function(){
return rr.stringify}});Object.defineProperty(Bn,"nil",{enumerable:!0,get:function(){return rr.nil}});Object.defineProperty(Bn,"Name",{enumerable:!0,get:function(){
return rr.Name}});Object.defineProperty(Bn,"CodeGen",{enumerable:!0,get:function(){return rr.CodeGen}});var BL=la(),MC=tr(),fL=ll(),da=ca(),dL=ae(),ha=oa(),No=aa(),
Gl=ge(),PC=iC(),hL=FC(),YC=(n,e)=>new RegExp(n,e);YC.code="new RegExp";var pL=["removeAdditional","useDefaults","coerceTypes"],mL=new Set(["validate","serialize",
"parse","wrapper","root","schema","keyword","pattern","formats","validate$data","func","obj","Error"]),gL={errorDataPath:"",format:"`validateFormats: false` can\
 be used instead.",nullable:'"nullable" keyword is supported by default.',jsonPointers:"Deprecated jsPropertySyntax can be used instead.",extendRefs:"Deprecated\
 ignoreKeywordsWithRef can be used instead.",missingRefs:"Pass empty schema with $id that should be ignored to ajv.addSchema.",processCode:"Use option `code: {p\
rocess: (code, schemaEnv: object) => string}`",sourceCode:"Use option `code: {source: true}`",strictDefaults:"It is default now, see option `strict`.",strictKeywords:"\
It is default now, see option `strict`.",uniqueItems:'"uniqueItems" keyword is always validated.',unknownFormats:"Disable strict mode or pass `true` to `ajv.add\
Format` (or `formats` option).",cache:"Map is used as cache, schema object as key.",serialize:"Map is used as cache, schema object as key.",ajvErrors:"It is def\
ault now."},CL={ignoreKeywordsWithRef:"",jsPropertySyntax:"",unicode:'"minLength"/"maxLength" account for unicode characters by default.'},_C=200;function bL(n){
var e,t,i,r,a,o,s,u,c,B,f,d,m,g,C,A,N,_,Y,K,k,x,E,T,H;let J=n.strict,Q=(e=n.code)===null||e===void 0?void 0:e.optimize,U=Q===!0||Q===void 0?1:Q||0,he=(i=(t=n.code)===
null||t===void 0?void 0:t.regExp)!==null&&i!==void 0?i:YC,be=(r=n.uriResolver)!==null&&r!==void 0?r:hL.default;return{strictSchema:(o=(a=n.strictSchema)!==null&&
a!==void 0?a:J)!==null&&o!==void 0?o:!0,strictNumbers:(u=(s=n.strictNumbers)!==null&&s!==void 0?s:J)!==null&&u!==void 0?u:!0,strictTypes:(B=(c=n.strictTypes)!==
null&&c!==void 0?c:J)!==null&&B!==void 0?B:"log",strictTuples:(d=(f=n.strictTuples)!==null&&f!==void 0?f:J)!==null&&d!==void 0?d:"log",strictRequired:(g=(m=n.strictRequired)!==
null&&m!==void 0?m:J)!==null&&g!==void 0?g:!1,code:n.code?{...n.code,optimize:U,regExp:he}:{optimize:U,regExp:he},loopRequired:(C=n.loopRequired)!==null&&C!==void 0?
C:_C,loopEnum:(A=n.loopEnum)!==null&&A!==void 0?A:_C,meta:(N=n.meta)!==null&&N!==void 0?N:!0,messages:(_=n.messages)!==null&&_!==void 0?_:!0,inlineRefs:(Y=n.inlineRefs)!==
null&&Y!==void 0?Y:!0,schemaId:(K=n.schemaId)!==null&&K!==void 0?K:"$id",addUsedSchema:(k=n.addUsedSchema)!==null&&k!==void 0?k:!0,validateSchema:(x=n.validateSchema)!==
null&&x!==void 0?x:!0,validateFormats:(E=n.validateFormats)!==null&&E!==void 0?E:!0,unicodeRegExp:(T=n.unicodeRegExp)!==null&&T!==void 0?T:!0,int32range:(H=n.int32range)!==
null&&H!==void 0?H:!0,uriResolver:be}}var pa=class{constructor(e={}){this.schemas={},this.refs={},this.formats=Object.create(null),this._compilations=new Set,this.
_loading={},this._cache=new Map,e=this.opts={...e,...bL(e)};let{es5:t,lines:i}=this.opts.code;this.scope=new dL.ValueScope({scope:{},prefixes:mL,es5:t,lines:i}),
this.logger=xL(e.logger);let r=e.validateFormats;e.validateFormats=!1,this.RULES=(0,fL.getRules)(),RC.call(this,gL,e,"NOT SUPPORTED"),RC.call(this,CL,e,"DEPRECA\
TED","warn"),this._metaOpts=EL.call(this),e.formats&&DL.call(this),this._addVocabularies(),this._addDefaultMetaSchema(),e.keywords&&yL.call(this,e.keywords),typeof e.
meta=="object"&&this.addMetaSchema(e.meta),vL.call(this),e.validateFormats=r}_addVocabularies(){this.addKeyword("$async")}_addDefaultMetaSchema(){let{$data:e,meta:t,
schemaId:i}=this.opts,r=PC;i==="id"&&(r={...PC},r.id=r.$id,delete r.$id),t&&e&&this.addMetaSchema(r,r[i],!1)}defaultMeta(){let{meta:e,schemaId:t}=this.opts;return this.
opts.defaultMeta=typeof e=="object"?e[t]||e:void 0}validate(e,t){let i;if(typeof e=="string"){if(i=this.getSchema(e),!i)throw new Error(`no schema with key or r\
ef "${e}"`)}else i=this.compile(e);let r=i(t);return"$async"in i||(this.errors=i.errors),r}compile(e,t){let i=this._addSchema(e,t);return i.validate||this._compileSchemaEnv(
i)}compileAsync(e,t){if(typeof this.opts.loadSchema!="function")throw new Error("options.loadSchema should be a function");let{loadSchema:i}=this.opts;return r.
call(this,e,t);async function r(B,f){await a.call(this,B.$schema);let d=this._addSchema(B,f);return d.validate||o.call(this,d)}async function a(B){B&&!this.getSchema(
B)&&await r.call(this,{$ref:B},!0)}async function o(B){try{return this._compileSchemaEnv(B)}catch(f){if(!(f instanceof MC.default))throw f;return s.call(this,f),
await u.call(this,f.missingSchema),o.call(this,B)}}function s({missingSchema:B,missingRef:f}){if(this.refs[B])throw new Error(`AnySchema ${B} is loaded but ${f}\
 cannot be resolved`)}async function u(B){let f=await c.call(this,B);this.refs[B]||await a.call(this,f.$schema),this.refs[B]||this.addSchema(f,B,t)}async function c(B){
let f=this._loading[B];if(f)return f;try{return await(this._loading[B]=i(B))}finally{delete this._loading[B]}}}addSchema(e,t,i,r=this.opts.validateSchema){if(Array.
isArray(e)){for(let o of e)this.addSchema(o,void 0,i,r);return this}let a;if(typeof e=="object"){let{schemaId:o}=this.opts;if(a=e[o],a!==void 0&&typeof a!="stri\
ng")throw new Error(`schema ${o} must be string`)}return t=(0,ha.normalizeId)(t||a),this._checkUnique(t),this.schemas[t]=this._addSchema(e,i,t,r,!0),this}addMetaSchema(e,t,i=this.
opts.validateSchema){return this.addSchema(e,t,!0,i),this}validateSchema(e,t){if(typeof e=="boolean")return!0;let i;if(i=e.$schema,i!==void 0&&typeof i!="string")
throw new Error("$schema must be a string");if(i=i||this.opts.defaultMeta||this.defaultMeta(),!i)return this.logger.warn("meta-schema not available"),this.errors=
null,!0;let r=this.validate(i,e);if(!r&&t){let a="schema is invalid: "+this.errorsText();if(this.opts.validateSchema==="log")this.logger.error(a);else throw new Error(
a)}return r}getSchema(e){let t;for(;typeof(t=kC.call(this,e))=="string";)e=t;if(t===void 0){let{schemaId:i}=this.opts,r=new da.SchemaEnv({schema:{},schemaId:i});
if(t=da.resolveSchema.call(this,r,e),!t)return;this.refs[e]=t}return t.validate||this._compileSchemaEnv(t)}removeSchema(e){if(e instanceof RegExp)return this._removeAllSchemas(
this.schemas,e),this._removeAllSchemas(this.refs,e),this;switch(typeof e){case"undefined":return this._removeAllSchemas(this.schemas),this._removeAllSchemas(this.
refs),this._cache.clear(),this;case"string":{let t=kC.call(this,e);return typeof t=="object"&&this._cache.delete(t.schema),delete this.schemas[e],delete this.refs[e],
this}case"object":{let t=e;this._cache.delete(t);let i=e[this.opts.schemaId];return i&&(i=(0,ha.normalizeId)(i),delete this.schemas[i],delete this.refs[i]),this}default:
throw new Error("ajv.removeSchema: invalid parameter")}}addVocabulary(e){for(let t of e)this.addKeyword(t);return this}addKeyword(e,t){let i;if(typeof e=="strin\
g")i=e,typeof t=="object"&&(this.logger.warn("these parameters are deprecated, see docs for addKeyword"),t.keyword=i);else if(typeof e=="object"&&t===void 0){if(t=
e,i=t.keyword,Array.isArray(i)&&!i.length)throw new Error("addKeywords: keyword must be string or non-empty array")}else throw new Error("invalid addKeywords pa\
rameters");if(OL.call(this,i,t),!t)return(0,Gl.eachItem)(i,a=>Hl.call(this,a)),this;NL.call(this,t);let r={...t,type:(0,No.getJSONTypes)(t.type),schemaType:(0,No.
getJSONTypes)(t.schemaType)};return(0,Gl.eachItem)(i,r.type.length===0?a=>Hl.call(this,a,r):a=>r.type.forEach(o=>Hl.call(this,a,r,o))),this}getKeyword(e){let t=this.
RULES.all[e];return typeof t=="object"?t.definition:!!t}removeKeyword(e){let{RULES:t}=this;delete t.keywords[e],delete t.all[e];for(let i of t.rules){let r=i.rules.
findIndex(a=>a.keyword===e);r>=0&&i.rules.splice(r,1)}return this}addFormat(e,t){return typeof t=="string"&&(t=new RegExp(t)),this.formats[e]=t,this}errorsText(e=this.
errors,{separator:t=", ",dataVar:i="data"}={}){return!e||e.length===0?"No errors":e.map(r=>`${i}${r.instancePath} ${r.message}`).reduce((r,a)=>r+t+a)}$dataMetaSchema(e,t){
let i=this.RULES.all;e=JSON.parse(JSON.stringify(e));for(let r of t){let a=r.split("/").slice(1),o=e;for(let s of a)o=o[s];for(let s in i){let u=i[s];if(typeof u!=
"object")continue;let{$data:c}=u.definition,B=o[s];c&&B&&(o[s]=JC(B))}}return e}_removeAllSchemas(e,t){for(let i in e){let r=e[i];(!t||t.test(i))&&(typeof r=="s\
tring"?delete e[i]:r&&!r.meta&&(this._cache.delete(r.schema),delete e[i]))}}_addSchema(e,t,i,r=this.opts.validateSchema,a=this.opts.addUsedSchema){let o,{schemaId:s}=this.
opts;if(typeof e=="object")o=e[s];else{if(this.opts.jtd)throw new Error("schema must be object");if(typeof e!="boolean")throw new Error("schema must be object o\
r boolean")}let u=this._cache.get(e);if(u!==void 0)return u;i=(0,ha.normalizeId)(o||i);let c=ha.getSchemaRefs.call(this,e,i);return u=new da.SchemaEnv({schema:e,
schemaId:s,meta:t,baseId:i,localRefs:c}),this._cache.set(u.schema,u),a&&!i.startsWith("#")&&(i&&this._checkUnique(i),this.refs[i]=u),r&&this.validateSchema(e,!0),
u}_checkUnique(e){if(this.schemas[e]||this.refs[e])throw new Error(`schema with key or id "${e}" already exists`)}_compileSchemaEnv(e){if(e.meta?this._compileMetaSchema(
e):da.compileSchema.call(this,e),!e.validate)throw new Error("ajv implementation error");return e.validate}_compileMetaSchema(e){let t=this.opts;this.opts=this.
_metaOpts;try{da.compileSchema.call(this,e)}finally{this.opts=t}}};pa.ValidationError=BL.default;pa.MissingRefError=MC.default;Bn.default=pa;function RC(n,e,t,i="\
error"){for(let r in n){let a=r;a in e&&this.logger[i](`${t}: option ${r}. ${n[a]}`)}}function kC(n){return n=(0,ha.normalizeId)(n),this.schemas[n]||this.refs[n]}
function vL(){let n=this.opts.schemas;if(n)if(Array.isArray(n))this.addSchema(n);else for(let e in n)this.addSchema(n[e],e)}function DL(){for(let n in this.opts.
formats){let e=this.opts.formats[n];e&&this.addFormat(n,e)}}function yL(n){if(Array.isArray(n)){this.addVocabulary(n);return}this.logger.warn("keywords option a\
s map is deprecated, pass array");for(let e in n){let t=n[e];t.keyword||(t.keyword=e),this.addKeyword(t)}}function EL(){let n={...this.opts};for(let e of pL)delete n[e];
return n}var SL={log(){},warn(){},error(){}};function xL(n){if(n===!1)return SL;if(n===void 0)return console;if(n.log&&n.warn&&n.error)return n;throw new Error(
"logger must implement log, warn and error methods")}var wL=/^[a-z_$][a-z0-9_$:-]*$/i;function OL(n,e){let{RULES:t}=this;if((0,Gl.eachItem)(n,i=>{if(t.keywords[i])
throw new Error(`Keyword ${i} is already defined`);if(!wL.test(i))throw new Error(`Keyword ${i} has invalid name`)}),!!e&&e.$data&&!("code"in e||"validate"in e))
throw new Error('$data keyword must have "code" or "validate" function')}function Hl(n,e,t){var i;let r=e?.post;if(t&&r)throw new Error('keyword with "post" fla\
g cannot have "type"');let{RULES:a}=this,o=r?a.post:a.rules.find(({type:u})=>u===t);if(o||(o={type:t,rules:[]},a.rules.push(o)),a.keywords[n]=!0,!e)return;let s={
keyword:n,definition:{...e,type:(0,No.getJSONTypes)(e.type),schemaType:(0,No.getJSONTypes)(e.schemaType)}};e.before?AL.call(this,o,s,e.before):o.rules.push(s),a.
all[n]=s,(i=e.implements)===null||i===void 0||i.forEach(u=>this.addKeyword(u))}function AL(n,e,t){let i=n.rules.findIndex(r=>r.keyword===t);i>=0?n.rules.splice(
i,0,e):(n.rules.push(e),this.logger.warn(`rule ${t} is not defined`))}function NL(n){let{metaSchema:e}=n;e!==void 0&&(n.$data&&this.opts.$data&&(e=JC(e)),n.validateSchema=
this.compile(e,!0))}var IL={$ref:"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"};function JC(n){return{anyOf:[n,IL]}}});var HC=M(Vl=>{"use strict";Object.defineProperty(Vl,"__esModule",{value:!0});var LL={keyword:"id",code(){throw new Error('NOT SUPPORTED: keyword "id", use "$id"\
 for schema ID')}};Vl.default=LL});var To=M(Di=>{"use strict";Object.defineProperty(Di,"__esModule",{value:!0});Di.callRef=Di.getValidate=void 0;var TL=tr(),GC=qn(),Hn=ae(),ar=zn(),$C=ca(),Io=ge(),
FL={keyword:"$ref",schemaType:"string",code(n){let{gen:e,schema:t,it:i}=n,{baseId:r,schemaEnv:a,validateName:o,opts:s,self:u}=i,{root:c}=a;if((t==="#"||t==="#/")&&
r===c.baseId)return f();let B=$C.resolveRef.call(u,c,r,t);if(B===void 0)throw new TL.default(i.opts.uriResolver,r,t);if(B instanceof $C.SchemaEnv)return d(B);return m(
B);function f(){if(a===c)return Lo(n,o,a,a.$async);let g=e.scopeValue("root",{ref:c});return Lo(n,(0,Hn._)`${g}.validate`,c,c.$async)}function d(g){let C=VC(n,g);
Lo(n,C,g,g.$async)}function m(g){let C=e.scopeValue("schema",s.code.source===!0?{ref:g,code:(0,Hn.stringify)(g)}:{ref:g}),A=e.name("valid"),N=n.subschema({schema:g,
dataTypes:[],schemaPath:Hn.nil,topSchemaRef:C,errSchemaPath:t},A);n.mergeEvaluated(N),n.ok(A)}}};function VC(n,e){let{gen:t}=n;return e.validate?t.scopeValue("v\
alidate",{ref:e.validate}):(0,Hn._)`${t.scopeValue("wrapper",{ref:e})}.validate`}Di.getValidate=VC;function Lo(n,e,t,i){let{gen:r,it:a}=n,{allErrors:o,schemaEnv:s,
opts:u}=a,c=u.passContext?ar.default.this:Hn.nil;i?B():f();function B(){if(!s.$async)throw new Error("async schema referenced by sync schema");let g=r.let("vali\
d");r.try(()=>{r.code((0,Hn._)`await ${(0,GC.callValidateCode)(n,e,c)}`),m(e),o||r.assign(g,!0)},C=>{r.if((0,Hn._)`!(${C} instanceof ${a.ValidationError})`,()=>r.
throw(C)),d(C),o||r.assign(g,!1)}),n.ok(g)}function f(){n.result((0,GC.callValidateCode)(n,e,c),()=>m(e),()=>d(e))}function d(g){let C=(0,Hn._)`${g}.errors`;r.assign(
ar.default.vErrors,(0,Hn._)`${ar.default.vErrors} === null ? ${C} : ${ar.default.vErrors}.concat(${C})`),r.assign(ar.default.errors,(0,Hn._)`${ar.default.vErrors}.length`)}
function m(g){var C;if(!a.opts.unevaluated)return;let A=(C=t?.validate)===null||C===void 0?void 0:C.evaluated;if(a.props!==!0)if(A&&!A.dynamicProps)A.props!==void 0&&
(a.props=Io.mergeEvaluated.props(r,A.props,a.props));else{let N=r.var("props",(0,Hn._)`${g}.evaluated.props`);a.props=Io.mergeEvaluated.props(r,N,a.props,Hn.Name)}
if(a.items!==!0)if(A&&!A.dynamicItems)A.items!==void 0&&(a.items=Io.mergeEvaluated.items(r,A.items,a.items));else{let N=r.var("items",(0,Hn._)`${g}.evaluated.items`);
a.items=Io.mergeEvaluated.items(r,N,a.items,Hn.Name)}}}Di.callRef=Lo;Di.default=FL});var Xl=M(Zl=>{"use strict";Object.defineProperty(Zl,"__esModule",{value:!0});var PL=HC(),_L=To(),RL=["$schema","$id","$defs","$vocabulary",{keyword:"$comment"},
"definitions",PL.default,_L.default];Zl.default=RL});var ZC=M(Ql=>{"use strict";Object.defineProperty(Ql,"__esModule",{value:!0});var Fo=ae(),qt=Fo.operators,Po={maximum:{okStr:"<=",ok:qt.LTE,fail:qt.GT},minimum:{
okStr:">=",ok:qt.GTE,fail:qt.LT},exclusiveMaximum:{okStr:"<",ok:qt.LT,fail:qt.GTE},exclusiveMinimum:{okStr:">",ok:qt.GT,fail:qt.LTE}},kL={message:({keyword:n,schemaCode:e})=>(0,Fo.
str)`must be ${Po[n].okStr} ${e}`,params:({keyword:n,schemaCode:e})=>(0,Fo._)`{comparison: ${Po[n].okStr}, limit: ${e}}`},ML={keyword:Object.keys(Po),type:"numb\
er",schemaType:"number",$data:!0,error:kL,code(n){let{keyword:e,data:t,schemaCode:i}=n;n.fail$data((0,Fo._)`${t} ${Po[e].fail} ${i} || isNaN(${t})`)}};Ql.default=
ML});var XC=M(jl=>{"use strict";Object.defineProperty(jl,"__esModule",{value:!0});var ma=ae(),YL={message:({schemaCode:n})=>(0,ma.str)`must be multiple of ${n}`,params:({
schemaCode:n})=>(0,ma._)`{multipleOf: ${n}}`},JL={keyword:"multipleOf",type:"number",schemaType:"number",$data:!0,error:YL,code(n){let{gen:e,data:t,schemaCode:i,
it:r}=n,a=r.opts.multipleOfPrecision,o=e.let("res"),s=a?(0,ma._)`Math.abs(Math.round(${o}) - ${o}) > 1e-${a}`:(0,ma._)`${o} !== parseInt(${o})`;n.fail$data((0,ma.
_)`(${i} === 0 || (${o} = ${t}/${i}, ${s}))`)}};jl.default=JL});var jC=M(Ul=>{"use strict";Object.defineProperty(Ul,"__esModule",{value:!0});function QC(n){let e=n.length,t=0,i=0,r;for(;i<e;)t++,r=n.charCodeAt(i++),r>=55296&&
r<=56319&&i<e&&(r=n.charCodeAt(i),(r&64512)===56320&&i++);return t}Ul.default=QC;QC.code='require("ajv/dist/runtime/ucs2length").default'});var UC=M(Kl=>{"use strict";Object.defineProperty(Kl,"__esModule",{value:!0});var yi=ae(),HL=ge(),GL=jC(),$L={message({keyword:n,schemaCode:e}){let t=n==="maxLen\
gth"?"more":"fewer";return(0,yi.str)`must NOT have ${t} than ${e} characters`},params:({schemaCode:n})=>(0,yi._)`{limit: ${n}}`},VL={keyword:["maxLength","minLe\
ngth"],type:"string",schemaType:"number",$data:!0,error:$L,code(n){let{keyword:e,data:t,schemaCode:i,it:r}=n,a=e==="maxLength"?yi.operators.GT:yi.operators.LT,o=r.
opts.unicode===!1?(0,yi._)`${t}.length`:(0,yi._)`${(0,HL.useFunc)(n.gen,GL.default)}(${t})`;n.fail$data((0,yi._)`${o} ${a} ${i}`)}};Kl.default=VL});var KC=M(Wl=>{"use strict";Object.defineProperty(Wl,"__esModule",{value:!0});var ZL=qn(),XL=ge(),or=ae(),QL={message:({schemaCode:n})=>(0,or.str)`must match pattern "${n}"`,
params:({schemaCode:n})=>(0,or._)`{pattern: ${n}}`},jL={keyword:"pattern",type:"string",schemaType:"string",$data:!0,error:QL,code(n){let{gen:e,data:t,$data:i,schema:r,
schemaCode:a,it:o}=n,s=o.opts.unicodeRegExp?"u":"";if(i){let{regExp:u}=o.opts.code,c=u.code==="new RegExp"?(0,or._)`new RegExp`:(0,XL.useFunc)(e,u),B=e.let("val\
id");e.try(()=>e.assign(B,(0,or._)`${c}(${a}, ${s}).test(${t})`),()=>e.assign(B,!1)),n.fail$data((0,or._)`!${B}`)}else{let u=(0,ZL.usePattern)(n,r);n.fail$data(
(0,or._)`!${u}.test(${t})`)}}};Wl.default=jL});var WC=M(zl=>{"use strict";Object.defineProperty(zl,"__esModule",{value:!0});var ga=ae(),UL={message({keyword:n,schemaCode:e}){let t=n==="maxProperties"?"more":
"fewer";return(0,ga.str)`must NOT have ${t} than ${e} properties`},params:({schemaCode:n})=>(0,ga._)`{limit: ${n}}`},KL={keyword:["maxProperties","minProperties"],
type:"object",schemaType:"number",$data:!0,error:UL,code(n){let{keyword:e,data:t,schemaCode:i}=n,r=e==="maxProperties"?ga.operators.GT:ga.operators.LT;n.fail$data(
(0,ga._)`Object.keys(${t}).length ${r} ${i}`)}};zl.default=KL});var zC=M(ql=>{"use strict";Object.defineProperty(ql,"__esModule",{value:!0});var Ca=qn(),ba=ae(),WL=ge(),zL={message:({params:{missingProperty:n}})=>(0,ba.str)`must have required property '${n}'`,
params:({params:{missingProperty:n}})=>(0,ba._)`{missingProperty: ${n}}`},qL={keyword:"required",type:"object",schemaType:"array",$data:!0,error:zL,code(n){let{
gen:e,schema:t,schemaCode:i,data:r,$data:a,it:o}=n,{opts:s}=o;if(!a&&t.length===0)return;let u=t.length>=s.loopRequired;if(o.allErrors?c():B(),s.strictRequired){
let m=n.parentSchema.properties,{definedProperties:g}=n.it;for(let C of t)if(m?.[C]===void 0&&!g.has(C)){let A=o.schemaEnv.baseId+o.errSchemaPath,N=`required pr\
operty "${C}" is not defined at "${A}" (strictRequired)`;(0,WL.checkStrictMode)(o,N,o.opts.strictRequired)}}function c(){if(u||a)n.block$data(ba.nil,f);else for(let m of t)
(0,Ca.checkReportMissingProp)(n,m)}function B(){let m=e.let("missing");if(u||a){let g=e.let("valid",!0);n.block$data(g,()=>d(m,g)),n.ok(g)}else e.if((0,Ca.checkMissingProp)(
n,t,m)),(0,Ca.reportMissingProp)(n,m),e.else()}function f(){e.forOf("prop",i,m=>{n.setParams({missingProperty:m}),e.if((0,Ca.noPropertyInData)(e,r,m,s.ownProperties),
()=>n.error())})}function d(m,g){n.setParams({missingProperty:m}),e.forOf(m,i,()=>{e.assign(g,(0,Ca.propertyInData)(e,r,m,s.ownProperties)),e.if((0,ba.not)(g),()=>{
n.error(),e.break()})},ba.nil)}}};ql.default=qL});var qC=M(ec=>{"use strict";Object.defineProperty(ec,"__esModule",{value:!0});var va=ae(),eT={message({keyword:n,schemaCode:e}){let t=n==="maxItems"?"more":"fewe\
r";return(0,va.str)`must NOT have ${t} than ${e} items`},params:({schemaCode:n})=>(0,va._)`{limit: ${n}}`},nT={keyword:["maxItems","minItems"],type:"array",schemaType:"\
number",$data:!0,error:eT,code(n){let{keyword:e,data:t,schemaCode:i}=n,r=e==="maxItems"?va.operators.GT:va.operators.LT;n.fail$data((0,va._)`${t}.length ${r} ${i}`)}};
ec.default=nT});var _o=M(nc=>{"use strict";Object.defineProperty(nc,"__esModule",{value:!0});var e0=gl();e0.code='require("ajv/dist/runtime/equal").default';nc.default=e0});var n0=M(ic=>{"use strict";Object.defineProperty(ic,"__esModule",{value:!0});var tc=aa(),fn=ae(),tT=ge(),iT=_o(),rT={message:({params:{i:n,j:e}})=>(0,fn.str)`must NOT have duplicate items (items ## ${e} and ${n} are identical)`,
params:({params:{i:n,j:e}})=>(0,fn._)`{i: ${n}, j: ${e}}`},aT={keyword:"uniqueItems",type:"array",schemaType:"boolean",$data:!0,error:rT,code(n){let{gen:e,data:t,
$data:i,schema:r,parentSchema:a,schemaCode:o,it:s}=n;if(!i&&!r)return;let u=e.let("valid"),c=a.items?(0,tc.getSchemaTypes)(a.items):[];n.block$data(u,B,(0,fn._)`${o} === false`),
n.ok(u);function B(){let g=e.let("i",(0,fn._)`${t}.length`),C=e.let("j");n.setParams({i:g,j:C}),e.assign(u,!0),e.if((0,fn._)`${g} > 1`,()=>(f()?d:m)(g,C))}function f(){
return c.length>0&&!c.some(g=>g==="object"||g==="array")}function d(g,C){let A=e.name("item"),N=(0,tc.checkDataTypes)(c,A,s.opts.strictNumbers,tc.DataType.Wrong),
_=e.const("indices",(0,fn._)`{}`);e.for((0,fn._)`;${g}--;`,()=>{e.let(A,(0,fn._)`${t}[${g}]`),e.if(N,(0,fn._)`continue`),c.length>1&&e.if((0,fn._)`typeof ${A} == "string"`,
(0,fn._)`${A} += "_"`),e.if((0,fn._)`typeof ${_}[${A}] == "number"`,()=>{e.assign(C,(0,fn._)`${_}[${A}]`),n.error(),e.assign(u,!1).break()}).code((0,fn._)`${_}[${A}] = ${g}`)})}
function m(g,C){let A=(0,tT.useFunc)(e,iT.default),N=e.name("outer");e.label(N).for((0,fn._)`;${g}--;`,()=>e.for((0,fn._)`${C} = ${g}; ${C}--;`,()=>e.if((0,fn._)`${A}(${t}[${g}], ${t}[${C}])`,
()=>{n.error(),e.assign(u,!1).break(N)})))}}};ic.default=aT});var t0=M(ac=>{"use strict";Object.defineProperty(ac,"__esModule",{value:!0});var rc=ae(),oT=ge(),sT=_o(),uT={message:"must be equal to constant",params:({schemaCode:n})=>(0,rc.
_)`{allowedValue: ${n}}`},lT={keyword:"const",$data:!0,error:uT,code(n){let{gen:e,data:t,$data:i,schemaCode:r,schema:a}=n;i||a&&typeof a=="object"?n.fail$data((0,rc.
_)`!${(0,oT.useFunc)(e,sT.default)}(${t}, ${r})`):n.fail((0,rc._)`${a} !== ${t}`)}};ac.default=lT});var i0=M(oc=>{"use strict";Object.defineProperty(oc,"__esModule",{value:!0});var Da=ae(),cT=ge(),BT=_o(),fT={message:"must be equal to one of the allowed values",
params:({schemaCode:n})=>(0,Da._)`{allowedValues: ${n}}`},dT={keyword:"enum",schemaType:"array",$data:!0,error:fT,code(n){let{gen:e,data:t,$data:i,schema:r,schemaCode:a,
it:o}=n;if(!i&&r.length===0)throw new Error("enum must have non-empty array");let s=r.length>=o.opts.loopEnum,u,c=()=>u??(u=(0,cT.useFunc)(e,BT.default)),B;if(s||
i)B=e.let("valid"),n.block$data(B,f);else{if(!Array.isArray(r))throw new Error("ajv implementation error");let m=e.const("vSchema",a);B=(0,Da.or)(...r.map((g,C)=>d(
m,C)))}n.pass(B);function f(){e.assign(B,!1),e.forOf("v",a,m=>e.if((0,Da._)`${c()}(${t}, ${m})`,()=>e.assign(B,!0).break()))}function d(m,g){let C=r[g];return typeof C==
"object"&&C!==null?(0,Da._)`${c()}(${t}, ${m}[${g}])`:(0,Da._)`${t} === ${C}`}}};oc.default=dT});var uc=M(sc=>{"use strict";Object.defineProperty(sc,"__esModule",{value:!0});var hT=ZC(),pT=XC(),mT=UC(),gT=KC(),CT=WC(),bT=zC(),vT=qC(),DT=n0(),yT=t0(),ET=i0(),
ST=[hT.default,pT.default,mT.default,gT.default,CT.default,bT.default,vT.default,DT.default,{keyword:"type",schemaType:["string","array"]},{keyword:"nullable",schemaType:"\
boolean"},yT.default,ET.default];sc.default=ST});var cc=M(ya=>{"use strict";Object.defineProperty(ya,"__esModule",{value:!0});ya.validateAdditionalItems=void 0;var Ei=ae(),lc=ge(),xT={message:({params:{len:n}})=>(0,Ei.
str)`must NOT have more than ${n} items`,params:({params:{len:n}})=>(0,Ei._)`{limit: ${n}}`},wT={keyword:"additionalItems",type:"array",schemaType:["boolean","o\
bject"],before:"uniqueItems",error:xT,code(n){let{parentSchema:e,it:t}=n,{items:i}=e;if(!Array.isArray(i)){(0,lc.checkStrictMode)(t,'"additionalItems" is ignore\
d when "items" is not an array of schemas');return}r0(n,i)}};function r0(n,e){let{gen:t,schema:i,data:r,keyword:a,it:o}=n;o.items=!0;let s=t.const("len",(0,Ei._)`${r}.length`);
if(i===!1)n.setParams({len:e.length}),n.pass((0,Ei._)`${s} <= ${e.length}`);else if(typeof i=="object"&&!(0,lc.alwaysValidSchema)(o,i)){let c=t.var("valid",(0,Ei.
_)`${s} <= ${e.length}`);t.if((0,Ei.not)(c),()=>u(c)),n.ok(c)}function u(c){t.forRange("i",e.length,s,B=>{n.subschema({keyword:a,dataProp:B,dataPropType:lc.Type.
Num},c),o.allErrors||t.if((0,Ei.not)(c),()=>t.break())})}}ya.validateAdditionalItems=r0;ya.default=wT});var Bc=M(Ea=>{"use strict";Object.defineProperty(Ea,"__esModule",{value:!0});Ea.validateTuple=void 0;var a0=ae(),Ro=ge(),OT=qn(),AT={keyword:"items",type:"array",
schemaType:["object","array","boolean"],before:"uniqueItems",code(n){let{schema:e,it:t}=n;if(Array.isArray(e))return o0(n,"additionalItems",e);t.items=!0,!(0,Ro.
alwaysValidSchema)(t,e)&&n.ok((0,OT.validateArray)(n))}};function o0(n,e,t=n.schema){let{gen:i,parentSchema:r,data:a,keyword:o,it:s}=n;B(r),s.opts.unevaluated&&
t.length&&s.items!==!0&&(s.items=Ro.mergeEvaluated.items(i,t.length,s.items));let u=i.name("valid"),c=i.const("len",(0,a0._)`${a}.length`);t.forEach((f,d)=>{(0,Ro.
alwaysValidSchema)(s,f)||(i.if((0,a0._)`${c} > ${d}`,()=>n.subschema({keyword:o,schemaProp:d,dataProp:d},u)),n.ok(u))});function B(f){let{opts:d,errSchemaPath:m}=s,
g=t.length,C=g===f.minItems&&(g===f.maxItems||f[e]===!1);if(d.strictTuples&&!C){let A=`"${o}" is ${g}-tuple, but minItems or maxItems/${e} are not specified or \
different at path "${m}"`;(0,Ro.checkStrictMode)(s,A,d.strictTuples)}}}Ea.validateTuple=o0;Ea.default=AT});var s0=M(fc=>{"use strict";Object.defineProperty(fc,"__esModule",{value:!0});var NT=Bc(),IT={keyword:"prefixItems",type:"array",schemaType:["array"],before:"uni\
queItems",code:n=>(0,NT.validateTuple)(n,"items")};fc.default=IT});var l0=M(dc=>{"use strict";Object.defineProperty(dc,"__esModule",{value:!0});var u0=ae(),LT=ge(),TT=qn(),FT=cc(),PT={message:({params:{len:n}})=>(0,u0.str)`must NOT have more than ${n} items`,
params:({params:{len:n}})=>(0,u0._)`{limit: ${n}}`},_T={keyword:"items",type:"array",schemaType:["object","boolean"],before:"uniqueItems",error:PT,code(n){let{schema:e,
parentSchema:t,it:i}=n,{prefixItems:r}=t;i.items=!0,!(0,LT.alwaysValidSchema)(i,e)&&(r?(0,FT.validateAdditionalItems)(n,r):n.ok((0,TT.validateArray)(n)))}};dc.default=
_T});var c0=M(hc=>{"use strict";Object.defineProperty(hc,"__esModule",{value:!0});var nt=ae(),ko=ge(),RT={message:({params:{min:n,max:e}})=>e===void 0?(0,nt.str)`must contain at least ${n} valid item(s)`:
(0,nt.str)`must contain at least ${n} and no more than ${e} valid item(s)`,params:({params:{min:n,max:e}})=>e===void 0?(0,nt._)`{minContains: ${n}}`:(0,nt._)`{minContains: ${n}, maxContains: ${e}}`},
kT={keyword:"contains",type:"array",schemaType:["object","boolean"],before:"uniqueItems",trackErrors:!0,error:RT,code(n){let{gen:e,schema:t,parentSchema:i,data:r,
it:a}=n,o,s,{minContains:u,maxContains:c}=i;a.opts.next?(o=u===void 0?1:u,s=c):o=1;let B=e.const("len",(0,nt._)`${r}.length`);if(n.setParams({min:o,max:s}),s===
void 0&&o===0){(0,ko.checkStrictMode)(a,'"minContains" == 0 without "maxContains": "contains" keyword ignored');return}if(s!==void 0&&o>s){(0,ko.checkStrictMode)(
a,'"minContains" > "maxContains" is always invalid'),n.fail();return}if((0,ko.alwaysValidSchema)(a,t)){let C=(0,nt._)`${B} >= ${o}`;s!==void 0&&(C=(0,nt._)`${C} && ${B} <= ${s}`),
n.pass(C);return}a.items=!0;let f=e.name("valid");s===void 0&&o===1?m(f,()=>e.if(f,()=>e.break())):o===0?(e.let(f,!0),s!==void 0&&e.if((0,nt._)`${r}.length > 0`,
d)):(e.let(f,!1),d()),n.result(f,()=>n.reset());function d(){let C=e.name("_valid"),A=e.let("count",0);m(C,()=>e.if(C,()=>g(A)))}function m(C,A){e.forRange("i",
0,B,N=>{n.subschema({keyword:"contains",dataProp:N,dataPropType:ko.Type.Num,compositeRule:!0},C),A()})}function g(C){e.code((0,nt._)`${C}++`),s===void 0?e.if((0,nt.
_)`${C} >= ${o}`,()=>e.assign(f,!0).break()):(e.if((0,nt._)`${C} > ${s}`,()=>e.assign(f,!1).break()),o===1?e.assign(f,!0):e.if((0,nt._)`${C} >= ${o}`,()=>e.assign(
f,!0)))}}};hc.default=kT});var Mo=M(St=>{"use strict";Object.defineProperty(St,"__esModule",{value:!0});St.validateSchemaDeps=St.validatePropertyDeps=St.error=void 0;var pc=ae(),MT=ge(),Sa=qn();
St.error={message:({params:{property:n,depsCount:e,deps:t}})=>{let i=e===1?"property":"properties";return(0,pc.str)`must have ${i} ${t} when property ${n} is present`},
params:({params:{property:n,depsCount:e,deps:t,missingProperty:i}})=>(0,pc._)`{property: ${n},
    missingProperty: ${i},
    depsCount: ${e},
    deps: ${t}}`};var YT={keyword:"dependencies",type:"object",schemaType:"object",error:St.error,code(n){let[e,t]=JT(n);B0(n,e),f0(n,t)}};function JT({schema:n}){
let e={},t={};for(let i in n){if(i==="__proto__")continue;let r=Array.isArray(n[i])?e:t;r[i]=n[i]}return[e,t]}function B0(n,e=n.schema){let{gen:t,data:i,it:r}=n;
if(Object.keys(e).length===0)return;let a=t.let("missing");for(let o in e){let s=e[o];if(s.length===0)continue;let u=(0,Sa.propertyInData)(t,i,o,r.opts.ownProperties);
n.setParams({property:o,depsCount:s.length,deps:s.join(", ")}),r.allErrors?t.if(u,()=>{for(let c of s)(0,Sa.checkReportMissingProp)(n,c)}):(t.if((0,pc._)`${u} && (${(0,Sa.
checkMissingProp)(n,s,a)})`),(0,Sa.reportMissingProp)(n,a),t.else())}}St.validatePropertyDeps=B0;function f0(n,e=n.schema){let{gen:t,data:i,keyword:r,it:a}=n,o=t.
name("valid");for(let s in e)(0,MT.alwaysValidSchema)(a,e[s])||(t.if((0,Sa.propertyInData)(t,i,s,a.opts.ownProperties),()=>{let u=n.subschema({keyword:r,schemaProp:s},
o);n.mergeValidEvaluated(u,o)},()=>t.var(o,!0)),n.ok(o))}St.validateSchemaDeps=f0;St.default=YT});var h0=M(mc=>{"use strict";Object.defineProperty(mc,"__esModule",{value:!0});var d0=ae(),HT=ge(),GT={message:"property name must be valid",params:({params:n})=>(0,d0.
_)`{propertyName: ${n.propertyName}}`},$T={keyword:"propertyNames",type:"object",schemaType:["object","boolean"],error:GT,code(n){let{gen:e,schema:t,data:i,it:r}=n;
if((0,HT.alwaysValidSchema)(r,t))return;let a=e.name("valid");e.forIn("key",i,o=>{n.setParams({propertyName:o}),n.subschema({keyword:"propertyNames",data:o,dataTypes:[
"string"],propertyName:o,compositeRule:!0},a),e.if((0,d0.not)(a),()=>{n.error(!0),r.allErrors||e.break()})}),n.ok(a)}};mc.default=$T});var Cc=M(gc=>{"use strict";Object.defineProperty(gc,"__esModule",{value:!0});var Yo=qn(),ft=ae(),VT=zn(),Jo=ge(),ZT={message:"must NOT have additional propertie\
s",params:({params:n})=>(0,ft._)`{additionalProperty: ${n.additionalProperty}}`},XT={keyword:"additionalProperties",type:["object"],schemaType:["boolean","objec\
t"],allowUndefined:!0,trackErrors:!0,error:ZT,code(n){let{gen:e,schema:t,parentSchema:i,data:r,errsCount:a,it:o}=n;if(!a)throw new Error("ajv implementation err\
or");let{allErrors:s,opts:u}=o;if(o.props=!0,u.removeAdditional!=="all"&&(0,Jo.alwaysValidSchema)(o,t))return;let c=(0,Yo.allSchemaProperties)(i.properties),B=(0,Yo.
allSchemaProperties)(i.patternProperties);f(),n.ok((0,ft._)`${a} === ${VT.default.errors}`);function f(){e.forIn("key",r,A=>{!c.length&&!B.length?g(A):e.if(d(A),
()=>g(A))})}function d(A){let N;if(c.length>8){let _=(0,Jo.schemaRefOrVal)(o,i.properties,"properties");N=(0,Yo.isOwnProperty)(e,_,A)}else c.length?N=(0,ft.or)(
...c.map(_=>(0,ft._)`${A} === ${_}`)):N=ft.nil;return B.length&&(N=(0,ft.or)(N,...B.map(_=>(0,ft._)`${(0,Yo.usePattern)(n,_)}.test(${A})`))),(0,ft.not)(N)}function m(A){
e.code((0,ft._)`delete ${r}[${A}]`)}function g(A){if(u.removeAdditional==="all"||u.removeAdditional&&t===!1){m(A);return}if(t===!1){n.setParams({additionalProperty:A}),
n.error(),s||e.break();return}if(typeof t=="object"&&!(0,Jo.alwaysValidSchema)(o,t)){let N=e.name("valid");u.removeAdditional==="failing"?(C(A,N,!1),e.if((0,ft.
not)(N),()=>{n.reset(),m(A)})):(C(A,N),s||e.if((0,ft.not)(N),()=>e.break()))}}function C(A,N,_){let Y={keyword:"additionalProperties",dataProp:A,dataPropType:Jo.
Type.Str};_===!1&&Object.assign(Y,{compositeRule:!0,createErrors:!1,allErrors:!1}),n.subschema(Y,N)}}};gc.default=XT});var g0=M(vc=>{"use strict";Object.defineProperty(vc,"__esModule",{value:!0});var QT=nr(),p0=qn(),bc=ge(),m0=Cc(),jT={keyword:"properties",type:"object",schemaType:"\
object",code(n){let{gen:e,schema:t,parentSchema:i,data:r,it:a}=n;a.opts.removeAdditional==="all"&&i.additionalProperties===void 0&&m0.default.code(new QT.KeywordCxt(
a,m0.default,"additionalProperties"));let o=(0,p0.allSchemaProperties)(t);for(let f of o)a.definedProperties.add(f);a.opts.unevaluated&&o.length&&a.props!==!0&&
(a.props=bc.mergeEvaluated.props(e,(0,bc.toHash)(o),a.props));let s=o.filter(f=>!(0,bc.alwaysValidSchema)(a,t[f]));if(s.length===0)return;let u=e.name("valid");
for(let f of s)c(f)?B(f):(e.if((0,p0.propertyInData)(e,r,f,a.opts.ownProperties)),B(f),a.allErrors||e.else().var(u,!0),e.endIf()),n.it.definedProperties.add(f),
n.ok(u);function c(f){return a.opts.useDefaults&&!a.compositeRule&&t[f].default!==void 0}function B(f){n.subschema({keyword:"properties",schemaProp:f,dataProp:f},
u)}}};vc.default=jT});var D0=M(Dc=>{"use strict";Object.defineProperty(Dc,"__esModule",{value:!0});var C0=qn(),Ho=ae(),b0=ge(),v0=ge(),UT={keyword:"patternProperties",type:"object",schemaType:"\
object",code(n){let{gen:e,schema:t,data:i,parentSchema:r,it:a}=n,{opts:o}=a,s=(0,C0.allSchemaProperties)(t),u=s.filter(C=>(0,b0.alwaysValidSchema)(a,t[C]));if(s.
length===0||u.length===s.length&&(!a.opts.unevaluated||a.props===!0))return;let c=o.strictSchema&&!o.allowMatchingProperties&&r.properties,B=e.name("valid");a.props!==
!0&&!(a.props instanceof Ho.Name)&&(a.props=(0,v0.evaluatedPropsToName)(e,a.props));let{props:f}=a;d();function d(){for(let C of s)c&&m(C),a.allErrors?g(C):(e.var(
B,!0),g(C),e.if(B))}function m(C){for(let A in c)new RegExp(C).test(A)&&(0,b0.checkStrictMode)(a,`property ${A} matches pattern ${C} (use allowMatchingPropertie\
s)`)}function g(C){e.forIn("key",i,A=>{e.if((0,Ho._)`${(0,C0.usePattern)(n,C)}.test(${A})`,()=>{let N=u.includes(C);N||n.subschema({keyword:"patternProperties",
schemaProp:C,dataProp:A,dataPropType:v0.Type.Str},B),a.opts.unevaluated&&f!==!0?e.assign((0,Ho._)`${f}[${A}]`,!0):!N&&!a.allErrors&&e.if((0,Ho.not)(B),()=>e.break())})})}}};
Dc.default=UT});var y0=M(yc=>{"use strict";Object.defineProperty(yc,"__esModule",{value:!0});var KT=ge(),WT={keyword:"not",schemaType:["object","boolean"],trackErrors:!0,code(n){
let{gen:e,schema:t,it:i}=n;if((0,KT.alwaysValidSchema)(i,t)){n.fail();return}let r=e.name("valid");n.subschema({keyword:"not",compositeRule:!0,createErrors:!1,allErrors:!1},
r),n.failResult(r,()=>n.reset(),()=>n.error())},error:{message:"must NOT be valid"}};yc.default=WT});var E0=M(Ec=>{"use strict";Object.defineProperty(Ec,"__esModule",{value:!0});var zT=qn(),qT={keyword:"anyOf",schemaType:"array",trackErrors:!0,code:zT.validateUnion,
error:{message:"must match a schema in anyOf"}};Ec.default=qT});var S0=M(Sc=>{"use strict";Object.defineProperty(Sc,"__esModule",{value:!0});var Go=ae(),eF=ge(),nF={message:"must match exactly one schema in oneOf",params:({params:n})=>(0,Go.
_)`{passingSchemas: ${n.passing}}`},tF={keyword:"oneOf",schemaType:"array",trackErrors:!0,error:nF,code(n){let{gen:e,schema:t,parentSchema:i,it:r}=n;if(!Array.isArray(
t))throw new Error("ajv implementation error");if(r.opts.discriminator&&i.discriminator)return;let a=t,o=e.let("valid",!1),s=e.let("passing",null),u=e.name("_va\
lid");n.setParams({passing:s}),e.block(c),n.result(o,()=>n.reset(),()=>n.error(!0));function c(){a.forEach((B,f)=>{let d;(0,eF.alwaysValidSchema)(r,B)?e.var(u,!0):
d=n.subschema({keyword:"oneOf",schemaProp:f,compositeRule:!0},u),f>0&&e.if((0,Go._)`${u} && ${o}`).assign(o,!1).assign(s,(0,Go._)`[${s}, ${f}]`).else(),e.if(u,()=>{
e.assign(o,!0),e.assign(s,f),d&&n.mergeEvaluated(d,Go.Name)})})}}};Sc.default=tF});var x0=M(xc=>{"use strict";Object.defineProperty(xc,"__esModule",{value:!0});var iF=ge(),rF={keyword:"allOf",schemaType:"array",code(n){let{gen:e,schema:t,it:i}=n;
if(!Array.isArray(t))throw new Error("ajv implementation error");let r=e.name("valid");t.forEach((a,o)=>{if((0,iF.alwaysValidSchema)(i,a))return;let s=n.subschema(
{keyword:"allOf",schemaProp:o},r);n.ok(r),n.mergeEvaluated(s)})}};xc.default=rF});var A0=M(wc=>{"use strict";Object.defineProperty(wc,"__esModule",{value:!0});var $o=ae(),O0=ge(),aF={message:({params:n})=>(0,$o.str)`must match "${n.ifClause}" schema`,
params:({params:n})=>(0,$o._)`{failingKeyword: ${n.ifClause}}`},oF={keyword:"if",schemaType:["object","boolean"],trackErrors:!0,error:aF,code(n){let{gen:e,parentSchema:t,
it:i}=n;t.then===void 0&&t.else===void 0&&(0,O0.checkStrictMode)(i,'"if" without "then" and "else" is ignored');let r=w0(i,"then"),a=w0(i,"else");if(!r&&!a)return;
let o=e.let("valid",!0),s=e.name("_valid");if(u(),n.reset(),r&&a){let B=e.let("ifClause");n.setParams({ifClause:B}),e.if(s,c("then",B),c("else",B))}else r?e.if(
s,c("then")):e.if((0,$o.not)(s),c("else"));n.pass(o,()=>n.error(!0));function u(){let B=n.subschema({keyword:"if",compositeRule:!0,createErrors:!1,allErrors:!1},
s);n.mergeEvaluated(B)}function c(B,f){return()=>{let d=n.subschema({keyword:B},s);e.assign(o,s),n.mergeValidEvaluated(d,o),f?e.assign(f,(0,$o._)`${B}`):n.setParams(
{ifClause:B})}}}};function w0(n,e){let t=n.schema[e];return t!==void 0&&!(0,O0.alwaysValidSchema)(n,t)}wc.default=oF});var N0=M(Oc=>{"use strict";Object.defineProperty(Oc,"__esModule",{value:!0});var sF=ge(),uF={keyword:["then","else"],schemaType:["object","boolean"],code({keyword:n,
parentSchema:e,it:t}){e.if===void 0&&(0,sF.checkStrictMode)(t,`"${n}" without "if" is ignored`)}};Oc.default=uF});var Nc=M(Ac=>{"use strict";Object.defineProperty(Ac,"__esModule",{value:!0});var lF=cc(),cF=s0(),BF=Bc(),fF=l0(),dF=c0(),hF=Mo(),pF=h0(),mF=Cc(),gF=g0(),CF=D0(),
bF=y0(),vF=E0(),DF=S0(),yF=x0(),EF=A0(),SF=N0();function xF(n=!1){let e=[bF.default,vF.default,DF.default,yF.default,EF.default,SF.default,pF.default,mF.default,
hF.default,gF.default,CF.default];return n?e.push(cF.default,fF.default):e.push(lF.default,BF.default),e.push(dF.default),e}Ac.default=xF});var I0=M(Ic=>{"use strict";Object.defineProperty(Ic,"__esModule",{value:!0});var qe=ae(),wF={message:({schemaCode:n})=>(0,qe.str)`must match format "${n}"`,params:({
schemaCode:n})=>(0,qe._)`{format: ${n}}`},OF={keyword:"format",type:["number","string"],schemaType:"string",$data:!0,error:wF,code(n,e){let{gen:t,data:i,$data:r,
schema:a,schemaCode:o,it:s}=n,{opts:u,errSchemaPath:c,schemaEnv:B,self:f}=s;if(!u.validateFormats)return;r?d():m();function d(){let g=t.scopeValue("formats",{ref:f.
formats,code:u.code.formats}),C=t.const("fDef",(0,qe._)`${g}[${o}]`),A=t.let("fType"),N=t.let("format");t.if((0,qe._)`typeof ${C} == "object" && !(${C} instanceof RegExp)`,
()=>t.assign(A,(0,qe._)`${C}.type || "string"`).assign(N,(0,qe._)`${C}.validate`),()=>t.assign(A,(0,qe._)`"string"`).assign(N,C)),n.fail$data((0,qe.or)(_(),Y()));
function _(){return u.strictSchema===!1?qe.nil:(0,qe._)`${o} && !${N}`}function Y(){let K=B.$async?(0,qe._)`(${C}.async ? await ${N}(${i}) : ${N}(${i}))`:(0,qe.
_)`${N}(${i})`,k=(0,qe._)`(typeof ${N} == "function" ? ${K} : ${N}.test(${i}))`;return(0,qe._)`${N} && ${N} !== true && ${A} === ${e} && !${k}`}}function m(){let g=f.
formats[a];if(!g){_();return}if(g===!0)return;let[C,A,N]=Y(g);C===e&&n.pass(K());function _(){if(u.strictSchema===!1){f.logger.warn(k());return}throw new Error(
k());function k(){return`unknown format "${a}" ignored in schema at path "${c}"`}}function Y(k){let x=k instanceof RegExp?(0,qe.regexpCode)(k):u.code.formats?(0,qe.
_)`${u.code.formats}${(0,qe.getProperty)(a)}`:void 0,E=t.scopeValue("formats",{key:a,ref:k,code:x});return typeof k=="object"&&!(k instanceof RegExp)?[k.type||"\
string",k.validate,(0,qe._)`${E}.validate`]:["string",k,E]}function K(){if(typeof g=="object"&&!(g instanceof RegExp)&&g.async){if(!B.$async)throw new Error("as\
ync format in sync schema");return(0,qe._)`await ${N}(${i})`}return typeof A=="function"?(0,qe._)`${N}(${i})`:(0,qe._)`${N}.test(${i})`}}}};Ic.default=OF});var Tc=M(Lc=>{"use strict";Object.defineProperty(Lc,"__esModule",{value:!0});var AF=I0(),NF=[AF.default];Lc.default=NF});var Fc=M(sr=>{"use strict";Object.defineProperty(sr,"__esModule",{value:!0});sr.contentVocabulary=sr.metadataVocabulary=void 0;sr.metadataVocabulary=["title","d\
escription","default","deprecated","readOnly","writeOnly","examples"];sr.contentVocabulary=["contentMediaType","contentEncoding","contentSchema"]});var T0=M(Pc=>{"use strict";Object.defineProperty(Pc,"__esModule",{value:!0});var IF=Xl(),LF=uc(),TF=Nc(),FF=Tc(),L0=Fc(),PF=[IF.default,LF.default,(0,TF.default)(),
FF.default,L0.metadataVocabulary,L0.contentVocabulary];Pc.default=PF});var P0=M(Vo=>{"use strict";Object.defineProperty(Vo,"__esModule",{value:!0});Vo.DiscrError=void 0;var F0;(function(n){n.Tag="tag",n.Mapping="mapping"})(F0||(Vo.
DiscrError=F0={}))});var kc=M(Rc=>{"use strict";Object.defineProperty(Rc,"__esModule",{value:!0});var ur=ae(),_c=P0(),_0=ca(),_F=tr(),RF=ge(),kF={message:({params:{discrError:n,tagName:e}})=>n===
_c.DiscrError.Tag?`tag "${e}" must be string`:`value of tag "${e}" must be in oneOf`,params:({params:{discrError:n,tag:e,tagName:t}})=>(0,ur._)`{error: ${n}, tag: ${t}, tagValue: ${e}}`},
MF={keyword:"discriminator",type:"object",schemaType:"object",error:kF,code(n){let{gen:e,data:t,schema:i,parentSchema:r,it:a}=n,{oneOf:o}=r;if(!a.opts.discriminator)
throw new Error("discriminator: requires discriminator option");let s=i.propertyName;if(typeof s!="string")throw new Error("discriminator: requires propertyName");
if(i.mapping)throw new Error("discriminator: mapping is not supported");if(!o)throw new Error("discriminator: requires oneOf keyword");let u=e.let("valid",!1),c=e.
const("tag",(0,ur._)`${t}${(0,ur.getProperty)(s)}`);e.if((0,ur._)`typeof ${c} == "string"`,()=>B(),()=>n.error(!1,{discrError:_c.DiscrError.Tag,tag:c,tagName:s})),
n.ok(u);function B(){let m=d();e.if(!1);for(let g in m)e.elseIf((0,ur._)`${c} === ${g}`),e.assign(u,f(m[g]));e.else(),n.error(!1,{discrError:_c.DiscrError.Mapping,
tag:c,tagName:s}),e.endIf()}function f(m){let g=e.name("valid"),C=n.subschema({keyword:"oneOf",schemaProp:m},g);return n.mergeEvaluated(C,ur.Name),g}function d(){
var m;let g={},C=N(r),A=!0;for(let K=0;K<o.length;K++){let k=o[K];if(k?.$ref&&!(0,RF.schemaHasRulesButRef)(k,a.self.RULES)){let E=k.$ref;if(k=_0.resolveRef.call(
a.self,a.schemaEnv.root,a.baseId,E),k instanceof _0.SchemaEnv&&(k=k.schema),k===void 0)throw new _F.default(a.opts.uriResolver,a.baseId,E)}let x=(m=k?.properties)===
null||m===void 0?void 0:m[s];if(typeof x!="object")throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${s}"`);A=A&&(C||
N(k)),_(x,K)}if(!A)throw new Error(`discriminator: "${s}" must be required`);return g;function N({required:K}){return Array.isArray(K)&&K.includes(s)}function _(K,k){
if(K.const)Y(K.const,k);else if(K.enum)for(let x of K.enum)Y(x,k);else throw new Error(`discriminator: "properties/${s}" must have "const" or "enum"`)}function Y(K,k){
if(typeof K!="string"||K in g)throw new Error(`discriminator: "${s}" values must be unique strings`);g[K]=k}}}};Rc.default=MF});var R0=M((X6,YF)=>{YF.exports={$schema:"http://json-schema.org/draft-07/schema#",$id:"http://json-schema.org/draft-07/schema#",title:"Core schema meta-schema",definitions:{
schemaArray:{type:"array",minItems:1,items:{$ref:"#"}},nonNegativeInteger:{type:"integer",minimum:0},nonNegativeIntegerDefault0:{allOf:[{$ref:"#/definitions/non\
NegativeInteger"},{default:0}]},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{type:"array",items:{type:"string"},
uniqueItems:!0,default:[]}},type:["object","boolean"],properties:{$id:{type:"string",format:"uri-reference"},$schema:{type:"string",format:"uri"},$ref:{type:"st\
ring",format:"uri-reference"},$comment:{type:"string"},title:{type:"string"},description:{type:"string"},default:!0,readOnly:{type:"boolean",default:!1},examples:{
type:"array",items:!0},multipleOf:{type:"number",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{
type:"number"},maxLength:{$ref:"#/definitions/nonNegativeInteger"},minLength:{$ref:"#/definitions/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"re\
gex"},additionalItems:{$ref:"#"},items:{anyOf:[{$ref:"#"},{$ref:"#/definitions/schemaArray"}],default:!0},maxItems:{$ref:"#/definitions/nonNegativeInteger"},minItems:{
$ref:"#/definitions/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:!1},contains:{$ref:"#"},maxProperties:{$ref:"#/definitions/nonNegativeInteg\
er"},minProperties:{$ref:"#/definitions/nonNegativeIntegerDefault0"},required:{$ref:"#/definitions/stringArray"},additionalProperties:{$ref:"#"},definitions:{type:"\
object",additionalProperties:{$ref:"#"},default:{}},properties:{type:"object",additionalProperties:{$ref:"#"},default:{}},patternProperties:{type:"object",additionalProperties:{
$ref:"#"},propertyNames:{format:"regex"},default:{}},dependencies:{type:"object",additionalProperties:{anyOf:[{$ref:"#"},{$ref:"#/definitions/stringArray"}]}},propertyNames:{
$ref:"#"},const:!0,enum:{type:"array",items:!0,minItems:1,uniqueItems:!0},type:{anyOf:[{$ref:"#/definitions/simpleTypes"},{type:"array",items:{$ref:"#/definitio\
ns/simpleTypes"},minItems:1,uniqueItems:!0}]},format:{type:"string"},contentMediaType:{type:"string"},contentEncoding:{type:"string"},if:{$ref:"#"},then:{$ref:"\
#"},else:{$ref:"#"},allOf:{$ref:"#/definitions/schemaArray"},anyOf:{$ref:"#/definitions/schemaArray"},oneOf:{$ref:"#/definitions/schemaArray"},not:{$ref:"#"}},default:!0}});var Yc=M((He,Mc)=>{"use strict";Object.defineProperty(He,"__esModule",{value:!0});He.MissingRefError=He.ValidationError=He.CodeGen=He.Name=He.nil=He.stringify=He.
str=He._=He.KeywordCxt=He.Ajv=void 0;var JF=$l(),HF=T0(),GF=kc(),k0=R0(),$F=["/properties"],Zo="http://json-schema.org/draft-07/schema",lr=class extends JF.default{_addVocabularies(){
super._addVocabularies(),HF.default.forEach(e=>this.addVocabulary(e)),this.opts.discriminator&&this.addKeyword(GF.default)}_addDefaultMetaSchema(){if(super._addDefaultMetaSchema(),
!this.opts.meta)return;let e=this.opts.$data?this.$dataMetaSchema(k0,$F):k0;this.addMetaSchema(e,Zo,!1),this.refs["http://json-schema.org/schema"]=Zo}defaultMeta(){
return this.opts.defaultMeta=super.defaultMeta()||(this.getSchema(Zo)?Zo:void 0)}};He.Ajv=lr;Mc.exports=He=lr;Mc.exports.Ajv=lr;Object.defineProperty(He,"__esMo\
dule",{value:!0});He.default=lr;var VF=nr();Object.defineProperty(He,"KeywordCxt",{enumerable:!0,get:function(){return VF.KeywordCxt}});var cr=ae();Object.defineProperty(
He,"_",{enumerable:!0,get:function(){return cr._}});Object.defineProperty(He,"str",{enumerable:!0,get:function(){return cr.str}});Object.defineProperty(He,"stri\
ngify",{enumerable:!0,get:function(){return cr.stringify}});Object.defineProperty(He,"nil",{enumerable:!0,get:function(){return cr.nil}});Object.defineProperty(
He,"Name",{enumerable:!0,get:function(){return cr.Name}});Object.defineProperty(He,"CodeGen",{enumerable:!0,get:function(){return cr.CodeGen}});var ZF=la();Object.
defineProperty(He,"ValidationError",{enumerable:!0,get:function(){return ZF.default}});var XF=tr();Object.defineProperty(He,"MissingRefError",{enumerable:!0,get:function(){
return XF.default}})});var M0=M(Br=>{"use strict";Object.defineProperty(Br,"__esModule",{value:!0});Br.formatLimitDefinition=void 0;var QF=Yc(),dt=ae(),ei=dt.operators,Xo={formatMaximum:{
okStr:"<=",ok:ei.LTE,fail:ei.GT},formatMinimum:{okStr:">=",ok:ei.GTE,fail:ei.LT},formatExclusiveMaximum:{okStr:"<",ok:ei.LT,fail:ei.GTE},formatExclusiveMinimum:{
okStr:">",ok:ei.GT,fail:ei.LTE}},jF={message:({keyword:n,schemaCode:e})=>(0,dt.str)`should be ${Xo[n].okStr} ${e}`,params:({keyword:n,schemaCode:e})=>(0,dt._)`{comparison: ${Xo[n].
okStr}, limit: ${e}}`};Br.formatLimitDefinition={keyword:Object.keys(Xo),type:"string",schemaType:"string",$data:!0,error:jF,code(n){let{gen:e,data:t,schemaCode:i,
keyword:r,it:a}=n,{opts:o,self:s}=a;if(!o.validateFormats)return;let u=new QF.KeywordCxt(a,s.RULES.all.format.definition,"format");u.$data?c():B();function c(){
let d=e.scopeValue("formats",{ref:s.formats,code:o.code.formats}),m=e.const("fmt",(0,dt._)`${d}[${u.schemaCode}]`);n.fail$data((0,dt.or)((0,dt._)`typeof ${m} != "object"`,
(0,dt._)`${m} instanceof RegExp`,(0,dt._)`typeof ${m}.compare != "function"`,f(m)))}function B(){let d=u.schema,m=s.formats[d];if(!m||m===!0)return;if(typeof m!=
"object"||m instanceof RegExp||typeof m.compare!="function")throw new Error(`"${r}": format "${d}" does not define "compare" function`);let g=e.scopeValue("form\
ats",{key:d,ref:m,code:o.code.formats?(0,dt._)`${o.code.formats}${(0,dt.getProperty)(d)}`:void 0});n.fail$data(f(g))}function f(d){return(0,dt._)`${d}.compare(${t}, ${i}) ${Xo[r].
fail} 0`}},dependencies:["format"]};var UF=n=>(n.addKeyword(Br.formatLimitDefinition),n);Br.default=UF});var Gc=M((xa,H0)=>{"use strict";Object.defineProperty(xa,"__esModule",{value:!0});var fr=rg(),KF=M0(),Jc=ae(),Y0=new Jc.Name("fullFormats"),WF=new Jc.Name("fast\
Formats"),Hc=(n,e={keywords:!0})=>{if(Array.isArray(e))return J0(n,e,fr.fullFormats,Y0),n;let[t,i]=e.mode==="fast"?[fr.fastFormats,WF]:[fr.fullFormats,Y0],r=e.formats||
fr.formatNames;return J0(n,r,t,i),e.keywords&&(0,KF.default)(n),n};Hc.get=(n,e="full")=>{let i=(e==="fast"?fr.fastFormats:fr.fullFormats)[n];if(!i)throw new Error(
`Unknown format "${n}"`);return i};function J0(n,e,t,i){var r,a;(r=(a=n.opts.code).formats)!==null&&r!==void 0||(a.formats=(0,Jc._)`require("ajv-formats/dist/formats").${i}`);
for(let o of e)n.addFormat(o,t[o])}H0.exports=xa=Hc;Object.defineProperty(xa,"__esModule",{value:!0});xa.default=Hc});var oB=M(Aa=>{"use strict";Object.defineProperty(Aa,"__esModule",{value:!0});Aa.dynamicAnchor=void 0;var aB=ae(),bP=zn(),$b=ca(),vP=To(),DP={keyword:"$dynamicAn\
chor",schemaType:"string",code:n=>Vb(n,n.schema)};function Vb(n,e){let{gen:t,it:i}=n;i.schemaEnv.root.dynamicAnchors[e]=!0;let r=(0,aB._)`${bP.default.dynamicAnchors}${(0,aB.
getProperty)(e)}`,a=i.errSchemaPath==="#"?i.validateName:yP(n);t.if((0,aB._)`!${r}`,()=>t.assign(r,a))}Aa.dynamicAnchor=Vb;function yP(n){let{schemaEnv:e,schema:t,
self:i}=n.it,{root:r,baseId:a,localRefs:o,meta:s}=e.root,{schemaId:u}=i.opts,c=new $b.SchemaEnv({schema:t,schemaId:u,root:r,baseId:a,localRefs:o,meta:s});return $b.
compileSchema.call(i,c),(0,vP.getValidate)(n,c)}Aa.default=DP});var sB=M(Na=>{"use strict";Object.defineProperty(Na,"__esModule",{value:!0});Na.dynamicRef=void 0;var Zb=ae(),EP=zn(),Xb=To(),SP={keyword:"$dynamicRef",schemaType:"\
string",code:n=>Qb(n,n.schema)};function Qb(n,e){let{gen:t,keyword:i,it:r}=n;if(e[0]!=="#")throw new Error(`"${i}" only supports hash fragment reference`);let a=e.
slice(1);if(r.allErrors)o();else{let u=t.let("valid",!1);o(u),n.ok(u)}function o(u){if(r.schemaEnv.root.dynamicAnchors[a]){let c=t.let("_v",(0,Zb._)`${EP.default.
dynamicAnchors}${(0,Zb.getProperty)(a)}`);t.if(c,s(c,u),s(r.validateName,u))}else s(r.validateName,u)()}function s(u,c){return c?()=>t.block(()=>{(0,Xb.callRef)(
n,u),t.let(c,!0)}):()=>(0,Xb.callRef)(n,u)}}Na.dynamicRef=Qb;Na.default=SP});var jb=M(uB=>{"use strict";Object.defineProperty(uB,"__esModule",{value:!0});var xP=oB(),wP=ge(),OP={keyword:"$recursiveAnchor",schemaType:"boolean",code(n){n.schema?
(0,xP.dynamicAnchor)(n,""):(0,wP.checkStrictMode)(n.it,"$recursiveAnchor: false is ignored")}};uB.default=OP});var Ub=M(lB=>{"use strict";Object.defineProperty(lB,"__esModule",{value:!0});var AP=sB(),NP={keyword:"$recursiveRef",schemaType:"string",code:n=>(0,AP.dynamicRef)(
n,n.schema)};lB.default=NP});var Kb=M(cB=>{"use strict";Object.defineProperty(cB,"__esModule",{value:!0});var IP=oB(),LP=sB(),TP=jb(),FP=Ub(),PP=[IP.default,LP.default,TP.default,FP.default];
cB.default=PP});var zb=M(BB=>{"use strict";Object.defineProperty(BB,"__esModule",{value:!0});var Wb=Mo(),_P={keyword:"dependentRequired",type:"object",schemaType:"object",error:Wb.
error,code:n=>(0,Wb.validatePropertyDeps)(n)};BB.default=_P});var qb=M(fB=>{"use strict";Object.defineProperty(fB,"__esModule",{value:!0});var RP=Mo(),kP={keyword:"dependentSchemas",type:"object",schemaType:"object",code:n=>(0,RP.
validateSchemaDeps)(n)};fB.default=kP});var e1=M(dB=>{"use strict";Object.defineProperty(dB,"__esModule",{value:!0});var MP=ge(),YP={keyword:["maxContains","minContains"],type:"array",schemaType:"numb\
er",code({keyword:n,parentSchema:e,it:t}){e.contains===void 0&&(0,MP.checkStrictMode)(t,`"${n}" without "contains" is ignored`)}};dB.default=YP});var n1=M(hB=>{"use strict";Object.defineProperty(hB,"__esModule",{value:!0});var JP=zb(),HP=qb(),GP=e1(),$P=[JP.default,HP.default,GP.default];hB.default=$P});var i1=M(pB=>{"use strict";Object.defineProperty(pB,"__esModule",{value:!0});var ni=ae(),t1=ge(),VP=zn(),ZP={message:"must NOT have unevaluated properties",params:({
params:n})=>(0,ni._)`{unevaluatedProperty: ${n.unevaluatedProperty}}`},XP={keyword:"unevaluatedProperties",type:"object",schemaType:["boolean","object"],trackErrors:!0,
error:ZP,code(n){let{gen:e,schema:t,data:i,errsCount:r,it:a}=n;if(!r)throw new Error("ajv implementation error");let{allErrors:o,props:s}=a;s instanceof ni.Name?
e.if((0,ni._)`${s} !== true`,()=>e.forIn("key",i,f=>e.if(c(s,f),()=>u(f)))):s!==!0&&e.forIn("key",i,f=>s===void 0?u(f):e.if(B(s,f),()=>u(f))),a.props=!0,n.ok((0,ni.
_)`${r} === ${VP.default.errors}`);function u(f){if(t===!1){n.setParams({unevaluatedProperty:f}),n.error(),o||e.break();return}if(!(0,t1.alwaysValidSchema)(a,t)){
let d=e.name("valid");n.subschema({keyword:"unevaluatedProperties",dataProp:f,dataPropType:t1.Type.Str},d),o||e.if((0,ni.not)(d),()=>e.break())}}function c(f,d){
return(0,ni._)`!${f} || !${f}[${d}]`}function B(f,d){let m=[];for(let g in f)f[g]===!0&&m.push((0,ni._)`${d} !== ${g}`);return(0,ni.and)(...m)}}};pB.default=XP});var a1=M(mB=>{"use strict";Object.defineProperty(mB,"__esModule",{value:!0});var xi=ae(),r1=ge(),QP={message:({params:{len:n}})=>(0,xi.str)`must NOT have more than ${n} items`,
params:({params:{len:n}})=>(0,xi._)`{limit: ${n}}`},jP={keyword:"unevaluatedItems",type:"array",schemaType:["boolean","object"],error:QP,code(n){let{gen:e,schema:t,
data:i,it:r}=n,a=r.items||0;if(a===!0)return;let o=e.const("len",(0,xi._)`${i}.length`);if(t===!1)n.setParams({len:a}),n.fail((0,xi._)`${o} > ${a}`);else if(typeof t==
"object"&&!(0,r1.alwaysValidSchema)(r,t)){let u=e.var("valid",(0,xi._)`${o} <= ${a}`);e.if((0,xi.not)(u),()=>s(u,a)),n.ok(u)}r.items=!0;function s(u,c){e.forRange(
"i",c,o,B=>{n.subschema({keyword:"unevaluatedItems",dataProp:B,dataPropType:r1.Type.Num},u),r.allErrors||e.if((0,xi.not)(u),()=>e.break())})}}};mB.default=jP});var o1=M(gB=>{"use strict";Object.defineProperty(gB,"__esModule",{value:!0});var UP=i1(),KP=a1(),WP=[UP.default,KP.default];gB.default=WP});var u1=M(CB=>{"use strict";Object.defineProperty(CB,"__esModule",{value:!0});var zP=Xl(),qP=uc(),e_=Nc(),n_=Kb(),t_=n1(),i_=o1(),r_=Tc(),s1=Fc(),a_=[n_.default,
zP.default,qP.default,(0,e_.default)(!0),r_.default,s1.metadataVocabulary,s1.contentVocabulary,t_.default,i_.default];CB.default=a_});var l1=M((j7,o_)=>{o_.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/schema",$vocabulary:{"https://j\
son-schema.org/draft/2020-12/vocab/core":!0,"https://json-schema.org/draft/2020-12/vocab/applicator":!0,"https://json-schema.org/draft/2020-12/vocab/unevaluated":!0,
"https://json-schema.org/draft/2020-12/vocab/validation":!0,"https://json-schema.org/draft/2020-12/vocab/meta-data":!0,"https://json-schema.org/draft/2020-12/vo\
cab/format-annotation":!0,"https://json-schema.org/draft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Core and Validation specifications meta-schema",
allOf:[{$ref:"meta/core"},{$ref:"meta/applicator"},{$ref:"meta/unevaluated"},{$ref:"meta/validation"},{$ref:"meta/meta-data"},{$ref:"meta/format-annotation"},{$ref:"\
meta/content"}],type:["object","boolean"],$comment:"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatibl\
e extensions as they remain in common use.",properties:{definitions:{$comment:'"definitions" has been replaced by "$defs".',type:"object",additionalProperties:{
$dynamicRef:"#meta"},deprecated:!0,default:{}},dependencies:{$comment:'"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" \
in order to serve their differing semantics.',type:"object",additionalProperties:{anyOf:[{$dynamicRef:"#meta"},{$ref:"meta/validation#/$defs/stringArray"}]},deprecated:!0,
default:{}},$recursiveAnchor:{$comment:'"$recursiveAnchor" has been replaced by "$dynamicAnchor".',$ref:"meta/core#/$defs/anchorString",deprecated:!0},$recursiveRef:{
$comment:'"$recursiveRef" has been replaced by "$dynamicRef".',$ref:"meta/core#/$defs/uriReferenceString",deprecated:!0}}}});var c1=M((U7,s_)=>{s_.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/applicator",$vocabulary:{"\
https://json-schema.org/draft/2020-12/vocab/applicator":!0},$dynamicAnchor:"meta",title:"Applicator vocabulary meta-schema",type:["object","boolean"],properties:{
prefixItems:{$ref:"#/$defs/schemaArray"},items:{$dynamicRef:"#meta"},contains:{$dynamicRef:"#meta"},additionalProperties:{$dynamicRef:"#meta"},properties:{type:"\
object",additionalProperties:{$dynamicRef:"#meta"},default:{}},patternProperties:{type:"object",additionalProperties:{$dynamicRef:"#meta"},propertyNames:{format:"\
regex"},default:{}},dependentSchemas:{type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},propertyNames:{$dynamicRef:"#meta"},if:{$dynamicRef:"\
#meta"},then:{$dynamicRef:"#meta"},else:{$dynamicRef:"#meta"},allOf:{$ref:"#/$defs/schemaArray"},anyOf:{$ref:"#/$defs/schemaArray"},oneOf:{$ref:"#/$defs/schemaA\
rray"},not:{$dynamicRef:"#meta"}},$defs:{schemaArray:{type:"array",minItems:1,items:{$dynamicRef:"#meta"}}}}});var B1=M((K7,u_)=>{u_.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/unevaluated",$vocabulary:{
"https://json-schema.org/draft/2020-12/vocab/unevaluated":!0},$dynamicAnchor:"meta",title:"Unevaluated applicator vocabulary meta-schema",type:["object","boolea\
n"],properties:{unevaluatedItems:{$dynamicRef:"#meta"},unevaluatedProperties:{$dynamicRef:"#meta"}}}});var f1=M((W7,l_)=>{l_.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/content",$vocabulary:{"htt\
ps://json-schema.org/draft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Content vocabulary meta-schema",type:["object","boolean"],properties:{contentEncoding:{
type:"string"},contentMediaType:{type:"string"},contentSchema:{$dynamicRef:"#meta"}}}});var d1=M((z7,c_)=>{c_.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/core",$vocabulary:{"https:\
//json-schema.org/draft/2020-12/vocab/core":!0},$dynamicAnchor:"meta",title:"Core vocabulary meta-schema",type:["object","boolean"],properties:{$id:{$ref:"#/$de\
fs/uriReferenceString",$comment:"Non-empty fragments not allowed.",pattern:"^[^#]*#?$"},$schema:{$ref:"#/$defs/uriString"},$ref:{$ref:"#/$defs/uriReferenceStrin\
g"},$anchor:{$ref:"#/$defs/anchorString"},$dynamicRef:{$ref:"#/$defs/uriReferenceString"},$dynamicAnchor:{$ref:"#/$defs/anchorString"},$vocabulary:{type:"object",
propertyNames:{$ref:"#/$defs/uriString"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{$dynamicRef:"\
#meta"}}},$defs:{anchorString:{type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},uriString:{type:"string",format:"uri"},uriReferenceString:{type:"string",format:"\
uri-reference"}}}});var h1=M((q7,B_)=>{B_.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/format-annotation",$vocabulary:{
"https://json-schema.org/draft/2020-12/vocab/format-annotation":!0},$dynamicAnchor:"meta",title:"Format vocabulary meta-schema for annotation results",type:["ob\
ject","boolean"],properties:{format:{type:"string"}}}});var p1=M((eW,f_)=>{f_.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/meta-data",$vocabulary:{"h\
ttps://json-schema.org/draft/2020-12/vocab/meta-data":!0},$dynamicAnchor:"meta",title:"Meta-data vocabulary meta-schema",type:["object","boolean"],properties:{title:{
type:"string"},description:{type:"string"},default:!0,deprecated:{type:"boolean",default:!1},readOnly:{type:"boolean",default:!1},writeOnly:{type:"boolean",default:!1},
examples:{type:"array",items:!0}}}});var m1=M((nW,d_)=>{d_.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/validation",$vocabulary:{"\
https://json-schema.org/draft/2020-12/vocab/validation":!0},$dynamicAnchor:"meta",title:"Validation vocabulary meta-schema",type:["object","boolean"],properties:{
type:{anyOf:[{$ref:"#/$defs/simpleTypes"},{type:"array",items:{$ref:"#/$defs/simpleTypes"},minItems:1,uniqueItems:!0}]},const:!0,enum:{type:"array",items:!0},multipleOf:{
type:"number",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"\
#/$defs/nonNegativeInteger"},minLength:{$ref:"#/$defs/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},maxItems:{$ref:"#/$defs/nonNegativeInt\
eger"},minItems:{$ref:"#/$defs/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:!1},maxContains:{$ref:"#/$defs/nonNegativeInteger"},minContains:{
$ref:"#/$defs/nonNegativeInteger",default:1},maxProperties:{$ref:"#/$defs/nonNegativeInteger"},minProperties:{$ref:"#/$defs/nonNegativeIntegerDefault0"},required:{
$ref:"#/$defs/stringArray"},dependentRequired:{type:"object",additionalProperties:{$ref:"#/$defs/stringArray"}}},$defs:{nonNegativeInteger:{type:"integer",minimum:0},
nonNegativeIntegerDefault0:{$ref:"#/$defs/nonNegativeInteger",default:0},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{
type:"array",items:{type:"string"},uniqueItems:!0,default:[]}}}});var g1=M(bB=>{"use strict";Object.defineProperty(bB,"__esModule",{value:!0});var h_=l1(),p_=c1(),m_=B1(),g_=f1(),C_=d1(),b_=h1(),v_=p1(),D_=m1(),y_=["/propertie\
s"];function E_(n){return[h_,p_,m_,g_,C_,e(this,b_),v_,e(this,D_)].forEach(t=>this.addMetaSchema(t,void 0,!1)),this;function e(t,i){return n?t.$dataMetaSchema(i,
y_):i}}bB.default=E_});var C1=M((Ge,DB)=>{"use strict";Object.defineProperty(Ge,"__esModule",{value:!0});Ge.MissingRefError=Ge.ValidationError=Ge.CodeGen=Ge.Name=Ge.nil=Ge.stringify=Ge.
str=Ge._=Ge.KeywordCxt=Ge.Ajv2020=void 0;var S_=$l(),x_=u1(),w_=kc(),O_=g1(),vB="https://json-schema.org/draft/2020-12/schema",pr=class extends S_.default{constructor(e={}){
super({...e,dynamicRef:!0,next:!0,unevaluated:!0})}_addVocabularies(){super._addVocabularies(),x_.default.forEach(e=>this.addVocabulary(e)),this.opts.discriminator&&
this.addKeyword(w_.default)}_addDefaultMetaSchema(){super._addDefaultMetaSchema();let{$data:e,meta:t}=this.opts;t&&(O_.default.call(this,e),this.refs["http://js\
on-schema.org/schema"]=vB)}defaultMeta(){return this.opts.defaultMeta=super.defaultMeta()||(this.getSchema(vB)?vB:void 0)}};Ge.Ajv2020=pr;DB.exports=Ge=pr;DB.exports.
Ajv2020=pr;Object.defineProperty(Ge,"__esModule",{value:!0});Ge.default=pr;var A_=nr();Object.defineProperty(Ge,"KeywordCxt",{enumerable:!0,get:function(){return A_.
KeywordCxt}});var mr=ae();Object.defineProperty(Ge,"_",{enumerable:!0,get:function(){return mr._}});Object.defineProperty(Ge,"str",{enumerable:!0,get:function(){
return mr.str}});Object.defineProperty(Ge,"stringify",{enumerable:!0,get:function(){return mr.stringify}});Object.defineProperty(Ge,"nil",{enumerable:!0,get:function(){
return mr.nil}});Object.defineProperty(Ge,"Name",{enumerable:!0,get:function(){return mr.Name}});Object.defineProperty(Ge,"CodeGen",{enumerable:!0,get:function(){
return mr.CodeGen}});var N_=la();Object.defineProperty(Ge,"ValidationError",{enumerable:!0,get:function(){return N_.default}});var I_=tr();Object.defineProperty(
Ge,"MissingRefError",{enumerable:!0,get:function(){return I_.default}})});var zw=M((Ym,Jm)=>{((n,e)=>{typeof define=="function"&&define.amd?define([],e):typeof Jm=="object"&&typeof Ym<"u"?Jm.exports=e():n.Papa=e()})(Ym,function n(){var e=typeof self<
"u"?self:typeof window<"u"?window:e!==void 0?e:{},t=!e.document&&!!e.postMessage,i=e.IS_PAPA_WORKER||!1,r={},a=0,o={};function s(x){return x.charCodeAt(0)===65279?
x.slice(1):x}function u(x){this._handle=null,this._finished=!1,this._completed=!1,this._halted=!1,this._input=null,this._baseIndex=0,this._partialLine="",this._rowCount=
0,this._start=0,this._nextChunk=null,this.isFirstChunk=!0,this._completeResults={data:[],errors:[],meta:{}},function(E){var T=Y(E);T.chunkSize=parseInt(T.chunkSize),
E.step||E.chunk||(T.chunkSize=null),this._handle=new m(T),(this._handle.streamer=this)._config=T}.call(this,x),this.parseChunk=function(E,T){var H=parseInt(this.
_config.skipFirstNLines)||0;if(this.isFirstChunk&&0<H){let Q=this._config.newline;Q||(J=this._config.quoteChar||'"',Q=this._handle.guessLineEndings(E,J)),E=[...E.
split(Q).slice(H)].join(Q)}this.isFirstChunk&&k(this._config.beforeFirstChunk)&&(J=this._config.beforeFirstChunk(E))!==void 0&&(E=J),this.isFirstChunk=!1,this._halted=
!1;var H=this._partialLine+E,J=(this._partialLine="",this._handle.parse(H,this._baseIndex,!this._finished));if(!this._handle.paused()&&!this._handle.aborted()){
if(E=J.meta.cursor,H=(this._finished||(this._partialLine=H.substring(E-this._baseIndex),this._baseIndex=E),J&&J.data&&(this._rowCount+=J.data.length),this._finished||
this._config.preview&&this._rowCount>=this._config.preview),i)e.postMessage({results:J,workerId:o.WORKER_ID,finished:H});else if(k(this._config.chunk)&&!T){if(this.
_config.chunk(J,this._handle),this._handle.paused()||this._handle.aborted())return void(this._halted=!0);this._completeResults=J=void 0}return this._config.step||
this._config.chunk||(this._completeResults.data=this._completeResults.data.concat(J.data),this._completeResults.errors=this._completeResults.errors.concat(J.errors),
this._completeResults.meta=J.meta),this._completed||!H||!k(this._config.complete)||J&&J.meta.aborted||(this._config.complete(this._completeResults,this._input),
this._completed=!0),H||J&&J.meta.paused||this._nextChunk(),J}this._halted=!0},this._sendError=function(E){k(this._config.error)?this._config.error(E):i&&this._config.
error&&e.postMessage({workerId:o.WORKER_ID,error:E,finished:!1})}}function c(x){var E;(x=x||{}).chunkSize||(x.chunkSize=o.RemoteChunkSize),u.call(this,x),this._nextChunk=
t?function(){this._readChunk(),this._chunkLoaded()}:function(){this._readChunk()},this.stream=function(T){this._input=T,this._nextChunk()},this._readChunk=function(){
if(this._finished)this._chunkLoaded();else{if(E=new XMLHttpRequest,this._config.withCredentials&&(E.withCredentials=this._config.withCredentials),t||(E.onload=K(
this._chunkLoaded,this),E.onerror=K(this._chunkError,this)),E.ontimeout=K(this._chunkTimeout,this),E.open(this._config.downloadRequestBody?"POST":"GET",this._input,
!t),this._config.downloadTimeout&&!t&&(E.timeout=this._config.downloadTimeout),this._config.downloadRequestHeaders){var T,H=this._config.downloadRequestHeaders;
for(T in H)E.setRequestHeader(T,H[T])}var J;this._config.chunkSize&&(J=this._start+this._config.chunkSize-1,E.setRequestHeader("Range","bytes="+this._start+"-"+
J));try{E.send(this._config.downloadRequestBody)}catch(Q){this._chunkError(Q.message)}t&&E.status===0&&this._chunkError()}},this._chunkLoaded=function(){E.readyState===
4&&(E.status<200||400<=E.status?this._chunkError():(this._start+=this._config.chunkSize||E.responseText.length,this._finished=!this._config.chunkSize||this._start>=
(T=>(T=T.getResponseHeader("Content-Range"))!==null?parseInt(T.substring(T.lastIndexOf("/")+1)):-1)(E),this.parseChunk(E.responseText)))},this._chunkError=function(T){
T=E.statusText||T,this._sendError(new Error(T))},this._chunkTimeout=function(){this._chunkError("Request timed out after "+this._config.downloadTimeout+"ms")}}function B(x){
(x=x||{}).chunkSize||(x.chunkSize=o.LocalChunkSize),u.call(this,x);var E,T,H=typeof FileReader<"u";this.stream=function(J){this._input=J,T=J.slice||J.webkitSlice||
J.mozSlice,H?((E=new FileReader).onload=K(this._chunkLoaded,this),E.onerror=K(this._chunkError,this)):E=new FileReaderSync,this._nextChunk()},this._nextChunk=function(){
this._finished||this._config.preview&&!(this._rowCount<this._config.preview)||this._readChunk()},this._readChunk=function(){var J=this._input,Q=(this._config.chunkSize&&
(Q=Math.min(this._start+this._config.chunkSize,this._input.size),J=T.call(J,this._start,Q)),E.readAsText(J,this._config.encoding));H||this._chunkLoaded({target:{
result:Q}})},this._chunkLoaded=function(J){this._start+=this._config.chunkSize,this._finished=!this._config.chunkSize||this._start>=this._input.size,this.parseChunk(
J.target.result)},this._chunkError=function(){this._sendError(E.error)}}function f(x){var E;u.call(this,x=x||{}),this.stream=function(T){return E=T,this._nextChunk()},
this._nextChunk=function(){var T,H;if(!this._finished)return T=this._config.chunkSize,E=T?(H=E.substring(0,T),E.substring(T)):(H=E,""),this._finished=!E,this.parseChunk(
H)}}function d(x){u.call(this,x=x||{});var E=[],T=!0,H=!1;this.pause=function(){u.prototype.pause.apply(this,arguments),this._input.pause()},this.resume=function(){
u.prototype.resume.apply(this,arguments),this._input.resume()},this.stream=function(J){this._input=J,this._input.on("data",this._streamData),this._input.on("end",
this._streamEnd),this._input.on("error",this._streamError)},this._checkIsFinished=function(){H&&E.length===1&&(this._finished=!0)},this._nextChunk=function(){this.
_checkIsFinished(),E.length?this.parseChunk(E.shift()):T=!0},this._streamData=K(function(J){try{E.push(typeof J=="string"?J:J.toString(this._config.encoding)),T&&
(T=!1,this._checkIsFinished(),this.parseChunk(E.shift()))}catch(Q){this._streamError(Q)}},this),this._streamError=K(function(J){this._streamCleanUp(),this._sendError(
J)},this),this._streamEnd=K(function(){this._streamCleanUp(),H=!0,this._streamData("")},this),this._streamCleanUp=K(function(){this._input.removeListener("data",
this._streamData),this._input.removeListener("end",this._streamEnd),this._input.removeListener("error",this._streamError)},this)}function m(x){var E,T,H,J,Q=Math.
pow(2,53),U=-Q,he=/^\s*-?(\d+\.?|\.\d+|\d+\.\d+)([eE][-+]?\d+)?\s*$/,be=/^((\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d+([+-][0-2]\d:[0-5]\d|Z))|(\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d([+-][0-2]\d:[0-5]\d|Z))|(\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d([+-][0-2]\d:[0-5]\d|Z)))$/,
se=this,$e=0,te=0,tn=!1,ie=!1,Be=[],j={data:[],errors:[],meta:{}};function Oe(ue){return x.skipEmptyLines==="greedy"?ue.join("").trim()==="":ue.length===1&&ue[0].
length===0}function ve(){if(j&&H&&(ze("Delimiter","UndetectableDelimiter","Unable to auto-detect delimiting character; defaulted to '"+o.DefaultDelimiter+"'"),H=
!1),x.skipEmptyLines&&(j.data=j.data.filter(function(Ve){return!Oe(Ve)})),Ne()){let Ve=function(Cn){Be.push(Cn)};var pe=Ve;if(j)if(Array.isArray(j.data[0])){for(var ue=0;Ne()&&
ue<j.data.length;ue++)j.data[ue].forEach(Ve);j.data.splice(0,1)}else j.data.forEach(Ve)}function oe(Ve,Cn){for(var je=x.header?{}:[],Se=0;Se<Ve.length;Se++){var fe=Se,
bn=Ve[Se],bn=((Ie,Ze)=>(rn=>(x.dynamicTypingFunction&&x.dynamicTyping[rn]===void 0&&(x.dynamicTyping[rn]=x.dynamicTypingFunction(rn)),(x.dynamicTyping[rn]||x.dynamicTyping)===
!0))(Ie)?Ze==="true"||Ze==="TRUE"||Ze!=="false"&&Ze!=="FALSE"&&((rn=>{if(he.test(rn)&&(rn=parseFloat(rn),U<rn&&rn<Q))return 1})(Ze)?parseFloat(Ze):be.test(Ze)?new Date(
Ze):Ze===""?null:Ze):Ze)(fe=x.header?Se>=Be.length?"__parsed_extra":Be[Se]:fe,bn=x.transform?x.transform(bn,fe):bn);fe==="__parsed_extra"?(je[fe]=je[fe]||[],je[fe].
push(bn)):je[fe]=bn}return x.header&&(Se>Be.length?ze("FieldMismatch","TooManyFields","Too many fields: expected "+Be.length+" fields but parsed "+Se,te+Cn):Se<
Be.length&&ze("FieldMismatch","TooFewFields","Too few fields: expected "+Be.length+" fields but parsed "+Se,te+Cn)),je}var Ye;j&&(x.header||x.dynamicTyping||x.transform)&&
(Ye=1,!j.data.length||Array.isArray(j.data[0])?(j.data=j.data.map(oe),Ye=j.data.length):j.data=oe(j.data,0),x.header&&j.meta&&(j.meta.fields=Be),te+=Ye)}function Ne(){
return x.header&&Be.length===0}function ze(ue,oe,Ye,pe){ue={type:ue,code:oe,message:Ye},pe!==void 0&&(ue.row=pe),j.errors.push(ue)}k(x.step)&&(J=x.step,x.step=function(ue){
j=ue,Ne()?ve():(ve(),j.data.length!==0&&($e+=ue.data.length,x.preview&&$e>x.preview?T.abort():(j.data=j.data[0],J(j,se))))}),this.parse=function(ue,oe,Ye){var pe=x.
quoteChar||'"',pe=(x.newline||(x.newline=this.guessLineEndings(ue,pe)),H=!1,x.delimiter?k(x.delimiter)&&(x.delimiter=x.delimiter(ue),j.meta.delimiter=x.delimiter):
((pe=((Ve,Cn,je,Se,fe)=>{var bn,Ie,Ze,rn;fe=fe||[",","	","|",";",o.RECORD_SEP,o.UNIT_SEP];for(var Xi=0;Xi<fe.length;Xi++){for(var gt,Qr=fe[Xi],cn=0,Ct=0,an=0,Rn=(Ze=
void 0,new C({comments:Se,delimiter:Qr,newline:Cn,preview:10}).parse(Ve)),_t=0;_t<Rn.data.length;_t++)je&&Oe(Rn.data[_t])?an++:(gt=Rn.data[_t].length,Ct+=gt,Ze===
void 0?Ze=gt:0<gt&&(cn+=Math.abs(gt-Ze),Ze=gt));0<Rn.data.length&&(Ct/=Rn.data.length-an),1.99<Ct&&(Ie===void 0||cn<Ie||cn===Ie&&rn<Ct)&&(Ie=cn,bn=Qr,rn=Ct)}return{
successful:!!(x.delimiter=bn),bestDelimiter:bn}})(ue,x.newline,x.skipEmptyLines,x.comments,x.delimitersToGuess)).successful?x.delimiter=pe.bestDelimiter:(H=!0,x.
delimiter=o.DefaultDelimiter),j.meta.delimiter=x.delimiter),Y(x));return pe.header=Ne(),x.preview&&x.header&&pe.preview++,E=ue,T=new C(pe),j=T.parse(E,oe,Ye),ve(),
tn?{meta:{paused:!0}}:j||{meta:{paused:!1}}},this.paused=function(){return tn},this.pause=function(){tn=!0,T.abort(),E=k(x.chunk)?"":E.substring(T.getCharIndex())},
this.resume=function(){se.streamer._halted?(tn=!1,se.streamer.parseChunk(E,!0)):setTimeout(se.resume,3)},this.aborted=function(){return ie},this.abort=function(){
ie=!0,T.abort(),j.meta.aborted=!0,k(x.complete)&&x.complete(j),E=""},this.guessLineEndings=function(Ve,pe){Ve=Ve.substring(0,1048576);var pe=new RegExp(g(pe)+"(\
[^]*?)"+g(pe),"gm"),Ye=(Ve=Ve.replace(pe,"")).split("\r"),pe=Ve.split(`
`),Ve=1<pe.length&&pe[0].length<Ye[0].length;if(Ye.length===1||Ve)return`
`;for(var Cn=0,je=0;je<Ye.length;je++)Ye[je][0]===`
`&&Cn++;return Cn>=Ye.length/2?`\r
`:"\r"}}function g(x){return x.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function C(x){var E=(x=x||{}).delimiter,T=x.newline,H=x.comments,J=x.step,Q=x.preview,U=x.fastMode,
he=null,be=!1,se=x.quoteChar==null?'"':x.quoteChar,$e=se;if(x.escapeChar!==void 0&&($e=x.escapeChar),(typeof E!="string"||-1<o.BAD_DELIMITERS.indexOf(E))&&(E=","),
H===E)throw new Error("Comment character same as delimiter");H===!0?H="#":(typeof H!="string"||-1<o.BAD_DELIMITERS.indexOf(H))&&(H=!1),T!==`
`&&T!=="\r"&&T!==`\r
`&&(T=`
`);var te=0,tn=!1;this.parse=function(ie,Be,j){if(typeof ie!="string")throw new Error("Input must be a string");var Oe=ie.length,ve=E.length,Ne=T.length,ze=H.length,
ue=k(J),oe=[],Ye=[],pe=[],Ve=te=0;if(!ie)return cn();if(U||U!==!1&&ie.indexOf(se)===-1){for(var Cn=ie.split(T),je=0;je<Cn.length;je++){if(pe=Cn[je],te+=pe.length,
je!==Cn.length-1)te+=T.length;else if(j)return cn();if(!H||pe.substring(0,ze)!==H){if(ue){if(oe=[],rn(pe.split(E)),Ct(),tn)return cn()}else rn(pe.split(E));if(Q&&
Q<=je)return oe=oe.slice(0,Q),cn(!0)}}return cn()}for(var Se=ie.indexOf(E,te),fe=ie.indexOf(T,te),bn=new RegExp(g($e)+g(se),"g"),Ie=ie.indexOf(se,te);;)if(ie[te]===
se)for(Ie=te,te++;;){if((Ie=ie.indexOf(se,Ie+1))===-1)return j||Ye.push({type:"Quotes",code:"MissingQuotes",message:"Quoted field unterminated",row:oe.length,index:te}),
gt();if(Ie===Oe-1)return gt(ie.substring(te,Ie).replace(bn,se));if(se===$e&&ie[Ie+1]===$e)Ie++;else if(se===$e||Ie===0||ie[Ie-1]!==$e){Se!==-1&&Se<Ie+1&&(Se=ie.
indexOf(E,Ie+1));var Ze=Xi((fe=fe!==-1&&fe<Ie+1?ie.indexOf(T,Ie+1):fe)===-1?Se:Math.min(Se,fe));if(ie.substr(Ie+1+Ze,ve)===E){pe.push(ie.substring(te,Ie).replace(
bn,se)),ie[te=Ie+1+Ze+ve]!==se&&(Ie=ie.indexOf(se,te)),Se!==-1&&Se<te&&(Se=ie.indexOf(E,te)),fe!==-1&&fe<te&&(fe=ie.indexOf(T,te));break}if(Ze=Xi(fe),ie.substring(
Ie+1+Ze,Ie+1+Ze+Ne)===T){if(pe.push(ie.substring(te,Ie).replace(bn,se)),Qr(Ie+1+Ze+Ne),Se!==-1&&Se<te&&(Se=ie.indexOf(E,te)),Ie=ie.indexOf(se,te),ue&&(Ct(),tn))
return cn();if(Q&&oe.length>=Q)return cn(!0);break}Ye.push({type:"Quotes",code:"InvalidQuotes",message:"Trailing quote on quoted field is malformed",row:oe.length,
index:te}),Ie++}}else if(H&&pe.length===0&&ie.substring(te,te+ze)===H){if(fe===-1)return cn();te=fe+Ne,fe=ie.indexOf(T,te),Se!==-1&&Se<te&&(Se=ie.indexOf(E,te))}else if(Se!==
-1&&(Se<fe||fe===-1))pe.push(ie.substring(te,Se)),te=Se+ve,Se=ie.indexOf(E,te);else{if(fe===-1)break;if(pe.push(ie.substring(te,fe)),Qr(fe+Ne),ue&&(Ct(),tn))return cn();
if(Q&&oe.length>=Q)return cn(!0)}return gt();function rn(an){oe.push(an),Ve=te}function Xi(an){var Rn=0;return Rn=an!==-1&&(an=ie.substring(Ie+1,an))&&an.trim()===
""?an.length:Rn}function gt(an){return j||(an===void 0&&(an=ie.substring(te)),pe.push(an),te=Oe,rn(pe),ue&&Ct()),cn()}function Qr(an){te=an,rn(pe),pe=[],fe=ie.indexOf(
T,te)}function cn(an){if(x.header&&!Be&&oe.length&&!be){var Rn=oe[0],_t=Object.create(null),Ru=new Set(Rn);let jm=!1;for(let Qi=0;Qi<Rn.length;Qi++){let bt=s(Rn[Qi]);
if(_t[bt=k(x.transformHeader)?x.transformHeader(bt,Qi):bt]){let jr,Um=_t[bt];for(;jr=bt+"_"+Um,Um++,Ru.has(jr););Ru.add(jr),Rn[Qi]=jr,_t[bt]++,jm=!0,(he=he===null?
{}:he)[jr]=bt}else _t[bt]=1,Rn[Qi]=bt;Ru.add(bt)}jm&&console.warn("Duplicate headers found and renamed."),be=!0}return{data:oe,errors:Ye,meta:{delimiter:E,linebreak:T,
aborted:tn,truncated:!!an,cursor:Ve+(Be||0),renamedHeaders:he}}}function Ct(){J(cn()),oe=[],Ye=[]}},this.abort=function(){tn=!0},this.getCharIndex=function(){return te}}
function A(x){var E=x.data,T=r[E.workerId],H=!1;if(E.error)T.userError(E.error,E.file);else if(E.results&&E.results.data){var J={abort:function(){H=!0,N(E.workerId,
{data:[],errors:[],meta:{aborted:!0}})},pause:_,resume:_};if(k(T.userStep)){for(var Q=0;Q<E.results.data.length&&(T.userStep({data:E.results.data[Q],errors:E.results.
errors,meta:E.results.meta},J),!H);Q++);delete E.results}else k(T.userChunk)&&(T.userChunk(E.results,J,E.file),delete E.results)}E.finished&&!H&&N(E.workerId,E.
results)}function N(x,E){var T=r[x];k(T.userComplete)&&T.userComplete(E),T.terminate(),delete r[x]}function _(){throw new Error("Not implemented.")}function Y(x){
if(typeof x!="object"||x===null)return x;var E,T=Array.isArray(x)?[]:{};for(E in x)T[E]=Y(x[E]);return T}function K(x,E){return function(){x.apply(E,arguments)}}
function k(x){return typeof x=="function"}return o.parse=function(x,E){var T=(E=E||{}).dynamicTyping||!1;if(k(T)&&(E.dynamicTypingFunction=T,T={}),E.dynamicTyping=
T,E.transform=!!k(E.transform)&&E.transform,E.downloadTimeout!==void 0){var T=parseInt(E.downloadTimeout);if(isNaN(T))throw new Error("Config downloadTimeout va\
lue ("+E.downloadTimeout+") not parsable by parseInt(val).");E.downloadTimeout=T}if(!E.worker||!o.WORKERS_SUPPORTED)return T=null,o.NODE_STREAM_INPUT,typeof x==
"string"?(x=s(x),T=new(E.download?c:f)(E)):x.readable===!0&&k(x.read)&&k(x.on)?T=new d(E):(e.File&&x instanceof File||x instanceof Object)&&(T=new B(E)),T.stream(
x);(T=(()=>{var H;return!!o.WORKERS_SUPPORTED&&(H=(()=>{var J=e.URL||e.webkitURL||null,Q=n.toString();return o.BLOB_URL||(o.BLOB_URL=J.createObjectURL(new Blob(
["var global = (function() { if (typeof self !== 'undefined') { return self; } if (typeof window !== 'undefined') { return window; } if (typeof global !== 'unde\
fined') { return global; } return {}; })(); global.IS_PAPA_WORKER=true; ","(",Q,")();"],{type:"text/javascript"})))})(),(H=new e.Worker(H)).onmessage=A,H.id=a++,
r[H.id]=H)})()).userStep=E.step,T.userChunk=E.chunk,T.userComplete=E.complete,T.userError=E.error,E.step=k(E.step),E.chunk=k(E.chunk),E.complete=k(E.complete),E.
error=k(E.error),delete E.worker,T.postMessage({input:x,config:E,workerId:T.id})},o.unparse=function(x,E){var T=!1,H=!0,J=",",Q=`\r
`,U='"',he=U+U,be=!1,se=null,$e=!1,te=((()=>{if(typeof E=="object"){if(typeof E.delimiter!="string"||o.BAD_DELIMITERS.filter(function(Be){return E.delimiter.indexOf(
Be)!==-1}).length||(J=E.delimiter),typeof E.quotes!="boolean"&&typeof E.quotes!="function"&&!Array.isArray(E.quotes)||(T=E.quotes),typeof E.skipEmptyLines!="boo\
lean"&&typeof E.skipEmptyLines!="string"||(be=E.skipEmptyLines),typeof E.newline=="string"&&(Q=E.newline),typeof E.quoteChar=="string"&&(U=E.quoteChar,he=U+U),typeof E.
header=="boolean"&&(H=E.header),Array.isArray(E.columns)){if(E.columns.length===0)throw new Error("Option columns is empty");se=E.columns}E.escapeChar!==void 0&&
(he=E.escapeChar+U),E.escapeFormulae instanceof RegExp?$e=E.escapeFormulae:typeof E.escapeFormulae=="boolean"&&E.escapeFormulae&&($e=/^[=+\-@\t\r].*$/)}})(),new RegExp(
g(U),"g"));if(typeof x=="string"&&(x=JSON.parse(x)),Array.isArray(x)){if(!x.length)return tn(se,x,be);if(Array.isArray(x[0]))return tn(null,x,be);if(typeof x[0]==
"object")return tn(se||Object.keys(x[0]),x,be)}else if(typeof x=="object")return typeof x.data=="string"&&(x.data=JSON.parse(x.data)),Array.isArray(x.data)&&(x.
fields||(x.fields=x.meta&&x.meta.fields||se),x.fields||(x.fields=Array.isArray(x.data[0])?x.fields:typeof x.data[0]=="object"?Object.keys(x.data[0]):[]),Array.isArray(
x.data[0])||typeof x.data[0]=="object"||(x.data=[x.data])),tn(x.fields||[],x.data||[],be);throw new Error("Unable to serialize unrecognized input");function tn(Be,j,Oe){
var ve="",Ne=(typeof Be=="string"&&(Be=JSON.parse(Be)),typeof j=="string"&&(j=JSON.parse(j)),Array.isArray(Be)&&0<Be.length),ze=!Array.isArray(j[0]);if(Ne&&H){for(var ue=0;ue<
Be.length;ue++)0<ue&&(ve+=J),ve+=ie(Be[ue],ue);0<j.length&&(ve+=Q)}for(var oe=0;oe<j.length;oe++){var Ye=(Ne?Be:j[oe]).length,pe=!1,Ve=Ne?Object.keys(j[oe]).length===
0:j[oe].length===0;if(Oe&&!Ne&&(pe=Oe==="greedy"?j[oe].join("").trim()==="":j[oe].length===1&&(j[oe][0]==null||j[oe][0].length===0)),Oe==="greedy"&&Ne){for(var Cn=[],
je=0;je<Ye;je++){var Se=ze?Be[je]:je;Cn.push(j[oe][Se])}pe=Cn.join("").trim()===""}if(!pe){for(var fe=0;fe<Ye;fe++){0<fe&&!Ve&&(ve+=J);var bn=Ne&&ze?Be[fe]:fe;ve+=
ie(j[oe][bn],fe)}oe<j.length-1&&(!Oe||0<Ye&&!Ve)&&(ve+=Q)}}return ve}function ie(Be,j){var Oe,ve,Ne;return Be==null?"":Be.constructor===Date?isNaN(Be.getTime())?
"":Be.toISOString():(Ne=!1,Oe=Be.toString(),$e&&typeof Be!="number"&&typeof Be!="bigint"&&typeof Be!="boolean"&&$e.test(Oe)&&(Be=Oe="'"+Oe,Ne=!0),ve=Oe.replace(
te,he),(Ne=Ne||T===!0||typeof T=="function"&&T(Be,j)||Array.isArray(T)&&T[j]||((ze,ue)=>{for(var oe=0;oe<ue.length;oe++)if(-1<ze.indexOf(ue[oe]))return!0;return!1})(
ve,o.BAD_DELIMITERS)||-1<ve.indexOf(J)||-1<Oe.indexOf(U)||ve.charAt(0)===" "||ve.charAt(ve.length-1)===" ")?U+ve+U:ve)}},o.RECORD_SEP="",o.UNIT_SEP="",o.BYTE_ORDER_MARK=
"\uFEFF",o.BAD_DELIMITERS=["\r",`
`,'"',o.BYTE_ORDER_MARK],o.WORKERS_SUPPORTED=!t&&!!e.Worker,o.NODE_STREAM_INPUT=1,o.LocalChunkSize=10485760,o.RemoteChunkSize=5242880,o.DefaultDelimiter=",",o.Parser=
C,o.ParserHandle=m,o.NetworkStreamer=c,o.FileStreamer=B,o.StringStreamer=f,o.ReadableStreamStreamer=d,i&&(e.onmessage=function(x){x=x.data,o.WORKER_ID===void 0&&
x&&(o.WORKER_ID=x.workerId),typeof x.input=="string"?e.postMessage({workerId:o.WORKER_ID,results:o.parse(x.input,x.config),finished:!0}):(e.File&&x.input instanceof
File||x.input instanceof Object)&&(x=o.parse(x.input,x.config))&&e.postMessage({workerId:o.WORKER_ID,results:x,finished:!0})}),(c.prototype=Object.create(u.prototype)).
constructor=c,(B.prototype=Object.create(u.prototype)).constructor=B,(f.prototype=Object.create(f.prototype)).constructor=f,(d.prototype=Object.create(u.prototype)).
constructor=d,o})});var L5={};De(L5,{rules:()=>FO});var TO=Ur(Gc(),1);function zF(n){for(let e=0;e<n.length;e++){let t=n.charCodeAt(e);if(t>=55296&&t<=56319){if(e===n.length-1)return!0;let i=n.charCodeAt(e+1);if(!(i>=56320&&i<=57343))
return!0;e++}else if(t>=56320&&t<=57343)return!0}return!1}function Si(n,e=new Set){if(typeof n=="number"&&isNaN(n))throw new Error("NaN is not allowed");if(typeof n==
"number"&&!isFinite(n))throw new Error("Infinity is not allowed");if(typeof n=="string"&&zF(n))throw new Error("Lone surrogate is not allowed");if(n===null||typeof n!=
"object")return JSON.stringify(n);if(typeof n.toJSON=="function"){if(e.has(n))throw new Error("Circular reference detected");e.add(n);let i=Si(n.toJSON(),e);return e.
delete(n),i}if(e.has(n))throw new Error("Circular reference detected");e.add(n);let t;if(Array.isArray(n))t=`[${n.map(r=>Si(r===void 0||typeof r=="symbol"?null:
r,e)).join(",")}]`;else{let i=[];for(let r of Object.keys(n).sort())n[r]===void 0||typeof n[r]=="symbol"||i.push(`${Si(r)}:${Si(n[r],e)}`);t=`{${i.join(",")}}`}
return e.delete(n),t}function G0({perMinute:n,burst:e},t,i){let r=Math.min(e,n),a=6e4/n,{tokens:o,at:s}=t??{tokens:r,at:i},u=Math.min(r,o+Math.max(0,i-s)/a),c=u>=1,B=c?u-1:u;return{
bucket:{tokens:B,at:i},limit:n,remaining:Math.floor(B),reset:Math.ceil((i+(r-B)*a)/1e3),retryAfter:c?null:Math.max(1,Math.ceil((1-B)*a/1e3))}}var $c={invalid_json:400,validation_failed:400,invalid_multipart:400,unauthorized:401,budget_exceeded:402,forbidden:403,environment_locked:403,not_found:404,method_not_allowed:405,
not_acceptable:406,request_timeout:408,slug_taken:409,run_not_active:409,in_use:409,idempotency_in_flight:409,review_not_open:409,review_claimed:409,review_changed:409,
batch_not_open:409,batch_not_active:409,packet_not_open:409,packet_changed:409,evaluation_not_active:409,evaluation_not_completed:409,gate_failed:409,lookup_exists:409,
content_expired:410,no_key:412,payload_too_large:413,too_many_pages:413,unsupported_media_type:415,unsupported_file_type:415,range_not_satisfiable:416,expectation_failed:417,
invalid_schema:422,slug_underivable:422,model_not_allowed:422,model_requires_key:422,unknown_provider:422,provider_mismatch:422,provider_key_invalid:422,residency_not_allowed:422,
invalid_url:422,empty_document:422,document_unreadable:422,idempotency_mismatch:422,correction_invalid:422,expected_invalid:422,comparators_invalid:422,document_mismatch:422,
dataset_empty:422,evaluation_invalid:422,parts_invalid:422,evaluation_incomparable:422,pin_invalid:422,lookup_invalid:422,rate_limited:429,queue_full:429,headers_too_large:431,
internal_error:500,shutting_down:503,unavailable:503},dn=class extends Error{code;details;budget;headers;retryable;constructor(e,t,i={}){super(t,{cause:i.cause}),
this.name="AppError",this.code=e,this.details=i.details,this.budget=i.budget,this.headers=i.headers??{},this.retryable=i.retryable??(this.status===429||this.status>=
500||e==="idempotency_in_flight")}get status(){return $c[this.code]}};var qF=50;function Vc(n,e){return new dn("validation_failed",n,{details:e.slice(0,qF)})}function Yt(n,e){return Vc(e,[{in:"body",path:n,message:e}])}function W(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function G(n,e){return Object.hasOwn(n,e)?n[e]:void 0}function Qo(n,e,t){Object.defineProperty(
n,e,{value:t,enumerable:!0,writable:!0,configurable:!0})}function Zc(n){return n==null||n===""?0:typeof n!="object"?1:Object.values(n).reduce((e,t)=>e+Zc(t),0)}function Ue(n){return/[~/]/.test(n)?`/${n.replaceAll("~","~0").replaceAll("/","~1")}`:`/${n}`}function on(n){return n===""?[]:n.slice(1).split("/").map(e=>e.replaceAll(
"~1","/").replaceAll("~0","~"))}function dr(n,e){return Array.isArray(n)?/^(?:0|[1-9]\d*)$/.test(e)?n[Number(e)]:void 0:W(n)?G(n,e):void 0}function xt(n,e){return e.reduce(dr,n)}var $0=n=>n.replaceAll(/\/\d+(?=\/|$)/g,"/*");function V0(n,e){let t=(i,r)=>({field:i,at:e+r,place:on(i).map(a=>a==="*"?0:a)});return[...["confidencePaths","requiredPaths"].flatMap(i=>n[i].map((r,a)=>t(r,`/${i}\
/${a}`))),...n.confidenceLimits.map(({path:i},r)=>t(i,`/confidenceLimits/${r}/path`))]}function Z0(n,e,t){let i=e.flatMap(r=>{let a=n[r];if(a===void 0)return[];
let o=`names ${a.field}, which version ${t} of the schema does not have`;return[{in:"body",path:a.at,message:o}]});if(i.length>0)throw Vc(`${i[0]?.path} ${i[0]?.
message}.`,i)}function Xc(n){return new Date(n).toISOString()}var X0=n=>Math.round(n*1e9),Qc=n=>n/1e9;var eP=/^(-?[1-9]\d{0,6})(?:-(-?[1-9]\d{0,6}))?$/;function jc(n){let e=n.split(",").map(t=>nP(t.trim()));return e.includes(null)?null:e}function nP(n){let[,e,t=e]=eP.
exec(n)??[],[i,r]=[Number(e),Number(t)],a=i>0==r>0&&i>r;return e===void 0||a?null:{first:i,last:r}}function tP(n){return n.map(({first:e,last:t})=>e===t?`${e}`:
`${e}-${t}`).join(",")}function hr(n){let e=[];for(let t of n){let i=e.at(-1);i!==void 0&&i.last===t-1?i.last=t:e.push({first:t,last:t})}return tP(e)}function Uc(n,e){
let t=new Set;for(let{first:i,last:r}of n){let a=Math.min(jo(r,e),e);for(let o=Math.max(jo(i,e),1);o<=a;o+=1)t.add(o)}return[...t].sort((i,r)=>i-r)}function Uo(n,e){
let t=n.map(a=>new Set(Uc(jc(a)??[],e))),[i=new Set,...r]=t;return[...i].filter(a=>r.every(o=>o.has(a)))}function Q0(n,e){return n.some(({first:t,last:i})=>[t,i].
some(r=>jo(r,e)>e||jo(r,e)<1))}var jo=(n,e)=>n>0?n:e+1+n;var j0=.8;var U0=({maxCost:n,maxPages:e})=>({maxCostNanos:n===null?null:X0(n.amount),currency:n?.currency??null,maxPages:e});function iP(n){let e=new Date(n),t=Date.UTC(e.
getUTCFullYear(),e.getUTCMonth()+1,1);return{period:Xc(n).slice(0,7),resetsAt:Xc(t)}}function rP({pages:n,pageCount:e}){return e===null?1:n===null?e:Uo([n],e).length}
function aP({provider:n,model:e,runs:t,maxCostNanos:i},r){let a=r.filter(s=>s.provider===n&&s.model===e),o=a.reduce((s,u)=>s+u.runs,0);return o===0?i:Math.round(
a.reduce((s,u)=>s+u.costNanos,0)/o*t)}function oP(n){return n===null?"unlimited":n>=1?"exceeded":n>=j0?"warning":"available"}function K0({maxCostNanos:n,currency:e,
maxPages:t},{usage:i,active:r},a){let o=(C,A)=>C.reduce((N,_)=>N+A(_),0),s=i.filter(C=>C.currency===e),u=i.filter(C=>C.currency!==""&&C.currency!==e&&C.costNanos>
0),c={costNanos:o(s,C=>C.costNanos),pages:o(i,C=>C.pages)},B={costNanos:e===null?0:o(r,C=>aP(C,s)),pages:o(r,C=>C.runs*rP(C))},f=C=>e===null?null:{amount:Qc(C),
currency:e},d=(C,A,N,_)=>({kind:C,max:A,spent:N,reserved:_,share:A===0?1:N/A}),m=[...n===null?[]:[d("cost",n,c.costNanos,B.costNanos)],...t===null?[]:[d("pages",
t,c.pages,B.pages)]],g=m.length===0?null:Math.max(...m.map(C=>C.share));return{states:m,budget:{maxCost:n===null?null:f(n),maxPages:t,...iP(a),spent:{cost:f(c.costNanos),
pages:c.pages,runs:o(i,C=>C.runs)},reserved:{cost:f(B.costNanos),pages:B.pages,runs:o(r,C=>C.runs)},runsWithoutCost:o(i,C=>C.runsWithoutCost)+(e===null?0:o(u,C=>C.
runs)),share:g,status:oP(g),acceptsRuns:m.every(C=>!W0(C))}}}var W0=({max:n,spent:e,reserved:t})=>e+t>=n,z0=({share:n})=>[...n>=j0?["warning"]:[],...n>=1?["exce\
eded"]:[]];function sP(n,{period:e,resetsAt:t,maxCost:i}){let{kind:r,spent:a}=n,o=d=>r==="cost"?Qc(d):d,s=r==="cost"?i?.currency??"":"pages",u=a>=n.max,c=`${o(a)}\
 of ${o(n.max)} ${s}`,B=u?`The budget of the workspace for ${e} is spent: ${c}.`:`The runs under way may use up the budget of the workspace for ${e}: ${c} are s\
pent, and ${o(n.reserved)} are reserved for them.`,f=`It starts again at ${t}; an owner can raise it before (PUT /workspaces/{slug}/budget).`;return new dn("bud\
get_exceeded",`${B} ${f}`,{retryable:!u,budget:{limit:r,max:o(n.max),...r==="cost"&&i!==null&&{currency:i.currency},spent:o(a),reserved:o(n.reserved),period:e,resetsAt:t}})}
function q0({budget:n,states:e}){let t=e.find(W0);if(t!==void 0)throw sP(t,n)}var uP={cachedInput:null,cacheWrite:null,longPrompt:null,from:null};function Sn(n,e,t,i={}){let{longPrompt:r,...a}=i;return{...uP,currency:"USD",input:n,output:e,
source:t,...a,...r!==void 0&&{longPrompt:{cachedInput:null,cacheWrite:null,...r}}}}var Ke="unverified";var Le={tokenLimit:"max_tokens",seed:"seed",temperature:!0,rejects:[],extraBody:{},truncatedReasons:["length","model_length","max_tokens"],refusedReasons:["cont\
ent_filter","safety","refusal","recitation","prohibited_content","blocklist","spii"],repeatSchema:!1,forcesTools:!0,listsModels:!0};function Xn(n,e,t,i){return{
contextTokens:n,maxOutputTokens:e,seesPictures:t,sources:{contextTokens:i,maxOutputTokens:i,seesPictures:i}}}function Qn(n,e,t,i,{sources:r={},prices:a=[]}={}){
let o=Xn(e,t,!0,i);return{id:n,...o,sources:{...o.sources,...r},prices:a}}var wa=Xn(32e3,8192,!1,Ke),tt={residency:Ke,structuredOutput:Ke,quirks:[Ke]},Ee={kind:"\
hosted",residency:null,wireFormat:"openai",readsPdf:!1,baseUrl:null,keyHasBaseUrl:!1,needsSecret:!0,models:[],publishedModels:"none",defaultModel:null,otherModels:wa,
schemaProfile:"conservative",quirks:Le,sources:tt},Jt={...Ee,kind:"self-hosted",keyHasBaseUrl:!0,needsSecret:!1,structuredOutput:"json_schema",otherModels:Xn(16384,
4096,!1,Ke),schemaProfile:"grammar",quirks:{...Le,repeatSchema:!0},sources:{...tt,residency:"provider-key"}};function eb(n){let e=new Map(n.map(t=>[t.id,t]));return{list:()=>n,find:t=>e.get(t),model(t,i){let r=e.get(t);if(r===void 0)throw new Error(`The provider ${t} i\
s not in the registry.`);return r.models.find(({id:a})=>a===i)??{id:i,prices:r.otherPrices??[],...r.otherModels}}}}function nb({models:n},e){return n.length===0||
n.some(({id:t})=>t===e)}var tb="https://platform.claude.com/docs/en/api/versioning",lP="https://platform.claude.com/docs/en/build-with-claude/structured-outputs",ib="https://docs.rs/sy\
naps/0.10.2/synaps_cli/pricing/index.html",rb="https://platform.claude.com/docs/de/models/haiku-5-5/overview",ab={...Ee,id:"anthropic",name:"Anthropic",residency:"\
US",wireFormat:"anthropic",readsPdf:!0,baseUrl:"https://api.anthropic.com",models:[Qn("claude-sonnet-5-5",1e6,128e3,rb,{sources:{seesPictures:"https://runware.a\
i/docs/models/anthropic-claude-sonnet-5-5.md"},prices:[Sn(2,10,ib,{cachedInput:.1,cacheWrite:2.5})]}),Qn("claude-haiku-5-5",1e6,128e3,rb,{sources:{seesPictures:"\
https://github.com/Servoy/opencode-kiro-auth/releases/tag/v2.10.0"},prices:[Sn(.1,.5,ib,{cachedInput:.01,cacheWrite:.125,longPrompt:{above:1e5,input:.5,cachedInput:.05,
cacheWrite:.625,output:2.5}})]})],defaultModel:"claude-sonnet-5-5",otherModels:Xn(2e5,8192,!0,"https://platform.claude.com/docs/zh-CN/models/sonnet-5/overview"),
structuredOutput:"json_schema_strict",schemaProfile:"anthropic",quirks:{...Le,seed:null,temperature:!1,rejects:["temperature"],truncatedReasons:["max_tokens","m\
odel_context_window_exceeded"],forcesTools:!1},source:tb,sources:{residency:Ke,structuredOutput:lP,quirks:[tb,"https://platform.claude.com/docs/en/models/sonnet\
-5-5/migration-guide","https://platform.claude.com/docs/en/models/haiku-5-5/migration-guide"]}};var ob="https://learn.microsoft.com/en-au/azure/ai-services/openai/how-to/structured-outputs",sb={...Ee,id:"azure-openai",name:"Azure OpenAI",keyHasBaseUrl:!0,structuredOutput:"\
json_schema_strict",schemaProfile:"azure-openai",otherModels:Xn(128e3,16384,!1,Ke),quirks:{...Le,tokenLimit:"max_completion_tokens",temperature:!1},source:ob,sources:{
residency:"provider-key",structuredOutput:ob,quirks:["https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8"]}};var ub="https://docs.aws.amazon.com/bedrock/latest/userguide/inference-chat-completions.html",lb={...Ee,id:"bedrock",name:"Amazon Bedrock",keyHasBaseUrl:!0,structuredOutput:"\
by_model",otherModels:Xn(128e3,8192,!1,Ke),quirks:{...Le,tokenLimit:"max_completion_tokens",listsModels:!1},source:ub,sources:{residency:"provider-key",structuredOutput:"\
https://aws-samples.github.io/sample-ai-possibilities/snippets/structured-output-bedrock",quirks:[ub]}};var Oa="server/extraction/local",cb=Xn(1e7,1e7,!1,Oa),Bb={...Ee,id:"local",name:"Built-in extractor",kind:"local",needsSecret:!1,models:[{id:"local-1",prices:[Sn(
0,0,Oa)],...cb}],defaultModel:"local-1",otherModels:cb,structuredOutput:"built_in",source:Oa,sources:{residency:"EXCERPT_LOCAL_RESIDENCY",structuredOutput:Oa,quirks:[
Oa]}};var fb="https://docs.cohere.com/docs/compatibility-api",db={...Ee,id:"cohere",name:"Cohere",baseUrl:"https://api.cohere.ai/compatibility/v1",publishedModels:"al\
l",structuredOutput:"by_model",otherModels:{...wa,maxOutputTokens:4096},quirks:{...Le,rejects:["store","metadata","logit_bias","top_logprobs","n"]},source:fb,sources:{
...tt,structuredOutput:"https://docs.cohere.com/docs/structured-outputs",quirks:[`${fb}.md`]}};var Kc="https://api-docs.deepseek.com/guides/json_mode",hb={...Ee,id:"deepseek",name:"DeepSeek",baseUrl:"https://api.deepseek.com/v1",publishedModels:"all",structuredOutput:"\
json_object",schemaProfile:"prompt",quirks:{...Le,seed:null,repeatSchema:!0},source:Kc,sources:{...tt,structuredOutput:Kc,quirks:[Kc]}};var pb="https://docs.fireworks.ai/structured-responses/structured-response-formatting",mb={...Ee,id:"fireworks",name:"Fireworks AI",baseUrl:"https://api.firewor\
ks.ai/inference/v1",publishedModels:"shared",structuredOutput:"json_schema",quirks:{...Le,repeatSchema:!0},source:pb,sources:{residency:"https://docs.fireworks.\
ai/accounts/data-residency",structuredOutput:pb,quirks:["https://fireworks.ai/docs/structured-responses/structured-response-formatting"]}};var gb="https://github.com/BerriAI/litellm/discussions/39357",cP="https://docs.apiyi.com/en/live/2026-09/gemini-3-8-flash-official-specs.md",Cb={...Ee,id:"gemin\
i",name:"Google Gemini",residency:"US",wireFormat:"gemini",readsPdf:!0,baseUrl:"https://generativelanguage.googleapis.com/v1beta",models:[Qn("gemini-3.8-flash",
1048576,65536,cP,{prices:[Sn(.75,3.75,gb,{cachedInput:.075}),Sn(1.5,7.5,gb,{from:"2027-01-01",cachedInput:.15})]})],defaultModel:"gemini-3.8-flash",otherModels:Xn(
128e3,8192,!0,Ke),structuredOutput:"json_schema",schemaProfile:"gemini",quirks:{...Le,seed:null,temperature:!1},source:"https://ai.google.dev/api/generate-conte\
nt",sources:{residency:Ke,structuredOutput:"https://docs.apiyi.com/live/2026-09/gemini-3-8-flash-official-specs.md",quirks:["https://ai.google.dev/api/rest/v1/G\
enerationConfig","https://docs.cloud.google.com/vertex-ai/generative-ai/docs/start/gemini-3-prompting-guide?hl=pt"]}};var bb={...Ee,id:"groq",name:"Groq",baseUrl:"https://api.groq.com/openai/v1",publishedModels:"all",structuredOutput:"by_model",quirks:{...Le,tokenLimit:"max_com\
pletion_tokens",rejects:["logprobs","logit_bias","top_logprobs"]},source:"https://console.groq.com/docs/openai",sources:{...tt,structuredOutput:"https://console\
.groq.com/docs/structured-outputs",quirks:["https://console.groq.com/docs/openai"]}};var vb="https://docs.ionos.com",Db="https://api.ionos.com/docs/inference-openai/v1",yb={...Ee,id:"ionos",name:"IONOS AI Model Hub",residency:"EU",baseUrl:"https\
://openai.inference.de-txl.ionos.com/v1",publishedModels:"all",structuredOutput:"json_schema",source:Db,sources:{residency:`${vb}/cloud/~/revisions/NfgM5VQuRjXR\
MfbR25yK/~gitbook/pdf?only=yes&page=DIHnDj7bSgiJerletQpa`,structuredOutput:`${vb}/sections-test/api-reference/ai-model-hub-openai/openai-compatible-endpoints.md`,
quirks:[Db]}};var{sources:Wc}=Jt,Eb=[{...Jt,id:"vllm",name:"vLLM",source:"https://docs.vllm.ai/en/stable/serving/openai_compatible_server/",sources:{...Wc,structuredOutput:"h\
ttps://docs.vllm.ai/en/latest/features/structured_outputs/"}},{...Jt,id:"lmstudio",name:"LM Studio",source:"https://www.lmstudio.ai/docs/developer",sources:{...Wc,
structuredOutput:"https://lmstudio.ai/docs/advanced/structured-output"}},{...Jt,id:"llamacpp",name:"llama.cpp server",source:"https://github.com/ggml-org/llama.\
cpp/tree/master/tools/server",sources:{...Wc,structuredOutput:"https://github.com/ggml-org/llama.cpp/issues/11847"}},{...Jt,id:"openai-compatible",name:"OpenAI-\
compatible server",source:"https://platform.openai.com/docs/api-reference/chat"}];var BP="https://github.com/mistralai/platform-docs-public/blob",eB=(n,e="038807d6747eff51cd0d241af2e13c702075d6d4")=>`${BP}/${e}/src/schema/models/models/${n}.t\
s`,zc=eB("mistral-small-4-0-26-03"),fP=eB("mistral-medium-3-5-26-04","41f8bc4cdf75304e428d4be922428aa084607d1e"),qc={maxOutputTokens:Ke},Sb=eB("mistral-large-3-\
25-12"),xb={...Ee,structuredOutput:"json_schema_strict",schemaProfile:"mistral-eu",models:[Qn("mistral-small-2603",256e3,16384,zc,{sources:qc,prices:[Sn(.15,.6,
zc)]}),Qn("mistral-medium-3-5",256e3,16384,fP,{sources:qc,prices:[Sn(1.5,7.5,"https://github.com/braintrustdata/braintrust-proxy/issues/505")]}),Qn("mistral-lar\
ge-2512",256e3,16384,Sb,{sources:qc,prices:[Sn(.5,1.5,Sb)]})],defaultModel:"mistral-small-2603",quirks:{...Le,seed:"random_seed",rejects:["user","store","logpro\
bs","seed"]},source:"https://docs.mistral.ai/studio-api/regional-inference",sources:{residency:"https://docs.mistral.ai/studio/regional-inference",structuredOutput:zc,
quirks:["https://docs.camel-ai.org/reference/camel.configs.mistral_config.md"]}},wb=[{...xb,id:"mistral-eu",name:"Mistral (EU)",residency:"EU",baseUrl:"https://\
api.eu.mistral.ai/v1"},{...xb,id:"mistral",name:"Mistral",baseUrl:"https://api.mistral.ai/v1"}];var nB="https://docs.ollama.com/capabilities/structured-outputs",dP="https://github.com/ollama/ollama/blob/01562a7f1cb3b037d3f1ac8c148d99e847b421ca/docs/context\
-length.mdx",Ob={...Jt,id:"ollama",name:"Ollama",source:nB,otherModels:{contextTokens:4096,maxOutputTokens:1024,seesPictures:!1,sources:{...wa.sources,contextTokens:dP}},
sources:{...Jt.sources,structuredOutput:nB,quirks:[nB]}};var Ab="https://developers.openai.com/api/docs/guides/data-residency.md",Nb="https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-model\
s/openai",Ib="https://runware.ai/docs/models/openai-gpt-6-luna.md",hP=Sn(.1,.5,"https://github.com/BerriAI/litellm/discussions/42523",{cachedInput:.01,longPrompt:{
above:272e3,input:.2,cachedInput:.02,output:.75}}),pP=Sn(1,5,"https://github.com/TheKrush/PromptFuel/releases/tag/v1.0.24",{cachedInput:.05}),mP=Sn(2,10,"https:\
//github.com/premk134/codex-token-watch/releases/tag/v0.3.3",{cachedInput:.1}),tB={...Ee,readsPdf:!0,structuredOutput:"json_schema_strict",schemaProfile:"openai",
models:[Qn("gpt-6-luna",105e4,128e3,Ib,{prices:[hP]}),Qn("gpt-6.1-terra",105e4,128e3,`${Nb}/gpt-6-1-terra`,{prices:[pP]}),Qn("gpt-6.1-sol",105e4,128e3,`${Nb}/gp\
t-6-1-sol`,{prices:[mP]})],defaultModel:"gpt-6-luna",quirks:{...Le,tokenLimit:"max_completion_tokens",temperature:!1},source:Ab,sources:{residency:Ab,structuredOutput:Ib,
quirks:["https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8"]}},Lb=[{...tB,id:"openai",name:"OpenAI",residency:"US",baseUrl:"https://api.openai.com/v1",
sources:{...tB.sources,residency:Ke}},{...tB,id:"openai-eu",name:"OpenAI (EU projects)",residency:"EU",baseUrl:"https://eu.api.openai.com/v1"}];var iB={...Ee,structuredOutput:"by_model",quirks:{...Le,extraBody:{provider:{require_parameters:!0}},listsModels:!1},source:"https://openrouter.ai/docs/api-refe\
rence/overview",sources:{...tt,structuredOutput:"https://openrouter.ai/docs/structured-outputs",quirks:["https://python.useinstructor.com/integrations/openroute\
r"]}},Tb=[{...iB,id:"openrouter",name:"OpenRouter",residency:"US",baseUrl:"https://openrouter.ai/api/v1"},{...iB,id:"openrouter-eu",name:"OpenRouter (EU)",residency:"\
EU",baseUrl:"https://eu.openrouter.ai/api/v1",sources:{...iB.sources,residency:"https://www.openrouter.ai/docs/guides/features/in-region-routing.md"}}];var Fb="https://github.com/ovh/docs/blob/3bc04087508712e715e6e5214c1c855dbf0a8764/pages/public_cloud/ai_machine_learning/endpoints_guide_02_capabilities/guide.e\
n-gb.md",Pb={...Ee,id:"ovhcloud",name:"OVHcloud AI Endpoints",residency:"EU",baseUrl:"https://oai.endpoints.kepler.ai.cloud.ovh.net/v1",publishedModels:"all",structuredOutput:"\
json_schema",quirks:{...Le,listsModels:!1},source:"https://strandsagents.com/docs/community/model-providers/ovhcloud-ai-endpoints/",sources:{residency:Fb,structuredOutput:Fb,
quirks:["https://raw.githubusercontent.com/juspay/neurolink/master/docs/getting-started/providers/ovhcloud.md"]}};var rB=(n,e)=>`https://github.com/scaleway/docs-content/blob/${n}/pages/generative-apis/${e}.mdx`,_b=rB("22ea63f3fe7f9eaa1115ba94fdf021f581e6c5e3","reference-co\
ntent/supported-models-serverless"),gP=rB("12e64781773c6415d9574122657d56e452128127","reference-content/data-privacy"),CP=rB("065f2ca5e95b3c70eca8b9708fbc0df76c\
54ef01","how-to/use-structured-outputs"),Rb="https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api",kb={...Ee,id:"scaleway",name:"Scaleway",residency:"\
EU",baseUrl:"https://api.scaleway.ai/v1",publishedModels:"all",structuredOutput:"json_schema_strict",schemaProfile:"scaleway",otherModels:{contextTokens:22e3,maxOutputTokens:8e3,
seesPictures:!1,sources:{contextTokens:_b,maxOutputTokens:_b,seesPictures:Ke}},quirks:{...Le,rejects:["user","store","metadata"]},source:Rb,sources:{residency:gP,
structuredOutput:CP,quirks:[Rb]}};var Mb="https://docs.together.ai/docs/inference/chat/structured-outputs",Yb={...Ee,id:"together",name:"Together AI",baseUrl:"https://api.together.ai/v1",publishedModels:"\
shared",structuredOutput:"by_model",quirks:{...Le,repeatSchema:!0},source:"https://docs.together.ai/docs/inference/openai-compatibility",sources:{residency:"htt\
ps://docs.together.ai/docs/serverless/geo-specific-inference",structuredOutput:Mb,quirks:[Mb]}};var Jb="https://docs.x.ai/developers/model-capabilities/text/structured-outputs.md",Hb={...Ee,id:"xai",name:"xAI",baseUrl:"https://api.x.ai/v1",publishedModels:"\
all",structuredOutput:"by_model",source:Jb,sources:{...tt,residency:"https://docs.x.ai/developers/advanced-api-usage/regions.md",structuredOutput:Jb}};var Gb=[Bb,...wb,...Lb,sb,lb,ab,Cb,...Tb,kb,Pb,yb,bb,Yb,mb,Hb,hb,db,Ob,...Eb];var gr=Ur(Yc(),1),D1=Ur(C1(),1),L_={"json-schema.org/draft/2020-12/schema":"2020-12","json-schema.org/draft-07/schema":"draft-07"};function Cr(n){let e=n.$schema;
if(e===void 0)return"2020-12";if(typeof e=="string")return L_[e.replace(/^https?:\/\//,"").replace(/#$/,"")]}function Ia(n,e){let t={strict:!1,strictNumbers:!0,
logger:!1,validateSchema:!1,...e};return(n==="2020-12"?new D1.Ajv2020(t):new gr.Ajv(t)).removeKeyword("multipleOf").addKeyword({keyword:"multipleOf",type:"numbe\
r",schemaType:"number",validate:(r,a)=>F_(a,r),errors:!1,error:{message:({schemaCode:r})=>gr.str`must be multiple of ${r}`,params:({schemaCode:r})=>gr._`{multipleOf: ${r}}`}})}
var T_={"2020-12":"https://json-schema.org/draft/2020-12/schema","draft-07":"http://json-schema.org/draft-07/schema"},b1=new Map;function y1(n,e){let t=`${n} ${e}`,
i=b1.get(t);if(i===void 0){if(i=Ia(n,{allErrors:e,validateFormats:!1}).getSchema(T_[n]),i===void 0)throw new Error(`Ajv has no meta-schema for ${n}.`);b1.set(t,
i)}return i}function F_(n,e){let[t,i]=[v1(n),v1(e)],r=Math.max(t.decimals,i.decimals),a=i.digits*10n**BigInt(r-i.decimals);return a!==0n&&t.digits*10n**BigInt(r-
t.decimals)%a===0n}function v1(n){let[e="",t="0"]=String(n).split("e"),[i="",r=""]=e.split("."),a=r.length-Number(t),o=BigInt(i+r);return a>=0?{digits:o,decimals:a}:
{digits:o*10n**BigInt(-a),decimals:0}}var P_=["additionalProperties","additionalItems","unevaluatedItems","unevaluatedProperties","contains","propertyNames","not","if","then","else","contentSchema"],
__=["prefixItems","anyOf","oneOf","allOf"],R_=["properties","patternProperties","$defs","definitions","dependentSchemas","dependencies"],k_=new Set(["anyOf","on\
eOf","allOf","not","if","then","else","dependentSchemas","dependencies"]);function br(n,e){let t=[],i=(a,o,s)=>{o!==void 0&&t.push({keyword:a,...s===void 0?{}:{
key:s},path:e+Ue(a)+(s===void 0?"":Ue(s)),schema:o,inPlace:k_.has(a)})};for(let a of P_)i(a,G(n,a));for(let a of __){let o=G(n,a);Array.isArray(o)&&o.forEach((s,u)=>i(
a,s,String(u)))}for(let a of R_){let o=G(n,a);if(W(o))for(let[s,u]of Object.entries(o))(a!=="dependencies"||!Array.isArray(u))&&i(a,u,s)}let r=G(n,"items");return Array.
isArray(r)?r.forEach((a,o)=>i("items",a,String(o))):i("items",r),t}var M_=new Set(["properties","patternProperties","additionalProperties","unevaluatedProperties","items","prefixItems","additionalItems","unevaluatedItems","cont\
ains"]);function vr(n,e){let t=new Set,i=[],r=a=>{let o=[a];for(let s=o.pop();s!==void 0;s=o.pop())t.has(s.schema)||(t.add(s.schema),i.push(s),o.push(...Y_(s).toReversed()))};
r({schema:n,path:"",depth:0,isCondition:!1,isOnlyReferenced:!1});for(let{schema:a}of i){let o=ti(a,e);W(o)&&!t.has(o)&&r({schema:o,path:J_(a),depth:0,isCondition:!1,
isOnlyReferenced:!0})}return i}function Y_(n){return br(n.schema,n.path).flatMap(({keyword:e,path:t,schema:i,inPlace:r})=>{if(!W(i))return[];let a=M_.has(e)?n.depth+
1:r?n.depth:0,o=n.isCondition||e==="not"||e==="if",{isOnlyReferenced:s}=n;return[{schema:i,path:t,depth:a,isCondition:o,isOnlyReferenced:s,...r?{parent:n}:{}}]})}
function ti(n,e){let t=Ko(n);return t===void 0?void 0:e.resolve(t)}function Ko(n){let e=G(n,"$ref")??G(n,"$dynamicRef");return typeof e=="string"?e:void 0}function J_(n){
let e=(Ko(n)??"").replace(/^[^#]*#/,"");return e.startsWith("/")?H_(e):Ue(e)}function H_(n){try{return decodeURIComponent(n)}catch{return n}}function wt(n){let e=G(n,"$id"),t=typeof e=="string"?e.replace(/#$/,""):"",i;return{resolve:a,isRemote:r};function r(s){return o(s)===void 0}function a(s){let u=o(
s);if(u!==void 0)return u===""?n:u.startsWith("/")?G_(n,u):(i??=$_(n),i.get(u))}function o(s){let u=t!==""&&s.startsWith(t)?s.slice(t.length):s;if(u===""&&s!=="")
return"";if(u.startsWith("#"))try{return decodeURIComponent(u.slice(1))}catch{return u.slice(1)}}}function G_(n,e){let t=n;for(let i of on(e))if(Array.isArray(t))
t=/^\d+$/.test(i)?t[Number(i)]:void 0;else if(W(t))t=G(t,i);else return;return t}function $_(n){let e=new Map,t=[n];for(;t.length>0;){let i=t.pop();if(!W(i))continue;
let{$anchor:r,$dynamicAnchor:a,$id:o}=i;typeof r=="string"&&e.set(r,i),typeof a=="string"&&e.set(a,i),typeof o=="string"&&o.startsWith("#")&&e.set(o.slice(1),i);
for(let s of br(i,""))t.push(s.schema)}return e}var V_=["type","enum","const","properties","items","prefixItems"];function Dr(n){let e=o((c,B)=>{let f=G(c,"type");return f!==void 0?f==="object"||Array.isArray(
f)&&f.length===1&&f[0]==="object":W(G(c,"properties"))||s(c,B)}),t=o((c,B)=>{let f=G(c,"properties");return W(f)&&Object.keys(f).length>0?!0:u(c,B)||["allOf","a\
nyOf","oneOf"].some(d=>E1(c,d,B))}),i=o((c,B)=>V_.some(f=>Object.hasOwn(c,f))||s(c,B)),r=o((c,B)=>{let f=C=>C===!1||i(C),d=G(c,"items"),m=G(c,"prefixItems");if(d!==
void 0)return Array.isArray(d)?d.every(f):f(d);if(Array.isArray(m)&&m.length>0)return m.every(f);let g=G(c,"unevaluatedItems");return g!==void 0&&f(g)?!0:s(c,B)}),
a=o((c,B)=>{if(!X_(c))return!1;let f=G(c,"enum");if(Array.isArray(f)&&!f.includes(null)||(G(c,"const")??null)!==null)return!1;let d=C=>C===!0||B(C),m=ti(c,n);if(m!==
void 0&&!d(m))return!1;let g=G(c,"allOf");return Array.isArray(g)&&!g.every(d)?!1:[G(c,"anyOf"),G(c,"oneOf")].every(C=>!Array.isArray(C)||C.some(d))});return{isObject:e,
hasProperties:t,isTyped:i,hasTypedItems:r,allowsNull:a};function o(c){let B=new Map,f=d=>{if(!W(d))return!1;let m=B.get(d);if(m!==void 0)return m;B.set(d,!1);let g=c(
d,f);return B.set(d,g),g};return f}function s(c,B){return u(c,B)||E1(c,"allOf",B)||Z_(c,B)}function u(c,B){let f=ti(c,n);return f!==void 0&&B(f)}}function E1(n,e,t){
let i=G(n,e);return Array.isArray(i)&&i.some(t)}function Z_(n,e){return["anyOf","oneOf"].some(t=>{let i=G(n,t);return Array.isArray(i)&&i.length>0&&i.every(e)})}
function X_(n){let e=G(n,"type");return e===void 0||e==="null"||G(n,"nullable")===!0||Array.isArray(e)&&e.includes("null")}var S1=200,yB=25e4,x1={path:"",message:`must not contain more than ${yB} values`},Q_=n=>typeof n=="string"?n.isWellFormed():typeof n!="object"||n===null;function w1(n){
let e=[{value:n,path:"",depth:1}],t=0;for(let i=e.pop();i!==void 0;i=e.pop()){let{value:r,path:a,depth:o}=i;if(t+=1,t>yB)return x1;if(typeof r=="string"&&!r.isWellFormed())
return{path:a,message:"must be well-formed Unicode text"};if(!(typeof r!="object"||r===null)){if(o>S1)return{path:"",message:`must not nest deeper than ${S1} le\
vels of JSON`};for(let s of Object.keys(r)){if(W(r)&&!s.isWellFormed())return{path:a,message:"must not have a property name that is not well-formed Unicode text"};
let u=r[s];Q_(u)?t+=1:e.push({value:u,path:a+Ue(s),depth:o+1})}}}return t>yB?x1:void 0}var j_=new Set(["anyOf","oneOf","allOf","if","not","dependentSchemas"]),U_=1e3;function N1(n,e,t){let i=e.length<=U_,r=A1(n,{dialect:t,path:"",allErrors:i});for(let{
schema:a,path:o,isOnlyReferenced:s}of e){s&&r.push(...A1(a,{dialect:t,path:o,allErrors:!1}));let u=G(a,"enum");Array.isArray(u)&&u.length===0&&r.push({path:`${o}\
/enum`,message:"must have at least one value"}),G(a,"nullable")===!0&&G(a,"type")===void 0&&r.push({path:`${o}/nullable`,message:"must be used together with `ty\
pe`"}),Object.hasOwn(a,"id")&&r.push({path:`${o}/id`,message:"must be renamed to `$id`"});let c=G(a,"pattern");typeof c=="string"&&r.push(...O1(c,`${o}/pattern`));
let B=G(a,"properties");W(B)&&Object.hasOwn(B,"__proto__")&&r.push({path:`${o}/properties/__proto__`,message:"must be renamed: `__proto__` is not supported as a\
 property name"});let f=G(a,"patternProperties");if(W(f))for(let d of Object.keys(f))r.push(...O1(d,`${o}/patternProperties${Ue(d)}`))}return r}function O1(n,e){
try{return new RegExp(n,"u"),[]}catch(t){let i=t instanceof Error?t.message.replace(/^.*\/u: /s,""):String(t);return[{path:e,message:`must be a valid ECMA-262 r\
egular expression (${i})`}]}}function A1(n,{dialect:e,path:t,allErrors:i}){let r=y1(e,i);if(r(n))return[];let a=r.errors??[],o=new Map;for(let s of[...a.filter(
u=>!j_.has(u.keyword)),...a]){let u=t+s.instancePath;o.has(u)||o.set(u,{path:u,message:K_(s)})}return[...o.values()]}function K_(n){return/\/type(\/\d+)?$/.test(
n.instancePath)?"must be one of string, number, integer, boolean, object, array and null, or a list of these":n.keyword==="pattern"?"does not match the pattern \
of the meta-schema":n.message??"is not valid JSON Schema"}var I1=200;function L1(n,e){let t=new Map(n.map(({schema:s,path:u})=>[s,u])),i=new Map,r=[];for(let{schema:s}of n){if(i.has(s))continue;let u=[],c=B=>{i.set(B,0),
u.push({schema:B,next:o(B),maxChildLength:0})};c(s);for(let B=u.at(-1);B!==void 0;B=u.at(-1)){let f=B.next.pop(),d=f===void 0?void 0:i.get(f);if(f===void 0){u.pop();
let m=B.maxChildLength+1;i.set(B.schema,m);let g=u.at(-1);g!==void 0&&(g.maxChildLength=Math.max(g.maxChildLength,m)),m===I1+1&&a(B.schema,`must not chain more \
than ${I1} schemas for one value`)}else d===void 0?c(f):d===0?a(B.schema,"must not refer to itself without a property or an array item in between"):B.maxChildLength=
Math.max(B.maxChildLength,d)}}return r;function a(s,u){r.push({path:t.get(s)??"",message:u})}function o(s){return[...br(s,"").filter(c=>c.inPlace).map(c=>c.schema),
ti(s,e)].filter(W)}}var W_=50,T1=5e3,F1=20,P1=1e3,z_=["oneOf","anyOf","allOf"],_1=7;function R1(n){if(!W(n))return[{path:"",message:"must be an object"}];let e=w1(n);if(e!==void 0)
return[e];let t=Cr(n);if(t===void 0)return[{path:"/$schema",message:"must be JSON Schema 2020-12 or draft-07"}];let i=wt(n),r=vr(n,i);for(let a of[()=>q_(r),()=>N1(
n,r,t),()=>iR(r,i),()=>L1(r,i),()=>eR(n,r,Dr(i))]){let o=a();if(o.length>0)return o.slice(0,W_)}return[]}function q_(n){let e=[],t=0;for(let{schema:i,path:r,depth:a}of n){
let o=G(i,"properties");W(o)&&(t+=Object.keys(o).length),a>F1&&e.push({path:r,message:`must not be nested deeper than ${F1} levels below the root`});for(let u of z_){
let c=G(i,u);Array.isArray(c)&&c.length>P1&&e.push({path:`${r}/${u}`,message:`must not have more than ${P1} schemas, but has ${c.length}`})}let s=G(i,"type");Array.
isArray(s)&&s.length>_1&&e.push({path:`${r}/type`,message:`must not list more than ${_1} types`})}if(t>T1){let i=`must not have more than ${T1} properties, but \
has ${t}`;e.unshift({path:"",message:i})}return e}function eR(n,e,t){return t.isObject(n)?t.hasProperties(n)?e.filter(i=>!i.isCondition&&nR(i.schema)&&!tR(i,t)).
map(({schema:i,path:r})=>Object.hasOwn(i,"items")?{path:`${r}/items`,message:"must declare a type"}:{path:r,message:"must declare the type of its items"}):[{path:"",
message:"must have at least one property"}]:Object.hasOwn(n,"type")?[{path:"/type",message:'must be "object"'}]:[{path:"",message:'must have the type "object"'}]}
function nR(n){let e=G(n,"type");return e==="array"||Array.isArray(e)&&e.includes("array")||e===void 0&&Object.hasOwn(n,"items")}function tR(n,e){for(let t=n;t!==
void 0;t=t.parent)if(e.hasTypedItems(t.schema))return!0;return!1}function iR(n,e){let t=[],i=new Set;for(let{schema:r,path:a}of n){for(let s of["$ref","$dynamic\
Ref"]){let u=G(r,s),c=typeof u=="string"?rR(u,e):void 0;c!==void 0&&t.push({path:`${a}/${s}`,message:c})}for(let s of["$anchor","$dynamicAnchor"]){let u=G(r,s);
typeof u=="string"&&(i.has(u)&&t.push({path:`${a}/${s}`,message:"must be unique in the definition"}),i.add(u))}let o=G(r,"$id");a!==""&&typeof o=="string"&&!o.startsWith(
"#")&&t.push({path:`${a}/$id`,message:"must not be used below the root"})}return t}function rR(n,e){if(e.isRemote(n))return"must refer to the definition itself:\
 remote references are not supported";let t=e.resolve(n);return t===void 0?"must refer to an existing location in the definition":W(t)||typeof t=="boolean"?void 0:
"must refer to a schema"}function k1(n){let e={properties:0,depth:0,enumValues:0,unions:0};for(let{schema:t,depth:i}of n){let r=G(t,"properties");W(r)&&(e.properties+=Object.keys(r).length),
e.depth=Math.max(e.depth,i);let a=G(t,"enum");Array.isArray(a)&&(e.enumValues+=a.length);for(let o of["anyOf","oneOf","type"])Array.isArray(G(t,o))&&(e.unions+=
1)}return e}var We="is moved into the description and only validated in the answer",ii={allOf:"is merged into one schema",oneOf:"is sent as anyOf",not:We,if:We,dependentRequired:We,
dependentSchemas:We,dependencies:We,patternProperties:"is sent as a list of key-value pairs"},qo={minLength:We,maxLength:We},Y1={pattern:We,format:We},J1={minimum:We,
maximum:We,exclusiveMinimum:We,exclusiveMaximum:We,multipleOf:We},aR={minItems:We,maxItems:We},es={uniqueItems:We},H1={pattern:We,...qo,...J1,...aR,...es},Wo={...H1,
...Y1},La={strict:!0,allRequired:!0,closedObjects:!0},zo={strict:!1,references:"inlined"},M1={maxEnumValues:1e3,maxLargeEnumCharacters:15e3,maxNameCharacters:12e4},
Ta={openai:{provider:"openai",...La,references:"kept",keywords:{...ii,...qo,...es},formats:["date-time","time","date","duration","email","hostname","ipv4","ipv6",
"uuid"],maxProperties:5e3,maxDepth:10,...M1},"azure-openai":{provider:"azure-openai",...La,references:"kept",keywords:{...ii,...Wo},maxProperties:100,maxDepth:5,
...M1},"mistral-eu":{provider:"mistral-eu",...La,references:"inlined",keywords:{...ii,...Wo}},scaleway:{provider:"scaleway",...La,references:"inlined",keywords:{
...ii,...Wo}},anthropic:{provider:"anthropic",...La,references:"inlined",keywords:{...ii,...H1},formats:["date-time","time","date","duration","email","hostname",
"uri","ipv4","ipv6","uuid"],maxUnions:16,maxOptional:24,names:/^[a-zA-Z0-9_.-]{1,64}$/},gemini:{provider:"gemini",...zo,allRequired:!1,closedObjects:!0,formats:[
"date-time","date","time"],stringEnums:!0,keywords:{...ii,...qo,...es,pattern:We,exclusiveMinimum:We,exclusiveMaximum:We,multipleOf:We}},grammar:{provider:"a lo\
cal server",...zo,allRequired:!0,closedObjects:!0,keywords:{...ii,...Y1,...qo,...J1,...es}},prompt:{provider:"the prompt",...zo,allRequired:!1,closedObjects:!1,
keywords:{}},conservative:{provider:"other",...zo,allRequired:!0,closedObjects:!0,keywords:{...ii,...Wo}}},G1=[Ta.openai,Ta["azure-openai"],Ta["mistral-eu"],Ta.
scaleway,Ta.anthropic];function $1(n,e){let t=k1(n),i=sR(n),r=n.filter(({schema:a})=>e.isObject(a)&&W(G(a,"additionalProperties"))).map(({path:a})=>a);return G1.flatMap(a=>{let{provider:o}=a,
s=[],u=(B,f,d)=>{let[m]=f;if(m===void 0)return;let g=`In the strict mode of ${o}, ${d}.${oR(f.length-1)}`;s.push({path:m,code:B,message:g,provider:o})},c=(B,f,d)=>{
if(d===void 0||f<=d)return;let m=`The schema has ${f} ${B}, but the strict mode of ${o} supports at most ${d}. It is sent without strict mode, or in parts.`;s.push(
{path:"",code:"strict_limit",message:m,provider:o})};a.allRequired&&u("strict_optional",i,"this optional field is sent as required and nullable"),a.closedObjects&&
u("strict_additional_properties",r,"this object is sent without additional properties, or as a list of key-value pairs");for(let[B,f]of Object.entries(a.keywords))
u("strict_keyword",uR(B,n),`\`${B}\` ${f}`);return c("properties",t.properties,a.maxProperties),c("levels",t.depth,a.maxDepth),c("enum values",t.enumValues,a.maxEnumValues),
c("unions",t.unions,a.maxUnions),s})}function oR(n){return n===0?"":` The same applies to ${n} other ${n===1?"place":"places"}.`}function sR(n){return n.flatMap(
({schema:e,path:t,isCondition:i})=>{let r=G(e,"properties");if(i||!W(r))return[];let a=G(e,"required"),o=new Set(Array.isArray(a)?a:[]);return Object.keys(r).filter(
s=>!o.has(s)).map(s=>`${t}/properties${Ue(s)}`)})}function uR(n,e){return e.filter(({schema:t})=>Object.hasOwn(t,n)).map(({path:t})=>t+Ue(n))}var lR=500,cR=new Set("field fld value val item col column attr attribute prop property param parameter var variable key foo bar baz tmp temp misc stuff thing o\
bject string number data info test unknown untitled placeholder input output result text".split(" ")),BR=80;function V1(n){let e=wt(n),t=vr(n,e),i=Dr(e),r=$1(t,
i);return[...t.flatMap(({schema:o,path:s,isCondition:u})=>u?[]:fR(o,s,i)).slice(0,lR-r.length),...r]}function fR(n,e,t){let i=G(n,"properties");if(!W(i))return[];
let r=G(n,"required"),a=new Set(Array.isArray(r)?r:[]);return Object.entries(i).flatMap(([o,s])=>{if(!W(s))return[];let u=`${e}/properties${Ue(o)}`,c=[],B=!t.isObject(
s)&&!t.hasTypedItems(s);if(B&&!t.allowsNull(s)&&c.push(pR(u,a.has(o))),!B&&a.has(o)&&hR(s)&&!t.allowsNull(s)&&c.push({path:u,code:"required_not_nullable",message:dR}),
!gR(s)&&(c.push({path:u,code:"missing_description",message:"The field has no description. A sentence about its meaning and format improves extraction."}),mR(o))){
let m=`The name \`${o.slice(0,BR)}\` is vague. Use a specific name or add a description.`;c.push({path:u,code:"vague_name",message:m})}return c})}var dR="The li\
st is required, has a `minItems` and is not nullable. A run fails if the document has fewer items.";function hR(n){let e=G(n,"minItems");return typeof e=="numbe\
r"&&e>0}function pR(n,e){return e?{path:n,code:"required_not_nullable",message:"The field is required but not nullable. A run fails if the document does not con\
tain it."}:{path:n,code:"optional_not_nullable",message:"The field is optional but not nullable. Allow null, so that the result can state that the value is miss\
ing."}}function mR(n){let e=n.toLowerCase().replace(/[_-]?\d*$/,"");return/^[a-z]$/.test(e)||cR.has(e)}function gR(n){let e=G(n,"description");return typeof e==
"string"&&e.trim()!==""}var CR=500;function Z1(n,e){let t=new Set,i=[...n];for(let r=i.pop();r!==void 0&&t.size<CR;r=i.pop()){if(!W(r)||t.has(r))continue;t.add(r);let a=ti(r,e);a!==void 0&&
i.push(a);for(let o of["allOf","anyOf","oneOf"]){let s=G(r,o);Array.isArray(s)&&i.push(...s)}for(let o of["if","then","else"])i.push(G(r,o)??!0);for(let o of["d\
ependentSchemas","dependencies"]){let s=G(r,o);W(s)&&i.push(...Object.values(s))}}return[...t]}function X1(n,e,t){return n.flatMap(i=>{let r=[],a=G(i,"propertie\
s"),o=W(a)?G(a,e):void 0;o!==void 0&&r.push(o);let s=G(i,"patternProperties");if(W(s))for(let[B,f]of Object.entries(s))t(B,e)&&r.push(f);let u=G(i,"required");r.
length===0&&Array.isArray(u)&&u.includes(e)&&r.push(!0);let c=G(i,"additionalProperties")??G(i,"unevaluatedProperties");return r.length===0&&c!==void 0&&c!==!1&&
r.push(c),r})}function Q1(n,e){return n.flatMap(t=>{let i=G(t,"items"),r=Array.isArray(i)?i:G(t,"prefixItems"),a=Array.isArray(r)?r[e]:void 0;return a!==void 0?
[a]:[Array.isArray(i)?G(t,"additionalItems"):i,G(t,"unevaluatedItems"),G(t,"contains")].filter(s=>s!==void 0)})}function EB(n,e,t){let i=wt(n),r=a=>a.reduce((o,s)=>{let u=Z1(o,i);return typeof s=="number"?Q1(u,s):X1(u,s,t)},[n]).length>0;return e.flatMap((a,o)=>r(a)?[]:[o])}var bR=1e3,vR=5e3,U1=500;function K1(n,e={left:vR}){if(typeof n!="object"||n===null)return n;let t=a=>(e.left-=1,K1(a,e)),i=()=>Math.min(bR,Math.max(e.left,0));
if(Array.isArray(n))return n.slice(0,i()).map(t);let r={};for(let a of Object.keys(n).slice(0,i()))r[a]=t(n[a]);return r}function DR({instancePath:n,params:e,keyword:t},i){
if(!t.startsWith("min")&&t!=="required")return!1;let r=xt(i,on(n));return t==="required"?W(r)&&Object.hasOwn(r,e.missingProperty):t==="minItems"?Array.isArray(r)&&
r.length>=e.limit:t==="minProperties"&&W(r)&&Object.keys(r).length>=e.limit}function j1(n,e){let t=[];for(let i of n){i(e);for(let r of i.errors??[])t.push(r)}return t}
function W1(n,{first:e,all:t}){let i=j1(e,n);if(i.length===0)return[];let r=n.requestBody===void 0?n:{...n,requestBody:K1(n.requestBody)},a=j1(t(),r).filter(o=>!DR(
o,n));return a.length>0?a:i}function yR(n,e){for(let t=n.indexOf('"',e);t>=0;t=n.indexOf('"',t+1)){let i=t;for(;n.charCodeAt(i-1)===92;)i-=1;if((t-i)%2===0)return t}return n.length}var xB=n=>n.
toLocaleString("en"),SB=(n,e)=>`must not have more than ${xB(n)} ${e}: send it in parts`;function z1(n){let e=0,t=0,i=0,r=[0],a=1;for(let o=0;o<n.length;o+=1)switch(n.
charCodeAt(o)){case 34:o=yR(n,o+1);break;case 44:if(a+=1,a>4e5)return SB(4e5,"values");break;case 58:if(t+=1,i=Math.max(i,r[e]=(r[e]??0)+1),t>15e4)return SB(15e4,
"fields in all of its objects");break;case 91:case 123:if(e+=1,e>1e3)return SB(1e3,"levels of lists and objects");r[e]=0;break;case 93:case 125:e-=1;break}return i<=
2e4?null:`has an object with ${xB(i)} fields, and must not have more than ${xB(2e4)} in one`}function q1(n,e,t){n.set(e,n.has(e)?[n.get(e),t].flat():t)}function ev(n){let e=new Map,t=new Map;for(let[i,r]of new URLSearchParams(n)){let[,a,o]=/^(\w+)\[(.*)\]$/s.
exec(i)??[];if(a===void 0||o===void 0){q1(e,i,r);continue}let s=t.get(a)??new Map;t.set(a,s),q1(s,o,r)}for(let[i,r]of t){let a=Object.fromEntries(r);e.set(i,e.has(
i)?[e.get(i),a].flat():a)}return Object.fromEntries(e)}function wB(n){return typeof n=="string"?n.includes("\0"):typeof n=="object"&&n!==null&&Object.entries(n).
flat().some(wB)}var nv=/^(?:0|[1-9]\d*)$/;function tv(n,e){return e==="integer"&&nv.test(n)||e==="number"&&/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(n)?Number(n):e==="boolean"&&(n==="t\
rue"||n==="false")?n==="true":n}function ER(n){let e=n.flatMap(({in:t,name:i,schema:r})=>r?.type==="integer"&&(t==="path"||t==="query")?[{place:t,name:i}]:[]);return t=>e.
filter(({place:i,name:r})=>{let a=t[i][r];return typeof a=="string"&&!nv.test(a)}).map(({place:i,name:r})=>({in:i,path:`/${r}`,message:"must be an integer, in d\
ecimal digits"}))}function SR({path:n,query:e}){return[...Object.entries(n).map(([i,r])=>["path",i,r]),...Object.entries(e).map(([i,r])=>["query",i,r])].filter(
([,,i])=>wB(i)).map(([i,r])=>({in:i,path:`/${r}`,message:"must not contain the character U+0000"}))}function iv(n){let e=ER(n);return t=>[...SR(t),...e(t)]}var xR={path:"path",query:"query",header:"header",requestBody:"body"};function rv({keyword:n,params:e,message:t="is not valid"}){switch(n){case"required":return"\
is required";case"additionalProperties":return"is not a known field";case"enum":return`must be one of ${e.allowedValues.map(String).join(", ")}`;case"minPropert\
ies":return"must have at least one field: there is nothing to change";case"maxProperties":return`must have at most ${e.limit} fields`;default:return t}}function ns(n){
let e=new Map;for(let t of n){let[,i="",...r]=t.instancePath.split("/");if(t.keyword==="propertyNames")continue;let a=t.params.missingProperty??t.params.additionalProperty??
t.propertyName,o=xR[i];if(o===void 0)continue;let s=r.map(c=>`/${c}`).join("")+(typeof a=="string"?Ue(a):""),u=`${o}${s}`;if(!e.has(u)){let c=t.propertyName===void 0?
rv(t):`has a name that ${rv(t)}`;e.set(u,{in:o,path:s,message:c})}}return[...e.values()]}function av(n){let[e,...t]=n;if(e===void 0)return"The request is not va\
lid.";let i=e.path===""?`The ${e.in}`:`${e.path.slice(1)} (${e.in})`,r=t.length===0?"":` Problems in all: ${n.length}${n.length>=U1?" or more":""}.`;return`${i}\
 ${e.message}.${r}`}function wR(n,e){let t={...e},i=[];for(let[r,{contentSchema:a}]of Object.entries(n)){let o=e[r];if(a===void 0||typeof o!="string")continue;let s=z1(o);if(s!==null){
delete t[r],i.push({in:"body",path:`/${r}`,message:s});continue}try{t[r]=JSON.parse(o)}catch{delete t[r],i.push({in:"body",path:`/${r}`,message:"must be JSON te\
xt"})}}return{values:t,details:i}}function ov({properties:{file:n,...e},required:t=[]}){return{type:"object",properties:{requestBody:{type:"object",additionalProperties:!1,
properties:Object.fromEntries(Object.entries(e).map(([r,{contentSchema:a,...o}])=>[r,a??o])),required:t.filter(r=>r!=="file")}}}}function sv(n,e){if(n===void 0)
return()=>[];let{properties:t}=n,i=n.required?.includes("file")??!1,r,a;return(o,s)=>{for(let[m,g]of Object.entries(o))typeof g=="string"&&(o[m]=tv(g,t[m]?.type));
r??=e(ov(n),{allErrors:!1});let{values:u,details:c}=wR(t,o),B=W1({requestBody:u},{first:[r],all:()=>[a??=e(ov(n),{allErrors:!0})]}),f=[...c,...ns(B)];return[...i&&
!s?[{in:"body",path:"/file",message:"is required"}]:[],...f]}}function uv(n){return(n.includes("\0")?n.replaceAll("\0",""):n).toWellFormed()}var OR=new Set(["name","schemaName","description","content","instructions"]);function lv(n){for(let[e,t]of Object.entries(n))if(typeof t=="string"){if(t.includes(
"\0")&&!OR.has(e))throw Yt(`/${e}`,`${e} must not contain the character U+0000.`);n[e]=uv(t)}}function cv(n,e){let t=r=>r.trim().replace(/^W\//,""),i=[n??[]].flat().flatMap(r=>r.split(",").map(t));return i.includes("*")||i.includes(t(e))}function ts(n){return JSON.stringify(n)}function is(n){return JSON.parse(n)}var Bv="x-derived",AR=20,fv=new WeakMap;function OB(n){let e=fv.get(n);return e===void 0&&fv.set(n,e=NR(n)),e}function NR(n){let e=[];function t(r,a,o){let{properties:s,
required:u,items:c}=r;if(a.length>AR)return r;if(!W(s)){let m=W(c)?t(c,[...a,"*"],`${o}/items`):c;return m===void 0||m===c?r:{...r,items:m}}let B=e.length,f=new Set,
d=Object.entries(s).flatMap(([m,g])=>{let C=`${o}/properties${Ue(m)}`;if(!W(g))return[[m,g]];let A=g[Bv];return typeof A!="string"?[[m,t(g,[...a,m],C)]]:(e.push(
{path:[...a,m],pointer:`${C}/${Bv}`,expression:A}),f.add(m),[])});return e.length===B?r:{...r,properties:Object.fromEntries(d),...Array.isArray(u)&&{required:u.
filter(m=>!f.has(m))}}}let i=t(n,[],"");return{definition:e.length===0?n:i,derived:e}}function dv(n,e){return[...e.flatMap(({check:i,when:r})=>r===void 0?[i]:[i,
r]),...OB(n).derived.map(({expression:i})=>i)]}var IR=/\blookup\s*\(\s*"((?:[^"\\\n]|\\.){1,200})"/g;function hv(n){let e=n.flatMap(t=>[...t.matchAll(IR)].map(([,i=""])=>i));return[...new Set(e)]}var LR=10;function pv(n,e){let t=e.trim().toLowerCase();return t===""?n:n.filter(i=>i.some(r=>r.toLowerCase().includes(t)))}function mv({key:n,usedBy:e}){if(e.length===
0)return;let t=e.slice(0,LR).map(({schemaKey:s})=>s),i=e.length-t.length,r=t.join(", ")+(i>0?` and ${i} more`:""),[a,o]=e.length===1?["The schema","looks"]:["Th\
e schemas","look"];throw new dn("in_use",`${a} ${r} ${o} values up in ${n}. Change the rules first.`)}function gv(n){try{return new TextDecoder("utf-8",{fatal:!0}).
decode(n)}catch{return new TextDecoder("windows-1252").decode(n)}}var Fa={label:[!0,"A label that names the field is beside it."],other_label:[!1,"The label beside it names another field."],named_elsewhere:[!1,"A label that na\
mes the field is beside another value."],no_label:[!1,"No label that names the field is beside it."],only_place:[!0,"The document contains it only once."],several_places:[
!1,"The document contains it several times, and only its neighbours decided on the place."],shared_place:[!1,"Another value of the result has the same place."],
same_row:[!0,"It is in the row of the other values of its entry."],other_row:[!1,"It is not in the row of the other values of its entry."],same_column:[!0,"It i\
s in the column of the same values of other entries."],other_column:[!1,"It is in the column of another field."],exchanged:[!1,"In the order of the other values\
, the value of another field would be at its place."],reversed:[!1,"The first limit of a range is higher than the last."],no_zone:[!1,"The document states no ti\
me zone."],from_row:[!1,"No word states it: it was concluded from the row of its entry."],split_text:[!1,"Its words are in different cells or lines of the docum\
ent."],constraint:[!0,"It matches a constraint of the schema."],rule_holds:[!0,"A rule of the schema that reads it holds."],rule_violated:[!1,"A rule of the sch\
ema that reads it is violated."],parts_agree:[!0,"Several parts of the document state it."],parts_differ:[!1,"Another part of the document states another value."],
one_part:[!1,"Only one of two overlapping parts has it."],reader_agrees:[!0,"The built-in extractor found the same."],reader_differs:[!1,"The built-in extractor\
 found something else."],second_agrees:[!0,"A second, differently worded question found the same."],second_differs:[!1,"A second, differently worded question fo\
und something else."],samples_agree:[!0,"All samples found the same."],samples_differ:[!1,"Some samples found something else."],recognized:[!1,"The text was rec\
ognised at {value}."],named:[!1,"The document names the field, but no value was found."],not_named:[!0,"Nothing in the document names the field."],not_searched:[
!1,"A part of the document was not searched."],part_of_text:[!1,"The document has more words or digits beside it that belong to it."],label_text:[!1,"Its words \
are the label of a value."],unlikely_value:[!1,"It does not look like a value of the field."],unlike_others:[!1,"It does not look like the same values of other \
entries."],same_as_other:[!1,"Another entry has the same value, and the others all differ."],out_of_order:[!1,"It breaks the order of the entries."],cut_text:[!1,
"It begins or ends as a piece of a text does."],looked_up:[!0,"It is from a lookup: {value}."],remembered:[!0,"Documents like it had the value at such a place."],
constant:[!0,"No document like it shows the field, and in reviews they all have this value."],others_lack:[!0,"Reviewed documents like it seldom have the field."],
others_have:[!1,"Reviewed documents like it mostly have the field: it was probably missed."],other_sign:[!1,"The document writes it with another sign."],other_notation:[
!1,"By the other numbers of the document, it reads as another number."],contradicted:[!1,"The document states another choice."],repeated:[!1,"The list repeats t\
he same entry over and over."]};function Cv(n,e){return e===void 0?n:`${n}=${e.toFixed(2)}`}var TR=.9;function bv(n){let[e="",t=""]=n.split("="),[i,r]=Object.hasOwn(
Fa,e)?Fa[e]:[!1,e];return{code:e,supports:e==="recognized"?Number(t)>=TR:i,message:r.replace("{value}",t)}}function vv(n){return n===null?"null":Array.isArray(n)?"array":typeof n=="number"&&Number.isInteger(n)?"integer":typeof n}function Dv(n,e){let t=new Set([...n].
filter(i=>e.has(i)||i==="integer"&&e.has("number")));return e.has("integer")&&n.has("number")&&t.add("integer"),t}var FR=1e3;function Pa(n,e,t={remaining:FR}){if(t.remaining-=1,!W(n)||t.remaining<0)return yv();let i=PR(n),r=Ko(n);if(r!==void 0){i.refs.push(r);let a=e.resolve(
r);a!==void 0&&rs(i,Pa(a,e,t))}for(let a of as(n,"allOf"))rs(i,Pa(a,e,t));for(let a of["anyOf","oneOf"]){let o=as(n,a).filter(u=>!JR(u)).map(u=>Pa(u,e,t)),[s]=o;
o.length===1&&s!==void 0?rs(i,s):o.length>1&&RR(i,o)}return i}function yv(){return{types:new Set,keywords:{},properties:new Map,required:new Set,requiredBySome:new Set,
alternatives:[],refs:[]}}function PR(n){let e=yv();e.keywords={...n};for(let f of Sv(n))f!=="null"&&e.types.add(f);let t=G(n,"const"),i=t===void 0?G(n,"enum"):[
t];Array.isArray(i)&&(e.values=i.filter(f=>f!==null));let r=G(n,"properties");if(W(r))for(let[f,d]of Object.entries(r))e.properties.set(f,d);for(let f of as(n,"\
required"))typeof f=="string"&&e.required.add(f);let a=G(n,"items"),o=Array.isArray(a)?a:as(n,"prefixItems"),s=Array.isArray(a)||o.length>0,u=Array.isArray(a)?G(
n,"additionalItems"):a,c=W(u)?{restItems:u}:{},B=o[0]??c.restItems;return B!==void 0&&(e.items=B),s&&Object.assign(e,{isTuple:s,prefixItems:o,...c}),e}function rs(n,e){
n.types=n.types.size===0||e.types.size===0?new Set([...n.types,...e.types]):Dv(n.types,e.types),n.keywords={...e.keywords,...n.keywords};let t=n.values===void 0||
e.values===void 0?n.values??e.values:n.values.filter(i=>e.values?.includes(i));t!==void 0&&(n.values=t);for(let[i,r]of e.properties){let a=n.properties.get(i);n.
properties.set(i,a===void 0?r:{allOf:[a,r]})}for(let i of e.required)n.required.add(i);for(let i of e.requiredBySome)n.requiredBySome.add(i);_R(n,e),e.items!==void 0&&
(n.items=n.items===void 0?e.items:{allOf:[n.items,e.items]}),n.alternatives.push(...e.alternatives),n.refs.push(...e.refs)}function _R(n,e){if(e.isTuple!==!0&&e.
items===void 0)return;let t=n.isTuple!==!0&&n.items===void 0;(n.isTuple===!0||e.isTuple===!0)&&(n.isTuple=!0);let{prefixItems:i,restItems:r}=t?e:{};delete n.prefixItems,
delete n.restItems,i!==void 0&&(n.prefixItems=i),r!==void 0&&(n.restItems=r)}function RR(n,e){for(let{refs:s}of e)n.refs.push(...s);if(!kR(e)){n.alternatives.push(
...e);return}let t=e.every(Ev)?["object"]:e.flatMap(s=>[...s.types]),i=new Map;for(let[s,u]of e.flatMap(c=>[...c.properties])){let c=i.get(s);i.set(s,c===void 0?
u:{anyOf:[c,u]})}let r=[...e[0]?.required??[]].filter(s=>e.every(u=>u.required.has(s))),a=[...new Set(e.flatMap(s=>s.items===void 0?[]:[s.items]))],[o]=a;rs(n,{
types:new Set(t),keywords:YR(e.map(s=>s.keywords)),...e.every(AB)?{values:[...new Set(e.flatMap(s=>s.values??[]))]}:{},properties:i,required:new Set(r),requiredBySome:new Set(
e.flatMap(s=>[...s.required,...s.requiredBySome])),...o===void 0?{}:{items:a.length===1?o:{anyOf:a}},...e.some(s=>s.isTuple===!0)?{isTuple:!0}:{},alternatives:[],
refs:[]})}function kR(n){return n.every(Ev)?!0:(n.every(AB)?new Set(n.flatMap(t=>[...t.types])):MR(n)).size<=1&&n.every(t=>t.types.size>0||AB(t))}function Ev({properties:n}){
return n.size>0}function AB({values:n}){return n!==void 0}function MR(n){let e=new Set(n.flatMap(({types:t,values:i})=>t.size>0?[...t]:(i??[]).map(vv)));return e.
has("number")&&e.delete("integer"),e}function YR([n={},...e]){return Object.fromEntries(Object.entries(n).filter(([t,i])=>e.every(r=>G(r,t)===i)))}function Sv(n){
let e=G(n,"type");return(Array.isArray(e)?e:[e]).filter(t=>typeof t=="string")}function JR(n){if(!W(n))return!1;let e=Sv(n);return G(n,"const")===null||e.length===
1&&e[0]==="null"}function as(n,e){let t=G(n,e);return Array.isArray(t)?t:[]}var HR=3,GR=1e4,xv=new WeakMap;function os(n){let e=xv.get(n)??$R(n);return xv.set(n,e),e}function $R(n){let e=wt(n),t=Dr(e),i=new Map,r=c=>{let B=i.get(c)??Pa(
c,e);return i.set(c,B),B},a=(c,B,f,d)=>{let m=r(c),g=XR(m,d?.referenceCounts);return{field:QR(c,m,{path:B,required:f,inspector:t}),flat:m,referenceCounts:g}},o=1,
s=a(n,[],!0),u=[s];for(let c of u){let{field:B,flat:f}=c,d=(m,g,C)=>{if(o>=GR)return;let A=a(m,[...B.path,g],C,c);if(![...A.referenceCounts.values()].some(N=>N>
HR))return o+=1,u.push(A),A.field};if(B.kind==="object"){B.properties=[...f.properties].flatMap(([C,A])=>{let N=d(A,C,f.required.has(C));return N===void 0?[]:(!N.
required&&f.requiredBySome.has(C)&&(N.requiredBySome=!0),[N])});let m=ZR(f),g=m===void 0?void 0:d(m,"*",!0);g!==void 0&&(B.entries=g)}else B.kind==="array"&&VR(
B,f,m=>d(m,"*",!0))}return s.field}function VR(n,e,t){let{prefixItems:i,restItems:r}=e,a=i?.map(t),o=r===void 0?void 0:t(r);a!==void 0&&(n.prefixItems=a),o!==void 0&&
(n.restItems=o);let u=a!==void 0&&a.length>0?a[0]:o??(e.items===void 0?void 0:t(e.items));u!==void 0&&(n.items=u)}function ZR({keywords:n}){let e=G(n,"patternPr\
operties"),t=[...W(e)?Object.values(e):[],G(n,"additionalProperties")??G(n,"unevaluatedProperties")].filter(r=>r!==void 0&&r!==!1),[i]=t;return t.length===1&&W(
i)?i:void 0}function XR({refs:n},e=new Map){if(n.length===0)return e;let t=new Map(e);for(let i of new Set(n))t.set(i,(t.get(i)??0)+1);return t}function QR(n,e,{path:t,required:i,
inspector:r}){let a=wv(e),[o]=a,{format:s,pattern:u,minimum:c,maximum:B,title:f,description:d}=e.keywords;return{name:t.at(-1)??"",path:t,kind:a.length===1&&o!==
void 0?o:"any",nullable:n===!0||r.allowsNull(n),required:i,...e.values===void 0?{}:{enum:e.values},...typeof s=="string"?{format:s}:{},...typeof u=="string"?{pattern:u}:
{},...typeof c=="number"?{minimum:c}:{},...typeof B=="number"?{maximum:B}:{},...typeof f=="string"?{title:f}:{},...typeof d=="string"?{description:d}:{},...e.isTuple===
!0?{isTuple:!0}:{},...a.length>1?{alternatives:a}:{}}}var jR=["object","array","string","number","integer","boolean"];function wv(n){if(n.types.size>0)return jR.
filter(t=>n.types.has(t)&&!(t==="integer"&&n.types.has("number")));if(n.values!==void 0){let t=new Set(n.values.map(UR));return[...t].filter(i=>!(i==="integer"&&
t.has("number")))}return n.alternatives.length>0?[...new Set(n.alternatives.flatMap(wv))]:n.properties.size>0?["object"]:n.items!==void 0?["array"]:[["pattern",
"format","minLength","maxLength"].some(t=>Object.hasOwn(n.keywords,t))?"string":"any"]}function UR(n){return Array.isArray(n)?"array":typeof n=="number"?Number.
isInteger(n)?"integer":"number":n===null?"any":typeof n}var KR=0,_a=class{constructor(e,t){this.from=e,this.to=t}},Te=class{constructor(e={}){this.id=KR++,this.perNode=!!e.perNode,this.deserialize=e.deserialize||(()=>{
throw new Error("This node type doesn't define a deserialize function")}),this.combine=e.combine||null}add(e){if(this.perNode)throw new RangeError("Can't add pe\
r-node props to node types");return typeof e!="function"&&(e=it.match(e)),t=>{let i=e(t);return i===void 0?null:[this,i]}}};Te.closedBy=new Te({deserialize:n=>n.
split(" ")});Te.openedBy=new Te({deserialize:n=>n.split(" ")});Te.group=new Te({deserialize:n=>n.split(" ")});Te.isolate=new Te({deserialize:n=>{if(n&&n!="rtl"&&
n!="ltr"&&n!="auto")throw new RangeError("Invalid value for isolate: "+n);return n||"auto"}});Te.contextHash=new Te({perNode:!0});Te.lookAhead=new Te({perNode:!0});
Te.mounted=new Te({perNode:!0});var wi=class{constructor(e,t,i,r=!1){this.tree=e,this.overlay=t,this.parser=i,this.bracketed=r}static get(e){return e&&e.props&&
e.props[Te.mounted.id]}},WR=Object.create(null),it=class n{constructor(e,t,i,r=0){this.name=e,this.props=t,this.id=i,this.flags=r}static define(e){let t=e.props&&
e.props.length?Object.create(null):WR,i=(e.top?1:0)|(e.skipped?2:0)|(e.error?4:0)|(e.name==null?8:0),r=new n(e.name||"",t,e.id,i);if(e.props){for(let a of e.props)
if(Array.isArray(a)||(a=a(r)),a){if(a[0].perNode)throw new RangeError("Can't store a per-node prop on a node type");t[a[0].id]=a[1]}}return r}prop(e){return this.
props[e.id]}get isTop(){return(this.flags&1)>0}get isSkipped(){return(this.flags&2)>0}get isError(){return(this.flags&4)>0}get isAnonymous(){return(this.flags&8)>
0}is(e){if(typeof e=="string"){if(this.name==e)return!0;let t=this.prop(Te.group);return t?t.indexOf(e)>-1:!1}return this.id==e}static match(e){let t=Object.create(
null);for(let i in e)for(let r of i.split(" "))t[r]=e[i];return i=>{for(let r=i.prop(Te.group),a=-1;a<(r?r.length:0);a++){let o=t[a<0?i.name:r[a]];if(o)return o}}}};
it.none=new it("",Object.create(null),0,8);var ls=class n{constructor(e){this.types=e;for(let t=0;t<e.length;t++)if(e[t].id!=t)throw new RangeError("Node type i\
ds should correspond to array positions when creating a node set")}extend(...e){let t=[];for(let i of this.types){let r=null;for(let a of e){let o=a(i);if(o){r||
(r=Object.assign({},i.props));let s=o[1],u=o[0];u.combine&&u.id in r&&(s=u.combine(r[u.id],s)),r[u.id]=s}}t.push(r?new it(i.name,r,i.id,i.flags):i)}return new n(
t)}},ss=new WeakMap,Ov=new WeakMap,en;(function(n){n[n.ExcludeBuffers=1]="ExcludeBuffers",n[n.IncludeAnonymous=2]="IncludeAnonymous",n[n.IgnoreMounts=4]="Ignore\
Mounts",n[n.IgnoreOverlays=8]="IgnoreOverlays",n[n.EnterBracketed=16]="EnterBracketed"})(en||(en={}));var Gn=class n{constructor(e,t,i,r,a){if(this.type=e,this.
children=t,this.positions=i,this.length=r,this.props=null,a&&a.length){this.props=Object.create(null);for(let[o,s]of a)this.props[typeof o=="number"?o:o.id]=s}}toString(){
let e=wi.get(this);if(e&&!e.overlay)return e.tree.toString();let t="";for(let i of this.children){let r=i.toString();r&&(t&&(t+=","),t+=r)}return this.type.name?
(/\W/.test(this.type.name)&&!this.type.isError?JSON.stringify(this.type.name):this.type.name)+(t.length?"("+t+")":""):t}cursor(e=0){return new Ma(this.topNode,e)}cursorAt(e,t=0,i=0){
let r=ss.get(this)||this.topNode,a=new Ma(r);return a.moveTo(e,t),ss.set(this,a._tree),a}get topNode(){return new Ot(this,0,0,null)}resolve(e,t=0){let i=Ra(ss.get(
this)||this.topNode,e,t,!1);return ss.set(this,i),i}resolveInner(e,t=0){let i=Ra(Ov.get(this)||this.topNode,e,t,!0);return Ov.set(this,i),i}resolveStack(e,t=0){
return zR(this,e,t)}iterate(e){let{enter:t,leave:i,from:r=0,to:a=this.length}=e,o=e.mode||0,s=(o&en.IncludeAnonymous)>0;for(let u=this.cursor(o|en.IncludeAnonymous);;){
let c=!1;if(u.from<=a&&u.to>=r&&(!s&&u.type.isAnonymous||t(u)!==!1)){if(u.firstChild())continue;c=!0}for(;c&&i&&(s||!u.type.isAnonymous)&&i(u),!u.nextSibling();){
if(!u.parent())return;c=!0}}}prop(e){return e.perNode?this.props?this.props[e.id]:void 0:this.type.prop(e)}get propValues(){let e=[];if(this.props)for(let t in this.
props)e.push([+t,this.props[t]]);return e}balance(e={}){return this.children.length<=8?this:_B(it.none,this.children,this.positions,0,this.children.length,0,this.
length,(t,i,r)=>new n(this.type,t,i,r,this.propValues),e.makeTree||((t,i,r)=>new n(it.none,t,i,r)))}static build(e){return qR(e)}};Gn.empty=new Gn(it.none,[],[],
0);var NB=class n{constructor(e,t){this.buffer=e,this.index=t}get id(){return this.buffer[this.index-4]}get start(){return this.buffer[this.index-3]}get end(){return this.
buffer[this.index-2]}get size(){return this.buffer[this.index-1]}get pos(){return this.index}next(){this.index-=4}fork(){return new n(this.buffer,this.index)}},
ri=class n{constructor(e,t,i){this.buffer=e,this.length=t,this.set=i}get type(){return it.none}toString(){let e=[];for(let t=0;t<this.buffer.length;)e.push(this.
childString(t)),t=this.buffer[t+3];return e.join(",")}childString(e){let t=this.buffer[e],i=this.buffer[e+3],r=this.set.types[t],a=r.name;if(/\W/.test(a)&&!r.isError&&
(a=JSON.stringify(a)),e+=4,i==e)return a;let o=[];for(;e<i;)o.push(this.childString(e)),e=this.buffer[e+3];return a+"("+o.join(",")+")"}findChild(e,t,i,r,a){let{
buffer:o}=this,s=-1;for(let u=e;u!=t&&!(Iv(a,r,o[u+1],o[u+2])&&(s=u,i>0));u=o[u+3]);return s}slice(e,t,i){let r=this.buffer,a=new Uint16Array(t-e),o=0;for(let s=e,
u=0;s<t;){a[u++]=r[s++],a[u++]=r[s++]-i;let c=a[u++]=r[s++]-i;a[u++]=r[s++]-e,o=Math.max(o,c)}return new n(a,o,this.set)}};function Iv(n,e,t,i){switch(n){case-2:
return t<e;case-1:return i>=e&&t<e;case 0:return t<e&&i>e;case 1:return t<=e&&i>e;case 2:return i>e;case 4:return!0}}function Ra(n,e,t,i){for(var r;n.from==n.to||
(t<1?n.from>=e:n.from>e)||(t>-1?n.to<=e:n.to<e);){let o=!i&&n instanceof Ot&&n.index<0?null:n.parent;if(!o)return n;n=o}let a=i?0:en.IgnoreOverlays;if(i)for(let o=n,
s=o.parent;s;o=s,s=o.parent)o instanceof Ot&&o.index<0&&((r=s.enter(e,t,a))===null||r===void 0?void 0:r.from)!=o.from&&(n=s);for(;;){let o=n.enter(e,t,a);if(!o)
return n;n=o}}var cs=class{cursor(e=0){return new Ma(this,e)}getChild(e,t=null,i=null){let r=Av(this,e,t,i);return r.length?r[0]:null}getChildren(e,t=null,i=null){
return Av(this,e,t,i)}resolve(e,t=0){return Ra(this,e,t,!1)}resolveInner(e,t=0){return Ra(this,e,t,!0)}matchContext(e){return IB(this.parent,e)}enterUnfinishedNodesBefore(e){
let t=this.childBefore(e),i=this;for(;t;){let r=t.lastChild;if(!r||r.to!=t.to)break;r.type.isError&&r.from==r.to?(i=t,t=r.prevSibling):t=r}return i}get node(){return this}get next(){
return this.parent}},Ot=class n extends cs{constructor(e,t,i,r){super(),this._tree=e,this.from=t,this.index=i,this._parent=r}get type(){return this._tree.type}get name(){
return this._tree.type.name}get to(){return this.from+this._tree.length}nextChild(e,t,i,r,a=0){for(let o=this;;){for(let{children:s,positions:u}=o._tree,c=t>0?s.
length:-1;e!=c;e+=t){let B=s[e],f=u[e]+o.from,d;if(!(!(a&en.EnterBracketed&&B instanceof Gn&&(d=wi.get(B))&&!d.overlay&&d.bracketed&&i>=f&&i<=f+B.length)&&!Iv(r,
i,f,f+B.length))){if(B instanceof ri){if(a&en.ExcludeBuffers)continue;let m=B.findChild(0,B.buffer.length,t,i-f,r);if(m>-1)return new ka(new LB(o,B,e,f),null,m)}else if(a&
en.IncludeAnonymous||!B.type.isAnonymous||PB(B)){let m;if(!(a&en.IgnoreMounts)&&(m=wi.get(B))&&!m.overlay)return new n(m.tree,f,e,o);let g=new n(B,f,e,o);return a&
en.IncludeAnonymous||!g.type.isAnonymous?g:g.nextChild(t<0?B.children.length-1:0,t,i,r,a)}}}if(a&en.IncludeAnonymous||!o.type.isAnonymous||(o.index>=0?e=o.index+
t:e=t<0?-1:o._parent._tree.children.length,o=o._parent,!o))return null}}get firstChild(){return this.nextChild(0,1,0,4)}get lastChild(){return this.nextChild(this.
_tree.children.length-1,-1,0,4)}childAfter(e){return this.nextChild(0,1,e,2)}childBefore(e){return this.nextChild(this._tree.children.length-1,-1,e,-2)}prop(e){
return this._tree.prop(e)}enter(e,t,i=0){let r;if(!(i&en.IgnoreOverlays)&&(r=wi.get(this._tree))&&r.overlay){let a=e-this.from,o=i&en.EnterBracketed&&r.bracketed;
for(let{from:s,to:u}of r.overlay)if((t>0||o?s<=a:s<a)&&(t<0||o?u>=a:u>a))return new n(r.tree,r.overlay[0].from+this.from,-1,this)}return this.nextChild(0,1,e,t,
i)}nextSignificantParent(){let e=this;for(;e.type.isAnonymous&&e._parent;)e=e._parent;return e}get parent(){return this._parent?this._parent.nextSignificantParent():
null}get nextSibling(){return this._parent&&this.index>=0?this._parent.nextChild(this.index+1,1,0,4):null}get prevSibling(){return this._parent&&this.index>=0?this.
_parent.nextChild(this.index-1,-1,0,4):null}get tree(){return this._tree}toTree(){return this._tree}toString(){return this._tree.toString()}};function Av(n,e,t,i){
let r=n.cursor(),a=[];if(!r.firstChild())return a;if(t!=null){for(let o=!1;!o;)if(o=r.type.is(t),!r.nextSibling())return a}for(;;){if(i!=null&&r.type.is(i))return a;
if(r.type.is(e)&&a.push(r.node),!r.nextSibling())return i==null?a:[]}}function IB(n,e,t=e.length-1){for(let i=n;t>=0;i=i.parent){if(!i)return!1;if(!i.type.isAnonymous){
if(e[t]&&e[t]!=i.name)return!1;t--}}return!0}var LB=class{constructor(e,t,i,r){this.parent=e,this.buffer=t,this.index=i,this.start=r}},ka=class n extends cs{get name(){
return this.type.name}get from(){return this.context.start+this.context.buffer.buffer[this.index+1]}get to(){return this.context.start+this.context.buffer.buffer[this.
index+2]}constructor(e,t,i){super(),this.context=e,this._parent=t,this.index=i,this.type=e.buffer.set.types[e.buffer.buffer[i]]}child(e,t,i){let{buffer:r}=this.
context,a=r.findChild(this.index+4,r.buffer[this.index+3],e,t-this.context.start,i);return a<0?null:new n(this.context,this,a)}get firstChild(){return this.child(
1,0,4)}get lastChild(){return this.child(-1,0,4)}childAfter(e){return this.child(1,e,2)}childBefore(e){return this.child(-1,e,-2)}prop(e){return this.type.prop(
e)}enter(e,t,i=0){if(i&en.ExcludeBuffers)return null;let{buffer:r}=this.context,a=r.findChild(this.index+4,r.buffer[this.index+3],t>0?1:-1,e-this.context.start,
t);return a<0?null:new n(this.context,this,a)}get parent(){return this._parent||this.context.parent.nextSignificantParent()}externalSibling(e){return this._parent?
null:this.context.parent.nextChild(this.context.index+e,e,0,4)}get nextSibling(){let{buffer:e}=this.context,t=e.buffer[this.index+3];return t<(this._parent?e.buffer[this.
_parent.index+3]:e.buffer.length)?new n(this.context,this._parent,t):this.externalSibling(1)}get prevSibling(){let{buffer:e}=this.context,t=this._parent?this._parent.
index+4:0;return this.index==t?this.externalSibling(-1):new n(this.context,this._parent,e.findChild(t,this.index,-1,0,4))}get tree(){return null}toTree(){let e=[],
t=[],{buffer:i}=this.context,r=this.index+4,a=i.buffer[this.index+3];if(a>r){let o=i.buffer[this.index+1];e.push(i.slice(r,a,o)),t.push(0)}return new Gn(this.type,
e,t,this.to-this.from)}toString(){return this.context.buffer.childString(this.index)}};function Lv(n){if(!n.length)return null;let e=0,t=n[0];for(let a=1;a<n.length;a++){
let o=n[a];(o.from>t.from||o.to<t.to)&&(t=o,e=a)}let i=t instanceof Ot&&t.index<0?null:t.parent,r=n.slice();return i?r[e]=i:r.splice(e,1),new TB(r,t)}var TB=class{constructor(e,t){
this.heads=e,this.node=t}get next(){return Lv(this.heads)}};function zR(n,e,t){let i=n.resolveInner(e,t),r=null;for(let a=i instanceof Ot?i:i.context.parent;a;a=
a.parent)if(a.index<0){let o=a.parent;(r||(r=[i])).push(o.resolve(e,t)),a=o}else{let o=wi.get(a.tree);if(o&&o.overlay&&o.overlay[0].from<=e&&o.overlay[o.overlay.
length-1].to>=e){let s=new Ot(o.tree,o.overlay[0].from+a.from,-1,a);(r||(r=[i])).push(Ra(s,e,t,!1))}}return r?Lv(r):i}var Ma=class{get name(){return this.type.name}constructor(e,t=0){
if(this.buffer=null,this.stack=[],this.index=0,this.bufferNode=null,this.mode=t&~en.EnterBracketed,e instanceof Ot)this.yieldNode(e);else{this._tree=e.context.parent,
this.buffer=e.context;for(let i=e._parent;i;i=i._parent)this.stack.unshift(i.index);this.bufferNode=e,this.yieldBuf(e.index)}}yieldNode(e){return e?(this._tree=
e,this.type=e.type,this.from=e.from,this.to=e.to,!0):!1}yieldBuf(e,t){this.index=e;let{start:i,buffer:r}=this.buffer;return this.type=t||r.set.types[r.buffer[e]],
this.from=i+r.buffer[e+1],this.to=i+r.buffer[e+2],!0}yield(e){return e?e instanceof Ot?(this.buffer=null,this.yieldNode(e)):(this.buffer=e.context,this.yieldBuf(
e.index,e.type)):!1}toString(){return this.buffer?this.buffer.buffer.childString(this.index):this._tree.toString()}enterChild(e,t,i){if(!this.buffer)return this.
yield(this._tree.nextChild(e<0?this._tree._tree.children.length-1:0,e,t,i,this.mode));let{buffer:r}=this.buffer,a=r.findChild(this.index+4,r.buffer[this.index+3],
e,t-this.buffer.start,i);return a<0?!1:(this.stack.push(this.index),this.yieldBuf(a))}firstChild(){return this.enterChild(1,0,4)}lastChild(){return this.enterChild(
-1,0,4)}childAfter(e){return this.enterChild(1,e,2)}childBefore(e){return this.enterChild(-1,e,-2)}enter(e,t,i=this.mode){return this.buffer?i&en.ExcludeBuffers?
!1:this.enterChild(1,e,t):this.yield(this._tree.enter(e,t,i))}parent(){if(!this.buffer)return this.yieldNode(this.mode&en.IncludeAnonymous?this._tree._parent:this.
_tree.parent);if(this.stack.length)return this.yieldBuf(this.stack.pop());let e=this.mode&en.IncludeAnonymous?this.buffer.parent:this.buffer.parent.nextSignificantParent();
return this.buffer=null,this.yieldNode(e)}sibling(e){if(!this.buffer)return this._tree._parent?this.yield(this._tree.index<0?null:this._tree._parent.nextChild(this.
_tree.index+e,e,0,4,this.mode)):!1;let{buffer:t}=this.buffer,i=this.stack.length-1;if(e<0){let r=i<0?0:this.stack[i]+4;if(this.index!=r)return this.yieldBuf(t.findChild(
r,this.index,-1,0,4))}else{let r=t.buffer[this.index+3];if(r<(i<0?t.buffer.length:t.buffer[this.stack[i]+3]))return this.yieldBuf(r)}return i<0?this.yield(this.
buffer.parent.nextChild(this.buffer.index+e,e,0,4,this.mode)):!1}nextSibling(){return this.sibling(1)}prevSibling(){return this.sibling(-1)}atLastNode(e){let t,
i,{buffer:r}=this;if(r){if(e>0){if(this.index<r.buffer.buffer.length)return!1}else for(let a=0;a<this.index;a++)if(r.buffer.buffer[a+3]<this.index)return!1;({index:t,
parent:i}=r)}else({index:t,_parent:i}=this._tree);for(;i;{index:t,_parent:i}=i)if(t>-1)for(let a=t+e,o=e<0?-1:i._tree.children.length;a!=o;a+=e){let s=i._tree.children[a];
if(this.mode&en.IncludeAnonymous||s instanceof ri||!s.type.isAnonymous||PB(s))return!1}return!0}move(e,t){if(t&&this.enterChild(e,0,4))return!0;for(;;){if(this.
sibling(e))return!0;if(this.atLastNode(e)||!this.parent())return!1}}next(e=!0){return this.move(1,e)}prev(e=!0){return this.move(-1,e)}moveTo(e,t=0){for(;(this.
from==this.to||(t<1?this.from>=e:this.from>e)||(t>-1?this.to<=e:this.to<e))&&this.parent(););for(;this.enterChild(1,e,t););return this}get node(){if(!this.buffer)
return this._tree;let e=this.bufferNode,t=null,i=0;if(e&&e.context==this.buffer)e:for(let r=this.index,a=this.stack.length;a>=0;){for(let o=e;o;o=o._parent)if(o.
index==r){if(r==this.index)return o;t=o,i=a+1;break e}r=this.stack[--a]}for(let r=i;r<this.stack.length;r++)t=new ka(this.buffer,t,this.stack[r]);return this.bufferNode=
new ka(this.buffer,t,this.index)}get tree(){return this.buffer?null:this._tree._tree}iterate(e,t){for(let i=0;;){let r=!1;if(this.type.isAnonymous||e(this)!==!1){
if(this.firstChild()){i++;continue}this.type.isAnonymous||(r=!0)}for(;;){if(r&&t&&t(this),r=this.type.isAnonymous,!i)return;if(this.nextSibling())break;this.parent(),
i--,r=!0}}}matchContext(e){if(!this.buffer)return IB(this.node.parent,e);let{buffer:t}=this.buffer,{types:i}=t.set;for(let r=e.length-1,a=this.stack.length-1;r>=
0;a--){if(a<0)return IB(this._tree,e,r);let o=i[t.buffer[this.stack[a]]];if(!o.isAnonymous){if(e[r]&&e[r]!=o.name)return!1;r--}}return!0}};function PB(n){return n.
children.some(e=>e instanceof ri||!e.type.isAnonymous||PB(e))}function qR(n){var e;let{buffer:t,nodeSet:i,maxBufferLength:r=1024,reused:a=[],minRepeatType:o=i.types.
length}=n,s=Array.isArray(t)?new NB(t,t.length):t,u=i.types,c=0,B=0;function f(k,x,E,T,H,J){let{id:Q,start:U,end:he,size:be}=s,se=B,$e=c;if(be<0)if(s.next(),be==
-1){let j=a[Q];E.push(j),T.push(U-k);return}else if(be==-3){c=Q;return}else if(be==-4){B=Q;return}else throw new RangeError(`Unrecognized record size: ${be}`);let te=u[Q],
tn,ie,Be=U-k;if(he-U<=r&&(ie=A(s.pos-x,H))){let j=new Uint16Array(ie.size-ie.skip),Oe=s.pos-ie.size,ve=j.length;for(;s.pos>Oe;)ve=N(ie.start,j,ve);tn=new ri(j,he-
ie.start,i),Be=ie.start-k}else{let j=s.pos-be;s.next();let Oe=[],ve=[],Ne=Q>=o?Q:-1,ze=0,ue=he,oe=se;for(;s.pos>j;)Ne>=0&&s.id==Ne&&s.size>=0?(s.end<=ue-r&&(g(Oe,
ve,U,ze,s.end,ue,Ne,oe,$e),ze=Oe.length,ue=s.end,oe=B),s.next()):J>2500?d(U,j,Oe,ve):(Ne>=0&&s.size==-1&&a[s.id].type==i.types[Ne]&&(ze<Oe.length&&g(Oe,ve,U,ze,
s.end,ue,Ne,oe,$e),ze=Oe.length+1,ue=s.start,oe=B),f(U,j,Oe,ve,Ne,J+1));if(Ne>=0&&ze>0&&ze<Oe.length&&g(Oe,ve,U,ze,U,ue,Ne,oe,$e),Oe.reverse(),ve.reverse(),Ne>-1&&
ze>0){let Ye=m(te,$e);tn=_B(te,Oe,ve,0,Oe.length,0,he-U,Ye,Ye)}else tn=C(te,Oe,ve,he-U,se-he,$e)}E.push(tn),T.push(Be)}function d(k,x,E,T){let H=[],J=0,Q=-1;for(;s.
pos>x;){let{id:U,start:he,end:be,size:se}=s;if(se>4)s.next();else{if(Q>-1&&he<Q)break;Q<0&&(Q=be-r),H.push(U,he,be),J++,s.next()}}if(J){let U=new Uint16Array(J*
4),he=H[H.length-2];for(let be=H.length-3,se=0;be>=0;be-=3)U[se++]=H[be],U[se++]=H[be+1]-he,U[se++]=H[be+2]-he,U[se++]=se;E.push(new ri(U,H[2]-he,i)),T.push(he-
k)}}function m(k,x){return(E,T,H)=>{let J=0,Q=E.length-1,U,he;if(Q>=0&&(U=E[Q])instanceof Gn){if(!Q&&U.type==k&&U.length==H)return U;(he=U.prop(Te.lookAhead))&&
(J=T[Q]+U.length+he-H)}return C(k,E,T,H,J,x)}}function g(k,x,E,T,H,J,Q,U,he){let be=[],se=[];for(;k.length>T;)be.push(k.pop()),se.push(x.pop()+E-H);k.push(C(i.types[Q],
be,se,J-H,U-J,he)),x.push(H-E)}function C(k,x,E,T,H,J,Q){if(J){let U=[Te.contextHash,J];Q=Q?[U].concat(Q):[U]}if(H>25){let U=[Te.lookAhead,H];Q=Q?[U].concat(Q):
[U]}return new Gn(k,x,E,T,Q)}function A(k,x){let E=s.fork(),T=0,H=0,J=0,Q=E.end-r,U={size:0,start:0,skip:0};e:for(let he=E.pos-k;E.pos>he;){let be=E.size;if(E.id==
x&&be>=0){U.size=T,U.start=H,U.skip=J,J+=4,T+=4,E.next();continue}let se=E.pos-be;if(be<0||se<he||E.start<Q)break;let $e=E.id>=o?4:0,te=E.start;for(E.next();E.pos>
se;){if(E.size<0)if(E.size==-3||E.size==-4)$e+=4;else break e;else E.id>=o&&($e+=4);E.next()}H=te,T+=be,J+=$e}return(x<0||T==k)&&(U.size=T,U.start=H,U.skip=J),U.
size>4?U:void 0}function N(k,x,E){let{id:T,start:H,end:J,size:Q}=s;if(s.next(),Q>=0&&T<o){let U=E;if(Q>4){let he=s.pos-(Q-4);for(;s.pos>he;)E=N(k,x,E)}x[--E]=U,
x[--E]=J-k,x[--E]=H-k,x[--E]=T}else Q==-3?c=T:Q==-4&&(B=T);return E}let _=[],Y=[];for(;s.pos>0;)f(n.start||0,n.bufferStart||0,_,Y,-1,0);let K=(e=n.length)!==null&&
e!==void 0?e:_.length?Y[0]+_[0].length:0;return new Gn(u[n.topID],_.reverse(),Y.reverse(),K)}var Nv=new WeakMap;function us(n,e){if(!n.isAnonymous||e instanceof
ri||e.type!=n)return 1;let t=Nv.get(e);if(t==null){t=1;for(let i of e.children){if(i.type!=n||!(i instanceof Gn)){t=1;break}t+=us(n,i)}Nv.set(e,t)}return t}function _B(n,e,t,i,r,a,o,s,u){
let c=0;for(let g=i;g<r;g++)c+=us(n,e[g]);let B=Math.ceil(c*1.5/8),f=[],d=[];function m(g,C,A,N,_){for(let Y=A;Y<N;){let K=Y,k=C[Y],x=us(n,g[Y]);for(Y++;Y<N;Y++){
let E=us(n,g[Y]);if(x+E>=B)break;x+=E}if(Y==K+1){if(x>B){let E=g[K];m(E.children,E.positions,0,E.children.length,C[K]+_);continue}f.push(g[K])}else{let E=C[Y-1]+
g[Y-1].length-k;f.push(_B(n,g,C,K,Y,k,E,null,u))}d.push(k+_-a)}}return m(e,t,i,r,0),(s||u)(f,d,o)}var Bs=class{startParse(e,t,i){return typeof e=="string"&&(e=new FB(e)),i=i?i.length?i.map(r=>new _a(r.from,r.to)):[new _a(0,0)]:[new _a(0,e.length)],this.createParse(
e,t||[],i)}parse(e,t,i){let r=this.startParse(e,t,i);for(;;){let a=r.advance();if(a)return a}}},FB=class{constructor(e){this.string=e}get length(){return this.string.
length}chunk(e){return this.string.slice(e)}get lineChunks(){return!1}read(e,t){return this.string.slice(e,t)}};var $z=new Te({perNode:!0});var MB=class n{constructor(e,t,i,r,a,o,s,u,c,B=0,f){this.p=e,this.stack=t,this.state=i,this.reducePos=r,this.pos=a,this.score=o,this.buffer=s,this.bufferBase=u,
this.curContext=c,this.lookAhead=B,this.parent=f}toString(){return`[${this.stack.filter((e,t)=>t%3==0).concat(this.state)}]@${this.pos}${this.score?"!"+this.score:
""}`}static start(e,t,i=0){let r=e.parser.context;return new n(e,[],t,i,i,0,[],0,r?new fs(r,r.start):null,0,null)}get context(){return this.curContext?this.curContext.
context:null}pushState(e,t){this.stack.push(this.state,t,this.bufferBase+this.buffer.length),this.state=e}reduce(e){var t;let i=e>>19,r=e&65535,{parser:a}=this.
p,o=this.reducePos<this.pos-25&&this.setLookAhead(this.pos),s=a.dynamicPrecedence(r);if(s&&(this.score+=s),i==0){r<a.minRepeatTerm&&this.reducePos<this.pos&&(this.
reducePos=this.pos),this.pushState(a.getGoto(this.state,r,!0),this.reducePos),r<a.minRepeatTerm&&this.storeNode(r,this.reducePos,this.reducePos,o?8:4,!0),this.reduceContext(
r,this.reducePos);return}let u=this.stack.length-(i-1)*3-(e&262144?6:0),c=u?this.stack[u-2]:this.p.ranges[0].from;r<a.minRepeatTerm&&c==this.reducePos&&this.reducePos<
this.pos&&(this.reducePos=this.pos);let B=this.reducePos-c;B>=2e3&&!(!((t=this.p.parser.nodeSet.types[r])===null||t===void 0)&&t.isAnonymous)&&(c==this.p.lastBigReductionStart?
(this.p.bigReductionCount++,this.p.lastBigReductionSize=B):this.p.lastBigReductionSize<B&&(this.p.bigReductionCount=1,this.p.lastBigReductionStart=c,this.p.lastBigReductionSize=
B));let f=u?this.stack[u-1]:0,d=this.bufferBase+this.buffer.length-f;if(r<a.minRepeatTerm||e&131072){let m=a.stateFlag(this.state,1)?this.pos:this.reducePos;this.
storeNode(r,c,m,d+4,!0)}if(e&262144)this.state=this.stack[u];else{let m=this.stack[u-3];this.state=a.getGoto(m,r,!0)}for(;this.stack.length>u;)this.stack.pop();
this.reduceContext(r,c)}storeNode(e,t,i,r=4,a=!1){if(e==0&&(!this.stack.length||this.stack[this.stack.length-1]<this.buffer.length+this.bufferBase)){let o=this.
buffer.length;if(o>0&&this.buffer[o-4]==0&&this.buffer[o-1]>-1){if(t==i)return;if(this.buffer[o-2]>=t){this.buffer[o-2]=i;return}}}if(!a||this.pos==i)this.buffer.
push(e,t,i,r);else{let o=this.buffer.length;if(o>0&&(this.buffer[o-4]!=0||this.buffer[o-1]<0)){let s=!1;for(let u=o;u>0&&this.buffer[u-2]>i;u-=4)if(this.buffer[u-
1]>=0){s=!0;break}if(s)for(;o>0&&this.buffer[o-2]>i;)this.buffer[o]=this.buffer[o-4],this.buffer[o+1]=this.buffer[o-3],this.buffer[o+2]=this.buffer[o-2],this.buffer[o+
3]=this.buffer[o-1],o-=4,r>4&&(r-=4)}this.buffer[o]=e,this.buffer[o+1]=t,this.buffer[o+2]=i,this.buffer[o+3]=r}}shift(e,t,i,r){if(e&131072)this.pushState(e&65535,
this.pos);else if((e&262144)==0){let a=e,{parser:o}=this.p;this.pos=r;let s=o.stateFlag(a,1);!s&&(r>i||t<=o.maxNode)&&(this.reducePos=r),this.pushState(a,s?i:Math.
min(i,this.reducePos)),this.shiftContext(t,i),t<=o.maxNode&&this.buffer.push(t,i,r,4)}else this.pos=r,this.shiftContext(t,i),t<=this.p.parser.maxNode&&this.buffer.
push(t,i,r,4)}apply(e,t,i,r){e&65536?this.reduce(e):this.shift(e,t,i,r)}useNode(e,t,i){let r=this.p.reused.length-1;(r<0||this.p.reused[r]!=e)&&(this.p.reused.push(
e),r++);let a=this.reducePos=this.pos=i+e.length;this.pushState(t,i),this.buffer.push(r,i,a,-1),this.curContext&&this.updateContext(this.curContext.tracker.reuse(
this.curContext.context,e,this,this.p.stream.reset(this.pos-e.length)))}split(){let e=this,t=e.buffer.length;for(t&&e.buffer[t-4]==0&&(t-=4);t>0&&e.buffer[t-2]>
e.reducePos;)t-=4;let i=e.buffer.slice(t),r=e.bufferBase+t;for(;e&&r==e.bufferBase;)e=e.parent;return new n(this.p,this.stack.slice(),this.state,this.reducePos,
this.pos,this.score,i,r,this.curContext,this.lookAhead,e)}recoverByDelete(e,t){let i=e<=this.p.parser.maxNode;i&&this.storeNode(e,this.pos,t,4),this.storeNode(0,
this.pos,t,i?8:4),this.pos=this.reducePos=t,this.score-=190}canShift(e){for(let t=new YB(this);;){let i=this.p.parser.stateSlot(t.state,4)||this.p.parser.hasAction(
t.state,e);if(i==0)return!1;if((i&65536)==0)return!0;t.reduce(i)}}recoverByInsert(e){if(this.stack.length>=300)return[];let t=this.p.parser.nextStates(this.state);
if(t.length>8||this.stack.length>=120){let r=[];for(let a=0,o;a<t.length;a+=2)(o=t[a+1])!=this.state&&this.p.parser.hasAction(o,e)&&r.push(t[a],o);if(this.stack.
length<120)for(let a=0;r.length<8&&a<t.length;a+=2){let o=t[a+1];r.some((s,u)=>u&1&&s==o)||r.push(t[a],o)}t=r}let i=[];for(let r=0;r<t.length&&i.length<4;r+=2){
let a=t[r+1];if(a==this.state)continue;let o=this.split();o.pushState(a,this.pos),o.storeNode(0,o.pos,o.pos,4,!0),o.shiftContext(t[r],this.pos),o.reducePos=this.
pos,o.score-=200,i.push(o)}return i}forceReduce(){let{parser:e}=this.p,t=e.stateSlot(this.state,5);if((t&65536)==0)return!1;if(!e.validAction(this.state,t)){let i=t>>
19,r=t&65535,a=this.stack.length-i*3;if(a<0||e.getGoto(this.stack[a],r,!1)<0){let o=this.findForcedReduction();if(o==null)return!1;t=o}this.storeNode(0,this.pos,
this.pos,4,!0),this.score-=100}return this.reducePos=this.pos,this.reduce(t),!0}findForcedReduction(){let{parser:e}=this.p,t=[],i=(r,a)=>{if(!t.includes(r))return t.
push(r),e.allActions(r,o=>{if(!(o&393216))if(o&65536){let s=(o>>19)-a;if(s>1){let u=o&65535,c=this.stack.length-s*3;if(c>=0&&e.getGoto(this.stack[c],u,!1)>=0)return s<<
19|65536|u}}else{let s=i(o,a+1);if(s!=null)return s}})};return i(this.state,0)}forceAll(){for(;!this.p.parser.stateFlag(this.state,2);)if(!this.forceReduce()){this.
storeNode(0,this.pos,this.pos,4,!0);break}return this}get deadEnd(){if(this.stack.length!=3)return!1;let{parser:e}=this.p;return e.data[e.stateSlot(this.state,1)]==
65535&&!e.stateSlot(this.state,4)}restart(){this.storeNode(0,this.pos,this.pos,4,!0),this.state=this.stack[0],this.stack.length=0}sameState(e){if(this.state!=e.
state||this.stack.length!=e.stack.length)return!1;for(let t=0;t<this.stack.length;t+=3)if(this.stack[t]!=e.stack[t])return!1;return!0}get parser(){return this.p.
parser}dialectEnabled(e){return this.p.parser.dialect.flags[e]}shiftContext(e,t){this.curContext&&this.updateContext(this.curContext.tracker.shift(this.curContext.
context,e,this,this.p.stream.reset(t)))}reduceContext(e,t){this.curContext&&this.updateContext(this.curContext.tracker.reduce(this.curContext.context,e,this,this.
p.stream.reset(t)))}emitContext(){let e=this.buffer.length-1;(e<0||this.buffer[e]!=-3)&&this.storeNode(this.curContext.hash,this.reducePos,this.reducePos,-3,!0)}emitLookAhead(){
let e=this.buffer.length-1;(e<0||this.buffer[e]!=-4)&&this.buffer.push(this.lookAhead,this.pos,this.pos,-4)}updateContext(e){if(e!=this.curContext.context){let t=new fs(
this.curContext.tracker,e);t.hash!=this.curContext.hash&&this.emitContext(),this.curContext=t}}setLookAhead(e){return e<=this.lookAhead?!1:(this.emitLookAhead(),
this.lookAhead=e,!0)}close(){this.curContext&&this.curContext.tracker.strict&&this.emitContext(),this.lookAhead>0&&this.emitLookAhead()}},fs=class{constructor(e,t){
this.tracker=e,this.context=t,this.hash=e.strict?e.hash(t):0}},YB=class{constructor(e){this.start=e,this.state=e.state,this.stack=e.stack,this.base=this.stack.length}reduce(e){
let t=e&65535,i=e>>19;i==0?(this.stack==this.start.stack&&(this.stack=this.stack.slice()),this.stack.push(this.state,0,0),this.base+=3):this.base-=(i-1)*3;let r=this.
start.p.parser.getGoto(this.stack[this.base-3],t,!0);this.state=r}},JB=class n{constructor(e,t,i){this.stack=e,this.pos=t,this.index=i,this.buffer=e.buffer,this.
index==0&&this.maybeNext()}static create(e,t=e.bufferBase+e.buffer.length){return new n(e,t,t-e.bufferBase)}maybeNext(){let e=this.stack.parent;e!=null&&(this.index=
this.stack.bufferBase-e.bufferBase,this.stack=e,this.buffer=e.buffer)}get id(){return this.buffer[this.index-4]}get start(){return this.buffer[this.index-3]}get end(){
return this.buffer[this.index-2]}get size(){return this.buffer[this.index-1]}next(){this.index-=4,this.pos-=4,this.index==0&&this.maybeNext()}fork(){return new n(
this.stack,this.pos,this.index)}};function Ya(n,e=Uint16Array){if(typeof n!="string")return n;let t=null;for(let i=0,r=0;i<n.length;){let a=0;for(;;){let o=n.charCodeAt(
i++),s=!1;if(o==126){a=65535;break}o>=92&&o--,o>=34&&o--;let u=o-32;if(u>=46&&(u-=46,s=!0),a+=u,s)break;a*=46}t?t[r++]=a:t=new e(a)}return t}var yr=class{constructor(){
this.start=-1,this.value=-1,this.end=-1,this.extended=-1,this.lookAhead=0,this.mask=0,this.context=0}},Tv=new yr,HB=class{constructor(e,t){this.input=e,this.ranges=
t,this.chunk="",this.chunkOff=0,this.chunk2="",this.chunk2Pos=0,this.next=-1,this.token=Tv,this.rangeIndex=0,this.pos=this.chunkPos=t[0].from,this.range=t[0],this.
end=t[t.length-1].to,this.readNext()}resolveOffset(e,t){let i=this.range,r=this.rangeIndex,a=this.pos+e;for(;a<i.from;){if(!r)return null;let o=this.ranges[--r];
a-=i.from-o.to,i=o}for(;t<0?a>i.to:a>=i.to;){if(r==this.ranges.length-1)return null;let o=this.ranges[++r];a+=o.from-i.to,i=o}return a}clipPos(e){if(e>=this.range.
from&&e<this.range.to)return e;for(let t of this.ranges)if(t.to>e)return Math.max(e,t.from);return this.end}peek(e){let t=this.chunkOff+e,i,r;if(t>=0&&t<this.chunk.
length)i=this.pos+e,r=this.chunk.charCodeAt(t);else{let a=this.resolveOffset(e,1);if(a==null)return-1;if(i=a,i>=this.chunk2Pos&&i<this.chunk2Pos+this.chunk2.length)
r=this.chunk2.charCodeAt(i-this.chunk2Pos);else{let o=this.rangeIndex,s=this.range;for(;s.to<=i;)s=this.ranges[++o];this.chunk2=this.input.chunk(this.chunk2Pos=
i),i+this.chunk2.length>s.to&&(this.chunk2=this.chunk2.slice(0,s.to-i)),r=this.chunk2.charCodeAt(0)}}return i>=this.token.lookAhead&&(this.token.lookAhead=i+1),
r}acceptToken(e,t=0){let i=t?this.resolveOffset(t,-1):this.pos;if(i==null||i<this.token.start)throw new RangeError("Token end out of bounds");this.token.value=e,
this.token.end=i}acceptTokenTo(e,t){this.token.value=e,this.token.end=t}getChunk(){if(this.pos>=this.chunk2Pos&&this.pos<this.chunk2Pos+this.chunk2.length){let{
chunk:e,chunkPos:t}=this;this.chunk=this.chunk2,this.chunkPos=this.chunk2Pos,this.chunk2=e,this.chunk2Pos=t,this.chunkOff=this.pos-this.chunkPos}else{this.chunk2=
this.chunk,this.chunk2Pos=this.chunkPos;let e=this.input.chunk(this.pos),t=this.pos+e.length;this.chunk=t>this.range.to?e.slice(0,this.range.to-this.pos):e,this.
chunkPos=this.pos,this.chunkOff=0}}readNext(){return this.chunkOff>=this.chunk.length&&(this.getChunk(),this.chunkOff==this.chunk.length)?this.next=-1:this.next=
this.chunk.charCodeAt(this.chunkOff)}advance(e=1){for(this.chunkOff+=e;this.pos+e>=this.range.to;){if(this.rangeIndex==this.ranges.length-1)return this.setDone();
e-=this.range.to-this.pos,this.range=this.ranges[++this.rangeIndex],this.pos=this.range.from}return this.pos+=e,this.pos>=this.token.lookAhead&&(this.token.lookAhead=
this.pos+1),this.readNext()}setDone(){return this.pos=this.chunkPos=this.end,this.range=this.ranges[this.rangeIndex=this.ranges.length-1],this.chunk="",this.next=
-1}reset(e,t){if(t?(this.token=t,t.start=e,t.lookAhead=e+1,t.value=t.extended=-1):this.token=Tv,this.pos!=e){if(this.pos=e,e==this.end)return this.setDone(),this;
for(;e<this.range.from;)this.range=this.ranges[--this.rangeIndex];for(;e>=this.range.to;)this.range=this.ranges[++this.rangeIndex];e>=this.chunkPos&&e<this.chunkPos+
this.chunk.length?this.chunkOff=e-this.chunkPos:(this.chunk="",this.chunkOff=0),this.readNext()}return this}read(e,t){if(e>=this.chunkPos&&t<=this.chunkPos+this.
chunk.length)return this.chunk.slice(e-this.chunkPos,t-this.chunkPos);if(e>=this.chunk2Pos&&t<=this.chunk2Pos+this.chunk2.length)return this.chunk2.slice(e-this.
chunk2Pos,t-this.chunk2Pos);if(e>=this.range.from&&t<=this.range.to)return this.input.read(e,t);let i="";for(let r of this.ranges){if(r.from>=t)break;r.to>e&&(i+=
this.input.read(Math.max(r.from,e),Math.min(r.to,t)))}return i}},ai=class{constructor(e,t){this.data=e,this.id=t}token(e,t){let{parser:i}=t.p;kv(this.data,e,t,this.
id,i.data,i.tokenPrecTable)}};ai.prototype.contextual=ai.prototype.fallback=ai.prototype.extend=!1;var GB=class{constructor(e,t,i){this.precTable=t,this.elseToken=
i,this.data=typeof e=="string"?Ya(e):e}token(e,t){let i=e.pos,r=0;for(;;){let a=e.next<0,o=e.resolveOffset(1,1);if(kv(this.data,e,t,0,this.data,this.precTable),
e.token.value>-1)break;if(this.elseToken==null)return;if(a||r++,o==null)break;e.reset(o,e.token)}r&&(e.reset(i,e.token),e.acceptToken(this.elseToken,r))}};GB.prototype.
contextual=ai.prototype.fallback=ai.prototype.extend=!1;var Er=class{constructor(e,t={}){this.token=e,this.contextual=!!t.contextual,this.fallback=!!t.fallback,
this.extend=!!t.extend}};function kv(n,e,t,i,r,a){let o=0,s=1<<i,{dialect:u}=t.p.parser;e:for(;(s&n[o])!=0;){let c=n[o+1];for(let m=o+3;m<c;m+=2)if((n[m+1]&s)>0){
let g=n[m];if(u.allows(g)&&(e.token.value==-1||e.token.value==g||nk(g,e.token.value,r,a))){e.acceptToken(g);break}}let B=e.next,f=0,d=n[o+2];if(e.next<0&&d>f&&n[c+
d*3-3]==65535){o=n[c+d*3-1];continue e}for(;f<d;){let m=f+d>>1,g=c+m+(m<<1),C=n[g],A=n[g+1]||65536;if(B<C)d=m;else if(B>=A)f=m+1;else{o=n[g+2],e.advance();continue e}}
break}}function Fv(n,e,t){for(let i=e,r;(r=n[i])!=65535;i++)if(r==t)return i-e;return-1}function nk(n,e,t,i){let r=Fv(t,i,e);return r<0||Fv(t,i,n)<r}var jn=typeof process<
"u"&&process.env&&/\bparse\b/.test(process.env.LOG),RB=null;function Pv(n,e,t){let i=n.cursor(en.IncludeAnonymous);for(i.moveTo(e);;)if(!(t<0?i.childBefore(e):i.
childAfter(e)))for(;;){if((t<0?i.to<e:i.from>e)&&!i.type.isError)return t<0?Math.max(0,Math.min(i.to-1,e-25)):Math.min(n.length,Math.max(i.from+1,e+25));if(t<0?
i.prevSibling():i.nextSibling())break;if(!i.parent())return t<0?0:n.length}}var $B=class{constructor(e,t){this.fragments=e,this.minRepeat=t,this.i=0,this.fragment=
null,this.safeFrom=-1,this.safeTo=-1,this.trees=[],this.start=[],this.index=[],this.lastRepeat=null,this.lastRepeatPos=-1,this.nextFragment()}nextFragment(){let e=this.
fragment=this.i==this.fragments.length?null:this.fragments[this.i++];if(e){for(this.safeFrom=e.openStart?Pv(e.tree,e.from+e.offset,1)-e.offset:e.from,this.safeTo=
e.openEnd?Pv(e.tree,e.to+e.offset,-1)-e.offset:e.to;this.trees.length;)this.trees.pop(),this.start.pop(),this.index.pop();this.trees.push(e.tree),this.start.push(
-e.offset),this.index.push(0),this.nextStart=this.safeFrom}else this.nextStart=1e9}nodeAt(e){if(e<this.nextStart)return null;for(;this.fragment&&this.safeTo<=e;)
this.nextFragment();if(!this.fragment)return null;for(;;){let t=this.trees.length-1;if(t<0)return this.nextFragment(),null;if(e<this.safeFrom)return null;let i=this.
trees[t],r=this.index[t];if(r==i.children.length){this.trees.pop(),this.start.pop(),this.index.pop();continue}let a=i.children[r],o=this.start[t]+i.positions[r];
if(o>e)return this.nextStart=o,null;if(a instanceof Gn){let s=o>this.lastRepeatPos&&a.type.id>=this.minRepeat;if(o==e||s){let u=o+a.length,c;if(o>=this.safeFrom&&
u<=this.safeTo&&(!(c=a.prop(Te.lookAhead))||u+c<this.fragment.to)&&(s&&(this.lastRepeat=a,this.lastRepeatPos=o),o==e))return a}this.index[t]++,o+a.length>=Math.
max(this.safeFrom,e)&&(this.trees.push(a),this.start.push(o),this.index.push(0))}else this.index[t]++,this.nextStart=o+a.length}}},VB=class{constructor(e,t){this.
stream=t,this.tokens=[],this.mainToken=null,this.actions=[],this.tokens=e.tokenizers.map(i=>new yr)}getActions(e){let t=0,i=null,{parser:r}=e.p,{tokenizers:a}=r,
o=r.stateSlot(e.state,3),s=e.curContext?e.curContext.hash:0,u=0;for(let c=0;c<a.length;c++){if((1<<c&o)==0)continue;let B=a[c],f=this.tokens[c];if(!(i&&!B.fallback)&&
((B.contextual||f.start!=e.pos||f.mask!=o||f.context!=s)&&(this.updateCachedToken(f,B,e),f.mask=o,f.context=s),f.lookAhead>f.end+25&&(u=Math.max(f.lookAhead,u)),
f.value!=0)){let d=t;if(f.extended>-1&&(t=this.addActions(e,f.extended,f.end,t)),t=this.addActions(e,f.value,f.end,t),!B.extend&&(i=f,t>d))break}}for(;this.actions.
length>t;)this.actions.pop();return u&&e.setLookAhead(u),!i&&e.pos==this.stream.end&&(i=new yr,i.value=e.p.parser.eofTerm,i.start=i.end=e.pos,t=this.addActions(
e,i.value,i.end,t)),this.mainToken=i,this.actions}getMainToken(e){if(this.mainToken)return this.mainToken;let t=new yr,{pos:i,p:r}=e;return t.start=i,t.end=Math.
min(i+1,r.stream.end),t.value=i==r.stream.end?r.parser.eofTerm:0,t}updateCachedToken(e,t,i){let r=this.stream.clipPos(i.pos);if(t.token(this.stream.reset(r,e),i),
e.value>-1){let{parser:a}=i.p;for(let o=0;o<a.specialized.length;o++)if(a.specialized[o]==e.value){let s=a.specializers[o](this.stream.read(e.start,e.end),i);if(s>=
0&&i.p.parser.dialect.allows(s>>1)){(s&1)==0?e.value=s>>1:e.extended=s>>1;break}}}else e.value=0,e.end=this.stream.clipPos(r+1)}putAction(e,t,i,r){for(let a=0;a<
r;a+=3)if(this.actions[a]==e)return r;return this.actions[r++]=e,this.actions[r++]=t,this.actions[r++]=i,r}addActions(e,t,i,r){let{state:a}=e,{parser:o}=e.p,{data:s}=o;
for(let u=0;u<2;u++)for(let c=o.stateSlot(a,u?2:1);;c+=3){if(s[c]==65535)if(s[c+1]==1)c=Ht(s,c+2);else{r==0&&s[c+1]==2&&(r=this.putAction(Ht(s,c+2),t,i,r));break}
s[c]==t&&(r=this.putAction(Ht(s,c+1),t,i,r))}return r}},ZB=class{constructor(e,t,i,r){this.parser=e,this.input=t,this.ranges=r,this.recovering=0,this.nextStackID=
9812,this.minStackPos=0,this.reused=[],this.stoppedAt=null,this.lastBigReductionStart=-1,this.lastBigReductionSize=0,this.bigReductionCount=0,this.stream=new HB(
t,r),this.tokens=new VB(e,this.stream),this.topTerm=e.top[1];let{from:a}=r[0];this.stacks=[MB.start(this,e.top[0],a)],this.fragments=i.length&&this.stream.end-a>
e.bufferLength*4?new $B(i,e.minRepeatTerm):null}get parsedPos(){return this.minStackPos}advance(){let e=this.stacks,t=this.minStackPos,i=this.stacks=[],r,a;if(this.
bigReductionCount>300&&e.length==1){let[o]=e;for(;o.forceReduce()&&o.stack.length&&o.stack[o.stack.length-2]>=this.lastBigReductionStart;);this.bigReductionCount=
this.lastBigReductionSize=0}for(let o=0;o<e.length;o++){let s=e[o];for(;;){if(this.tokens.mainToken=null,s.pos>t)i.push(s);else{if(this.advanceStack(s,i,e))continue;
{r||(r=[],a=[]),r.push(s);let u=this.tokens.getMainToken(s);a.push(u.value,u.end)}}break}}if(!i.length){let o=r&&tk(r);if(o)return jn&&console.log("Finish with "+
this.stackID(o)),this.stackToTree(o);if(this.parser.strict)throw jn&&r&&console.log("Stuck with token "+(this.tokens.mainToken?this.parser.getName(this.tokens.mainToken.
value):"none")),new SyntaxError("No parse at "+t);this.recovering||(this.recovering=5)}if(this.recovering&&r){let o=this.stoppedAt!=null&&r[0].pos>this.stoppedAt?
r[0]:this.runRecovery(r,a,i);if(o)return jn&&console.log("Force-finish "+this.stackID(o)),this.stackToTree(o.forceAll())}if(this.recovering){let o=this.recovering==
1?1:this.recovering*3;if(i.length>o)for(i.sort((s,u)=>u.score-s.score);i.length>o;)i.pop();i.some(s=>s.reducePos>t)&&this.recovering--}else if(i.length>1){e:for(let o=0;o<
i.length-1;o++){let s=i[o];for(let u=o+1;u<i.length;u++){let c=i[u];if(s.sameState(c)||s.buffer.length>500&&c.buffer.length>500)if((s.score-c.score||s.buffer.length-
c.buffer.length)>0)i.splice(u--,1);else{i.splice(o--,1);continue e}}}i.length>12&&(i.sort((o,s)=>s.score-o.score),i.splice(12,i.length-12))}this.minStackPos=i[0].
pos;for(let o=1;o<i.length;o++)i[o].pos<this.minStackPos&&(this.minStackPos=i[o].pos);return null}stopAt(e){if(this.stoppedAt!=null&&this.stoppedAt<e)throw new RangeError(
"Can't move stoppedAt forward");this.stoppedAt=e}tryReuse(e,t,i,r){if(!i)return null;let a=e.curContext&&e.curContext.tracker.strict,o=a?e.curContext.hash:0;for(;i;){
let s=this.parser.nodeSet.types[i.type.id]!=i.type?-1:this.parser.getGoto(e.state,i.type.id);if(s>-1&&i.length&&(!a||(i.prop(Te.contextHash)||0)==o))return e.useNode(
i,s,t),i;if(i.children.length==0||i.positions[0]>0)break;let u=i.children[0];if(u instanceof Gn&&(!r||u.type.id>=this.parser.minRepeatTerm))i=u;else break}return null}advanceStack(e,t,i){
let r=e.pos,{parser:a}=this,o=jn?this.stackID(e)+" -> ":"";if(this.stoppedAt!=null&&r>this.stoppedAt)return e.forceReduce()?e:null;if(this.fragments){let c=e.reducePos<
r&&e.buffer.length&&e.buffer[e.buffer.length-2]<=e.reducePos&&this.fragments.lastRepeatPos==e.reducePos&&this.tryReuse(e,e.reducePos,this.fragments.lastRepeat,!0)||
this.tryReuse(e,r,this.fragments.nodeAt(r),!1);if(c)return jn&&console.log(o+this.stackID(e)+` (via reuse of ${a.getName(c.type.id)})`),!0}let s=a.stateSlot(e.state,
4);if(s>0)return e.reduce(s),jn&&console.log(o+this.stackID(e)+` (via always-reduce ${a.getName(s&65535)})`),!0;if(e.stack.length>=8400)for(;e.stack.length>6e3&&
e.forceReduce(););let u=this.tokens.getActions(e);for(let c=0;c<u.length;){let B=u[c++],f=u[c++],d=u[c++],m=c==u.length||!i,g=m?e:e.split(),C=this.tokens.mainToken;
if(g.apply(B,f,C?C.start:g.pos,d),jn&&console.log(o+this.stackID(g)+` (via ${(B&65536)==0?"shift":`reduce of ${a.getName(B&65535)}`} for ${a.getName(f)} @ ${r}${g==
e?"":", split"})`),m)return!0;g.pos>r?t.push(g):i.push(g)}return!1}advanceFully(e,t){let i=e.pos;for(;;){if(!this.advanceStack(e,null,null))return!1;if(e.pos>i)
return _v(e,t),!0}}runRecovery(e,t,i){let r=null,a=!1;for(let o=0;o<e.length;o++){let s=e[o],u=t[o<<1],c=t[(o<<1)+1],B=jn?this.stackID(s)+" -> ":"";if(s.deadEnd&&
(a||(a=!0,s.restart(),jn&&console.log(B+this.stackID(s)+" (restarted)"),this.advanceFully(s,i))))continue;let f=s.split(),d=B;for(let m=0;m<10&&f.forceReduce()&&
(jn&&console.log(d+this.stackID(f)+" (via force-reduce)"),!this.advanceFully(f,i));m++)jn&&(d=this.stackID(f)+" -> ");for(let m of s.recoverByInsert(u))jn&&console.
log(B+this.stackID(m)+" (via recover-insert)"),this.advanceFully(m,i);this.stream.end>s.pos?(c==s.pos&&(c++,u=0),s.recoverByDelete(u,c),jn&&console.log(B+this.stackID(
s)+` (via recover-delete ${this.parser.getName(u)})`),_v(s,i)):(!r||r.score<f.score)&&(r=f)}return r}stackToTree(e){return e.close(),Gn.build({buffer:JB.create(
e),nodeSet:this.parser.nodeSet,topID:this.topTerm,maxBufferLength:this.parser.bufferLength,reused:this.reused,start:this.ranges[0].from,length:e.pos-this.ranges[0].
from,minRepeatType:this.parser.minRepeatTerm})}stackID(e){let t=(RB||(RB=new WeakMap)).get(e);return t||RB.set(e,t=String.fromCodePoint(this.nextStackID++)),t+e}};
function _v(n,e){for(let t=0;t<e.length;t++){let i=e[t];if(i.pos==n.pos&&i.sameState(n)){e[t].score<n.score&&(e[t]=n);return}}e.push(n)}var XB=class{constructor(e,t,i){
this.source=e,this.flags=t,this.disabled=i}allows(e){return!this.disabled||this.disabled[e]==0}},kB=n=>n,ds=class{constructor(e){this.start=e.start,this.shift=e.
shift||kB,this.reduce=e.reduce||kB,this.reuse=e.reuse||kB,this.hash=e.hash||(()=>0),this.strict=e.strict!==!1}},hs=class n extends Bs{constructor(e){if(super(),
this.wrappers=[],e.version!=14)throw new RangeError(`Parser version (${e.version}) doesn't match runtime version (14)`);let t=e.nodeNames.split(" ");this.minRepeatTerm=
t.length;for(let s=0;s<e.repeatNodeCount;s++)t.push("");let i=Object.keys(e.topRules).map(s=>e.topRules[s][1]),r=[];for(let s=0;s<t.length;s++)r.push([]);function a(s,u,c){
r[s].push([u,u.deserialize(String(c))])}if(e.nodeProps)for(let s of e.nodeProps){let u=s[0];typeof u=="string"&&(u=Te[u]);for(let c=1;c<s.length;){let B=s[c++];
if(B>=0)a(B,u,s[c++]);else{let f=s[c+-B];for(let d=-B;d>0;d--)a(s[c++],u,f);c++}}}this.nodeSet=new ls(t.map((s,u)=>it.define({name:u>=this.minRepeatTerm?void 0:
s,id:u,props:r[u],top:i.indexOf(u)>-1,error:u==0,skipped:e.skippedNodes&&e.skippedNodes.indexOf(u)>-1}))),e.propSources&&(this.nodeSet=this.nodeSet.extend(...e.
propSources)),this.strict=!1,this.bufferLength=1024;let o=Ya(e.tokenData);this.context=e.context,this.specializerSpecs=e.specialized||[],this.specialized=new Uint16Array(
this.specializerSpecs.length);for(let s=0;s<this.specializerSpecs.length;s++)this.specialized[s]=this.specializerSpecs[s].term;this.specializers=this.specializerSpecs.
map(Rv),this.states=Ya(e.states,Uint32Array),this.data=Ya(e.stateData),this.goto=Ya(e.goto),this.maxTerm=e.maxTerm,this.tokenizers=e.tokenizers.map(s=>typeof s==
"number"?new ai(o,s):s),this.topRules=e.topRules,this.dialects=e.dialects||{},this.dynamicPrecedences=e.dynamicPrecedences||null,this.tokenPrecTable=e.tokenPrec,
this.termNames=e.termNames||null,this.maxNode=this.nodeSet.types.length-1,this.dialect=this.parseDialect(),this.top=this.topRules[Object.keys(this.topRules)[0]]}createParse(e,t,i){
let r=new ZB(this,e,t,i);for(let a of this.wrappers)r=a(r,e,t,i);return r}getGoto(e,t,i=!1){let r=this.goto;if(t>=r[0])return-1;for(let a=r[t+1];;){let o=r[a++],
s=o&1,u=r[a++];if(s&&i)return u;for(let c=a+(o>>1);a<c;a++)if(r[a]==e)return u;if(s)return-1}}hasAction(e,t){let i=this.data;for(let r=0;r<2;r++)for(let a=this.
stateSlot(e,r?2:1),o;;a+=3){if((o=i[a])==65535)if(i[a+1]==1)o=i[a=Ht(i,a+2)];else{if(i[a+1]==2)return Ht(i,a+2);break}if(o==t||o==0)return Ht(i,a+1)}return 0}stateSlot(e,t){
return this.states[e*6+t]}stateFlag(e,t){return(this.stateSlot(e,0)&t)>0}validAction(e,t){return!!this.allActions(e,i=>i==t?!0:null)}allActions(e,t){let i=this.
stateSlot(e,4),r=i?t(i):void 0;for(let a=this.stateSlot(e,1);r==null;a+=3){if(this.data[a]==65535)if(this.data[a+1]==1)a=Ht(this.data,a+2);else break;r=t(Ht(this.
data,a+1))}return r}nextStates(e){let t=[];for(let i=this.stateSlot(e,1);;i+=3){if(this.data[i]==65535)if(this.data[i+1]==1)i=Ht(this.data,i+2);else break;if((this.
data[i+2]&1)==0){let r=this.data[i+1];t.some((a,o)=>o&1&&a==r)||t.push(this.data[i],r)}}return t}configure(e){let t=Object.assign(Object.create(n.prototype),this);
if(e.props&&(t.nodeSet=this.nodeSet.extend(...e.props)),e.top){let i=this.topRules[e.top];if(!i)throw new RangeError(`Invalid top rule name ${e.top}`);t.top=i}return e.
tokenizers&&(t.tokenizers=this.tokenizers.map(i=>{let r=e.tokenizers.find(a=>a.from==i);return r?r.to:i})),e.specializers&&(t.specializers=this.specializers.slice(),
t.specializerSpecs=this.specializerSpecs.map((i,r)=>{let a=e.specializers.find(s=>s.from==i.external);if(!a)return i;let o=Object.assign(Object.assign({},i),{external:a.
to});return t.specializers[r]=Rv(o),o})),e.contextTracker&&(t.context=e.contextTracker),e.dialect&&(t.dialect=this.parseDialect(e.dialect)),e.strict!=null&&(t.strict=
e.strict),e.wrap&&(t.wrappers=t.wrappers.concat(e.wrap)),e.bufferLength!=null&&(t.bufferLength=e.bufferLength),t}hasWrappers(){return this.wrappers.length>0}getName(e){
return this.termNames?this.termNames[e]:String(e<=this.maxNode&&this.nodeSet.types[e].name||e)}get eofTerm(){return this.maxNode+1}get topNode(){return this.nodeSet.
types[this.top[1]]}dynamicPrecedence(e){let t=this.dynamicPrecedences;return t==null?0:t[e]||0}parseDialect(e){let t=Object.keys(this.dialects),i=t.map(()=>!1);
if(e)for(let a of e.split(" ")){let o=t.indexOf(a);o>=0&&(i[o]=!0)}let r=null;for(let a=0;a<t.length;a++)if(!i[a])for(let o=this.dialects[t[a]],s;(s=this.data[o++])!=
65535;)(r||(r=new Uint8Array(this.maxTerm+1)))[s]=1;return new XB(e,i,r)}static deserialize(e){return new n(e)}};function Ht(n,e){return n[e]|n[e+1]<<16}function tk(n){
let e=null;for(let t of n){let i=t.p.stoppedAt;(t.pos==t.p.stream.end||i!=null&&t.pos>i)&&t.p.parser.stateFlag(t.state,2)&&(!e||e.score<t.score)&&(e=t)}return e}
function Rv(n){if(n.external){let e=n.extend?1:0;return(t,i)=>n.external(t,i)<<1|e}return n.get}var ik=Object.prototype.hasOwnProperty;function QB(n){return n==null}function Mv(n,e){return!QB(n)&&ik.call(n,e)}var rk=0,ht=class n{constructor(e,t,i,r){this.name=e,this.set=t,this.base=i,this.modified=r,this.id=rk++}toString(){let{name:e}=this;for(let t of this.modified)
t.name&&(e=`${t.name}(${e})`);return e}static define(e,t){let i=typeof e=="string"?e:"?";if(e instanceof n&&(t=e),t?.base)throw new Error("Can not derive from a\
 modified tag");let r=new n(i,[],null,[]);if(r.set.push(r),t)for(let a of t.set)r.set.push(a);return r}static defineModifier(e){let t=new Cs(e);return i=>i.modified.
indexOf(t)>-1?i:Cs.get(i.base||i,i.modified.concat(t).sort((r,a)=>r.id-a.id))}},ak=0,Cs=class n{constructor(e){this.name=e,this.instances=[],this.id=ak++}static get(e,t){
if(!t.length)return e;let i=t[0].instances.find(s=>s.base==e&&ok(t,s.modified));if(i)return i;let r=[],a=new ht(e.name,r,e,t);for(let s of t)s.instances.push(a);
let o=sk(t);for(let s of e.set)if(!s.modified.length)for(let u of o)r.push(n.get(s,u));return a}};function ok(n,e){return n.length==e.length&&n.every((t,i)=>t==
e[i])}function sk(n){let e=[[]];for(let t=0;t<n.length;t++)for(let i=0,r=e.length;i<r;i++)e.push(e[i].concat(n[t]));return e.sort((t,i)=>i.length-t.length)}function Hv(n){
let e=Object.create(null);for(let t in n){let i=n[t];Array.isArray(i)||(i=[i]);for(let r of t.split(" "))if(r){let a=[],o=2,s=r;for(let f=0;;){if(s=="..."&&f>0&&
f+3==r.length){o=1;break}let d=/^"(?:[^"\\]|\\.)*?"|[^\/!]+/.exec(s);if(!d)throw new RangeError("Invalid path: "+r);if(a.push(d[0]=="*"?"":d[0][0]=='"'?JSON.parse(
d[0]):d[0]),f+=d[0].length,f==r.length)break;let m=r[f++];if(f==r.length&&m=="!"){o=0;break}if(m!="/")throw new RangeError("Invalid path: "+r);s=r.slice(f)}let u=a.
length-1,c=a[u];if(!c)throw new RangeError("Invalid path: "+r);let B=new Sr(i,o,u>0?a.slice(0,u):null);e[c]=B.sort(e[c])}}return uk.add(e)}var uk=new Te({combine(n,e){
let t,i,r;for(;n||e;){if(!n||e&&n.depth<=e.depth?(r=e,e=e.next):(r=n,n=n.next),t&&t.mode==r.mode&&!r.context&&!t.context)continue;let a=new Sr(r.tags,r.mode,r.context);
t?t.next=a:i=a,t=a}return i}}),Sr=class{constructor(e,t,i,r){this.tags=e,this.mode=t,this.context=i,this.next=r}get opaque(){return this.mode==0}get inherit(){return this.
mode==1}sort(e){return!e||e.depth<this.depth?(this.next=e,this):(e.next=this.sort(e.next),e)}get depth(){return this.context?this.context.length:0}};Sr.empty=new Sr(
[],2,null);function lk(n,e){let t=Object.create(null);for(let a of n)if(!Array.isArray(a.tag))t[a.tag.id]=a.class;else for(let o of a.tag)t[o.id]=a.class;let{scope:i,
all:r=null}=e||{};return{style:a=>{let o=r;for(let s of a)for(let u of s.set){let c=t[u.id];if(c){o=o?o+" "+c:c;break}}return o},scope:i}}var V=ht.define,ps=V(),oi=V(),Yv=V(oi),Jv=V(oi),si=V(),ms=V(si),jB=V(si),It=V(),Oi=V(It),At=V(),Nt=V(),UB=V(),Ja=V(UB),gs=V(),Z={comment:ps,lineComment:V(ps),blockComment:V(
ps),docComment:V(ps),name:oi,variableName:V(oi),typeName:Yv,tagName:V(Yv),propertyName:Jv,attributeName:V(Jv),className:V(oi),labelName:V(oi),namespace:V(oi),macroName:V(
oi),literal:si,string:ms,docString:V(ms),character:V(ms),attributeValue:V(ms),number:jB,integer:V(jB),float:V(jB),bool:V(si),regexp:V(si),escape:V(si),color:V(si),
url:V(si),keyword:At,self:V(At),null:V(At),atom:V(At),unit:V(At),modifier:V(At),operatorKeyword:V(At),controlKeyword:V(At),definitionKeyword:V(At),moduleKeyword:V(
At),operator:Nt,derefOperator:V(Nt),arithmeticOperator:V(Nt),logicOperator:V(Nt),bitwiseOperator:V(Nt),compareOperator:V(Nt),updateOperator:V(Nt),definitionOperator:V(
Nt),typeOperator:V(Nt),controlOperator:V(Nt),punctuation:UB,separator:V(UB),bracket:Ja,angleBracket:V(Ja),squareBracket:V(Ja),paren:V(Ja),brace:V(Ja),content:It,
heading:Oi,heading1:V(Oi),heading2:V(Oi),heading3:V(Oi),heading4:V(Oi),heading5:V(Oi),heading6:V(Oi),contentSeparator:V(It),list:V(It),quote:V(It),emphasis:V(It),
strong:V(It),link:V(It),monospace:V(It),strikethrough:V(It),inserted:V(),deleted:V(),changed:V(),invalid:V(),meta:gs,documentMeta:V(gs),annotation:V(gs),processingInstruction:V(
gs),definition:ht.defineModifier("definition"),constant:ht.defineModifier("constant"),function:ht.defineModifier("function"),standard:ht.defineModifier("standar\
d"),local:ht.defineModifier("local"),special:ht.defineModifier("special")};for(let n in Z){let e=Z[n];e instanceof ht&&(e.name=n)}var Uz=lk([{tag:Z.link,class:"\
tok-link"},{tag:Z.heading,class:"tok-heading"},{tag:Z.emphasis,class:"tok-emphasis"},{tag:Z.strong,class:"tok-strong"},{tag:Z.keyword,class:"tok-keyword"},{tag:Z.
atom,class:"tok-atom"},{tag:Z.bool,class:"tok-bool"},{tag:Z.url,class:"tok-url"},{tag:Z.labelName,class:"tok-labelName"},{tag:Z.inserted,class:"tok-inserted"},{
tag:Z.deleted,class:"tok-deleted"},{tag:Z.literal,class:"tok-literal"},{tag:Z.string,class:"tok-string"},{tag:Z.number,class:"tok-number"},{tag:[Z.regexp,Z.escape,
Z.special(Z.string)],class:"tok-string2"},{tag:Z.variableName,class:"tok-variableName"},{tag:Z.local(Z.variableName),class:"tok-variableName tok-local"},{tag:Z.
definition(Z.variableName),class:"tok-variableName tok-definition"},{tag:Z.special(Z.variableName),class:"tok-variableName2"},{tag:Z.definition(Z.propertyName),
class:"tok-propertyName tok-definition"},{tag:Z.typeName,class:"tok-typeName"},{tag:Z.namespace,class:"tok-namespace"},{tag:Z.className,class:"tok-className"},{
tag:Z.macroName,class:"tok-macroName"},{tag:Z.propertyName,class:"tok-propertyName"},{tag:Z.operator,class:"tok-operator"},{tag:Z.comment,class:"tok-comment"},{
tag:Z.meta,class:"tok-meta"},{tag:Z.invalid,class:"tok-invalid"},{tag:Z.punctuation,class:"tok-punctuation"}]);var ck=124,zB=125,jv=126,Bk=127,Gv=131,fk=4,dk=134,hk=7,pk=8,mk=9,gk=10,Ck=140,Uv=21,bk=141,vk=25,Dk=142,yk=29,Ek=39,Sk=43,xk=145,wk=146,Ok=147,Ak=148,Nk=49,Ik=70,
Kv=154,Lk=71,Wv=73,zv=155,qv=75,Tk=156,Fk=79,Pk=161,_k=82,Rk=83,kk=84,Mk=168,eD=92,Yk=93,Jk=170,Hk=100,Gk=172,$k=101,Vk=103,Zk=104,qB=typeof process<"u"&&process.
env&&/\bfparse(:dbg)?\b/.test(process.env.LOG),ef=typeof process<"u"&&process.env&&/\bfparse:dbg\b/.test(process.env.LOG),Gt=typeof process<"u"&&process.env&&/\bcontext\b/.
test(process.env.LOG),nD=[9,11,12,32,133,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288],Xk=tD(`
\r`),$v=42,Qk=tD("'./-+*^");function tD(n){return Array.from(n).map(e=>e.charCodeAt(0))}function jk(n){return n===63||n>=65&&n<=90||n===95||n>=97&&n<=122||n>=192&&
n<=214||n>=216&&n<=246||n>=248&&n<=767||n>=880&&n<=893||n>=895&&n<=8191||n>=8204&&n<=8205||n>=8304&&n<=8591||n>=11264&&n<=12271||n>=12289&&n<=55295||n>=63744&&n<=
64975||n>=65008&&n<=65533||n>=55296&&n<=56319||n>=56320&&n<=57343}function Uk(n){return Qk.includes(n)}function Kk(n){return n>=48&&n<=57||n===183||n>=768&&n<=879||
n>=8255&&n<=8256}function Wk(n){return nD.includes(n)}function Vv(n,e){return e.concat(n.split(/\n/g).join(`
`+e))}function zk(n,e=0){let t=n.peek(e);return t===$v&&n.peek(e+1)===$v?{offset:2,token:"**"}:Uk(t)?{offset:1,token:String.fromCharCode(t)}:null}function bs(n,e=0,t=!1){
for(let i=!1,r=[],a=0;;a++){let o=n.peek(e+a);if(jk(o)||(i||t)&&Kk(o))i||(i=!0),r.push(o);else return r.length?{token:String.fromCharCode(...r),offset:a}:null}}
function iD(n,e){for(let t=!1,i=0;;i++){let r=n.peek(e+i);if(Wk(r))t||(t=!0);else return t?{token:" ",offset:i}:null}}function qk(n,e){let{keys:t,prefixes:i}=e.
contextCache(),r=e.tokens;for(let a=0,o=[],s=null;;){let u=r.length+o.length>0,c=o.length>0,B=bs(n,a,u)||u&&zk(n,a)||c&&iD(n,a);if(!B)return s;let{token:f,offset:d}=B;
if(a+=d,f===" ")continue;o=[...o,f];let m=[...r,...o].join(" ");if(t.has(m)){let g=o[0];s={token:g,offset:g.length,term:jv}}if(!i.has(m)){if(Zv.some(g=>g===m)){
let g=o[0];s={token:g,offset:g.length,term:zB}}if(!Zv.some(g=>g.startsWith(m)))return s}}}var e2={[zB]:"identifier",[jv]:"nameIdentifier"},n2=new Er((n,e)=>{ef&&
console.log("%s: T <identifier | nameIdentifier>",n.pos);let t=qk(n,e.context),i=e.context.tokens,r=t||bs(n,0,i.length>0);r&&(n.advance(r.offset),n.acceptToken(
t?t.term:zB),qB&&console.log("%s: MATCH <%s> <%s>",n.pos,t?e2[t.term]:"identifier",r.token))},{contextual:!0}),t2=new Er((n,e)=>{ef&&console.log("%s: T <propert\
yIdentifier>",n.pos);let t=e.context.tokens,i=bs(n,0,t.length>0);i&&(n.advance(i.offset),n.acceptToken(ck),qB&&console.log("%s: MATCH <propertyIdentifier> <%s>",
n.pos,i.token))}),i2=new Er((n,e)=>{ef&&console.log("%s: T <insertSemi>",n.pos);let t,i=!1;for(t=0;;t++){let r=n.peek(t);if(!nD.includes(r)){Xk.includes(r)&&(i=
!0);break}}if(i){let r=bs(n,t+1);if(iD(n,t+1)||r&&/^(then|else|return|satisfies)$/.test(r.token))return;qB&&console.log("%s: MATCH <insertSemi>",n.pos),n.acceptToken(
Bk)}}),r2={[Tk]:"FunctionInvocation",[zv]:"FilterExpression",[Kv]:"PathExpression"},a2={[Gk]:"Context",[Jk]:"FunctionDefinition",[dk]:"ForExpression",[Mk]:"List",
[bk]:"IfExpression",[Dk]:"QuantifiedExpression"},o2={[Hk]:"Context",[Yk]:"FunctionDefinition",[fk]:"ForExpression",[eD]:"List",[Uv]:"IfExpression",[vk]:"Quantif\
iedExpression",[Ik]:"PathExpression",[qv]:"FunctionInvocation",[Wv]:"FilterExpression",[Sk]:"ArithmeticExpression"},wr=class n{constructor(e){this.fn=e}get(e){return this.
fn(e)}static of(e){return new n(e)}},s2={"date and time":1,date:1,time:1,duration:1},Zv=Object.keys(s2);function u2(n){let e=[];for(let t=1;t<=n.length;t++)e.push(
n.substring(0,t));return e}function rD(n,e){let t=nf(n),i=u2(t);e.keys.add(t);for(let r of i)e.prefixes.add(r);return e.originalMap.set(t,n),e}function Xv(n){let e=aD();
for(let t of n.getKeys())rD(t,e);return e}function aD(n){return{keys:new Set(n?.keys),prefixes:new Set(n?.prefixes),originalMap:new Map(n?.originalMap)}}var KB=class{constructor(e={}){
this.value=e}getKeys(){return Object.keys(this.value)}get(e){let t=this.value[e],i=this.constructor;return i.isAtomic(t)?t:i.of(t)}set(e,t){let i=this.constructor;
return new i({...this.value,[e]:t})}merge(e){let t=this.constructor;return new t(t.__merge(this.value,e))}static isAtomic(e){return e==null||e instanceof this||
e instanceof wr||typeof e!="object"}static of(...e){let t=e.reduce((i,r)=>this.__merge(i,r),{});return new this(t)}static __unwrap(e){return e?e instanceof this?
e.value:this.isAtomic(e)?{}:e:{}}static __merge(e,t){let i=Object.assign({},this.__unwrap(e));for(let[r,a]of Object.entries(this.__unwrap(t))){if(a instanceof wr){
i[r]=a;continue}if(Mv(i,r)){i[r]=this.__merge(i[r],a);continue}i[r]=a}return i}},WB=class n{constructor({name:e="Expressions",tokens:t=[],children:i=[],parent:r=null,
context:a,value:o,raw:s,__cache:u}){this.name=e,this.tokens=t,this.children=i,this.parent=r,this.context=a,this.value=o,this.raw=s,this.__cache=u}get root(){let e=this;
for(;e.parent;)e=e.parent;return e}get cache(){let e=this.root;return e.__cache||(e.__cache=new WeakMap),e.__cache}enterScope(e){let t=this.of({name:e,parent:this});
return Gt&&console.log("[%s] enter",t.path,t.context),t}exitScope(e){return this.parent?(Gt&&console.log(`[%s] exit %o
%s`,this.path,this.context,Vv(e,"  ")),this.parent.pushChild(this)):(Gt&&console.log(`[%s] NO exit %o
%s`,this.path,this.context,Vv(e,"  ")),this)}token(e){return Gt&&console.log("[%s] token <%s> + <%s>",this.path,this.tokens.join(" "),e),this.assign({tokens:[...this.
tokens,e]})}literal(e){return Gt&&console.log("[%s] literal %o",this.path,e),this.pushChild(this.of({name:"Literal",value:e}))}computedValue(){for(let e=this;;e=
xr(e.children)){if(!e)return null;if(!QB(e.value))return e.value}}contextCache(){let e=this.cache.get(this.context);return e||(e=Xv(this.context),this.cache.set(
this.context,e)),e}get path(){return this.parent?.path?.concat(" > ",this.name)||this.name}get(e){let t=e&&nf(e),i=this.contextCache().originalMap.get(t);if(typeof i>
"u")return;let r=this.context.get(i);return r instanceof wr?r.get(this):r}resolveName(e){let t=this.tokens.join(" "),i=[],r=this.assign({tokens:i}),a=this.of({name:e,
parent:r,value:this.get(t),raw:t});return Gt&&console.log("[%s] resolve %s <%s=%s>",e,a.path,t,a.value),r.pushChild(a)}pushChild(e){if(!e)return this;let t=this.
assign({children:[...this.children,e]});return e.parent=t,t}pushChildren(e){let t=this;for(let i of e)t=t.pushChild(i);return t}declareName(){if(this.tokens.length===
0)throw Error("no tokens to declare name");let e=this.tokens.join(" ");return Gt&&console.log("[%s] declareName <%s>",this.path,e),this.assign({tokens:[]}).pushChild(
this.of({name:"Name",value:e}))}define(e,t){if(typeof e!="string")return Gt&&console.log("[%s] no define <%s=%s>",this.path,e,t),this;Gt&&console.log("[%s] defi\
ne <%s=%s>",this.path,e,t);let i=this.context,r=i.set(e,t),a=this.cache.get(i)||Xv(i),o=rD(e,aD(a));return this.cache.set(r,o),this.assign({context:r})}assign(e={}){
return n.of({...this,...e})}of(e={}){let t={context:this.context,parent:this.parent};return n.of({...t,...e})}static of(e){let{name:t,tokens:i=[],children:r=[],
parent:a=null,context:o,value:s,raw:u,__cache:c}=e;if(!o)throw new Error("must provide <context>");return new n({name:t,tokens:[...i],children:[...r],context:o,
parent:a,value:s,raw:u,__cache:c})}};function nf(n){return n.replace(/\s*([./\-'+]|\*\*?)\s*/g," $1 ").replace(/\s{2,}/g," ").trim()}function Qv(n,e,t){let i=n.
children.filter(c=>c.name!==e),r=n.children.filter(c=>c.name===e),a=i[0],o=i[Math.max(1,i.length-1)],s=a?.computedValue(),u=o?.computedValue()??null;return n.assign(
{children:r}).enterScope(e).pushChildren(i).exitScope(t).define(s,u)}function tf(n={},e=KB){let t=WB.of({context:e.of(n)});return new ds({start:t,reduce(i,r,a,o){
if(r===Uv){let[f,d]=i.children.slice(-2);i=i.assign({value:e.of(f?.computedValue(),d?.computedValue())})}if(r===eD&&(i=i.assign({value:e.of(...i.children.map(f=>f?.
computedValue()))})),r===Wv){let[f,d]=i.children.slice(-2);i=i.assign({value:f?.computedValue()})}if(r===qv){let[f,...d]=i.children;f?.raw==="get value"?i=c2(i,
d):i=i.assign({value:f?.computedValue()||e.of(void 0)})}let s=a2[r];if(s)return i.enterScope(s);let u=r2[r];if(u){let{children:f,context:d}=i,m=f.slice(0,-1),g=xr(
f),C=null;return r===Kv&&(C=e.of(g?.computedValue())),r===zv&&(C=e.of(d,g?.computedValue()).set("item",g?.computedValue())),i.assign({children:m}).enterScope(u).
pushChild(g).assign({context:C||d})}let c=o.read(o.pos,a.pos);if(o2[r])return i.exitScope(c);if(r===$k){let f=i.children.filter(g=>g.name!=="ContextEntry"),d=f[0],
m=xr(f);return Qv(i,"ContextEntry",c).assign({value:e.of(i.value).set(d?.computedValue(),m?.computedValue())})}if(r===hk||r===yk)return Qv(i,"InExpression",c);if(r===
Ck)return i.define("partial",wr.of(f=>xr(f.children)?.computedValue()));if(r===Fk){let f=xr(i.children).computedValue();return i.define(f,1)}if(r===xk||r===wk||
r===Ok){let f=i.children.slice(0,-1),d=xr(i.children);return i.assign({children:f}).enterScope("ArithmeticExpression").pushChild(d)}if(r===Ak)return i.enterScope(
"ArithmeticExpression");if(r===mk||r===gk||r===Zk)return i.token(c);if(r===Rk)return i.literal(c.replace(/^"|"$/g,"").replace(/\\(["\\])/g,"$1"));if(r===kk)return i.
literal(c==="true");if(r===_k)return i.literal(parseFloat(c));if(r===Pk)return i.literal(null);if(r===Nk)return i.resolveName("VariableName");if(r===Lk)return i.
resolveName("PathName");if(r===pk||r===Vk)return i.declareName();if((r===Gv||r===Ek)&&i.tokens.length>0)throw new Error("uncleared name");if(r===Gv){let f=i;for(;f.
parent;)f=f.exitScope(c);return f}return i}})}var l2=tf({});function c2(n,e){if(!e.length)return n.assign({value:null});if(e[0].name==="Name"&&(e=B2(e,["m","key"])),
e.length!==2)return n.assign({value:null});let[t,i]=e,r=i?.computedValue(),a=t?.computedValue();return!a||typeof a!="object"||typeof r!="string"?n.assign({value:null}):
n.assign({value:[nf(r),r].reduce((o,s)=>a.get(s)||o,null)})}function B2(n,e){let t={};for(let i=0;i<n.length;i+=2){let[r,a]=n.slice(i,i+2);t[r.value]=a}return e.
map(i=>t[i])}function xr(n){return n[n.length-1]}var f2=Hv({StringLiteral:Z.string,NumericLiteral:Z.number,BooleanLiteral:Z.bool,"AtLiteral!":Z.special(Z.string),
CompareOp:Z.compareOperator,ArithOp:Z.arithmeticOperator,"for if then else some every return":Z.controlKeyword,"in instance of and or satisfies between as":Z.operatorKeyword,
function:Z.definitionKeyword,"Type/...":Z.typeName,"Wildcard!":Z.modifier,null:Z.null,LineComment:Z.lineComment,BlockComment:Z.blockComment,"VariableName!":Z.variableName,
'"?"':Z.self,"DateTimeConstructor! SpecialFunctionName!":Z.standard(Z.function(Z.variableName)),"FunctionInvocation/VariableName!":Z.function(Z.variableName),"N\
ame!":Z.definition(Z.variableName),"Key/Name! ContextEntryType/Name!":Z.definition(Z.propertyName),"PathExpression/PathName!":Z.propertyName,"FormalParameter/Pa\
rameterName!":Z.function(Z.definition(Z.variableName)),"( )":Z.paren,"[ ]":Z.squareBracket,"{ }":Z.brace,".":Z.derefOperator,", ;":Z.separator,"..":Z.punctuation}),
d2={__proto__:null,for:10,in:34,return:40,if:44,then:46,else:48,some:52,every:54,satisfies:60,or:64,and:68,between:76,instance:90,of:93,days:105,time:107,duration:109,
years:111,months:113,date:115,list:121,context:127,function:134,null:162,true:332,false:332,"?":176,external:192,not:217},oD=hs.deserialize({version:14,states:"\
CvO`QYOOO`QYOOO$yQYOOOOQU'#Ce'#CeO%TQYO'#C`O&^QYO'#FTOOQQ'#Ff'#FfO&hQYO'#FfO`QYO'#DXOOQU'#Eq'#EqO(_Q^O'#D_OOQU'#D`'#D`OOQU'#D_'#D_OOQO'#Fn'#FnO*[QWO'#DyOOQQ'#EQ\
'#EQOOQQ'#ER'#EROOQQ'#ES'#ESO*aOWO'#EVO*[QWO'#ETOOQQ'#ET'#ETOOQQ'#Ft'#FtOOQQ'#Fr'#FrOOQQ'#Fz'#FzOOQQ'#EX'#EXO`QYO'#EZOOQQ'#FV'#FVO*iQ^O'#FVO,`QYO'#E[O,gQWO'#E]O\
OQP'#GO'#GOO,lQXO'#EdOOQQ'#F{'#F{OOQQ'#FU'#FUQOQWOOOOQQ'#FW'#FWOOQQ'#F_'#F_O`QYO'#CqOOQQ'#F`'#F`O%TQYO'#CuO,zQYO'#DzOOQQ'#Fs'#FsO-PQYO'#EUOOQO'#EU'#EUO`QYO'#EYO\
`QYO'#EXOOQO'#F|'#F|Q-XQWOOO-^QYO'#DTO.TQWO'#FbOOQO'#DV'#DVO.`QYO'#FfO.gQWOOO/^QYO'#CdO/kQYO'#FYOOQQ'#Cc'#CcO/pQYO'#FXOOQQ'#Cb'#CbO/xQYO,58zO`QYO,59kOOQQ'#Fc'#F\
cOOQQ'#Fd'#FdOOQQ'#Fe'#FeO`QYO,59sO`QYO,59sO`QYO,59sOOQQ'#Fl'#FlO/}QYO,5:`OOQQ'#Fm'#FmO`QYO,5:cO`QYO,59gO`QYO,59iO`QYO,59kO1|QYO,59kO2TQYO,59tOOQQ,5:l,5:lO2YQYO\
,59sOOQU-E8o-E8oO3|QYO'#FoOOQQ,5:e,5:eOOQQ,5:q,5:qOOQQ,5:o,5:oO4TQYO,5:uOOQQ,5;q,5;qO4_QYO,5:tO4lQWO,5:vO4qQYO,5:wOOQP'#Eh'#EhO5hQXO'#EgOOQO'#Ef'#EfO5oQWO'#EeO5\
tQWO'#GPO5|QWO,5;OO6RQYO,59]OOQQ'#Cy'#CyO6YQYO'#FaOOQQ'#Cx'#CxO6bQYO,59aO6gQYO,5:fO6lQYO,5:pO6qQYO,5:tO6xQYO,5:sO`QYO'#EzQ-XQWOOO`QYO'#EpO7oQWO,5;|O`QYOOOOQR'#C\
f'#CfOOQQ'#Em'#EmO8iQYO,59OO`QYO,5;tOOQQ'#F['#F[O%TQYO'#EnO8yQYO,5;sO`QYO1G.fOOQQ'#F^'#F^O9pQYO1G/VO<gQYO1G/_O<qQYO1G/_O<{QYO1G/_O>oQYO'#DuOOQQ'#Du'#DuOOQQ1G/z1\
G/zO@iQYO1G/}O@pQYO1G/ROAyQYO1G/TOCSQYO1G/VO`QYO1G/VOOQQ1G/V1G/VOCjQYO1G/`ODXQ^O'#CdOEkQYO'#FqOOQO'#D}'#D}OEuQWO'#D|OEzQWO'#FpOOQO'#D{'#D{OOQO'#EO'#EOOFSQWO,5<Z\
OOQQ1G0a1G0aO`QYO1G0`O`QYO'#EvOFXQWO,5<]OOQQ1G0b1G0bOFdQWO'#E_OFoQWO'#F}OOQO'#E^'#E^OFwQWO1G0cOOQP'#Ex'#ExOF|QXO,5;RO`QYO,5;POGTQXO'#EyOG`QWO,5<kOOQQ1G0j1G0jO`Q\
YO1G.wO%TQYO'#EoOGhQYO,5;{O`QYO1G.{OGpQYO1G0QOOQO1G0[1G0[OOQO,5;f,5;fOOQO-E8x-E8xOOQO,5;[,5;[OOQO-E8n-E8nOGuQWOOOOQQ-E8k-E8kOGzQYO'#CnOOQQ1G1`1G1`OOQQ,5;Y,5;YOO\
QQ-E8l-E8lOH[QYO7+$QOOQQ7+%i7+%iO`QYO7+$qOIRQYO,5:uOI`QWO7+$qOIeQYO'#D^OOQQ'#D]'#D]OKXQYO'#DaOK^QYO'#DaOKcQYO'#DaOKhQ`O'#DiOKmQ`O'#DlOKrQ`O'#DpOOQQ7+$z7+$zO`QYO\
,5:hO%TQYO'#EuOKwQWO,5<[OOQQ1G1u1G1uOL}QYO7+%zOM[QYO,5;bOOQO-E8t-E8tOCjQYO,5:yO%TQYO'#EwOMiQWO,5<iOMqQYO7+%}OOQP-E8v-E8vOMxQYO1G0kOOQO,5;e,5;eOOQO-E8w-E8wONSQYO\
7+$cOOQQ,5;Z,5;ZOOQQ-E8m-E8mONZQYO7+$gOOQO7+%l7+%lO`QYO,59YO! QQYO<<H]OOQQ<<H]<<H]O/}QYO'#ErO!!ZQYO,59xO!#}QYO,59{O!$SQYO,59{O!$XQYO,59{O!$^QYO,5:TO%TQYO,5:WO!$\
{QbO,5:[O!%SQYO1G0SOOQO,5;a,5;aOOQO-E8s-E8sO!%^QYO<<IfOOQQ<<If<<IfOOQO1G0e1G0eOOQO,5;c,5;cOOQO-E8u-E8uO!(`QYO'#EaOOQQ<<Ii<<IiO`QYO<<IiO`QYO<<G}O!)VQYO1G.tOOQQ,5\
;^,5;^OOQQ-E8p-E8pO!)dQYO1G/gOOQQ1G/g1G/gO!)iQbO'#D_O!)zQ`O'#D^O!*VQ`O1G/oO!*[QWO'#DoO!*aQ`O'#FhOOQO'#Dn'#DnO!*iQ`O1G/rOOQO'#Ds'#DsO!*nQ`O'#FjOOQO'#Dr'#DrO!*vQ`\
O1G/vOOQQAN?TAN?TO!*{QYOAN=iOOQQ7+%R7+%RO!+rQ`O,59xOOQQ7+%Z7+%ZO!$^QYO,5:ZO%TQYO'#EsO!+}Q`O,5<SOOQQ7+%^7+%^O!$^QYO'#EtO!,VQ`O,5<UO!,_Q`O7+%bOOQO1G/u1G/uOOQO,5;_\
,5;_OOQO-E8q-E8qOOQO,5;`,5;`OOQO-E8r-E8rOCjQYO<<H|OOQQAN>hAN>hO/}QYO'#ErO!$^QYO<<H|O!,dQ`O7+%bO!,iQ`O1G/vO!${QbO,5:[O!,nQ`O'#Dp",stateData:"!-R~O#uOS#vOSPOSQOS~\
OTsO[VO]UOftOjvOkvOt}Ou}OxiO!V{O!W{O!XxO!ZzO!e!OO!j|O!lgO!syO!zjO#VnO#qRO#rRO$ZZO$i_O$j`O$k`O$laO$mbO~OTsO]UOftOjvOkvOt}Ou}OxiO!V{O!W{O!XxO!ZzO!e!OO!j|O!lgO!syO\
!zjO#VnO#qRO#rRO$ZZO$i_O$j`O$k`O$laO$mbO~O[!TO#`!UO~P#VO#qRO#rRO~OZ!dO[!^O]!^O^!_O_!_O`!`Oa!kOp!hOr!iOt!]Ou!]Ov!jO}!lO!l!fOx$bX~O#o#wX$t#wX~P%]O$i!mOT$YX[$YX]$Y\
Xf$YXj$YXk$YXt$YXu$YXx$YX!V$YX!W$YX!X$YX!Z$YX!e$YX!j$YX!l$YX!s$YX!z$YX#V$YX#q$YX#r$YX$Z$YX$j$YX$k$YX$l$YX$m$YX~O#qRO#rROZ!RX[!RX]!RX^!RX_!RX`!RXa!RXp!RXr!RXt!RX\
u!RXv!RXx!RX}!RX!l!RX#o!RX#s!RX$t!RX$P!RXc!RXz!RX!j!RXg!RXd!RX#U!RXh!RXn!RX~Ox!pO~O$j`O$k`O~O#s!uOZ#yX[#yX]#yX^#yX_#yX`#yXa#yXp#yXr#yXt#yXu#yXv#yXx#yX}#yX!l#yX#\
o#yX$t#yX$P#yXc#yXz#yX!j#yXg#yXd#yX#U#yXh#yXn#yX~O!j$eP~P`Ox!xO~O#p!yO$j`O$k`O#U$sP~Or#UO~Or#VOx!xX~O$t#YO~O#owX$PwX$twXzwXcwX!jwXgwXdwX#UwXhwXnwX~P%]O$P#[O#o$U\
Xz$UX~O#o#_X~P&hOx#^O~OZ#_O[#_O]#_O^#_O_#_O`#_O#qRO#rRO#}#_O$]WX~OaWXzWX$PWX~P.lOa#cO~O$P#dOd#{X~Od#gO~O#qRO#rRO$ZZO~OTsO[VO]UOftOjvOkvOt}Ou}O!V{O!W{O!XxO!ZzO!e\
!OO!j|O!lgO!syO!zjO#VnO#qRO#rRO$ZZO$i_O$j`O$k`O$laO$mbO~Ox#sO~P0YO!O#uO~OZ!dO}!lO!l!fO[{a]{a^{a_{a`{aa{ap{ar{at{au{av{ax$bX#o{a$t{a$P{ac{az{a!j{ag{ad{a#U{ah{an{\
a~Oz$eP~P`Oc$POz$OO~P%]Oc$PO$P$QO!j$eX~P%]O!j$SO~O#qRO#rROz$qP~OZ#_O[#_O]#_O^#_O_#_O`#_O#p!yO#}#_O~O$]#ZX~P4|O$]$ZO~O$P$[O#U$sX~O#U$^O~Og$_O~P%]O$P$`On$TX~On$bO\
~O!Y$cO~O!V$dO~Oc$PO~P%]O#o!{a$t!{a$P!{ac!{az!{a!j!{ag!{ad!{a#U!{ah!{an!{a~P%]O$P#[O#o$Uaz$Ua~OZ#_O[#_O]#_O^#_O_#_O`#_O#qRO#rRO#}#_O~OaWa$]WazWa$PWa~P7zO$P#dOd#\
{a~OZ!dO[!^O]!^O^!_O_!_O`!`O}!lO!l!fOx$bX~Oasipsirsitsiusivsi#osi$tsi$Psicsizsi!jsigsidsi#Usihsinsi~P9ROZ!dO`!`O}!lO!l!fO[{i]{ia{ip{ir{it{iu{iv{ix$bX#o{i$t{i$P{\
ic{iz{i!j{ig{id{i#U{ih{in{i~O^!_O_!_O~P:yO^{i_{i~P:yOZ!dO}!lO!l!fO[{i]{i^{i_{i`{ia{ip{ir{it{iu{iv{ix$bX#o{i$t{i$P{ic{iz{i!j{ig{id{i#U{ih{in{i~O#qRO#rROZ!iX[!iX]\
!iX^!iX_!iX`!iXa!iXp!iXr!iXt!iXu!iXv!iXx!iX}!iX!l!iX#o!iX$t!iX$P!iXc!iXz!iX!j!iXg!iXd!iX#U!iXh!iXn!iX~O!j$pO~P%]Oa!kOr!iOt!]Ou!]Ov!jOpoi#ooi$toi$Poicoizoi!joigo\
idoi#Uoihoinoi~P9ROa!kOt!]Ou!]Ov!jOpqirqi#oqi$tqi$Pqicqizqi!jqigqidqi#Uqihqinqi~P9ROa!kOp!hOr$qOt!]Ou!]Ov!jO~P9RO!U$vO!X$wO!Z$xO!^$yO!a$zO!e${O#qRO#rRO$ZZO~OZ#e\
X[#eX]#eX^#eX_#eX`#eXa#eXp#eXr#eXt#eXu#eXv#eXx#eXz#eX}#eX!l#eX#q#eX#r#eX#s#eX$P#eX~P.lO$P$QOz$eX~P%]O$]$}O~O$P%OOz$dX~Oz%QO~O$P$QO!j$eaz$ea~O$]%UOz#RX$P#RX~O$P%\
VOz$qX~Oz%XO~O$]#Za~P4|O#p!yO$j`O$k`O~O$P$[O#U$sa~O$P$`On$Ta~O!W%bO~OzrO~Oc%cOdbX$PbXnbX~P%]O#oSq$tSq$PSqcSqzSq!jSqgSqdSq#USqhSqnSq~P%]Oc$POz$OO$PwX~P%]Oz%eO~OZ\
%fO[!QX]!QX^!QX_!QX`!QXa!QXp!QXr!QXt!QXu!QXv!QXx!QX}!QX!l!QX#o!QX$t!QX$P!QXc!QXz!QX!j!QXg!QXd!QX#U!QXh!QXn!QX~Or%hO~Or%iO~Or%jO~O!_%kO~O!_%lO~O!_%mO~O$P%OOz$da~\
OZ!dO[!^O]!^O^!_O_!_O`!`Oa!kOp!hOr!iOt!]Ou!]Ov!jO}!lOx$bX~Oz%rO!j%rO!l%qO~PLPO!j#ja$P#jaz#ja~P%]O$P%VOz$qa~O#S%xO~P`O#U#Xi$P#Xi~P%]Oh%yO~P%]O#oiq$tiq$Piqciqziq!\
jiqgiqdiq#Uiqhiqniq~P%]Oasypsyrsytsyusyvsy#osy$tsy$Psycsyzsy!jsygsydsy#Usyhsynsy~P9ROZ%fO[!Qa]!Qa^!Qa_!Qa`!Qaa!Qap!Qar!Qat!Qau!Qav!Qax!Qa}!Qa!l!Qa#o!Qa$t!Qa$P!Q\
ac!Qaz!Qa!j!Qag!Qad!Qa#U!Qah!Qan!Qa~O!V%}O~O!Y%}O~O!V&OO~O!U$vO!X$wO!Z$xO!^$yO!a$zO!e&tO#qRO#rRO$ZZO~O![$^P~P!$^Oz!pi$P!pi~P%]OT$aXZ!|y[$aX]$aX^!|y_!|y`!|ya!|yf\
$aXj$aXk$aXp!|yr!|yt$aXu$aXv!|yx$aX}!|y!V$aX!W$aX!X$aX!Z$aX!e$aX!j$aX!l$aX!s$aX!z$aX#V$aX#o!|y#q$aX#r$aX$Z$aX$i$aX$j$aX$k$aX$l$aX$m$aX$t!|y$P!|yc!|yz!|yg!|yd!|y\
#U!|yh!|yn!|y~O#o#TX$t#TX$P#TXc#TXz#TX!j#TXg#TXd#TX#U#TXh#TXn#TX~P%]Odbi$Pbinbi~P%]O!W&^O~O#qRO#rROZ!RX![!RX$P!RX~OZ&oO![!QX$P!QX~O![&`O~O$]&aO~O$P&bO![$[X~O![&\
dO~O$P&eO![$^X~O![&gO~O#oe!R$te!R$Pe!Rce!Rze!R!je!Rge!Rde!R#Ue!Rhe!Rne!R~P%]OZ&oO![!Qa$P!Qa~O$P&bO![$[a~O$P&eO![$^a~O$_&mO~O$_&pO~O![&qO~O!_&sO~O$Z$j~$j$k`_$iZQ\
P^Q~",goto:"E`$tPPPP$uP%m%p%v&W'qPPPPPPP'zPP$uPPP$uPP'}(QP$uP$uP$uPPP(WP(cP$u$uPP(l)R)^*g)RPPPPPPP)RPP)RP+m+p)RP+v+|$u,TP$uP$u,W-O-R-X-OP-a.X-a-a/W0OP$u0v$u1n1n\
2f2iP2oPP1n2u2{/S3PPP3XP3[3c3i3o3u5S5^5d5j5p5w5}6T6ZPPPPPPPP6a6j8n9f:^:aP:iP:l:o;g<_<b<g=T=r>bP?YP?]P?a@R@sAkAqAt$uAzAzPPPPPBr8nCjDbDeE]!kjOPQWilu|}!]!a!b!c!g!h\
!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%yR![SQ!YSR$m#dW!WSw#d$`W#x!p!x%O%VT&S%l&b#WXOPQWYilu|}!]!a!b!c!e!g!h!i!j!k#Y#[#^#b#f#l#s#u$P$Q$Z$_$b$q$}%U%X%c%f%k%m%x%\
y&P&a&e&m&o&p&sb!VSw!x#d$`%O%V%l&bU#`!V#a#vR#v!pU#`!V#a#vT$X!z$YR$l#bR#TwQ#RwR%_$`U!RQ#^#sQ#t!kR$g#[QrQQ$i#^R$s#sQ$|#uQ%s%UQ&R%kU&W%m&e&sQ&h&aT&n&m&pc$u#u%U%k%m\
&a&e&m&p&s!jkOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%yU$t#u%U&mS%{%f&o]&Q%k%m&a&e&p&s#Q[OPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s#u$P$Q$Z$\
_$b$q$}%U%X%c%f%k%m%x%y&a&e&m&o&p&sR#m!eR&V%lQ&T%lR&i&bQ&Z%mR&r&sS&X%m&sR&k&eR#n!e!k]OPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%yR#}!pQ#z!pR%\
o%OS#y!p%OT$T!x%V!keOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%y!jeOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%yQ!rbT!{o$[!\
kcOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%y!kdOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%y!khOPQWilu|}!]!a!b!c!g!h!i!j!\
k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%y!kpOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%yR$W!xQ$U!xR%t%VQ%w%XR&[%xQ!}oR%[$[T!|o$[S!zo$[T$X!z$YRrQS\
#a!V#vR$j#aQ#e!YR$n#eQ$a#RR%`$aQ#]!RR$h#]!rYOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s#u$P$Q$Z$_$b$q$}%U%X%c%f%x%y&mU!oY#l&PQ#l!e_&P%k%m&a&e&o&p&sQ%g$tS%|%g&_R&_\
&QQ&c&TR&j&cQ&f&XR&l&fQ%P#zR%p%PS$R!v#wR%T$RQ%W$UR%u%WQ$Y!zR%Y$YQ$]!}R%]$]Q#Z!PR$f#ZQrOQ!PPR$e#YUTOP#YW!QQ!k#[#^Q!nWQ!tiQ!vlQ#PuQ#W|Q#X}Q#h!]Q#i!aQ#j!bQ#k!cQ#o!\
gQ#p!hQ#q!iQ#r!jQ#w!pQ$k#bQ$o#fQ$r#sQ%R$PQ%S$QQ%Z$ZQ%^$_Q%a$bQ%d$qQ%n$}S%v%X%xQ%z%cR&]%y!kqOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%y!kSOPQ\
Wilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%yR!ZSS!XS#dT#Qw$`R#b!WR#f![!kuOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%y!kwOPQWi\
lu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%yR#SwV!SQ#^#s!V!aT!Q!t!v#P#W#X#h#o#p#q#r#w$k$o$r%R%S%Z%^%a%d%n%v%z&]!X!bT!Q!t!v#P#W#X#h#i#o#p#q#r#w$k$o\
$r%R%S%Z%^%a%d%n%v%z&]!Z!cT!Q!t!v#P#W#X#h#i#j#o#p#q#r#w$k$o$r%R%S%Z%^%a%d%n%v%z&]!kWOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%yR&U%lT&Y%m&s!\
_!eT!Q!n!t!v#P#W#X#h#i#j#k#o#p#q#r#w$k$o$r%R%S%Z%^%a%d%n%v%z&]!_!gT!Q!n!t!v#P#W#X#h#i#j#k#o#p#q#r#w$k$o$r%R%S%Z%^%a%d%n%v%z&]!k^OPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#\
[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%yQ!q^R!scR#{!pQ!wlR#|!p!kfOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%y!klOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#\
f#s$P$Q$Z$_$b$q$}%X%c%x%y!kmOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x%yR$V!x!koOPQWilu|}!]!a!b!c!g!h!i!j!k!p#Y#[#^#b#f#s$P$Q$Z$_$b$q$}%X%c%x\
%yR#Oo",nodeNames:"\u26A0 LineComment BlockComment Expression ForExpression for InExpressions InExpression Name Identifier Identifier . ArithOp ArithOp ArithOp Arith\
Op ArithOp in IterationContext .. return IfExpression if then else QuantifiedExpression some every InExpressions InExpression satisfies Disjunction or Conjuncti\
on and Comparison CompareOp CompareOp between PositiveUnaryTest ( PositiveUnaryTests ) ArithmeticExpression InstanceOfExpression instance of Type QualifiedName \
VariableName BacktickIdentifier SpecialType days time duration years months date > ListType list < ContextType context ContextEntryTypes ContextEntryType Functi\
onType function ArgumentTypes ArgumentType PathExpression PathName ] FilterExpression [ FunctionInvocation SpecialFunctionName NamedParameters NamedParameter Pa\
rameterName PositionalParameters null NumericLiteral StringLiteral BooleanLiteral DateTimeLiteral DateTimeConstructor AtLiteral ? SimplePositiveUnaryTest Interv\
al ParenthesizedExpression List FunctionDefinition FormalParameters FormalParameter external FunctionBody } { Context ContextEntry Key Name Identifier Expressio\
ns UnaryTests Wildcard not",maxTerm:174,context:l2,nodeProps:[["group",-17,4,21,25,31,33,35,43,44,70,73,75,88,89,91,92,93,100,"Expr",49,"Expr Expr",-5,81,82,83,
84,85,"Expr Literal"],["closedBy",40,")",74,"]",99,"}"],["openedBy",42,"(",72,"[",98,"{"]],propSources:[f2],skippedNodes:[0,1,2],repeatNodeCount:14,tokenData:".\
v~RvXY#iYZ$^Z[#i]^$^pq#iqr$crs$nwx(Wxy(]yz(bz{(g{|(t|}(y}!O)O!O!P)]!P!Q*g!Q![,b![!],y!]!^-O!^!_-T!_!`$i!`!a-d!b!c-n!}#O-s#P#Q-x#Q#R(o#S#T-}#o#p.l#q#r.q$f$g#i#BY\
#BZ#i$IS$I_#i$I|$I}$^$I}$JO$^$JT$JU#i$KV$KW#i&FU&FV#i?HT?HU#i~#nY#u~XY#iZ[#ipq#i$f$g#i#BY#BZ#i$IS$I_#i$JT$JU#i$KV$KW#i&FU&FV#i?HT?HU#i~$cO#v~~$fP!_!`$i~$nOt~~$q\
XOY$nYZ%^Zr$nrs&zs#O$n#O#P'R#P;'S$n;'S;=`(Q<%lO$n~%aVOr%^rs%vs#O%^#O#P%{#P;'S%^;'S;=`&t<%lO%^~%{O$j~~&ORO;'S%^;'S;=`&X;=`O%^~&[WOr%^rs%vs#O%^#O#P%{#P;'S%^;'S;=`\
&t;=`<%l%^<%lO%^~&wP;=`<%l%^~'RO$j~$k~~'URO;'S$n;'S;=`'_;=`O$n~'bYOY$nYZ%^Zr$nrs&zs#O$n#O#P'R#P;'S$n;'S;=`(Q;=`<%l$n<%lO$n~(TP;=`<%l$n~(]O#}~~(bOx~~(gOz~~(lP_~z\
{(o~(tO`~~(yO]~~)OO$P~R)TP[P!`!a)WQ)]O$_Q~)bQZ~!O!P)h!Q![)m~)mOc~~)rR$i~!Q![)m!g!h){#X#Y){~*OR{|*X}!O*X!Q![*_~*[P!Q![*_~*dP$i~!Q![*_~*lQ^~z{*r!P!Q+y~*uTOz*rz{+U\
{;'S*r;'S;=`+s<%lO*r~+XVOz*rz{+U{!P*r!P!Q+n!Q;'S*r;'S;=`+s<%lO*r~+sOQ~~+vP;=`<%l*r~,OSP~OY+yZ;'S+y;'S;=`,[<%lO+y~,_P;=`<%l+y~,gS$i~!O!P,s!Q![,b!g!h){#X#Y){~,vP!\
Q![)m~-OO$]~~-TO$t~R-[P!_QuP!_!`-_P-dOuPR-kP![QuP!_!`-_~-sO$m~~-xO!l~~-}O!j~~.QTO#S-}#S#T.a#T;'S-};'S;=`.f<%lO-}~.fO$Z~~.iP;=`<%l-}~.qO#V~~.vO#U~",tokenizers:[t2,
n2,i2,0,1],topRules:{Expression:[0,3],Expressions:[1,105],UnaryTests:[2,106]},dialects:{camunda:2657},dynamicPrecedences:{33:-1,70:1,75:-1,77:-1},specialized:[{
term:125,get:n=>d2[n]||-1}],tokenPrec:2660});var ee=class{units;places;constructor(e,t){this.units=e,this.places=t}},rf=20,af=60,sD=400,h2=Array.from({length:16},(n,e)=>10**e),Ha=n=>typeof n=="bigint"?n:BigInt(
n),Or=n=>10n**BigInt(n);function Ai(n,e){let t=n>=-9007199254740991n&&n<=9007199254740991n;return new ee(t?Number(n):n,e)}function Ni(n){let e=/^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.
exec(n);if(e===null)return null;let[,t="",i="",r="",a="0"]=e;if(i===""&&r==="")return null;let o=r.length-Number(a);if(i.length+Math.max(0,-o)>sD||o>sD)return null;
let s=BigInt(`${i}${r}`)*(o<0?Or(-o):1n);return Ii(Ai(t==="-"?-s:s,Math.max(0,o)))}function uD(n){return Number.isSafeInteger(n)?new ee(n,0):Number.isFinite(n)?
Ni(String(n)):null}function Ii(n){let{units:e,places:t}=n;if(t>af)return Ii(ys(n,af));if(typeof e=="number"){for(;t>0&&e%10===0;)[e,t]=[e/10,t-1];return new ee(
e,t)}for(;t>0&&e%10n===0n;)[e,t]=[e/10n,t-1];return Ai(e,t)}function of(n,e){let t=Math.max(n.places,e.places);return{left:Ha(n.units)*Or(t-n.places),right:Ha(e.
units)*Or(t-e.places),places:t}}function vs({units:n,places:e},t){let i=h2[t-e];if(typeof n=="bigint"||i===void 0)return Number.NaN;let r=n*i;return Number.isSafeInteger(
r)?r:Number.NaN}function Ar(n,e){let t=Math.max(n.places,e.places),i=vs(n,t)+vs(e,t);if(Number.isSafeInteger(i))return new ee(i,t);let{left:r,right:a}=of(n,e);return Ai(
r+a,t)}var Ga=({units:n,places:e})=>new ee(-n,e),Ds=(n,e)=>Ar(n,Ga(e));function sf(n,e){let t=n.places+e.places;if(t<=af&&typeof n.units=="number"&&typeof e.units==
"number"){let i=n.units*e.units;if(Number.isSafeInteger(i))return new ee(i,t)}return Ii(Ai(Ha(n.units)*Ha(e.units),t))}function Nr(n,e){if(Number(e.units)===0)return null;
let{left:t,right:i}=of(n,e);return Ii(ys(Ai(t*Or(rf+1)/i,rf+1),rf))}function Ir(n,e){let t=Math.max(n.places,e.places),i=vs(n,t)-vs(e,t);if(!Number.isNaN(i))return i===
0?0:i;let{left:r,right:a}=of(n,e);return r<a?-1:r>a?1:0}function ys(n,e,t="half-up"){if(n.places<=e)return n;let i=Or(n.places-e),r=Ha(n.units),a=r<0n,o=a?-r:r,
[s,u]=[o/i,o%i],c=u*2n-i,B={"half-up":c>=0n,"half-even":c>0n||c===0n&&s%2n===1n,down:!1,up:u>0n,floor:a&&u>0n,ceiling:!a&&u>0n}[t],f=s+(B?1n:0n),d=a?-f:f;return e<
0?Ai(d*Or(-e),0):Ai(d,e)}function $t(n){let{units:e,places:t}=Ii(n);return t===0&&typeof e=="number"?e:null}function Lt(n,e=0){let{units:t,places:i}=Ii(n),r=String(
t).replace("-","").padStart(i+1,"0"),a=r.slice(0,r.length-i).replaceAll(/\B(?=(\d{3})+$)/g,","),o=r.slice(r.length-i).padEnd(e,"0");return`${Number(t)<0?"-":""}${a}${o===
""?"":`.${o}`}`}var lD=n=>Ii(n).places;var R=Symbol("unknown"),xn=class{days;constructor(e){this.days=e}},Qe=class{months;days;constructor(e,t){this.months=e,this.days=t}},hn=class{fields;constructor(e){
this.fields=e}},cD=864e5,p2=9999;function Li(n){let e=/^(\d{4})-(\d\d)-(\d\d)(?:$|T)/.exec(n);if(e===null)return null;let[t,i,r]=e.slice(1).map(Number);return Ss(
t,i,r)}function Ss(n,e,t){if(!(n>=0&&n<=p2))return null;let i=new Date(0);return i.setUTCFullYear(n,e-1,t),i.getUTCFullYear()===n&&i.getUTCMonth()===e-1&&i.getUTCDate()===
t?new xn(i.getTime()/cD):null}function xs({days:n}){let e=new Date(n*cD),t=e.getUTCDay()===0?7:e.getUTCDay();return{year:e.getUTCFullYear(),month:e.getUTCMonth()+
1,day:e.getUTCDate(),weekday:t}}function ws(n){let e=/^(-?)P(?=\d)(?:(\d{1,5})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})W)?(?:(\d{1,7})D)?$/.exec(n);if(e===null)return null;
let[t=0,i=0,r=0,a=0]=e.slice(2).map(s=>Number(s??0)),o=e[1]==="-"?-1:1;return new Qe(o*(t*12+i),o*(r*7+a))}function BD(n,{months:e,days:t}){let{year:i,month:r,day:a}=xs(
n),o=i*12+(r-1)+e,[s,u]=[Math.floor(o/12),o%12+1];for(let c=a;c>=Math.min(a,28);c-=1){let B=Ss(s,u,c);if(B!==null)return new xn(B.days+t)}return R}function Lr(n){
let{year:e,month:t,day:i}=xs(n);return`${String(e).padStart(4,"0")}-${String(t).padStart(2,"0")}-${String(i).padStart(2,"0")}`}function Es(n){return n==null?null:
typeof n=="number"?uD(n)??R:typeof n=="boolean"||typeof n=="string"?n:Array.isArray(n)?n.map(Es):typeof n!="object"?R:new hn(new Map(Object.entries(n).map(([e,t])=>[
e,Es(t)])))}var Pe=n=>Array.isArray(n);function rt(n){return n instanceof xn?n:typeof n=="string"?Li(n):null}var uf=class{constructor(e,t){this.name=e,this.longName=t,this.lookup=[0,2,4,6,8,1,3,5,7,9]}computeFromNumVals(e){if(e.length===0)throw new SyntaxError("string \
to be protected is empty");if(e.some(r=>r<0||r>9||!Number.isInteger(r)))throw new SyntaxError("invalid numerical value detected");let t=0,i=1;for(let r=e.length-
1;r>=0;r-=1)t>0xffffffffffff&&(t%=10),t+=i?this.lookup[e[r]]:e[r],i^=1;return[(10-t%10)%10]}compute(e){let i=[...String(e).replace(/[^0-9]/g,"")].map(Number);return String(
this.computeFromNumVals(i)[0])}parse(e){let t=String(e).match(/^(.*)([0-9])$/s);if(t!=null)return[t[1],t[2]];throw new SyntaxError("could not find check charact\
er(s)")}generate(e){return`${e}${this.compute(e)}`}validate(e){let[t,i]=this.parse(e);return this.compute(t)===i}},fD=new uf("luhn","Luhn Algorithm");var lf=class{constructor(e,t){this.name=e,this.longName=t}computeFromNumVals(e){if(e.length===0)throw new SyntaxError("string to be protected is empty");if(e.some(
r=>r<0||r>9||!Number.isInteger(r)))throw new SyntaxError("invalid numerical value detected");let t=0,i=1;for(let r=e.length-1;r>=0;r-=1)t>0xffffffffffff&&(t%=10),
t+=e[r]*(i?3:1),i^=1;return[(10-t%10)%10]}compute(e){let i=[...String(e).replace(/[^0-9]/g,"")].map(Number);return String(this.computeFromNumVals(i)[0])}parse(e){
let t=String(e).match(/^(.*)([0-9])$/s);if(t!=null)return[t[1],t[2]];throw new SyntaxError("could not find check character(s)")}generate(e){return`${e}${this.compute(
e)}`}validate(e){let[t,i]=this.parse(e);return this.compute(t)===i}},cf=new lf("gtin","GTINs (including UPC, EAN, ISBN-13, etc.)");function CD(n,e={allowQRIBAN:!0}){if(n==null)return!1;let t=new RegExp("^[0-9]{2}$",""),i=n.slice(0,2),r=ff[i];return r===void 0||r.bban_regexp===void 0||r.bban_regexp===
null||r.chars===void 0?!1:r.chars===n.length&&t.test(n.slice(2,4))&&m2(n.slice(4),i)&&b2(n)&&(e.allowQRIBAN||!g2(n))}var dD;(function(n){n[n.NoIBANProvided=0]="\
NoIBANProvided",n[n.NoIBANCountry=1]="NoIBANCountry",n[n.WrongBBANLength=2]="WrongBBANLength",n[n.WrongBBANFormat=3]="WrongBBANFormat",n[n.ChecksumNotNumber=4]=
"ChecksumNotNumber",n[n.WrongIBANChecksum=5]="WrongIBANChecksum",n[n.WrongAccountBankBranchChecksum=6]="WrongAccountBankBranchChecksum",n[n.QRIBANNotAllowed=7]=
"QRIBANNotAllowed"})(dD||(dD={}));function m2(n,e){if(n==null||e===void 0||e===null)return!1;let t=ff[e];return t==null||t.bban_regexp===void 0||t.bban_regexp===null||t.chars===void 0||t.chars===
null?!1:t.chars-4===n.length&&C2(n,t.bban_regexp)?t.bban_validation_func?t.bban_validation_func(n.replace(/[\s.]+/g,"")):!0:!1}function g2(n){if(n==null)return!1;let e=n.slice(0,2);return["LI","CH"].includes(e)?new RegExp("^3[0-1]{1}[0-9]{3}$","").test(n.slice(4,9)):!1}function C2(n,e){return new RegExp(e,"").test(n)}function b2(n){let e=n.slice(0,2),t=parseInt(n.slice(2,4),10),i=n.slice(4),r=v2(`${i}${e}00`);return 98-Bf(r)===t}function v2(n){return n.split("").map(e=>{let t=e.
charCodeAt(0);return t>=65?(t-55).toString():e}).join("")}function bD(n){if(!n)return!1;let e=new RegExp("^[a-zA-Z]{6}[a-zA-Z0-9]{2}([a-zA-Z0-9]{3})?$",""),t=ff[n.toUpperCase().slice(4,6)];return e.test(n)&&t!==void 0}
var hD;(function(n){n[n.NoBICProvided=0]="NoBICProvided",n[n.NoBICCountry=1]="NoBICCountry",n[n.WrongBICFormat=2]="WrongBICFormat"})(hD||(hD={}));var D2=n=>{let e=[5,4,3,2,7,6,5,4,3,2],t=n.replace(/[\s.]+/g,""),i=parseInt(t.charAt(10),10),r=t.substring(0,10),a=0;for(let s=0;s<10;s++)a+=parseInt(r.charAt(s),
10)*e[s];let o=a%11;return i===(o===0?0:11-o)},y2=n=>{let e=n.replace(/[\s.]+/g,""),t=parseInt(e.substring(0,e.length-2),10),i=parseInt(e.substring(e.length-2,e.
length),10);return(t%97===0?97:t%97)===i},Bf=n=>{for(;n.length>2;){let e=n.slice(0,6),t=parseInt(e,10);if(isNaN(t))return NaN;n=t%97+n.slice(e.length)}return parseInt(
n,10)%97},Tr=n=>{let e=n.replace(/[\s.]+/g,"");return Bf(e)===1},E2=n=>{let e=[3,9,7,1,3,9,7],t=parseInt(n.charAt(7),10),i=n.substring(0,7),r=0;for(let o=0;o<7;o++)
r+=parseInt(i.charAt(o),10)*e[o];let a=r%10;return t===(a===0?0:10-a)},S2=n=>{let e=[4,8,5,10,9,7,3,6],t=[1,2,4,8,5,10,9,7,3,6],i=parseInt(n.charAt(8),10),r=parseInt(
n.charAt(9),10),a=n.substring(0,8),o=n.substring(10,20),s=0;for(let c=0;c<8;c++)s+=parseInt(a.charAt(c),10)*e[c];let u=s%11;if(i!==(u===0?0:u===1?1:11-u))return!1;
s=0;for(let c=0;c<10;c++)s+=parseInt(o.charAt(c),10)*t[c];return u=s%11,r===(u===0?0:u===1?1:11-u)},pD=(n,e)=>{let t=10;for(let i=0;i<n.length;i++)t+=parseInt(n.
charAt(i),10),t%10!==0&&(t=t%10),t=t*2,t=t%11;return e===(11-t===10?0:11-t)},x2=n=>{let e=parseInt(n.charAt(6),10),t=parseInt(n.charAt(16),10),i=n.substring(0,6),
r=n.substring(7,16);return pD(i,e)&&pD(r,t)},mD=n=>{let e=[10,5,8,4,2,1],t=[6,3,7,9,10,5,8,4,2,1],i=parseInt(n.charAt(9),10),r=parseInt(n.charAt(19),10),a=n.substring(
4,9),o=n.substring(10,19),s=0;for(let c=0;c<a.length;c++)s+=parseInt(a.charAt(c),10)*e[c];let u=s%11;if(i!==(u===0?0:u===1?1:11-u))return!1;s=0;for(let c=0;c<o.
length;c++)s+=parseInt(o.charAt(c),10)*t[c];return u=s%11,r===(u===0?0:u===1?1:11-u)},w2=n=>{let e=[7,1,3,7,1,3,7,1,3,7,1,3,7],t=parseInt(n.charAt(15),10),i=n.substring(
2,15),r=0;for(let o=0;o<i.length;o++)r+=parseInt(i.charAt(o),10)*e[o];let a=r%10;return t===(a===0?0:10-a)},gD=n=>{let e=n.replace(/[\s.]+/g,""),t=Array.from(e);
for(let r=0;r<e.length;r++){let a=t[r].charCodeAt(0);if(a>=65)switch(a){case 65:case 74:t[r]="1";break;case 66:case 75:case 83:t[r]="2";break;case 67:case 76:case 84:
t[r]="3";break;case 68:case 77:case 85:t[r]="4";break;case 69:case 78:case 86:t[r]="5";break;case 70:case 79:case 87:t[r]="6";break;case 71:case 80:case 88:t[r]=
"7";break;case 72:case 81:case 89:t[r]="8";break;case 73:case 82:case 90:t[r]="9";break}}return Bf(t.join(""))===0},O2=n=>{let e=[9,7,3,1,9,7,3,1,9,7,3,1,9,7,3],
t=parseInt(n.charAt(7),10),i=n.substring(0,7),r=0;for(let o=0;o<i.length;o++)r+=parseInt(i.charAt(o),10)*e[o];let a=r%10;if(t!==(a===0?0:10-a))return!1;if(r=0,n.
endsWith("00000000")){let o=n.substring(8,15),s=parseInt(n.charAt(15),10);for(let c=0;c<o.length;c++)r+=parseInt(o.charAt(c),10)*e[c];let u=r%10;return s===(u===
0?0:10-u)}else{let o=n.substring(8,23),s=parseInt(n.charAt(23),10);for(let c=0;c<o.length;c++)r+=parseInt(o.charAt(c),10)*e[c];let u=r%10;return s===(u===0?0:10-
u)}};var ff={AD:{chars:24,bban_regexp:"^[0-9]{8}[A-Z0-9]{12}$",IBANRegistry:!0,SEPA:!0,branch_indentifier:"4-7",bank_identifier:"0-3",account_indentifier:"12-23"},AE:{
chars:23,bban_regexp:"^[0-9]{3}[0-9]{16}$",IBANRegistry:!0,bank_identifier:"0-2",account_indentifier:"7-23"},AF:{},AG:{},AI:{},AL:{chars:28,bban_regexp:"^[0-9]{\
8}[A-Z0-9]{16}$",IBANRegistry:!0,branch_indentifier:"3-7",bank_identifier:"0-2",account_indentifier:"12-28"},AM:{},AO:{chars:25,bban_regexp:"^[0-9]{21}$"},AQ:{},
AR:{},AS:{},AT:{chars:20,bban_regexp:"^[0-9]{16}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"0-4"},AU:{},AW:{},AX:{chars:18,bban_regexp:"^[0-9]{14}$",IBANRegistry:!0},
AZ:{chars:28,bban_regexp:"^[A-Z]{4}[A-Z0-9]{20}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"4-28"},BA:{chars:20,bban_regexp:"^[0-9]{16}$",bban_validation_func:Tr,
IBANRegistry:!0,branch_indentifier:"3-5",bank_identifier:"0-2"},BB:{},BD:{},BE:{chars:16,bban_regexp:"^[0-9]{12}$",bban_validation_func:y2,IBANRegistry:!0,SEPA:!0,
bank_identifier:"0-2",account_indentifier:"0-16"},BF:{chars:28,bban_regexp:"^[A-Z0-9]{2}[0-9]{22}$"},BG:{chars:22,bban_regexp:"^[A-Z]{4}[0-9]{6}[A-Z0-9]{8}$",IBANRegistry:!0,
SEPA:!0,branch_indentifier:"4-7",bank_identifier:"0-3"},BH:{chars:22,bban_regexp:"^[A-Z]{4}[A-Z0-9]{14}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"\
8-22"},BI:{chars:27,bban_regexp:"^[0-9]{23}$",branch_indentifier:"5-9",bank_identifier:"0-4",account_indentifier:"14-27"},BJ:{chars:28,bban_regexp:"^[A-Z0-9]{2}\
[0-9]{22}$"},BL:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$"},BM:{},BN:{},BO:{},BQ:{},BR:{chars:29,bban_regexp:"^[0-9]{23}[A-Z]{1}[A-Z0-9]{1}$",IBANRegistry:!0,
branch_indentifier:"8-12",bank_identifier:"0-7",account_indentifier:"17-29"},BS:{},BT:{},BV:{},BW:{},BY:{chars:28,bban_regexp:"^[A-Z]{4}[0-9]{4}[A-Z0-9]{16}$",IBANRegistry:!0,
bank_identifier:"0-3"},BZ:{},CA:{},CC:{},CD:{},CF:{chars:27,bban_regexp:"^[0-9]{23}$"},CG:{chars:27,bban_regexp:"^[0-9]{23}$"},CH:{chars:21,bban_regexp:"^[0-9]{\
5}[A-Z0-9]{12}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"0-4"},CI:{chars:28,bban_regexp:"^[A-Z]{1}[0-9]{23}$"},CK:{},CL:{},CM:{chars:27,bban_regexp:"^[0-9]{23}\
$"},CN:{},CO:{},CR:{chars:22,bban_regexp:"^[0-9]{18}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"8-22"},CU:{},CV:{chars:25,bban_regexp:"^[0-9]{\
21}$"},CW:{},CX:{},CY:{chars:28,bban_regexp:"^[0-9]{8}[A-Z0-9]{16}$",IBANRegistry:!0,SEPA:!0,branch_indentifier:"3-7",bank_identifier:"0-2",account_indentifier:"\
12-28"},CZ:{chars:24,bban_regexp:"^[0-9]{20}$",bban_validation_func:mD,IBANRegistry:!0,SEPA:!0,bank_identifier:"0-3"},DE:{chars:22,bban_regexp:"^[0-9]{18}$",IBANRegistry:!0,
SEPA:!0,bank_identifier:"0-7",account_indentifier:"12-22"},DJ:{chars:27,bban_regexp:"^[0-9]{23}$",branch_indentifier:"5-9",bank_identifier:"0-4",account_indentifier:"\
14-27"},DK:{chars:18,bban_regexp:"^[0-9]{14}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"0-3",account_indentifier:"4-18"},DM:{},DO:{chars:28,bban_regexp:"^[A-Z]{\
4}[0-9]{20}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"8-28"},DZ:{chars:26,bban_regexp:"^[0-9]{22}$"},EC:{},EE:{chars:20,bban_regexp:"^[0-9]{1\
6}$",bban_validation_func:w2,IBANRegistry:!0,SEPA:!0,bank_identifier:"0-1",account_indentifier:"8-20"},EG:{chars:29,bban_regexp:"^[0-9]{25}",IBANRegistry:!0,branch_indentifier:"\
4-7",bank_identifier:"0-3",account_indentifier:"17-29"},EH:{},ER:{},ES:{chars:24,bban_validation_func:S2,bban_regexp:"^[0-9]{20}$",IBANRegistry:!0,SEPA:!0,branch_indentifier:"\
4-7",bank_identifier:"0-3",account_indentifier:"14-24"},ET:{},FI:{chars:18,bban_regexp:"^[0-9]{14}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"0-2",account_indentifier:"\
0-0"},FJ:{},FK:{chars:18,bban_regexp:"^[A-Z]{2}[0-9]{12}$",bank_identifier:"0-1",account_indentifier:"6-18"},FM:{},FO:{chars:18,bban_regexp:"^[0-9]{14}$",IBANRegistry:!0,
bank_identifier:"0-3",account_indentifier:"4-18"},FR:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",bban_validation_func:gD,IBANRegistry:!0,SEPA:!0,bank_identifier:"\
0-4",branch_indentifier:"5-9",account_indentifier:"14-24"},GA:{chars:27,bban_regexp:"^[0-9]{23}$"},GB:{chars:22,bban_regexp:"^[A-Z]{4}[0-9]{14}$",IBANRegistry:!0,
SEPA:!0,branch_indentifier:"4-9",bank_identifier:"0-3"},GD:{},GE:{chars:22,bban_regexp:"^[A-Z0-9]{2}[0-9]{16}$",IBANRegistry:!0,bank_identifier:"0-1",account_indentifier:"\
6-22"},GF:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},GG:{},GH:{},GI:{chars:23,bban_regexp:"^[A-Z]{4}[A-Z0-9]{15}$",IBANRegistry:!0,
SEPA:!0,bank_identifier:"0-3",account_indentifier:"8-23"},GL:{chars:18,bban_regexp:"^[0-9]{14}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"4-18"},
GM:{},GN:{},GP:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},GQ:{chars:27,bban_regexp:"^[0-9]{23}$"},GR:{chars:27,bban_regexp:"^[0-9]\
{7}[A-Z0-9]{16}$",IBANRegistry:!0,SEPA:!0,branch_indentifier:"3-6",bank_identifier:"0-2",account_indentifier:"7-27"},GS:{},GT:{chars:28,bban_regexp:"^[A-Z0-9]{2\
4}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"8-28"},GU:{},GW:{chars:25,bban_regexp:"^[A-Z]{2}[0-9]{19}$"},GY:{},HK:{},HM:{},HN:{chars:28,bban_regexp:"\
^[A-Z]{4}[0-9]{20}$"},HR:{chars:21,bban_regexp:"^[0-9]{17}$",bban_validation_func:x2,IBANRegistry:!0,SEPA:!0,bank_identifier:"0-6"},HT:{},HU:{chars:28,bban_regexp:"\
^[0-9]{24}$",bban_validation_func:O2,IBANRegistry:!0,SEPA:!0,branch_indentifier:"3-6",bank_identifier:"0-2"},ID:{},IE:{chars:22,bban_regexp:"^[A-Z0-9]{4}[0-9]{1\
4}$",IBANRegistry:!0,SEPA:!0,branch_indentifier:"4-9",bank_identifier:"0-3"},IL:{chars:23,bban_regexp:"^[0-9]{19}$",IBANRegistry:!0,branch_indentifier:"3-5",bank_identifier:"\
0-2"},IM:{},IN:{},IO:{},IQ:{chars:23,bban_regexp:"^[A-Z]{4}[0-9]{15}$",IBANRegistry:!0,branch_indentifier:"4-6",bank_identifier:"0-3",account_indentifier:"11-23"},
IR:{chars:26,bban_regexp:"^[0-9]{22}$"},IS:{chars:26,bban_regexp:"^[0-9]{22}$",IBANRegistry:!0,SEPA:!0,branch_indentifier:"2-3",bank_identifier:"0-1",account_indentifier:"\
8-25"},IT:{chars:27,bban_regexp:"^[A-Z]{1}[0-9]{10}[A-Z0-9]{12}$",IBANRegistry:!0,SEPA:!0,branch_indentifier:"6-10",bank_identifier:"1-5",account_indentifier:"4\
-27"},JE:{},JM:{},JO:{chars:30,bban_regexp:"^[A-Z]{4}[0-9]{4}[A-Z0-9]{18}$",IBANRegistry:!0,branch_indentifier:"4-7",bank_identifier:"4-7"},JP:{},KE:{},KG:{},KH:{},
KI:{},KM:{chars:27,bban_regexp:"^[0-9]{23}$"},KN:{},KP:{},KR:{},KW:{chars:30,bban_regexp:"^[A-Z]{4}[A-Z0-9]{22}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"\
20-30"},KY:{},KZ:{chars:20,bban_regexp:"^[0-9]{3}[A-Z0-9]{13}$",IBANRegistry:!0,bank_identifier:"0-2",account_indentifier:"0-20"},LA:{},LB:{chars:28,bban_regexp:"\
^[0-9]{4}[A-Z0-9]{20}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"14-28"},LC:{chars:32,bban_regexp:"^[A-Z]{4}[A-Z0-9]{24}$",IBANRegistry:!0,bank_identifier:"\
0-3",account_indentifier:"8-32"},LI:{chars:21,bban_regexp:"^[0-9]{5}[A-Z0-9]{12}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"0-4"},LK:{},LR:{},LS:{},LT:{chars:20,
bban_regexp:"^[0-9]{16}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"0-4"},LU:{chars:20,bban_regexp:"^[0-9]{3}[A-Z0-9]{13}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"\
0-2"},LV:{chars:21,bban_regexp:"^[A-Z]{4}[A-Z0-9]{13}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"0-3",account_indentifier:"0-21"},LY:{chars:25,bban_regexp:"^[0-\
9]{21}$",IBANRegistry:!0,branch_indentifier:"3-5",bank_identifier:"0-2",account_indentifier:"10-25"},MA:{chars:28,bban_regexp:"^[0-9]{24}$"},MC:{chars:27,bban_regexp:"\
^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",bban_validation_func:gD,IBANRegistry:!0,SEPA:!0,branch_indentifier:"5-9",bank_identifier:"0-4"},MD:{chars:24,bban_regexp:"^[A-Z\
0-9]{2}[A-Z0-9]{18}$",IBANRegistry:!0,bank_identifier:"0-1",account_indentifier:"6-24"},ME:{chars:22,bban_regexp:"^[0-9]{18}$",bban_validation_func:Tr,IBANRegistry:!0,
bank_identifier:"0-2",account_indentifier:"4-22"},MF:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},MG:{chars:27,bban_regexp:"^[0-9]{2\
3}$"},MH:{},MK:{chars:19,bban_regexp:"^[0-9]{3}[A-Z0-9]{10}[0-9]{2}$",bban_validation_func:Tr,IBANRegistry:!0,bank_identifier:"0-2"},ML:{chars:28,bban_regexp:"^\
[A-Z0-9]{2}[0-9]{22}$"},MM:{},MN:{chars:20,bban_regexp:"^[0-9]{16}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"8-20"},MO:{},MP:{},MQ:{chars:27,
bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},MR:{chars:27,bban_regexp:"^[0-9]{23}$",IBANRegistry:!0,branch_indentifier:"5-9",bank_identifier:"\
0-4",account_indentifier:"8-26"},MS:{},MT:{chars:31,bban_regexp:"^[A-Z]{4}[0-9]{5}[A-Z0-9]{18}$",IBANRegistry:!0,SEPA:!0,branch_indentifier:"4-8",bank_identifier:"\
0-3",account_indentifier:"15-31"},MU:{chars:30,bban_regexp:"^[A-Z]{4}[0-9]{19}[A-Z]{3}$",IBANRegistry:!0,branch_indentifier:"6-7",bank_identifier:"0-5",account_indentifier:"\
0-30"},MV:{},MW:{},MX:{},MY:{},MZ:{chars:25,bban_regexp:"^[0-9]{21}$"},NA:{},NC:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},NE:{chars:28,
bban_regexp:"^[A-Z]{2}[0-9]{22}$"},NF:{},NG:{},NI:{chars:28,bban_regexp:"^[A-Z]{4}[0-9]{20}$",bank_identifier:"0-3",IBANRegistry:!0,account_indentifier:"8-28"},
NL:{chars:18,bban_regexp:"^[A-Z]{4}[0-9]{10}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"0-3",account_indentifier:"8-18"},NO:{chars:15,bban_regexp:"^[0-9]{11}$",
bban_validation_func:D2,IBANRegistry:!0,SEPA:!0,bank_identifier:"0-3",account_indentifier:"4-15"},NP:{},NR:{},NU:{},NZ:{},OM:{chars:23,bban_regexp:"^[0-9]{3}[A-\
Z0-9]{16}$",IBANRegistry:!0,SEPA:!1,bank_identifier:"0-2"},PA:{},PE:{},PF:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},PG:{},PH:{},PK:{
chars:24,bban_regexp:"^[A-Z0-9]{4}[0-9]{16}$",IBANRegistry:!0,bank_identifier:"0-3"},PL:{chars:28,bban_validation_func:E2,bban_regexp:"^[0-9]{24}$",IBANRegistry:!0,
SEPA:!0,branch_indentifier:"0-7",account_indentifier:"2-28"},PM:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},PN:{},PR:{},PS:{chars:29,
bban_regexp:"^[A-Z0-9]{4}[0-9]{21}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"17-29"},PT:{chars:25,bban_regexp:"^[0-9]{21}$",bban_validation_func:Tr,
IBANRegistry:!0,SEPA:!0,bank_identifier:"0-3"},PW:{},PY:{},QA:{chars:29,bban_regexp:"^[A-Z]{4}[A-Z0-9]{21}$",IBANRegistry:!0,bank_identifier:"0-3",account_indentifier:"\
8-29"},RE:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},RO:{chars:24,bban_regexp:"^[A-Z]{4}[A-Z0-9]{16}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"\
0-3",account_indentifier:"0-24"},RS:{chars:22,bban_regexp:"^[0-9]{18}$",bban_validation_func:Tr,IBANRegistry:!0,bank_identifier:"0-2"},RU:{chars:33,bban_regexp:"\
^[0-9]{14}[A-Z0-9]{15}$",IBANRegistry:!0,branch_indentifier:"9-13",bank_identifier:"0-8",account_indentifier:"13-33"},RW:{},SA:{chars:24,bban_regexp:"^[0-9]{2}[\
A-Z0-9]{18}$",IBANRegistry:!0,bank_identifier:"0-1",account_indentifier:"12-24"},SB:{},SC:{chars:31,bban_regexp:"^[A-Z]{4}[0-9]{20}[A-Z]{3}$",IBANRegistry:!0,branch_indentifier:"\
6-7",bank_identifier:"0-5",account_indentifier:"12-28"},SD:{chars:18,bban_regexp:"^[0-9]{14}$",IBANRegistry:!0,bank_identifier:"0-1",account_indentifier:"6-18"},
SE:{chars:24,bban_regexp:"^[0-9]{20}$",IBANRegistry:!0,SEPA:!0,bank_identifier:"0-2"},SG:{},SH:{},SI:{chars:19,bban_regexp:"^[0-9]{15}$",bban_validation_func:Tr,
IBANRegistry:!0,SEPA:!0,branch_indentifier:"2-4",bank_identifier:"0-1",account_indentifier:"9-16"},SJ:{},SK:{chars:24,bban_regexp:"^[0-9]{20}$",bban_validation_func:mD,
IBANRegistry:!0,SEPA:!0},SL:{},SM:{chars:27,bban_regexp:"^[A-Z]{1}[0-9]{10}[A-Z0-9]{12}$",IBANRegistry:!0,SEPA:!0,branch_indentifier:"6-10"},SN:{chars:28,bban_regexp:"\
^[A-Z]{2}[0-9]{22}$"},SO:{chars:23,bban_regexp:"^[0-9]{19}$",IBANRegistry:!0,branch_indentifier:"4-6",account_indentifier:"11-23"},SR:{},SS:{},ST:{chars:25,bban_regexp:"\
^[0-9]{21}$",IBANRegistry:!0,branch_indentifier:"4-7"},SV:{chars:28,bban_regexp:"^[A-Z]{4}[0-9]{20}$",IBANRegistry:!0,account_indentifier:"8-28"},SX:{},SY:{},SZ:{},
TC:{},TD:{chars:27,bban_regexp:"^[0-9]{23}$"},TF:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},TG:{chars:28,bban_regexp:"^[A-Z]{2}[0-\
9]{22}$"},TH:{},TJ:{},TK:{},TL:{chars:23,bban_regexp:"^[0-9]{19}$",IBANRegistry:!0,account_indentifier:"4-23"},TM:{},TN:{chars:24,bban_regexp:"^[0-9]{20}$",IBANRegistry:!0,
branch_indentifier:"2-4",account_indentifier:"4-24"},TO:{},TR:{chars:26,bban_regexp:"^[0-9]{5}[A-Z0-9]{17}$",IBANRegistry:!0},TT:{},TV:{},TW:{},TZ:{},UA:{chars:29,
bban_regexp:"^[0-9]{6}[A-Z0-9]{19}$",IBANRegistry:!0,account_indentifier:"15-29"},UG:{},UM:{},US:{},UY:{},UZ:{},VA:{chars:22,bban_regexp:"^[0-9]{18}",IBANRegistry:!0,
SEPA:!0,account_indentifier:"7-22"},VC:{},VE:{},VG:{chars:24,bban_regexp:"^[A-Z0-9]{4}[0-9]{16}$",IBANRegistry:!0,account_indentifier:"8-24"},VI:{},VN:{},VU:{},
WF:{chars:27,bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},WS:{},XK:{chars:20,bban_regexp:"^[0-9]{16}$",IBANRegistry:!0,branch_indentifier:"2-3",
account_indentifier:"4-20"},YE:{chars:30,bban_regexp:"[A-Z]{4}[0-9]{4}[0-9A-Z]{18}",IBANRegistry:!0,bank_identifier:"0-3",branch_indentifier:"4-7"},YT:{chars:27,
bban_regexp:"^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",IBANRegistry:!0},ZA:{},ZM:{},ZW:{}};var Ns={};De(Ns,{abbreviation:()=>J2,compact:()=>$2,format:()=>G2,localName:()=>Y2,name:()=>M2,validate:()=>H2});var ui=class extends Error{constructor(e){super(e),this.name="ValidationError"}},p=class extends ui{constructor(e="The number has an invalid format."){super(e),
this.name="InvalidFormat"}},b=class extends ui{constructor(e="The number checksum or check digit is invalid."){super(e),this.name="InvalidChecksum"}},h=class extends ui{constructor(e="\
The number has an invalid length."){super(e),this.name="InvalidLength"}},v=class extends ui{constructor(e="One of the parts of the number are invalid or unknown\
."){super(e),this.name="InvalidComponent"}};var l={};De(l,{cleanUnicode:()=>Os,formatPattern:()=>ED,isalpha:()=>DD,isalphanumeric:()=>vD,isdigits:()=>Fr,reverse:()=>yD,splitAt:()=>Tt});var A2=/^[A-Za-z0-9]+$/,N2=/^[0-9]+$/,I2=/^[A-Za-z]+$/;function vD(n){return A2.test(n)}function Fr(n){return N2.test(n)}function DD(n){return I2.test(n)}var L2={"-":"-","\xAD":"-","\xAF":"-","\u02D7":"-","\u058A":"-","\u05BE":"-","\u180A":"-","\u2010":"-","\u2011":"-","\u2012":"-","\u2013":"-","\u2014":"-","\u2015":"\
-","\u203E":"-","\u2043":"-","\u207B":"-","\u208B":"-","\u2212":"-","\u23AF":"-","\u23BA":"-","\u23BB":"-","\u23BC":"-","\u23BD":"-","\u23E4":"-","\uFF0D":"-","\
\uFE63":"-","\uFFE3":"-","*":"*","\u066D":"*","\u070D":"*","\u2055":"*","\uA60E":"*","\u2217":"*","\u22C6":"*","\u204E":"*","\u2731":"*","\u2732":"*","\u2733":"\
*","\u273A":"*","\u273B":"*","\u273C":"*","\u273D":"*","\u2743":"*","\u2749":"*","\u274A":"*","\u274B":"*","\uFE61":"*","\uFF0A":"*",",":",","\xB8":",","\u060C":"\
,","\u066B":",","\u066C":",","\u201A":",","\u2032":",","\u2E34":",","\u3001":",","\uFF0C":",","\uFE11":",","\uFE50":",","\uFE51":",","\uFF64":",",".":".","\xB7":"\
.","\u02D9":".","\u0387":".","\u06D4":".","\u0701":".","\u0702":".","\u0830":".","\u0F0B":".","\u0F0C":".",\u1427:".","\u16EB":".","\u2219":".","\u2022":".","\u2024":"\
.","\u2027":".","\u22C5":".","\u2E31":".","\u2E33":".","\u3002":".","\u30FB":".","\uFE52":".","\uFF0E":".","\uFF65":".","\uFBB2":".","\uFBB3":".","\u{10101}":".",
"\u{1091F}":".","\u{10A50}":".","/":"/","\u2044":"/","\u2215":"/","\u29F8":"/","\uFF0F":"/","\u083C":"/","\u27CB":"/",":":":","\u1361":":","\u16EC":":","\u1804":"\
:","\uFE13":":","\uFE30":":","\uFF1A":":","\uFE55":":"," ":" ","	":" ","\v":" ","\f":" ","\xA0":" ","\u1680":" ","\u2000":" ","\u2001":" ","\u2002":" ","\u2003":"\
 ","\u2004":" ","\u2005":" ","\u2006":" ","\u2007":" ","\u2008":" ","\u2009":" ","\u200A":" ","\u2028":" ","\u2029":" ","\u202F":" ","\u205F":" ","\u3000":" ","\
'":"'","`":"'","\xB4":"'",\u02BE:"'",\u02BF:"'","\u02B9":"'",\u02BB:"'",\u02BC:"'","\u02C8":"'","\u0300":"'","\u0301":"'","\u0312":"'","\u0313":"'","\u055A":"'",
"\u201B":"'","\u2018":"'","\u2019":"'",0:"0","\u0660":"0","\u06F0":"0","\uFF10":"0","\u{1D7CE}":"0","\u{1D7D8}":"0","\u{1D7E2}":"0","\u{1D7EC}":"0","\u{1D7F6}":"\
0",1:"1","\u0661":"1","\u06F1":"1","\uFF11":"1","\u{1D7CF}":"1","\u{1D7D9}":"1","\u{1D7E3}":"1","\u{1D7ED}":"1","\u{1D7F7}":"1",2:"2","\u06F2":"2","\u0662":"2",
"\uFF12":"2","\u{1D7D0}":"2","\u{1D7DA}":"2","\u{1D7E4}":"2","\u{1D7EE}":"2","\u{1D7F8}":"2",3:"3","\u06F3":"3","\u0663":"3","\uFF13":"3","\u{1D7D1}":"3","\u{1D7DB}":"\
3","\u{1D7E5}":"3","\u{1D7EF}":"3","\u{1D7F9}":"3",4:"4","\u06F4":"4","\u0664":"4","\uFF14":"4","\u{1D7D2}":"4","\u{1D7DC}":"4","\u{1D7E6}":"4","\u{1D7F0}":"4",
"\u{1D7FA}":"4",5:"5","\u06F5":"5","\u0665":"5","\uFF15":"5","\u{1D7D3}":"5","\u{1D7DD}":"5","\u{1D7E7}":"5","\u{1D7F1}":"5","\u{1D7FB}":"5",6:"6","\u06F6":"6",
"\u0666":"6","\uFF16":"6","\u{1D7D4}":"6","\u{1D7DE}":"6","\u{1D7E8}":"6","\u{1D7F2}":"6","\u{1D7FC}":"6",7:"7","\u06F7":"7","\u0667":"7","\uFF17":"7","\u{1D7D5}":"\
7","\u{1D7DF}":"7","\u{1D7E9}":"7","\u{1D7F3}":"7","\u{1D7FD}":"7",8:"8","\u06F8":"8","\u0668":"8","\uFF18":"8","\u{1D7D6}":"8","\u{1D7E0}":"8","\u{1D7EA}":"8",
"\u{1D7F4}":"8","\u{1D7FE}":"8",9:"9","\u06F9":"9","\u0669":"9","\uFF19":"9","\u{1D7D7}":"9","\u{1D7E1}":"9","\u{1D7EB}":"9","\u{1D7F5}":"9","\u{1D7FF}":"9"};function Os(n,e="\
 ",t){if(typeof n!="string")return["",new p];let i=[...n].map(r=>{var a;return(a=L2[r])!==null&&a!==void 0?a:r}).filter(r=>!e.includes(r)).join("").toLocaleUpperCase();
if(t&&t.length!==0){let r;if(Array.isArray(t)?r=t.find(a=>i.startsWith(a)):i.startsWith(t)&&(r=t),r!==void 0)return[i.substring(r.length),null]}return[i,null]}function yD(n){return n.split("").reverse().join("")}function Tt(n,...e){return[0,...e].map((i,r)=>{let a=r>=e.length?n.length:e[r],o=a<0?n.length+a:a,s=i<0?n.length+i:i;return n.substr(s,o-s)}).filter(i=>i.length!==
0)}function ED(n,e){let t=e.split("");return n.split("").map(i=>i==="?"?t.shift():i).join("")}function T2(n){let e=n,t=0;for(;e;)t+=e%10,e=Math.floor(e/10);return t}function O(n,{alphabet:e="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",reverse:t=!1,weights:i=[1],
modulus:r=0,sumByDigit:a=!1}){let o=i.length,s=n.split("").map(c=>e.indexOf(c));return(t?s.reverse():s).map((c,B)=>c*i[B%o]).reduce((c,B)=>{let f=B;for(;f<0;)f+=
r;return a&&f>9?(c+T2(f))%r:(c+f)%r},0)}function Ce(n,e="0123456789"){let t=n.length%2;return n.split("").map(r=>e.indexOf(r)).reduce((r,a,o)=>{let s=a;return o%2===t&&(s=a*2,s>9&&(s-=9)),r+s},0)%10===
0}function df(n,e="0123456789"){let t=e.length;return n.split("").reverse().map(i=>e.indexOf(i)).reduce((i,r,a)=>a%2===0?(i+r)%t:(i+Math.floor(r*2/t)+r*2%t)%t)}
function SD(n,e="0123456789"){let t=df(`${n}${e[0]}`);return e[(e.length-t)%e.length]}var F2=[[0,1,2,3,4,5,6,7,8,9],[1,2,3,4,0,6,7,8,9,5],[2,3,4,0,1,7,8,9,5,6],
[3,4,0,1,2,8,9,5,6,7],[4,0,1,2,3,9,5,6,7,8],[5,9,8,7,6,0,4,3,2,1],[6,5,9,8,7,1,0,4,3,2],[7,6,5,9,8,2,1,0,4,3],[8,7,6,5,9,3,2,1,0,4],[9,8,7,6,5,4,3,2,1,0]],P2=[[
0,1,2,3,4,5,6,7,8,9],[1,5,7,6,2,8,3,0,9,4],[5,8,0,3,7,9,6,1,4,2],[8,9,1,6,0,4,3,5,2,7],[9,4,5,3,1,2,6,8,7,0],[4,2,8,6,5,7,3,9,0,1],[2,7,9,3,8,0,6,4,1,5],[7,0,4,
6,9,1,3,2,5,8]];function _2(n){return n.split("").map(e=>parseInt(e,10)).reverse()}function As(n){return _2(n).reduce((i,r,a)=>F2[i][P2[a%8][r]],0)===0}function R2(n,e){let t=n,i=10;for(;t.length>i;){let r=t.substring(0,i);t=parseInt(r,10)%e+t.
substring(i)}return parseInt(t,10)%e}function $a(n,e=1){let t="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",i=!1,r=n.split("").map(a=>{let o=t.indexOf(a);return o===-1?
(i=!0,""):String(o)}).join("");return i?!1:R2(r,97)===e}function xD(n){return n.split("").map(t=>parseInt(t,10)).reduce((t,i)=>((t===0?10:t)*2%11+i)%10,5)===1}function Va(n){if(n===null)return!1;let e=new Date;return n.getTime()<=e.getTime()}function Ti(n,e,t){let i=parseInt(n,10),r=parseInt(e,10)-1,a=parseInt(t,10);if(Number.
isNaN(i)||Number.isNaN(r)||Number.isNaN(a))return null;let o;return i<20?o=new Date(2e3+i,r,a):i<100?o=new Date(1900+i,r,a):o=new Date(i,r,a),Number.isNaN(o.getFullYear())||
o.getDate()!==a||o.getMonth()!==r?null:o}function ke(n,e,t,i=!1){let r=Ti(n,e,t);return r===null?!1:i?Va(r):!0}function In(n,e=!1){let[t,i,r]=Tt(n,2,4);return ke(
t,i,r,e)}function hf(n,e=!1){let[t,i,r]=Tt(n,2,4);return ke(r,i,t,e)}function Ln(n,e=!1){let[t,i,r]=Tt(n,4,6);return ke(t,i,r,e)}function pf(n){return l.cleanUnicode(n," -.")}var k2={name:"Andorra Tax Register Number",localName:"N\xFAmero de Registre Tributari",abbreviation:"NRT",compact(n){
let[e,t]=pf(n);if(t)throw t;return e.toLocaleUpperCase()},format(n){let[e]=pf(n);return l.splitAt(e,1,7).join("-")},validate(n){let[e,t]=pf(n);if(t)return{isValid:!1,
error:t};if(e.length!==8)return{isValid:!1,error:new h};let i=e.substr(1,e.length-2);return!l.isalpha(e[0])||!l.isalpha(e[e.length-1])?{isValid:!1,error:new p}:
l.isdigits(i)?"ACDEFGLOPU".includes(e[0])?e[0]==="F"&&i>"699999"?{isValid:!1,error:new v}:"AL".includes(e[0])&&i>"699999"&&i<"800000"?{isValid:!1,error:new v}:{
isValid:!0,compact:e,isIndividual:"FE".includes(e[0]),isCompany:!"FE".includes(e[0])}:{isValid:!1,error:new v}:{isValid:!1,error:new p}}},{name:M2,localName:Y2,
abbreviation:J2,validate:H2,format:G2,compact:$2}=k2;function mf(n){return l.cleanUnicode(n," -")}var Z2={name:"Anguilla Tax Identification Number",localName:"Tax Identification Number",abbreviation:"TIN",compact(n){
let[e,t]=mf(n);if(t)throw t;return e},format(n){let[e]=mf(n);return e.length!==10?e:`${e.substring(0,5)}-${e.substring(5)}`},validate(n){let[e,t]=mf(n);if(t)return{
isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let i=e[0];return i!=="1"&&i!=="2"?{isValid:!1,
error:new v}:{isValid:!0,compact:e,isIndividual:i==="1",isCompany:i==="2"}}},{name:wq,localName:Oq,abbreviation:Aq,validate:Nq,format:Iq,compact:Lq}=Z2;function gf(n){let[e,t]=l.cleanUnicode(n," ");return t?[e,t]:(e.startsWith("AL")?e=e.substring(2):e.startsWith("(AL)")&&(e=e.substring(4)),[e,null])}var Q2={name:"\
Albanian VAT Number",localName:"Numri i Identifikimit p\xEBr Personin e Tatuesh\xEBm",abbreviation:"NIPT",compact(n){let[e,t]=gf(n);if(t)throw t;return e},format(n){
let[e]=gf(n);return e},validate(n){let[e,t]=gf(n);if(t)return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!/^[A-M]\d{8}[A-Z]$/.test(e))
return{isValid:!1,error:new p};let[i,r,a,o,,s]=l.splitAt(e,1,2,4,6,9),u=(parseInt(a,10)-1)%12+1,B=1900+(i.charCodeAt(0)-65)*10+parseInt(r,10);return ke(String(B),
String(u),o)?/^[A-Z]$/.test(s)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!0}:{isValid:!1,error:new v}:{isValid:!1,error:new v}}},{name:Fq,localName:Pq,abbreviation:_q,
validate:Rq,format:kq,compact:Mq}=Q2;function Cf(n){return l.cleanUnicode(n.toUpperCase()," -.")}var U2={name:"Angola Tax Identification Number",localName:"N\xFAmero de Identifica\xE7\xE3o Fiscal",
abbreviation:"NIF",compact(n){let[e,t]=Cf(n);if(t)throw t;return e},format(n){let[e]=Cf(n);return e},validate(n){let[e,t]=Cf(n);return t?{isValid:!1,error:t}:e.
length===10&&l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:e.length===14&&/^\d{9}[A-Z]{2}\d{3}$/.test(e)?{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}:e.length!==10&&e.length!==14?{isValid:!1,error:new h}:{isValid:!1,error:new p}}},{name:Jq,localName:Hq,abbreviation:Gq,validate:$q,format:Vq,compact:Zq}=U2;function bf(n){return l.cleanUnicode(n.toUpperCase()," -.")}var K2=/^\d{9}[A-Z]{2}\d{3}$/,W2={name:"Angola Identity Card",localName:"Bilhete de Identidade",abbreviation:"\
BI",compact(n){let[e,t]=bf(n);if(t)throw t;return e},format(n){let[e]=bf(n);return e},validate(n){let[e,t]=bf(n);return t?{isValid:!1,error:t}:e.length!==14?{isValid:!1,
error:new h}:K2.test(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new p}}},{name:Qq,localName:jq,abbreviation:Uq,validate:Kq,format:Wq,
compact:zq}=W2;function vf(n){return l.cleanUnicode(n," -")}var q2={name:"Single Banking Code",localName:"Clave Bancaria Uniforme",abbreviation:"CBU",compact(n){let[e,t]=vf(n);
if(t)throw t;return e},format(n){let[e]=vf(n),[t,i]=l.splitAt(e,8);return`${t} ${i}`},validate(n){let[e,t]=vf(n);if(t)return{isValid:!1,error:t};if(e.length!==22)
return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new v};let[i,r,a,o]=l.splitAt(e,7,8,21),s=String(10-O(i,{reverse:!0,weights:[3,1,7,9,3,
1,7],modulus:10})),u=String(10-O(a,{reverse:!0,weights:[3,1,7,9,3,1,7,9,3,1,7,9,3,1],modulus:10}));return s!==r||u!==o?{isValid:!1,error:new b}:{isValid:!0,compact:e,
isIndividual:!1,isCompany:!1}}},{name:eee,localName:nee,abbreviation:tee,validate:iee,format:ree,compact:aee}=q2;var nM=["20","23","24","27","30","33","34","50","51","55"];function Df(n){return l.cleanUnicode(n," -")}var tM={name:"Argentinian VAT Number",localName:"C\xF3digo \
\xDAnico de Identificaci\xF3n Tributaria",abbreviation:"CUIT",compact(n){let[e,t]=Df(n);if(t)throw t;return e},format(n){let[e]=Df(n);return l.splitAt(e,2,10).join(
"-")},validate(n){let[e,t]=Df(n);if(t)return{isValid:!1,error:t};if(e.length!==11)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};
let[i,r,a]=l.splitAt(e,2,10);return nM.includes(i)?"012345678990"[11-O(i+r,{weights:[5,4,3,2,7,6,5,4,3,2],modulus:11})]!==a?{isValid:!1,error:new b}:{isValid:!0,
compact:e,isIndividual:i[0]==="2",isCompany:i[0]==="3"}:{isValid:!1,error:new v}}},{name:see,localName:uee,abbreviation:lee,validate:cee,format:Bee,compact:fee}=tM;function yf(n){return l.cleanUnicode(n," .")}var iM={name:"Argentinian National Identity Document",localName:"Documento Nacional de Identidad",abbreviation:"DNI",
compact(n){let[e,t]=yf(n);if(t)throw t;return e},format(n){let[e]=yf(n);return l.splitAt(e,e.length-6,e.length-3).join(".")},validate(n){let[e,t]=yf(n);return t?
{isValid:!1,error:t}:e.length!==7&&e.length!==8?{isValid:!1,error:new h}:l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new v}}},
{name:hee,localName:pee,abbreviation:mee,validate:gee,format:Cee,compact:bee}=iM;function Ef(n){let[e,t]=l.cleanUnicode(n," -./");return t?[e,t]:e.startsWith("FN")?[e.substring(2),null]:[e,null]}var aM={name:"Austrian Company Register Number",
localName:"Company Register Number",compact(n){let[e,t]=Ef(n);if(t)throw t;return e},format(n){let[e]=Ef(n);return e},validate(n){let[e,t]=Ef(n);return t?{isValid:!1,
error:t}:/^\d+[A-Z]$/.test(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},{name:Dee,localName:yee,abbreviation:Eee,validate:See,
format:xee,compact:wee}=aM;var oM={"03":{office:"Wien 3/6/7/11/15 Schwechat Gerasdorf",region:"Wien"},"04":{office:"Wien 4/5/10",region:"Wien"},"06":{office:"Wien 8/16/17",region:"Wien"},
"07":{office:"Wien 9/18/19 Klosterneuburg",region:"Wien"},"08":{office:"Wien 12/13/14 Purkersdorf",region:"Wien"},"09":{office:"Wien 1/23",region:"Wien"},10:{office:"\
f\xFCr Geb\xFChren, Verkehrsteuern und Gl\xFCcksspiel",region:""},12:{office:"Wien 2/20/21/22",region:"Wien"},15:{office:"Amstetten Melk Scheibbs",region:"Niede\
r\xF6sterreich"},16:{office:"Baden M\xF6dling",region:"Nieder\xF6sterreich"},18:{office:"G\xE4nserndorf Mistelbach",region:"Nieder\xF6sterreich"},22:{office:"Ho\
llabrunn Korneuburg Tulln",region:"Nieder\xF6sterreich"},23:{office:"Waldviertel",region:"Nieder\xF6sterreich"},29:{office:"Lilienfeld St. P\xF6lten",region:"Ni\
eder\xF6sterreich"},33:{office:"Neunkirchen Wr. Neustadt",region:"Nieder\xF6sterreich"},38:{office:"Bruck Eisenstadt Oberwart",region:"Burgenland, Nieder\xF6sterre\
ich"},41:{office:"Braunau Ried Sch\xE4rding",region:"Ober\xF6sterreich"},46:{office:"Linz",region:"Ober\xF6sterreich"},51:{office:"Kirchdorf Perg Steyr",region:"\
Ober\xF6sterreich"},52:{office:"Freistadt Rohrbach Urfahr",region:"Ober\xF6sterreich"},53:{office:"Gmunden V\xF6cklabruck",region:"Ober\xF6sterreich"},54:{office:"\
Grieskirchen Wels",region:"Ober\xF6sterreich"},57:{office:"Klagenfurt",region:"K\xE4rnten"},59:{office:"St. Veit Wolfsberg",region:"K\xE4rnten"},61:{office:"Spi\
ttal Villach",region:"K\xE4rnten"},65:{office:"Bruck Leoben M\xFCrzzuschlag",region:"Steiermark"},67:{office:"Oststeiermark",region:"Steiermark"},68:{office:"Gr\
az-Stadt",region:"Steiermark"},69:{office:"Graz-Umgebung",region:"Steiermark"},71:{office:"Judenburg Liezen",region:"Steiermark"},72:{office:"Deutschlandsberg L\
eibnitz Voitsberg",region:"Steiermark"},81:{office:"Innsbruck",region:"Tirol"},82:{office:"Kitzb\xFChel Lienz",region:"Tirol"},83:{office:"Kufstein Schwaz",region:"\
Tirol"},84:{office:"Landeck Reutte",region:"Tirol"},90:{office:"St. Johann Tamsweg Zell am See",region:"Salzburg"},91:{office:"Salzburg-Stadt",region:"Salzburg"},
93:{office:"Salzburg-Land",region:"Salzburg"},97:{office:"Bregenz",region:"Vorarlberg"},98:{office:"Feldkirch",region:"Vorarlberg"}};function Sf(n){return l.cleanUnicode(
n," -./,")}var sM={name:"Austrian Tax Identification Number",localName:"Abgabenkontonummer",abbreviation:"TIN",compact(n){let[e,t]=Sf(n);if(t)throw t;return e},
format(n){let[e]=Sf(n),[t,i,r]=l.splitAt(e,2,5);return`${t}-${i}/${r}`},validate(n){let[e,t]=Sf(n);if(t)return{isValid:!1,error:t};if(e.length!==9)return{isValid:!1,
error:new h};if(!l.isdigits(e))return{isValid:!1,error:new v};let[i,r,a]=l.splitAt(e,2,8);if(oM[i]===void 0)return{isValid:!1,error:new v};let o=`${i}${r}`.split(
"").map(u=>parseInt(u,10)).reduce((u,c,B)=>u+(B%2===1?[0,2,4,6,8,1,3,5,7,9][c]:c),0),s=String((10-o%10)%10);return a!==s?{isValid:!1,error:new b}:{isValid:!0,compact:e,
isIndividual:!1,isCompany:!0}}},{name:Aee,localName:Nee,abbreviation:Iee,validate:Lee,format:Tee,compact:Fee}=sM;var Is={};De(Is,{abbreviation:()=>BM,compact:()=>hM,format:()=>dM,localName:()=>cM,name:()=>lM,validate:()=>fM});function xf(n){let[e,t]=l.cleanUnicode(n," -./");return t?[e,t]:e.startsWith("AT")?[e.substr(2),null]:[e,null]}var uM={name:"Austrian VAT Number",localName:"Ums\
atzsteuer-Identifikationsnummer",abbreviation:"UID",compact(n){let[e,t]=xf(n);if(t)throw t;return e},format(n){let[e]=xf(n);return e},validate(n){let[e,t]=xf(n);
if(t)return{isValid:!1,error:t};if(e.length!==9)return{isValid:!1,error:new h};if(!e.startsWith("U")||!l.isdigits(e.substr(1)))return{isValid:!1,error:new v};let[
,i,r]=l.splitAt(e,1,8),a=String((16-df(i))%10);return r!==a?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:lM,localName:cM,
abbreviation:BM,validate:fM,format:dM,compact:hM}=uM;function wf(n){return l.cleanUnicode(n," -")}var pM={name:"Austrian Social Security Number",localName:"Versicherungsnummer",abbreviation:"VSNR",compact(n){let[e,
t]=wf(n);if(t)throw t;return e},format(n){let[e]=wf(n);return l.splitAt(e,4).join(" ")},validate(n){let[e,t]=wf(n);if(t)return{isValid:!1,error:t};if(e.length!==
10)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new v};let[i,r,a]=l.splitAt(e,3,4);if(!hf(a,!0))return{isValid:!1,error:new v};let o=O(
`${i}${a}`,{weights:[3,7,9,5,8,4,2,1,6],modulus:11}),s=String(o%11);return r!==s?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:parseInt(i,10)<8e7,
isCompany:i.length===8&&parseInt(i,10)>8e7}}},{name:kee,localName:Mee,abbreviation:Yee,validate:Jee,format:Hee,compact:Gee}=pM;function Of(n){return l.cleanUnicode(n," ")}var gM={name:"Australian Business Number",localName:"Business Number",abbreviation:"ABN",compact(n){let[e,t]=Of(n);if(t)
throw t;return e},format(n){let[e]=Of(n);return l.splitAt(e,2,5,8).join(" ")},validate(n){let[e,t]=Of(n);if(t)return{isValid:!1,error:t};if(e.length!==11)return{
isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,2),a=O(r,{weights:[3,5,7,9,11,13,15,17,19],modulus:89});return i!==
String(11+(177-a)%89)?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:Zee,localName:Xee,abbreviation:Qee,validate:jee,format:Uee,
compact:Kee}=gM;function Af(n){return l.cleanUnicode(n," ")}var CM={name:"Australian Company Number",localName:"Company Number",abbreviation:"ACN",compact(n){let[e,t]=Af(n);if(t)
throw t;return e},format(n){let[e]=Af(n);return l.splitAt(e,3,6).join(" ")},validate(n){let[e,t]=Af(n);if(t)return{isValid:!1,error:t};if(e.length!==9)return{isValid:!1,
error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=O(i,{weights:[-8,-7,-6,-5,-4,-3,-2,-1],modulus:10});return String(a)!==
r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:qee,localName:ene,abbreviation:nne,validate:tne,format:ine,compact:rne}=CM;function Nf(n){return l.cleanUnicode(n," ")}var bM={name:"Australian Tax File Number",localName:"Tax File Number",abbreviation:"TFN",compact(n){let[e,t]=Nf(n);if(t)
throw t;return e},format(n){let[e]=Nf(n);return l.splitAt(e,3,6).join(" ")},validate(n){let[e,t]=Nf(n);return t?{isValid:!1,error:t}:e.length!==8&&e.length!==9?
{isValid:!1,error:new h}:l.isdigits(e)?O(e,{modulus:11,weights:[1,4,3,7,5,8,6,9,10]})!==0?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!0}:
{isValid:!1,error:new p}}},{name:sne,localName:une,abbreviation:lne,validate:cne,format:Bne,compact:fne}=bM;function If(n){return l.cleanUnicode(n," ")}var DM={name:"Azerbaijani Personal Identification Number",localName:"F\u0259rdi \u0130dentifikasiya N\xF6mr\u0259sidir",
abbreviation:"PIN",compact(n){let[e,t]=If(n);if(t)throw t;return e},format(n){let[e]=If(n);return e},validate(n){let[e,t]=If(n);return t?{isValid:!1,error:t}:e.
length!==10?{isValid:!1,error:new h}:l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new p}}},{name:hne,localName:pne,abbreviation:mne,
validate:gne,format:Cne,compact:bne}=DM;function Lf(n){return l.cleanUnicode(n," -")}var yM={name:"Azerbaijani Tax Identification Number",localName:"Vergi Identifikasiya N\xF6mr\u0259si",abbreviation:"\
V\xD6EN",compact(n){let[e,t]=Lf(n);if(t)throw t;return e},format(n){let[e]=Lf(n);return e},validate(n){let[e,t]=Lf(n);if(t)return{isValid:!1,error:t};if(e.length!==
10)return{isValid:!1,error:new h};let i=e[9];return["1","2"].includes(i)?{isValid:!0,compact:e,isIndividual:i==="2",isCompany:i==="1"}:{isValid:!1,error:new p}}},
{name:Dne,localName:yne,abbreviation:Ene,validate:Sne,format:xne,compact:wne}=yM;var Un={};De(Un,{abbreviation:()=>OM,compact:()=>IM,format:()=>NM,localName:()=>wM,name:()=>xM,validate:()=>AM});function Tf(n){return l.cleanUnicode(n," -")}var SM={name:"Bosnia Unique Master Citizen Number",localName:"Jedinstveni mati\u010Dni broj gra\u0111ana",abbreviation:"\
JMBG",compact(n){let[e,t]=Tf(n);if(t)throw t;return e},format(n){let[e]=Tf(n);return e},validate(n){let[e,t]=Tf(n);if(t)return{isValid:!1,error:t};if(e.length!==
13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,a]=l.splitAt(e,2,4,7),o=`${parseInt(a,10)<800?"2":"1"}${a}`;if(!ke(o,
r,i,!0))return{isValid:!1,error:new v};let[s,u]=l.splitAt(e,12),c=11-O(s,{modulus:11,weights:[7,6,5,4,3,2,7,6,5,4,3,2]});return String(c%11%10)!==u?{isValid:!1,
error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:xM,localName:wM,abbreviation:OM,validate:AM,format:NM,compact:IM}=SM;function TM(){return new Date(Date.now()+864e5)}function JD(n){return new Date(String(n))<=TM()}function HD(n){let e=typeof n=="string"?parseInt(n,10):n;return[
1900+e,2e3+e]}function Ls(n){return l.splitAt(n,6)[0]}function FM(n){return l.splitAt(n,9)[0]}function PM(n){let e=l.splitAt(n,9)[1];return parseInt(e,10)}function Za(n){
let[e,t,i]=l.splitAt(n,2,4,6);return[e,t,i]}function GD(n){let[e,t,i]=Za(n);return HD(e).filter(r=>Ln(`${r}${t}${i}`)).map(r=>`${r}-${t}-${i}`).filter(JD)}function $D(n){
if(["000001","002001","004001"].includes(n))return!0;let[e,t,i]=Za(n);return l.isdigits(e)&&t==="00"&&l.isdigits(i)}function VD(n,e){return parseInt(n<2e3?e:`2${e}`,
10)}function _M(n){return!!GD(n).length}function ZD(n){return n}function RM(n,e){let t=e(n);return $D(t)||_M(t)}function Ts(n,e=ZD){let t=Ls(n);return RM(t,e)}function kM(n){
let e=Ls(n),[t]=Za(e);return HD(t).filter(JD).map(i=>VD(i,n))}function MM(n,e){let t=Ls(n),i=e(t),r=GD(i),a=s=>parseInt(s.split("-")[0],10);return r.map(a).map(
s=>VD(s,n))}function YM(n,e){let t=Ls(n),i=e(t),r=FM(n);return $D(i)?kM(r):MM(r,e)}function JM(n,e){return!((n+e)%97)}function Fs(n,e=ZD){let t=YM(n,e),i=PM(n);
return t.some(r=>JM(r,i))}function XD(n){return l.cleanUnicode(n," -.")}function QD(n){let[e,t,i]=Za(n).map(o=>parseInt(o,10));return([[e,t-20,i],[e,t-40,i]].find(o=>o[1]>=0&&o[1]<=12)||
[]).map(o=>`${o}`.padStart(2,"0")).join("")}var jD={name:"Belgian Number for Foreigners",localName:"Num\xE9ro BIS",abbreviation:"BIS",compact(n){let[e,t]=XD(n);
if(t)throw t;return e},format(n){let[e]=XD(n);return e},validate(n){let e=jD.compact(n);return!l.isdigits(e)||parseInt(e,10)<=0?{isValid:!1,error:new p}:e.length!==
11?{isValid:!1,error:new h}:Ts(e,QD)?Fs(e,QD)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:Fne,
localName:Pne,abbreviation:_ne,validate:UD,format:Rne,compact:kne}=jD;function WD(n){return l.cleanUnicode(n," -.")}var zD={name:"Belgian National Number",localName:"Num\xE9ro National",abbreviation:"NN, RN",compact(n){let[e,t]=WD(
n);if(t)throw t;return e},format(n){let[e]=WD(n);return e},validate(n){let e=zD.compact(n);return!l.isdigits(e)||parseInt(e,10)<=0?{isValid:!1,error:new p}:e.length!==
11?{isValid:!1,error:new h}:Ts(e)?Fs(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:Jne,localName:Hne,
abbreviation:Gne,validate:qD,format:$ne,compact:Vne}=zD;function ny(n){return l.cleanUnicode(n," -.")}var HM={name:"Belgian Social Security Identification Number",localName:"Identificatienummer van de Sociale Zekerhe\
id",abbreviation:"INSZ, NISS",compact(n){let[e,t]=ny(n);if(t)throw t;return e},format(n){let[e]=ny(n);return e},validate(n){let e=[qD(n),UD(n)],t=e.find(r=>r.isValid);
return t||e.find(r=>r.error&&r.error.name==="InvalidChecksum")||e[0]}},{name:jne,localName:Une,abbreviation:Kne,validate:Wne,format:zne,compact:qne}=HM;var Ps={};De(Ps,{abbreviation:()=>ZM,compact:()=>jM,format:()=>QM,localName:()=>VM,name:()=>$M,validate:()=>XM});function Ff(n){let[e,t]=l.cleanUnicode(n," -.");return t!==null?[e,t]:(e.startsWith("BE")&&(e=e.substr(2)),e.startsWith("(0)")&&(e=`0${e.substr(3)}`),e.length===
9&&(e=`0${e}`),[e,null])}var GM={name:"Belgian VAT Number",localName:"Ondernemingsnummer",abbreviation:"BTW, NWSt",compact(n){let[e,t]=Ff(n);if(t)throw t;return e},
format(n){let[e]=Ff(n);return e},validate(n){let[e,t]=Ff(n);if(t)return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!l.isdigits(e))return{
isValid:!1,error:new p};let[i,r]=l.splitAt(e,-2);return 97-parseInt(i,10)%97!==parseInt(r,10)?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},
{name:$M,localName:VM,abbreviation:ZM,validate:XM,format:QM,compact:jM}=GM;function Pf(n){return l.cleanUnicode(n," -.")}var KM={name:"Bulgarian Personal Identity Codes",localName:"\u0415\u0434\u0438\u043D\u0435\u043D \u0433\u0440\u0430\u0436\u0434\u0430\u043D\u0441\u043A\u0438 \u043D\u043E\u043C\u0435\u0440",
abbreviation:"\u0415\u0413\u041D (EGN)",compact(n){let[e,t]=Pf(n);if(t)throw t;return e},format(n){let[e]=Pf(n);return e},validate(n){let[e,t]=Pf(n);if(t)return{
isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=O(i,{modulus:11,
weights:[2,4,8,5,10,9,7,3,6]});return String(a%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:ite,localName:rte,abbreviation:ate,
validate:iy,format:ote,compact:ste}=KM;function Rf(n){return l.cleanUnicode(n," -.")}var WM={name:"Bulgarian Number of a Foreigner",localName:"\u041B\u0438\u0447\u0435\u043D \u043D\u043E\u043C\u0435\u0440 \u043D\u0430 \u0447\u0443\u0436\u0434\u0435\u043D\u0435\u0446",
abbreviation:"PNF (\u041B\u041D\u0427)",compact(n){let[e,t]=Rf(n);if(t)throw t;return e},format(n){let[e]=Rf(n);return e},validate(n){let[e,t]=Rf(n);if(t)return{
isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=O(i,{weights:[21,
19,17,13,11,9,7,3,1],modulus:10});return String(a)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:cte,localName:Bte,abbreviation:fte,
validate:ry,format:dte,compact:hte}=WM;var _s={};De(_s,{abbreviation:()=>iY,compact:()=>oY,format:()=>aY,localName:()=>tY,name:()=>nY,validate:()=>rY});function Mf(n){let[e,t]=l.cleanUnicode(n," -/");return t!==null?[e,t]:e.startsWith("BG")?[e.substr(2),null]:[e,t]}function zM(n){let[e,t]=l.splitAt(n,-1),i=O(e,
{modulus:11,weights:[1,2,3,4,5,6,7,8]});return i===10&&(i=O(e,{modulus:11,weights:[3,4,5,6,7,8,9,10]})),String(i%10)===t}function qM(n){let[e,t]=l.splitAt(n,-1),
i=11-O(e,{modulus:11,weights:[4,3,2,7,6,5,4,3,2]});return String(i%10)!==t}var eY={name:"Bulgarian VAT Number",localName:"\u0418\u0434\u0435\u043D\u0442\u0438\u0444\u0438\u043A\u0430\u0446\u0438\u043E\u043D\u0435\u043D \u043D\u043E\u043C\u0435\u0440 \u043F\u043E \u0414\u0414\u0421",
abbreviation:"\u0414\u0414\u0421 \u043D\u043E\u043C\u0435\u0440",compact(n){let[e,t]=Mf(n);if(t)throw t;return e},format(n){let[e]=Mf(n);return e},validate(n){let[
e,t]=Mf(n);if(t)return{isValid:!1,error:t};if(e.length!==9&&e.length!==10)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if(!["\
0","1","2","3","9"].includes(e[0]))return{isValid:!1,error:new p};if(e.length===9){if(!zM(e))return{isValid:!1,error:new b}}else if(!iy(e).isValid&&!ry(e).isValid&&
!qM(e))return{isValid:!1,error:new b};return{isValid:!0,compact:e,isIndividual:e.length===10,isCompany:e.length===9}}},{name:nY,localName:tY,abbreviation:iY,validate:rY,
format:aY,compact:oY}=eY;var uY=["LP","OR","PT","CB","CH","TJ","SC","BE","PD"];function Yf(n){return l.cleanUnicode(n," -.")}var lY={name:"Bolivian National Identity Card",localName:"C\xE9\
dula de Identidad",abbreviation:"CI",compact(n){let[e,t]=Yf(n);if(t)throw t;return e},format(n){let[e]=Yf(n),t=e.match(/^(\d{7,8})([A-Z]{2})(\w{0,2})$/);if(!t)return e;
let[,i,r,a]=t;return a?`${i}-${r}-${a}`:`${i}-${r}`},validate(n){let[e,t]=Yf(n);if(t)return{isValid:!1,error:t};if(!/^[A-Z0-9]+$/i.test(e))return{isValid:!1,error:new p};
let i=e.match(/^(\d+)(.*)$/);if(!i)return{isValid:!1,error:new p};let[,r,a]=i;if(r.length<7||r.length>8)return{isValid:!1,error:new h};if(a.length<2)return{isValid:!1,
error:new h};let o=a.substring(0,2).toUpperCase(),s=a.substring(2);if(!/^[A-Z]{2}$/.test(o))return{isValid:!1,error:new p};if(!uY.includes(o))return{isValid:!1,
error:new v};if(s.length>2)return{isValid:!1,error:new p};if(s&&!/^[A-Z0-9]+$/i.test(s))return{isValid:!1,error:new p};let u=r.length+o.length+s.length;return u<
9||u>12?{isValid:!1,error:new h}:{isValid:!0,compact:e.toUpperCase(),isIndividual:!0,isCompany:!1}}},{name:Cte,localName:bte,abbreviation:vte,validate:Dte,format:yte,
compact:Ete}=lY;function Jf(n){return l.cleanUnicode(n," -./")}function fY(n){return n.charCodeAt(0)-48}function ay(n){let e=n.length+7,t=11-n.split("").map((i,r)=>fY(i)*((e-r)%
8+2)).reduce((i,r)=>i+r)%11;return t>9?0:t}var dY={name:"Brazilian Company Identifier",localName:"Cadastro Nacional da Pessoa Jur\xEDdica",abbreviation:"CNPJ",compact(n){
let[e,t]=Jf(n);if(t)throw t;return e},format(n){let[e]=Jf(n),[t,i,r,a,o]=l.splitAt(e,2,5,8,12);return`${t}.${i}.${r}/${a}-${o}`},validate(n){let[e,t]=Jf(n);if(t)
return{isValid:!1,error:t};if(e.length!==14)return{isValid:!1,error:new h};if(!l.isalphanumeric(e))return{isValid:!1,error:new p};let[i,r,a]=l.splitAt(e,12,13);
if(!l.isdigits(r)||!l.isdigits(a))return{isValid:!1,error:new p};let o=String(ay(i)),s=String(ay(e.substr(0,13)));return o!==r||s!==a?{isValid:!1,error:new b}:{
isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:xte,localName:wte,abbreviation:Ote,validate:Ate,format:Nte,compact:Ite}=dY;function Hf(n){return l.cleanUnicode(n," -.")}function sy(n){let e=n.length+1,t=n.split("").map((i,r)=>parseInt(i,10)*(e-r)).reduce((i,r)=>(i+r)%11);return t<2?
0:11-t}var hY={name:"Brazilian National Identifier",localName:"Cadastro de Pessoas F\xEDsicas",abbreviation:"CPF",compact(n){let[e,t]=Hf(n);if(t)throw t;return e},
format(n){let[e]=Hf(n);if(e.length!==11)throw new h("CPF must have 11 digits.");let[t,i,r,a]=l.splitAt(e,3,6,9,11);return`${t}.${i}.${r}-${a}`},validate(n){let[
e,t]=Hf(n);if(t)return{isValid:!1,error:t};if(e.length!==11)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,a]=l.splitAt(
e,9,10),o=String(sy(i)),s=String(sy(e.substr(0,10)));return o!==r||s!==a?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:Tte,
localName:Fte,abbreviation:Pte,validate:_te,format:Rte,compact:kte}=hY;var mY=["\u0423\u041D\u041F","\u0423\u041D\u041F","UNP","UNP"],gY="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";function Gf(n){let[e,t]=l.cleanUnicode(n," -/");if(t!==
null)return[e,t];let i=mY.reduce((r,a)=>r||(e.startsWith(a)?e.substr(a.length):r),null);return[i??e,null]}var CY={name:"Belarus VAT Number",localName:"\u0423\u0447\u0435\u0442\u043D\u044B\u0439 \u043D\
\u043E\u043C\u0435\u0440 \u043F\u043B\u0430\u0442\u0435\u043B\u044C\u0449\u0438\u043A\u0430",abbreviation:"\u0423\u041D\u041F (UNP)",compact(n){let[e,t]=Gf(n);if(t)
throw t;return e},format(n){let[e]=Gf(n);return e},validate(n){let[e,t]=Gf(n);if(t)return{isValid:!1,error:t};if(e.length!==9)return{isValid:!1,error:new h};if(!l.
isdigits(e.substr(2)))return{isValid:!1,error:new p};if(!l.isdigits(e[0])&&!"1234567ABCEHKM".includes(e[0]))return{isValid:!1,error:new p};if(!l.isdigits(e[1])&&
!"ABCEHKMOPT".includes(e[1]))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=i;if(!l.isdigits(i.substr(0,2))){let s=String("ABCEHKMOPT".indexOf(i[1]));
a=`${i[0]}${s}${i.substr(2)}`}let o=O(a,{modulus:11,weights:[29,23,19,17,13,7,5,3],alphabet:gY});return o===10||String(o)!==r?{isValid:!1,error:new b}:{isValid:!0,
compact:e,isIndividual:!0,isCompany:!0}}},{name:Jte,localName:Hte,abbreviation:Gte,validate:$te,format:Vte,compact:Zte}=CY;function $f(n){return l.cleanUnicode(n," -")}var vY={name:"Belize Tax Identification Number",localName:"Tax Identification Number",abbreviation:"TIN",compact(n){
let[e,t]=$f(n);if(t)throw t;return e},format(n){let[e]=$f(n);return l.splitAt(e,6).join("-")},validate(n){let[e,t]=$f(n);if(t)return{isValid:!1,error:t};if(e.length!==
6&&e.length!==8)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[,i]=l.splitAt(e,6);return i&&!["10","13","66"].includes(i)?{
isValid:!1,error:new v}:{isValid:!0,compact:e,isIndividual:i==="10",isCompany:i==="13"||i==="66"}}},{name:Qte,localName:jte,abbreviation:Ute,validate:Kte,format:Wte,
compact:zte}=vY;function Vf(n){return l.cleanUnicode(n," -")}var yY={name:"Canadian Business Number",localName:"Business Number",abbreviation:"BN",compact(n){let[e,t]=Vf(n);if(t)
throw t;return e},format(n){let[e]=Vf(n);return e.length===15?l.splitAt(e,5,9,11).join(" "):l.splitAt(e,5).join(" ")},validate(n){let[e,t]=Vf(n);if(t)return{isValid:!1,
error:t};if(e.length!==9&&e.length!==15)return{isValid:!1,error:new h};let[i,r]=l.splitAt(e,9);if(!l.isdigits(i))return{isValid:!1,error:new p};if(!Ce(i))return{
isValid:!1,error:new b};if(r){let[a,o]=l.splitAt(r,2);if(!["RC","RM","RP","RT"].includes(a))return{isValid:!1,error:new v};if(!l.isdigits(o))return{isValid:!1,error:new p}}
return{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:nie,localName:tie,abbreviation:iie,validate:By,format:rie,compact:aie}=yY;function Zf(n){return l.cleanUnicode(n," -")}var EY={name:"Canadian Social Insurance Number",localName:"Social Insurance Number",abbreviation:"SIN",compact(n){let[
e,t]=Zf(n);if(t)throw t;return e},format(n){let[e]=Zf(n);return l.splitAt(e,3,6).join("-")},validate(n){let[e,t]=Zf(n);return t?{isValid:!1,error:t}:e.length!==
9?{isValid:!1,error:new h}:l.isdigits(e)?Ce(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:uie,
localName:lie,abbreviation:cie,validate:Bie,format:fie,compact:die}=EY;function Xf(n){return l.cleanUnicode(n," -")}var SY=/^\d{9}[A-Z]{2}\d{4}$/i,xY={name:"Goods and service Tax Number",localName:"Goods and service Tax Number",abbreviation:"\
GST",compact(n){let[e,t]=Xf(n);if(t)throw t;return e},format(n){let[e]=Xf(n);return e},validate(n){let[e,t]=Xf(n);return t?{isValid:!1,error:t}:e.length!==15?{isValid:!1,
error:new h}:SY.test(e)?By(e):{isValid:!1,error:new p}}},{name:mie,localName:gie,abbreviation:Cie,validate:bie,format:vie,compact:Die}=xY;function Qf(n){return l.cleanUnicode(n," -")}var OY=/^\d{10}[a-z]{2}\d{4}$/i,AY={name:"Quebec Sales Tax Number",localName:"",abbreviation:"QST",compact(n){let[e,
t]=Qf(n);if(t)throw t;return e},format(n){let[e]=Qf(n);return e},validate(n){let[e,t]=Qf(n);if(t)return{isValid:!1,error:t};if(e.length!==16)return{isValid:!1,error:new h};
if(!OY.test(e))return{isValid:!1,error:new p};let[i,r,,a]=l.splitAt(e,9,10,12);if(a==="0000")return{isValid:!1,error:new v};let o=O(i,{weights:[4,3,2,7,6,5,4,3,
2],modulus:11});return String((11-o)%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:Sie,localName:xie,abbreviation:wie,
validate:Oie,format:Aie,compact:Nie}=AY;function jf(n){return l.cleanUnicode(n," -")}var IY=/^PST\d{8}$/,LY={name:"Provincial Sales Tax",localName:"",abbreviation:"PST",compact(n){let[e,t]=jf(n);if(t)
throw t;return e},format(n){let[e]=jf(n);return l.splitAt(e,3,7).join("-")},validate(n){let[e,t]=jf(n);return t?{isValid:!1,error:t}:e.length!==11?{isValid:!1,error:new h}:
IY.test(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},{name:Lie,localName:Tie,abbreviation:Fie,validate:Pie,format:_ie,compact:Rie}=LY;function Uf(n){return l.cleanUnicode(n," -")}var FY={name:"British Columbia Personal Health Number",localName:"British Columbia Personal Health Number",abbreviation:"\
BC_BHN",compact(n){let[e,t]=Uf(n);if(t)throw t;return e},format(n){let[e]=Uf(n);return Tt(e,4,7).join(" ")},validate(n){let[e,t]=Uf(n);if(t)return{isValid:!1,error:t};
if(e.length!==10)return{isValid:!1,error:new h};if(e[0]!=="9")return{isValid:!1,error:new v};if(!Fr(e))return{isValid:!1,error:new p};let[,i,r]=l.splitAt(e,1,-1),
a=O(i,{weights:[2,4,8,5,10,9,7,3],modulus:11});return String((11-a)%11)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:Yie,
localName:Jie,abbreviation:Hie,validate:Gie,format:$ie,compact:Vie}=FY;var Rs={};De(Rs,{abbreviation:()=>YY,compact:()=>GY,format:()=>HY,localName:()=>MY,name:()=>kY,validate:()=>JY});function Kf(n){return Os(n," -")}var RY={name:"International Article Number",localName:"International Article Number",abbreviation:"EAN",compact(n){let[e,t]=Kf(
n);if(t)throw t;return e},format(n){let[e]=Kf(n);return e},validate(n){let[e,t]=Kf(n);if(t)return{isValid:!1,error:t};if(![8,12,13,14].includes(e.length))return{
isValid:!1,error:new h};if(!Fr(e))return{isValid:!1,error:new p};let[i,r]=Tt(e,-1),a=O(i,{modulus:10,weights:[3,1],reverse:!0});return String((10-a)%10)!==r?{isValid:!1,
error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!1}}},{name:kY,localName:MY,abbreviation:YY,validate:JY,format:HY,compact:GY}=RY;function Wf(n){return l.cleanUnicode(n," -.")}var $Y={name:"Swiss Social Security Number",localName:"Sozialversicherungsnummer",abbreviation:"SSN",compact(n){let[
e,t]=Wf(n);if(t)throw t;return e},format(n){let[e]=Wf(n);return l.splitAt(e,3,7,11).join(".")},validate(n){let[e,t]=Wf(n);return t?{isValid:!1,error:t}:e.length!==
13?{isValid:!1,error:new h}:l.isdigits(e)?e.startsWith("756")?Rs.validate(e).isValid?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:
{isValid:!1,error:new v}:{isValid:!1,error:new p}}},{name:Uie,localName:Kie,abbreviation:Wie,validate:zie,format:qie,compact:ere}=$Y;function zf(n){return l.cleanUnicode(n," -.")}var VY={name:"Swiss Business Identifier",localName:"Unternehmens-Identifikationsnummer",abbreviation:"UID",compact(n){
let[e,t]=zf(n);if(t)throw t;return e},format(n){let[e]=zf(n),[t,i,r,a]=l.splitAt(e,3,6,9);return`${t}-${i}.${r}.${a}`},validate(n){let[e,t]=zf(n);if(t)return{isValid:!1,
error:t};if(e.length!==12)return{isValid:!1,error:new h};if(!l.isdigits(e.substr(3))||!e.startsWith("CHE"))return{isValid:!1,error:new p};let[,i,r]=l.splitAt(e,
3,-1),a=O(i,{modulus:11,weights:[5,4,3,2,7,6,5,4]});return String((11-a)%11)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},
{name:ire,localName:rre,abbreviation:are,validate:py,format:ore,compact:sre}=VY;var ks={};De(ks,{abbreviation:()=>jY,compact:()=>WY,format:()=>KY,localName:()=>QY,name:()=>XY,validate:()=>UY});function qf(n){return l.cleanUnicode(n," -.")}var ZY={name:"Swiss VAT Number",localName:"Mehrwertsteuernummer",abbreviation:"MWST/TVA/IVA",compact(n){let[e,t]=qf(
n);if(t)throw t;return e},format(n){let[e]=qf(n),[t,i,r,a,o]=l.splitAt(e,3,6,9,12);return`${t}-${i}.${r}.${a} ${o}`},validate(n){let[e,t]=qf(n);if(t)return{isValid:!1,
error:t};if(e.length!==15&&e.length!==16)return{isValid:!1,error:new h};let[i,r]=l.splitAt(e,12);if(!["MWST","TVA","IVA","TPV"].includes(r))return{isValid:!1,error:new v};
let a=py(i);return!a.isValid&&a.error?{isValid:!1,error:a.error}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:XY,localName:QY,abbreviation:jY,validate:UY,
format:KY,compact:WY}=ZY;var Xa={};De(Xa,{abbreviation:()=>tJ,compact:()=>aJ,format:()=>rJ,localName:()=>nJ,name:()=>eJ,validate:()=>iJ});function ed(n){let[e,t]=l.cleanUnicode(n," -");return t?["",t]:e.startsWith("CL")?[e.substr(2),null]:[e,null]}var qY={name:"Chilean National Tax Number",localName:"\
Rol \xDAnico Tributario ",abbreviation:"RUT",compact(n){let[e,t]=ed(n);if(t)throw t;return e},format(n){let[e]=ed(n),[t,i,r,a]=l.splitAt(e,-7,-4,-1);return`${t}\
.${i}.${r}-${a}`},validate(n){let[e,t]=ed(n);if(t)return{isValid:!1,error:t};if(e.length!==8&&e.length!==9)return{isValid:!1,error:new h};let[i,r]=l.splitAt(e,e.
length-1);if(!l.isdigits(i))return{isValid:!1,error:new v};let o="0123456789K"[O(i,{reverse:!0,weights:[9,8,7,6,5,4,9,8,7],modulus:11})];return r!==o?{isValid:!1,
error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!0}}},{name:eJ,localName:nJ,abbreviation:tJ,validate:iJ,format:rJ,compact:aJ}=qY;var oJ=Object.assign(Object.assign({},Xa),{name:"Chilean National Identification Number",localName:"Rol \xDAnico Nacional ",abbreviation:"RUN"}),{name:Bre,localName:fre,
abbreviation:dre,validate:hre,format:pre,compact:mre}=oJ;function nd(n){return l.cleanUnicode(n," ")}var uJ={name:"Chinese Resident Identity Card Number",localName:"\u5C45\u6C11\u8EAB\u4EFD\u8BC1",abbreviation:"RIC No",
compact(n){let[e,t]=nd(n);if(t)throw t;return e},format(n){let[e]=nd(n);return e},validate(n){let[e,t]=nd(n);if(t)return{isValid:!1,error:t};if(e.length!==18)return{
isValid:!1,error:new h};let[i,r]=l.splitAt(e,17);if(!l.isdigits(i))return{isValid:!1,error:new p};if(!Ln(i.substring(6,14),!0))return{isValid:!1,error:new v};let o="\
10X98765432"[O(i,{weights:[7,9,10,5,8,4,2,1,6,3,7,9,10,5,8,4,2],modulus:11})];return r!==o?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},
{name:bre,localName:vre,abbreviation:Dre,validate:yre,format:Ere,compact:Sre}=uJ;function td(n){return l.cleanUnicode(n," -")}var id="0123456789ABCDEFGHJKLMNPQRTUWXY",lJ={name:"Chinese Unified Social Credit Code",localName:"\u7EDF\u4E00\u793E\u4F1A\u4FE1\u7528\u4EE3\u7801",
abbreviation:"USCC",compact(n){let[e,t]=td(n);if(t)throw t;return e},format(n){let[e]=td(n);return e},validate(n){let[e,t]=td(n);if(t)return{isValid:!1,error:t};
if(e.length!==18)return{isValid:!1,error:new h};let[i,r,a]=l.splitAt(e,8,17);if(!l.isdigits(i))return{isValid:!1,error:new p};if(r.split("").some(s=>!id.includes(
s)))return{isValid:!1,error:new p};let o=O(e.substr(0,17),{weights:[1,3,9,27,19,26,16,17,20,29,25,13,8,24,10,30,28],modulus:31,alphabet:id});return id[31-o]!==a?
{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:wre,localName:Ore,abbreviation:Are,validate:Nre,format:Ire,compact:Lre}=lJ;function rd(n){return l.cleanUnicode(n,",.- ")}var BJ={name:"Colombian Tax Identification Number",localName:"N\xFAmero de Identificaci\xF3n Tributaria",abbreviation:"\
NIT",compact(n){let[e,t]=rd(n);if(t)throw t;return e.toLocaleUpperCase()},format(n){let[e]=rd(n),[t,i,r,a]=l.splitAt(e,3,6,9);return`${t}.${i}.${r}-${a}`},validate(n){
let[e,t]=rd(n);if(t)return{isValid:!1,error:t};if(e.length<8||e.length>16)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new v};let[i,
r]=l.splitAt(e,-1),o="01987654321"[O(i,{weights:[3,7,13,17,19,23,29,37,41,43,47,53,59,67,71],reverse:!0,modulus:11})];return r!==o?{isValid:!1,error:new b}:{isValid:!0,
compact:e,isIndividual:!0,isCompany:!0}}},{name:Fre,localName:Pre,abbreviation:_re,validate:Rre,format:kre,compact:Mre}=BJ;function ad(n){let[e,t]=l.cleanUnicode(n," ");if(t)return[e,t];let i=e.split("-");i.length===3&&(i[0]=i[0].padStart(2,"0"),i[1]=i[1].padStart(4,"0"),i[2]=i[2].padStart(
4,"0"));let r=i.join("");return r.length!==10&&r.length!==9?["",new h]:[r.padStart(10,"0"),t]}var dJ={name:"Costa Rica Physical Person ID Number",localName:"C\xE9d\
ula de Persona F\xEDsica",abbreviation:"CPF",compact(n){let[e,t]=ad(n);if(t)throw t;return e},format(n){let[e]=ad(n);return l.splitAt(e,2,6).join("-")},validate(n){
let[e,t]=ad(n);return t?{isValid:!1,error:t}:e.length!==10?{isValid:!1,error:new h}:l.isdigits(e)?e[0]!=="0"?{isValid:!1,error:new v}:{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}:{isValid:!1,error:new p}}},{name:Jre,localName:Hre,abbreviation:Gre,validate:$re,format:Vre,compact:Zre}=dJ;var hJ={2:["100","200","300","400"],3:["002","003","004","005","006","007","008","009","010","011","012","013","014","101","102","103","104","105","106","107","\
108","109","110"],4:["000"],5:["001"]};function od(n){return l.cleanUnicode(n," -")}var pJ={name:"Costa Rica Tax Number",localName:"C\xE9dula de Persona Jur\xEDdica",
abbreviation:"CPJ",compact(n){let[e,t]=od(n);if(t)throw t;return e},format(n){let[e]=od(n);return l.splitAt(e,1,4).join("-")},validate(n){let[e,t]=od(n);if(t)return{
isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let i=hJ[e[0]];return i?i.includes(e.substr(
1,3))?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new v}:{isValid:!1,error:new v}}},{name:Qre,localName:jre,abbreviation:Ure,validate:Kre,
format:Wre,compact:zre}=pJ;function sd(n){return l.cleanUnicode(n," -")}var mJ={name:"Costa Rica Foreigners ID Number",localName:"C\xE9dula de Residencia",abbreviation:"CR",compact(n){let[
e,t]=sd(n);if(t)throw t;return e},format(n){let[e]=sd(n);return e},validate(n){let[e,t]=sd(n);return t?{isValid:!1,error:t}:e.length!==12?{isValid:!1,error:new h}:
l.isdigits(e)?e[0]!=="1"?{isValid:!1,error:new v}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new p}}},{name:eae,localName:nae,abbreviation:tae,
validate:iae,format:rae,compact:aae}=mJ;function ud(n){return l.cleanUnicode(n," ")}var CJ={name:"Cuban Identity Card Number",localName:"N\xFAmero de Identidad",abbreviation:"NI",compact(n){let[e,t]=ud(
n);if(t)throw t;return e},format(n){let[e]=ud(n);return e},validate(n){let[e,t]=ud(n);if(t)return{isValid:!1,error:t};if(e.length!==11)return{isValid:!1,error:new h};
if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,a,o]=l.splitAt(e,2,4,6,7),s;if("012345".includes(o))s=`19${i}`;else if("678".includes(o))s=`20${i}`;else if(o===
"9")s=`18${i}`;else return{isValid:!1,error:new v};return ke(s,r,a,!0)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new v}}},{name:sae,
localName:uae,abbreviation:lae,validate:cae,format:Bae,compact:fae}=CJ;var Ms={};De(Ms,{abbreviation:()=>SJ,compact:()=>OJ,format:()=>wJ,localName:()=>EJ,name:()=>yJ,validate:()=>xJ});var xy="ABCDEFGHIJKLMNOPQRSTUVWXYZ",vJ={0:1,1:0,2:5,3:7,4:9,5:13,6:15,7:17,8:19,9:21};function ld(n){let[e,t]=l.cleanUnicode(n," -");return t!==null?[e,t]:e.startsWith(
"CY")?[e.substr(2),null]:[e,null]}var DJ={name:"Cypriot VAT Number",localName:"\u0391\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2 \u0395\u03B3\u03B3\u03C1\u03B1\u03C6\u03AE\u03C2 \u03A6.\u03A0.\u0391.",
abbreviation:"\u03A6\u03A0\u0391",compact(n){let[e,t]=ld(n);if(t)throw t;return e},format(n){let[e]=ld(n);return e},validate(n){let[e,t]=ld(n);if(t)return{isValid:!1,
error:t};if(e.length!==9)return{isValid:!1,error:new h};let[i,r]=l.splitAt(e,-1);if(!l.isdigits(i))return{isValid:!1,error:new p};if(!xy.includes(r))return{isValid:!1,
error:new p};let a=i.split("").map(o=>parseInt(o,10)).reduce((o,s,u)=>o+(u%2===0?vJ[s]:s),0);return xy[a%26]!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,
isIndividual:!1,isCompany:!0}}},{name:yJ,localName:EJ,abbreviation:SJ,validate:xJ,format:wJ,compact:OJ}=DJ;var Ys={};De(Ys,{abbreviation:()=>JJ,compact:()=>$J,format:()=>GJ,localName:()=>YJ,name:()=>MJ,validate:()=>HJ});var Qa={};De(Qa,{abbreviation:()=>TJ,compact:()=>PJ,format:()=>FJ,localName:()=>LJ,name:()=>IJ,validate:()=>Bd});function cd(n){return l.cleanUnicode(n," /")}var NJ={name:"Czech Birth Number",localName:"Rodn\xE9 \u010D\xEDslo",abbreviation:"R\u010C",compact(n){let[e,t]=cd(
n);if(t)throw t;return e},format(n){let[e]=cd(n);return l.splitAt(e,6).join("/")},validate(n){let[e,t]=cd(n);if(t)return{isValid:!1,error:t};if(e.length!==10&&e.
length!==9)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,a]=l.splitAt(e,2,4,6),o=parseInt(r,10)%50%20,s=parseInt(i,10)+
1900;if(e.length===9){if(s>1980&&(s-=100),s>1953)return{isValid:!1,error:new v}}else s<1954&&(s+=100);if(!ke(String(s),String(o),a,!0))return{isValid:!1,error:new v};
if(e.length===10){let[u,c]=l.splitAt(e,-1),B=parseInt(u,10)%11%(s<1985?10:11);if(String(B)!==c)return{isValid:!1,error:new b}}return{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}}},{name:IJ,localName:LJ,abbreviation:TJ,validate:Bd,format:FJ,compact:PJ}=NJ;function fd(n){let[e,t]=l.cleanUnicode(n," -");return t!==null?[e,t]:e.startsWith("CZ")?[e.substr(2),null]:[e,null]}function _J(n){let[e,t]=l.splitAt(n,-1),r=(11-
O(e,{modulus:11,weights:[8,7,6,5,4,3,2,1]}))%11;return(r===0?"1":String(r%10))===t}function RJ(n){let[e,t]=l.splitAt(n,-1),i=O(e,{modulus:11,weights:[8,7,6,5,4,
3,2,1]});return String((8-(10-i)%11)%10)===t}var kJ={name:"Czech VAT Number",localName:"Da\u0148ov\xE9 identifika\u010Dn\xED \u010D\xEDslo",abbreviation:"DI\u010C",
compact(n){let[e,t]=fd(n);if(t)throw t;return e},format(n){let[e]=fd(n);return e},validate(n){let[e,t]=fd(n);return t?{isValid:!1,error:t}:[8,9,10].includes(e.length)?
l.isdigits(e)?e.length===8?e.startsWith("9")?{isValid:!1,error:new v}:_J(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}:e.length===
9&&e.startsWith("6")?RJ(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}:Bd(e):{isValid:!1,error:new p}:{isValid:!1,error:new h}}},
{name:MJ,localName:YJ,abbreviation:JJ,validate:HJ,format:GJ,compact:$J}=kJ;function dd(n){return l.cleanUnicode(n," -./")}function VJ(n){let[e,t]=l.splitAt(n,-1),r=(11-O(e,{modulus:11,weights:[8,7,6,5,4,3,2,1]}))%11;return(r===0?"1":String(
r%10))===t}var ZJ={name:"Czech Company Identification Number",localName:"Identifika\u010Dn\xED \u010D\xEDslo osoby",abbreviation:"I\u010CO",compact(n){let[e,t]=dd(
n);if(t)throw t;return e},format(n){let[e]=dd(n);return e},validate(n){let[e,t]=dd(n);return t?{isValid:!1,error:t}:e.length!==8?{isValid:!1,error:new h}:l.isdigits(
e)?e.startsWith("9")?{isValid:!1,error:new v}:VJ(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:Cae,
localName:bae,abbreviation:vae,validate:Dae,format:yae,compact:Eae}=ZJ;function Pr(n){return n.split("").map(t=>parseInt(t,10)).reduce((t,i)=>((t===0?10:t)*2%11+i)%10,5)===1}function hd(n){return l.cleanUnicode(n," -./,")}var jJ={name:"German Personal Tax Number",localName:"Steuerliche Identifikationsnummer",abbreviation:"IdNr",compact(n){
let[e,t]=hd(n);if(t)throw t;return e},format(n){let[e]=hd(n);return l.splitAt(e,2,5,8).join(" ")},validate(n){let[e,t]=hd(n);if(t)return{isValid:!1,error:t};if(e.
length!==11)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if(e[0]==="0")return{isValid:!1,error:new v};let i={};e.substr(0,10).
split("").map(a=>parseInt(a,10)).forEach(a=>{var o;i[a]=((o=i[a])!==null&&o!==void 0?o:0)+1});let r=Object.values(i).filter(a=>a>1);return r.length!==1&&[2,3].includes(
r[0])?{isValid:!1,error:new v}:Pr(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}}},{name:Oae,localName:Aae,abbreviation:Nae,validate:Iae,
format:Lae,compact:Tae}=jJ;var UJ=/^([0-9CFGHJKLMNPRTVWXYZ]{9})([0-9])[A-Z]?$/;function pd(n){let[e,t]=l.cleanUnicode(n," -./,");if(t)return[e,t];if(e.length>=25&&/[A-Z]/.test(e[10])){let[
i,r,a,o]=l.splitAt(e,10,11,25);return[i+a+r+o,t]}return[e,t]}function Oy(n){let e=n.match(UJ);if(!e)return{isValid:!1,error:new p};let[t,i]=[e[1],e[2]],r=O(t,{weights:[
7,3,1],modulus:10});return String(r)!==i?{isValid:!1,error:new b("issue.checksum")}:{isValid:!0,compact:n,isIndividual:!0,isCompany:!1}}function KJ(n){if(!/^[0-9CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]+[A-Z][0-9]$/.
test(n))return{isValid:!1,error:new p};let[e,t,i,r,a,o,s,u]=l.splitAt(n,9,10,16,17,23,24,25);if(!In(i,!0))return{isValid:!1,error:new v("birthdate")};if(!In(a))
return{isValid:!1,error:new v("expiry")};if(!/^[A-Z]$/.test(s))return{isValid:!1,error:new v("nationality")};let c=Oy(e+t);if(c.isValid===!1)return c;let B=O(i,
{weights:[7,3,1],modulus:10}),f=O(a,{weights:[7,3,1],modulus:10});if(String(B)!==r)return{isValid:!1,error:new b("birth.checksum")};if(String(f)!==o)return{isValid:!1,
error:new b("expiry.checksum")};let d=O(n.substring(0,24),{weights:[7,3,1],modulus:10});return String(d)!==u?{isValid:!1,error:new b("checksum")}:{isValid:!0,compact:n,
isIndividual:!0,isCompany:!1}}var WJ={name:"German Personalausweisnummer",localName:"Personalausweisnummer",abbreviation:"PwNr",compact(n){let[e,t]=pd(n);if(t)throw t;
return e},format(n){let[e]=pd(n);return l.splitAt(e,10,17,24,25).join(" ")},validate(n){let[e,t]=pd(n);return t?{isValid:!1,error:t}:e.length===26?KJ(e):e.length===
10||e.length===11?Oy(e):{isValid:!1,error:new h}}},{name:Pae,localName:_ae,abbreviation:Rae,validate:kae,format:Mae,compact:Yae}=WJ;function md(n){return l.cleanUnicode(n," -./,")}function Ay(n){let e=n.replace(/([FBUP])\1*/g,i=>`(\\d{${i.length}})`),t=new RegExp(`^${e}$`);return i=>{var r,a,
o,s;let u=t.exec(i);return u?{match:!0,f:(r=u[1])!==null&&r!==void 0?r:"",b:(a=u[2])!==null&&a!==void 0?a:"",u:(o=u[3])!==null&&o!==void 0?o:"",p:(s=u[4])!==null&&
s!==void 0?s:""}:{match:!1}}}function wn(n,e){return{region:Ay(n),country:Ay(e)}}var qJ={"DE-BW":wn("FFBBBUUUUP","28FF0BBBUUUUP"),"DE-BY":wn("FFFBBBUUUUP","9FFF\
0BBBUUUUP"),"DE-BE":wn("FFBBBUUUUP","11FF0BBBUUUUP"),"DE-BB":wn("0FFBBBUUUUP","30FF0BBBUUUUP"),"DE-HB":wn("FFBBBUUUUP","24FF0BBBUUUUP"),"DE-HH":wn("FFBBBUUUUP",
"22FF0BBBUUUUP"),"DE-HE":wn("0FFBBBUUUUP","26FF0BBBUUUUP"),"DE-MV":wn("0FFBBBUUUUP","40FF0BBBUUUUP"),"DE-NI":wn("FFBBBUUUUP","23FF0BBBUUUUP"),"DE-NW":wn("FFFBBB\
BUUUP","5FFF0BBBBUUUP"),"DE-RP":wn("FFBBBUUUUP","27FF0BBBUUUUP"),"DE-SL":wn("0FFBBBUUUUP","10FF0BBBUUUUP"),"DE-SN":wn("2FFBBBUUUUP","32FF0BBBUUUUP"),"DE-ST":wn(
"1FFBBBUUUUP","31FF0BBBUUUUP"),"DE-SH":wn("FFBBBUUUUP","21FF0BBBUUUUP"),"DE-TH":wn("1FFBBBUUUUP","41FF0BBBUUUUP")};function Ny(n){let e=null;return Object.values(
qJ).some(({region:t,country:i})=>{let r=t(n);if(r.match)return e=r,!0;let a=i(n);return a.match?(e=a,!0):!1}),e}var eH={name:"German Tax Number",localName:"Steu\
ernummer",abbreviation:" St.-Nr.",compact(n){let[e,t]=md(n);if(t)throw t;return e},format(n){let[e]=md(n),t=Ny(n);return!t||!t.match?e:`${t.f}/${t.b}/${t.u} ${t.
p}`},validate(n){let[e,t]=md(n);if(t)return{isValid:!1,error:t};if(![10,11,13].includes(e.length))return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,
error:new p};if(Ny(e)===null)return{isValid:!1,error:new p};let i={};return e.substring(0,10).split("").forEach(a=>{var o;i[a]=((o=i[a])!==null&&o!==void 0?o:0)+
1}),Object.values(i).some(a=>a===2||a===3)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new v}}},{name:Hae,localName:Gae,abbreviation:$ae,
validate:Vae,format:Zae,compact:Xae}=eH;var nH=["02","03","04","08","09","10","11","12","13","14","15","16","17","18","19","20","21","23","24","25","26","28","29","38","39","40","80","81","82","89"].concat(
[...Array(38).keys()].map(n=>(n+42).toString())),tH=["01","02","03","04","05","06","07","08","09","10","11","12"],iH="ABCDEFGHIJKLMNOPQRSTUVWXYZ",rH=iH.split("").
reduce((n,e,t)=>Object.assign(Object.assign({},n),{[e]:String(t+1).padStart(2,"0")}),{});function gd(n){return l.cleanUnicode(n," -./,")}var aH={name:"German Pe\
nsion Insurance Number",localName:"Sozialversicherungsnummer",abbreviation:"SVNR",compact(n){let[e,t]=gd(n);if(t)throw t;return e},format(n){let[e]=gd(n);return l.
splitAt(e,2,8,9).join(" ")},validate(n){let[e,t]=gd(n);if(t)return{isValid:!1,error:t};if(e.length!==12)return{isValid:!1,error:new h};if(!l.isalphanumeric(e))return{
isValid:!1,error:new p};if(!nH.includes(e.substring(0,2)))return{isValid:!1,error:new v};if(!l.isdigits(e.substring(2,4)))return{isValid:!1,error:new v};if(!tH.
includes(e.substring(4,6)))return{isValid:!1,error:new v};if(!l.isdigits(e.substring(6,8)))return{isValid:!1,error:new v};if(!l.isalpha(e[8]))return{isValid:!1,
error:new v};if(!l.isdigits(e.substring(9,11)))return{isValid:!1,error:new v};let[i,r]=l.splitAt(e,11),a=i.split("").map(s=>{var u;return(u=rH[s])!==null&&u!==void 0?
u:s}).join(""),o=O(a,{weights:[2,1,2,5,7,1,2,1,2,1,2,1],modulus:10,sumByDigit:!0});return String(o%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}}},{name:Uae,localName:Kae,abbreviation:Wae,validate:zae,format:qae,compact:eoe}=aH;var Js={};De(Js,{abbreviation:()=>lH,compact:()=>fH,format:()=>BH,localName:()=>uH,name:()=>sH,validate:()=>cH});function Cd(n){let[e,t]=l.cleanUnicode(n," -./,");return t!==null?[e,t]:e.startsWith("DE")?[e.substr(2),null]:[e,null]}var oH={name:"German VAT Number",localName:"\
Umsatzsteuer Identifikationsnummer",abbreviation:"USt ID Nr.",compact(n){let[e,t]=Cd(n);if(t)throw t;return e},format(n){let[e]=Cd(n);return e},validate(n){let[
e,t]=Cd(n);return t?{isValid:!1,error:t}:e.length!==9?{isValid:!1,error:new h}:l.isdigits(e)?Pr(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,
error:new b}:{isValid:!1,error:new p}}},{name:sH,localName:uH,abbreviation:lH,validate:cH,format:BH,compact:fH}=oH;function bd(n){return l.cleanUnicode(n," -./,")}var dH=/([CFGHJK][0-9CFGHJKLMNPRTVWXYZ]{8})([0-9]?)[A-Z]?/,hH={name:"German Passport Number",localName:"Ausweise\
n",abbreviation:"Passport",compact(n){let[e,t]=bd(n);if(t)throw t;return e},format(n){let[e]=bd(n);return e},validate(n){let[e,t]=bd(n);if(t)return{isValid:!1,error:t};
if(e.length<9||e.length>11)return{isValid:!1,error:new h};let i=e.match(dH);if(!i)return{isValid:!1,error:new p};if(i[2]!==""){let[r,a]=[i[1],i[2]],o=O(r,{weights:[
7,3,1],modulus:10});if(String(o)!==a)return{isValid:!1,error:new b("issue.checksum")}}return{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:roe,localName:aoe,
abbreviation:ooe,validate:soe,format:uoe,compact:loe}=hH;function gH(n){let[e]=l.splitAt(n,6),[t,i,r]=l.splitAt(e,2,4),a=parseInt(r);"5678".includes(n[6])&&a>=58?a+=1800:"0123".includes(n[6])||"49".includes(n[6])&&a>=
37?a+=1900:a+=2e3;let o=Ti(String(a),i,t);if(o===null||!ke(String(a),i,t))throw new v("The number does not contain valid birth date information.");return o}function vd(n){
let[e,t]=l.cleanUnicode(n," -");return t!==null?[e,t]:[e,null]}var CH={name:"Danish Citizen Number",localName:"Personnummer",abbreviation:"CPR",compact(n){let[e,
t]=vd(n);if(t)throw t;return e},format(n){let[e]=vd(n);return l.splitAt(e,6).join("-")},validate(n){let[e,t]=vd(n);if(t)return{isValid:!1,error:t};if(!l.isdigits(
e))return{isValid:!1,error:new p};if(e.length!==10)return{isValid:!1,error:new h};try{let i=gH(e);if(!Va(i))return{isValid:!1,error:new v("The birth date inform\
ation is valid, but this person has not been born yet.")}}catch(i){return i instanceof ui?{isValid:!1,error:i}:{isValid:!1,error:new v(String(i))}}return{isValid:!0,
compact:e,isIndividual:!0,isCompany:!1}}},{name:Boe,localName:foe,abbreviation:doe,validate:hoe,format:poe,compact:moe}=CH;var Hs={};De(Hs,{abbreviation:()=>yH,compact:()=>xH,format:()=>SH,localName:()=>DH,name:()=>vH,validate:()=>EH});function Dd(n){let[e,t]=l.cleanUnicode(n," -");return t!==null?[e,t]:e.startsWith("DK")?[e.substr(2),null]:[e,null]}var bH={name:"Danish VAT Number",localName:"\
Momsregistreringsnummer",abbreviation:"CVR",compact(n){let[e,t]=Dd(n);if(t)throw t;return e},format(n){let[e]=Dd(n);return e},validate(n){let[e,t]=Dd(n);if(t)return{
isValid:!1,error:t};if(e.length!==8)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=O(i,{modulus:11,weights:[
2,7,6,5,4,3,2,1]});return String((11-a%11)%11)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:vH,localName:DH,abbreviation:yH,
validate:EH,format:SH,compact:xH}=bH;function yd(n){return l.cleanUnicode(n," -")}var OH={name:"Dominican Republic National Identification Number",localName:"Cedula",compact(n){let[e,t]=yd(n);if(t)
throw t;return e},format(n){let[e]=yd(n);return l.splitAt(e,3,10).join("-")},validate(n){let[e,t]=yd(n);return t?{isValid:!1,error:t}:e.length!==11?{isValid:!1,
error:new h}:l.isdigits(e.substr(1))?Ce(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:Doe,localName:yoe,
abbreviation:Eoe,validate:Soe,format:xoe,compact:woe}=OH;var Py=["01","02","03","04","11","12","13","14","15","16","17"],AH=["31","32","33","34","41","43","44","45","46","47"];function Ed(n){return l.cleanUnicode(n," ")}
var NH={name:"Dominican Republic Receipt Number",localName:"N\xFAmeros de Comprobante Fiscal",abbreviation:"NCF",compact(n){let[e,t]=Ed(n);if(t)throw t;return e},
format(n){let[e]=Ed(n);return e},validate(n){let[e,t]=Ed(n);if(t)return{isValid:!1,error:t};if(e.length===13){if(!e.startsWith("E"))return{isValid:!1,error:new v};
if(!l.isdigits(e.substr(1)))return{isValid:!1,error:new v};if(!AH.includes(e.substr(1,2)))return{isValid:!1,error:new v}}else if(e.length===11){if(!e.startsWith(
"B"))return{isValid:!1,error:new v};if(!l.isdigits(e.substr(1)))return{isValid:!1,error:new v};if(!Py.includes(e.substr(1,2)))return{isValid:!1,error:new v}}else if(e.
length===19){if(!e.startsWith("AP"))return{isValid:!1,error:new v};if(!l.isdigits(e.substr(2)))return{isValid:!1,error:new v};if(!Py.includes(e.substr(9,2)))return{
isValid:!1,error:new v}}else return{isValid:!1,error:new h};return{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:Aoe,localName:Noe,abbreviation:Ioe,
validate:Loe,format:Toe,compact:Foe}=NH;function Sd(n){return l.cleanUnicode(n," -")}var IH={name:"Dominican Republic Tax Number",localName:"Registro Nacional del Contribuyente",abbreviation:"RNC",compact(n){
let[e,t]=Sd(n);if(t)throw t;return e},format(n){let[e]=Sd(n);return l.splitAt(e,1,3,-1).join("-")},validate(n){let[e,t]=Sd(n);if(t)return{isValid:!1,error:t};if(e.
length!==9)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,8),a=O(i,{weights:[7,9,8,6,5,4,3,2],modulus:11});
return String((10-a)%9+1)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:_oe,localName:Roe,abbreviation:koe,validate:Moe,
format:Yoe,compact:Joe}=IH;function xd(n){return l.cleanUnicode(n," -")}var TH={name:"Algeria tax number",localName:"Num\xE9ro d'Identification Fiscale",abbreviation:"NIF",compact(n){let[
e,t]=xd(n);if(t)throw t;return e},format(n){let[e]=xd(n);return e},validate(n){let[e,t]=xd(n);return t?{isValid:!1,error:t}:e.length!==15&&e.length!==20?{isValid:!1,
error:new h}:l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!1}:{isValid:!1,error:new p}}},{name:Goe,localName:$oe,abbreviation:Voe,validate:Zoe,
format:Xoe,compact:Qoe}=TH;function wd(n){return l.cleanUnicode(n," -")}function Od(n){let e=parseInt(n.substr(0,2),10);return!((e<1||e>24)&&!(e===30||e===50))}var _H={name:"Ecuadorian Pe\
rsonal Identity Code",localName:"C\xE9dula de Identidad",abbreviation:"CI",compact(n){let[e,t]=wd(n);if(t)throw t;return e},format(n){let[e]=wd(n);return l.splitAt(
e,9).join("-")},validate(n){let[e,t]=wd(n);return t?{isValid:!1,error:t}:e.length!==10?{isValid:!1,error:new h}:l.isdigits(e)?Od(e)?parseInt(e[2],10)>6?{isValid:!1,
error:new v}:e.split("").map(r=>parseInt(r,10)).map((r,a)=>a%2===0?r*2:r).map(r=>r>9?r-9:r).reduce((r,a)=>r+a)%10!==0?{isValid:!1,error:new b}:{isValid:!0,compact:e,
isIndividual:!0,isCompany:!1}:{isValid:!1,error:new v}:{isValid:!1,error:new p}}},{name:Uoe,localName:Koe,abbreviation:Woe,validate:Ad,format:zoe,compact:qoe}=_H;function Id(n){return l.cleanUnicode(n," -.")}var RH={name:"Ecuadorian Company Tax Number",localName:"Registro \xDAnico de Contribuyentes",abbreviation:"RUC",compact(n){
let[e,t]=Id(n);if(t)throw t;return e},format(n){let[e]=Id(n);return l.splitAt(e,10).join("-")},validate(n){let[e,t]=Id(n);if(t)return{isValid:!1,error:t};if(e.length!==
13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if(!Od(e))return{isValid:!1,error:new v};if(parseInt(e[2],10)<6){let[i,r]=l.splitAt(
e,10);return r==="000"?{isValid:!1,error:new v}:Ad(i)}if(e[2]==="6"){let[i,r]=l.splitAt(e,9);if(r==="0000")return{isValid:!1,error:new v};if(O(i,{weights:[3,2,7,
6,5,4,3,2,1],modulus:11})!==0)return r.endsWith("000")?{isValid:!1,error:new v}:Ad(e.substring(0,10))}else if(e[2]==="9"){let[i,r]=l.splitAt(e,10);if(r==="000")
return{isValid:!1,error:new v};if(O(i,{weights:[4,3,2,7,6,5,4,3,2,1],modulus:11})!==0)return{isValid:!1,error:new b}}else return{isValid:!1,error:new v};return{
isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:nse,localName:tse,abbreviation:ise,validate:rse,format:ase,compact:ose}=RH;function Ld(n){return l.cleanUnicode(n," ")}function Fi(n){let[e,t]=l.splitAt(n,-1),i=O(e,{modulus:11,weights:[1,2,3,4,5,6,7,8,9,1,2,3,4,5,6]});return i===10&&(i=
O(e,{modulus:11,weights:[3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,9]})),String(i%10)===t}function My(n){let e;switch(n[0]){case"1":case"2":e="18";break;case"3":case"4":e="\
19";break;case"5":case"6":e="20";break;case"7":case"8":e="21";break;default:return!1}return Ln(`${e}${n.substr(1,6)}`,!0)}var MH={name:"Estonian Personal ID Num\
ber",localName:"Isikukood",abbreviation:"IK",compact(n){let[e,t]=Ld(n);if(t)throw t;return e},format(n){let[e]=Ld(n);return e},validate(n){let[e,t]=Ld(n);return t?
{isValid:!1,error:t}:e.length!==11?{isValid:!1,error:new h}:l.isdigits(e)?Fi(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,
error:new p}}},{name:lse,localName:cse,abbreviation:Bse,validate:fse,format:dse,compact:hse}=MH;var Gs={};De(Gs,{abbreviation:()=>GH,compact:()=>ZH,format:()=>VH,localName:()=>HH,name:()=>JH,validate:()=>$H});function Td(n){let[e,t]=l.cleanUnicode(n," ");return t!==null?[e,t]:e.startsWith("EE")?[e.substr(2),null]:[e,null]}var YH={name:"Estronian VAT Number",localName:"\
K\xE4ibemaksukohuslase",abbreviation:"KMKR",compact(n){let[e,t]=Td(n);if(t)throw t;return e},format(n){let[e]=Td(n);return e},validate(n){let[e,t]=Td(n);if(t)return{
isValid:!1,error:t};if(e.length!==9)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=O(i,{modulus:10,weights:[
3,7,1]});return String((10-a)%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:JH,localName:HH,abbreviation:GH,validate:$H,
format:VH,compact:ZH}=YH;function Fd(n){return l.cleanUnicode(n," -/")}var XH={name:"Estonian Organisation Registration Code",localName:"Registrikood",compact(n){let[e,t]=Fd(n);if(t)throw t;
return e},format(n){let[e]=Fd(n);return e},validate(n){let[e,t]=Fd(n);return t?{isValid:!1,error:t}:e.length!==8?{isValid:!1,error:new h}:l.isdigits(e)?["1","7",
"8","9"].includes(e[0])?Fi(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}:{isValid:!1,error:new v}:{isValid:!1,error:new p}}},{
name:bse,localName:vse,abbreviation:Dse,validate:yse,format:Ese,compact:Sse}=XH;var jH={"\u0660":"0","\u0661":"1","\u0662":"2","\u0663":"3","\u0664":"4","\u0665":"5","\u0666":"6","\u0667":"7","\u0668":"8","\u0669":"9","\u06F0":"0","\u06F1":"\
1","\u06F2":"2","\u06F3":"3","\u06F4":"4","\u06F5":"5","\u06F6":"6","\u06F7":"7","\u06F8":"8","\u06F9":"9"};function Pd(n){let e=n.split("").map(t=>{var i;return(i=
jH[t])!==null&&i!==void 0?i:t}).join("");return l.cleanUnicode(e," -/")}var UH={name:"Tax Registration Number",localName:"\u0627\u0644\u0631\u0642\u0645 \u0627\u0644\u0636\u0631\u064A\u0628\u064A",
abbreviation:"TN",compact(n){let[e,t]=Pd(n);if(t)throw t;return e},format(n){let[e]=Pd(n);return l.splitAt(e,3,6).join("-")},validate(n){let[e,t]=Pd(n);return t?
{isValid:!1,error:t}:e.length!==9?{isValid:!1,error:new h}:l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!1}:{isValid:!1,error:new p}}},{name:wse,
localName:Ose,abbreviation:Ase,validate:Nse,format:Ise,compact:Lse}=UH;var zH="ABCDEFGHJNPQRSUVW",Hy="JABCDEFGHI";function _d(n){return l.cleanUnicode(n," -")}var qH={name:"Spanish Company Tax Number",localName:"C\xF3digo de Identific\
aci\xF3n Fiscal",abbreviation:"CIF",compact(n){let[e,t]=_d(n);if(t)throw t;return e},format(n){let[e]=_d(n);return l.splitAt(e,1,8).join("-")},validate(n){let[e,
t]=_d(n);if(t)return{isValid:!1,error:t};if(e.length!==9)return{isValid:!1,error:new h};let[i,r,a]=l.splitAt(e,1,8);if(!l.isdigits(r)||!zH.includes(i)||!(l.isdigits(
a)||Hy.includes(a)))return{isValid:!1,error:new v};let o=parseInt(SD(r),10);return(Hy[o]+String(o)).includes(a)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:
{isValid:!1,error:new b}}},{name:Pse,localName:_se,abbreviation:Rse,validate:Gy,format:kse,compact:Mse}=qH;var eG="TRWAGMYFPDXBNJZSQVHLCKE";function ja(n){return eG[parseInt(n.substr(0,8),10)%23]}function kd(n){return l.cleanUnicode(n," -")}var nG={name:"Spanish Pers\
onal Identify Code",localName:"Documento Nacional de Identidad",abbreviation:"DNI",compact(n){let[e,t]=kd(n);if(t)throw t;return e},format(n){let[e]=kd(n);return l.
splitAt(e,8).join("-")},validate(n){let[e,t]=kd(n);if(t)return{isValid:!1,error:t};if(e.length!==9)return{isValid:!1,error:new h};let[i,r]=l.splitAt(e,8);if(!("\
KLM".includes(i[0])&&l.isdigits(i.substring(1))))if(l.isdigits(i)){if(ja(i)!==r)return{isValid:!1,error:new b}}else return{isValid:!1,error:new v};return{isValid:!0,
compact:e,isIndividual:!0,isCompany:!1}}},{name:Jse,localName:Hse,abbreviation:Gse,validate:$y,format:$se,compact:Vse}=nG;var Vy="XYZ";function Md(n){return l.cleanUnicode(n," -")}var tG={name:"Spanish Foreign Number",localName:"N\xFAmero de Identificaci\xF3n de Extranjero",abbreviation:"\
NIE",compact(n){let[e,t]=Md(n);if(t)throw t;return e},format(n){let[e]=Md(n);return l.splitAt(e,1,8).join("-")},validate(n){let[e,t]=Md(n);if(t)return{isValid:!1,
error:t};if(e.length!==9)return{isValid:!1,error:new h};let[i,r,a]=l.splitAt(e,1,8);return!l.isdigits(r)||!Vy.includes(i)||l.isdigits(a)?{isValid:!1,error:new v}:
ja(`${Vy.indexOf(i)}${r}`)!==a?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:Xse,localName:Qse,abbreviation:jse,validate:Zy,
format:Use,compact:Kse}=tG;var Vs={};De(Vs,{abbreviation:()=>oG,compact:()=>lG,format:()=>uG,localName:()=>aG,name:()=>rG,validate:()=>sG});function Jd(n){let[e,t]=l.cleanUnicode(n," -./");return t?[e,t]:e.startsWith("ES")?[e.substr(2),null]:[e,null]}var iG={name:"Spanish VAT Number",localName:"N\xFAme\
ro de Identificaci\xF3n Fiscal",abbreviation:"NIF",compact(n){let[e,t]=Jd(n);if(t)throw t;return e},format(n){let[e]=Jd(n);return l.splitAt(e,1).join("-")},validate(n){
let[e,t]=Jd(n);return t?{isValid:!1,error:t}:e.length!==9?{isValid:!1,error:new h}:"KLM".includes(e[0])?e[e.length-1]!==ja(e.substr(1))?{isValid:!1,error:new b}:
{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:l.isdigits(e[0])?$y(e):"XYZ".includes(e[0])?Zy(e):Gy(e)}},{name:rG,localName:aG,abbreviation:oG,validate:sG,
format:uG,compact:lG}=iG;var cG={A\u0301LAVA:"01",ALBACETE:"02",ALICANTE:"03",ALMERI\u0301A:"04",ASTURIAS:"33",A\u0301VILA:"05",BADAJOZ:"06",BALEARES:"07",BARCELONA:"08",BURGOS:"09",CA\u0301CERES:"\
10",CA\u0301DIZ:"11",CANTABRIA:"39",CASTELLO\u0301N:"12","CIUDAD REAL":"13",CO\u0301RDOBA:"14",CORUN\u0303A:"15",CUENCA:"16",GERONA:"17",GRANADA:"18",GUADALAJARA:"\
19",GUIPU\u0301ZCOA:"20",HUELVA:"21",HUESCA:"22",JAE\u0301N:"23",LEO\u0301N:"24",LE\u0301RIDA:"25",LUGO:"27",MADRID:"28",MA\u0301LAGA:"29",MURCIA:"30",NAVARRA:"\
31",ORENSE:"32",PALENCIA:"34","PALMAS (LAS)":"35",PONTEVEDRA:"36","RIOJA (LA)":"26",SALAMANCA:"37","SANTA CRUZ DE TENERIFE":"38",SEGOVIA:"40",SEVILLA:"41",SORIA:"\
42",TARRAGONA:"43",TERUEL:"44",TOLEDO:"45",VALENCIA:"46",VALLADOLID:"47",VIZCAYA:"48",ZAMORA:"49",ZARAGOZA:"50","OTROS TERRITORIOS":"53",EXTRANJERO:"66"},BG=Object.
values(cG);function Hd(n){return l.cleanUnicode(n," -/")}var fG={name:"Spanish Social Security Number",localName:"Nu\u0301mero de Seguridad Social",abbreviation:"\
NSS",compact(n){let[e,t]=Hd(n);if(t)throw t;return e},format(n){let[e]=Hd(n);return l.splitAt(e,2).join("-")},validate(n){let[e,t]=Hd(n);if(t)return{isValid:!1,
error:t};if(e.length!==12)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new v};let[i,r,a]=l.splitAt(e,2,10);return BG.includes(i)?parseInt(
i+r,10)%97!==parseInt(a,10)?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new v}}},{name:qse,localName:eue,abbreviation:nue,
validate:tue,format:iue,compact:rue}=fG;var Zs={};De(Zs,{abbreviation:()=>CG,compact:()=>vG,format:()=>bG,localName:()=>gG,name:()=>mG,validate:()=>$d});function Gd(n){let[e,t]=l.cleanUnicode(n," ");return t!==null?[e,t]:e.startsWith("FI")?[e.substr(2),null]:[e,null]}var pG={name:"Finnish VAT Number",localName:"\
Arvonlis\xE4veronumero Merv\xE4rdesskattenummer",abbreviation:"ALV nro",compact(n){let[e,t]=Gd(n);if(t)throw t;return e},format(n){let[e]=Gd(n);return e},validate(n){
let[e,t]=Gd(n);return t?{isValid:!1,error:t}:e.length!==8?{isValid:!1,error:new h}:l.isdigits(e)?O(e,{modulus:11,weights:[7,9,10,5,8,4,2,1]})!==0?{isValid:!1,error:new b}:
{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},{name:mG,localName:gG,abbreviation:CG,validate:$d,format:bG,compact:vG}=pG;function Vd(n){return l.cleanUnicode(n," ")}var Zd="0123456789ABCDEFHJKLMNPRSTUVWXY",Xy={"+":"18","-":"19",Y:"19",X:"19",W:"19",V:"19",U:"19",A:"20",B:"20",C:"2\
0",D:"20",E:"20",F:"20"},DG=Object.keys(Xy),yG={name:"Finnish Personal Identity Code",localName:"Henkil\xF6tunnus",abbreviation:"HETU",compact(n){let[e,t]=Vd(n);
if(t)throw t;return e},format(n){let[e]=Vd(n);return e},validate(n){let[e,t]=Vd(n);if(t)return{isValid:!1,error:t};if(e.length!==11)return{isValid:!1,error:new h};
let[i,,r,a]=l.splitAt(e,6,7,-1);if(!l.isdigits(i)||!l.isdigits(r)||!Zd.includes(a))return{isValid:!1,error:new p};if(!DG.includes(e[6]))return{isValid:!1,error:new v};
let[o,s,u,c,B,f]=l.splitAt(e,2,4,6,7,10);if(!ke(`${Xy[c]}${u}`,s,o,!0))return{isValid:!1,error:new v};let d=`${o}${s}${u}${B}`;return Zd[parseInt(d,10)%Zd.length]!==
f?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:uue,localName:lue,abbreviation:cue,validate:Bue,format:fue,compact:due}=yG;function Xd(n){return l.cleanUnicode(n," -")}var EG={name:"Finnish Business Identifier",localName:"Yritys- ja yhteis\xF6tunnus",abbreviation:"Y-tunnus",compact(n){
let[e,t]=Xd(n);if(t)throw t;return e},format(n){let[e]=Xd(n);return l.splitAt(e,-1).join("-")},validate(n){let[e,t]=Xd(n);return t?{isValid:!1,error:t}:$d(e)}},
{name:mue,localName:gue,abbreviation:Cue,validate:bue,format:vue,compact:Due}=EG;function Qd(n){return l.cleanUnicode(n," -.")}var xG={name:"Vinnutal",localName:"NAME",abbreviation:"VN",compact(n){let[e,t]=Qd(n);if(t)throw t;return e},format(n){
let[e]=Qd(n);return e},validate(n){let[e,t]=Qd(n);return t?{isValid:!1,error:t}:e.length!==6?{isValid:!1,error:new h}:l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!1,
isCompany:!1}:{isValid:!1,error:new p}}},{name:Eue,localName:Sue,abbreviation:xue,validate:wue,format:Oue,compact:Aue}=xG;function jd(n){return l.cleanUnicode(n," ")}var AG={name:"French Tax Identification Number",localName:"Num\xE9ro d'Immatriculation Fiscale",abbreviation:"NIF",compact(n){
let[e,t]=jd(n);if(t)throw t;return e},format(n){let[e]=jd(n);return l.splitAt(e,2,4,7,10).join(" ")},validate(n){let[e,t]=jd(n);if(t)return{isValid:!1,error:t};
if(e.length!==13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,10),a=parseInt(i,10);return"0123".includes(
e[0])?a===0?{isValid:!1,error:new v}:String(a%511).padStart(3,"0")!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,
error:new v}}},{name:Iue,localName:Lue,abbreviation:Tue,validate:Fue,format:Pue,compact:_ue}=AG;function Ud(n){return l.cleanUnicode(n," .")}var NG={name:"French Personal Identification Number",localName:"Num\xE9ro d\u2019Inscription au RNIPP",abbreviation:"\
NIR",compact(n){let[e,t]=Ud(n);if(t)throw t;return e},format(n){let[e]=Ud(n);return l.splitAt(e,1,3,5,7,10,13).join(" ")},validate(n){let[e,t]=Ud(n);if(t)return{
isValid:!1,error:t};if(e.length!==15)return{isValid:!1,error:new h};let[i,r,a,o]=l.splitAt(e,5,7,13);if(!l.isdigits(i)||!l.isdigits(a)||!l.isdigits(o))return{isValid:!1,
error:new p};let s="";if(r==="2A")s="19";else if(r==="2B")s="18";else if(l.isdigits(r))s=r;else return{isValid:!1,error:new v};let u=parseInt(`${i}${s}${a}`,10)%
97;return String(97-u).padStart(2,"0")!==o?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:kue,localName:Mue,abbreviation:Yue,
validate:Jue,format:Hue,compact:Gue}=NG;function Kd(n){return l.cleanUnicode(n," .")}var IG={name:"French Company Identification Number",localName:"Syst\xE8me d'Identification du R\xE9pertoire des Entrepris\
es",abbreviation:"SIREN",compact(n){let[e,t]=Kd(n);if(t)throw t;return e},format(n){let[e]=Kd(n);return l.splitAt(e,3,6).join(" ")},validate(n){let[e,t]=Kd(n);return t?
{isValid:!1,error:t}:e.length!==9?{isValid:!1,error:new h}:l.isdigits(e)?Ce(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}:{isValid:!1,
error:new p}}},{name:Zue,localName:Xue,abbreviation:Que,validate:Wy,format:jue,compact:Uue}=IG;function zd(n){return l.cleanUnicode(n," -/")}var LG={name:"French Company Establishment Identification Number",localName:"Syst\xE8me d'Identification du R\xE9pertoir\
e des \xC9tablissements",abbreviation:"SIRET",compact(n){let[e,t]=zd(n);if(t)throw t;return e},format(n){let[e]=zd(n);return l.splitAt(e,3,6,9).join(" ")},validate(n){
let[e,t]=zd(n);if(t)return{isValid:!1,error:t};if(e.length!==14)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if(e.startsWith(
"356000000")&&e!=="35600000000048"){if(O(e,{weights:[1],modulus:5})!==0)return{isValid:!1,error:new b}}else if(!Ce(e))return{isValid:!1,error:new b};return{isValid:!0,
compact:e,isIndividual:!1,isCompany:!0}}},{name:zue,localName:que,abbreviation:ele,validate:nle,format:tle,compact:ile}=LG;var Qs={};De(Qs,{abbreviation:()=>_G,compact:()=>kG,format:()=>RG,localName:()=>PG,name:()=>FG,validate:()=>eh});function qd(n){let[e,t]=l.cleanUnicode(n," -.");return t!==null?[e,t]:e.startsWith("FR")?[e.substr(2),null]:[e,null]}var Xs="0123456789ABCDEFGHJKLMNPQRSTUVWXYZ",
TG={name:"French VAT Number",localName:"Num\xE9ro d'Identification \xE0 la Taxe sur la Valeur Ajout\xE9e",abbreviation:"n\xB0TVA",compact(n){let[e,t]=qd(n);if(t)
throw t;return e},format(n){let[e]=qd(n);return l.splitAt(e,2,5,8).join(" ")},validate(n){let[e,t]=qd(n);if(t)return{isValid:!1,error:t};if(e.length!==11)return{
isValid:!1,error:new h};let[i,r]=l.splitAt(e,2);if(!Xs.includes(i[0])||!Xs.includes(i[1]))return{isValid:!1,error:new p};if(!l.isdigits(r))return{isValid:!1,error:new p};
if(e.substring(2,5)!=="000"){let a=Wy(e.substr(2));if(!a.isValid)return a}if(l.isdigits(i)){if((12+3*(parseInt(r,10)%97))%97!==parseInt(i,10))return{isValid:!1,
error:new b}}else{let a=Xs.indexOf(i[0]),o=Xs.indexOf(i[1]),s;a<10?s=a*24+o-10:s=a*34+o-100;let u=(parseInt(r,10)+1+Math.floor(s/11))%11,c=s%11;if(u!==c)return{
isValid:!1,error:new b}}return{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:FG,localName:PG,abbreviation:_G,validate:eh,format:RG,compact:kG}=TG;function nh(n){return l.cleanUnicode(n," -.")}function YG(n){return[8,9].includes(n.length)}function JG(n){let e=["D","F","I","Q","U","V"],i=["BG","GB","KN","NK",
"NT","TN","ZZ"];return e.includes(n[0])||e.includes(n[1])||n[1]==="O"?!1:!i.includes(n)}var HG=/^([A-Z]{2})\d{6}[A-D]?$/;function GG(n){let e=n.toUpperCase().match(
HG),t=n.slice(0,2).toUpperCase();return!!e&&JG(t)}var $G={name:"United Kingdom National Insurance Number",localName:"National Insurance Number",abbreviation:"NI\
NO",compact(n){let[e,t]=nh(n);if(t)throw t;return e},format(n){let[e]=nh(n);return e},validate(n){let[e,t]=nh(n);return t?{isValid:!1,error:t}:YG(e)?GG(e)?{isValid:!0,
compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new p}:{isValid:!1,error:new h}}},{name:ole,localName:sle,abbreviation:ule,validate:lle,format:cle,compact:Ble}=$G;function th(n){return l.cleanUnicode(n," ")}var VG={name:"United Kingdom Unique Taxpayer Reference",localName:"Unique Taxpayer Reference",abbreviation:"UTR",compact(n){
let[e,t]=th(n);if(t)throw t;return e},format(n){let[e]=th(n);return e},validate(n){let[e,t]=th(n);if(t)return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,
error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,1);return"21987654321"[O(r,{weights:[6,7,8,9,10,5,4,3,2],modulus:11})]!==i?{isValid:!1,
error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:hle,localName:ple,abbreviation:mle,validate:gle,format:Cle,compact:ble}=VG;function ih(n){let[e,t]=l.cleanUnicode(n," -/");return t!==null?[e,t]:e.startsWith("GB")?[e.substr(2),null]:[e,null]}var ZG={name:"United Kingdom (and Isle of M\
an) VAT Number",localName:"Value Added Tax Registration Number",abbreviation:"VAT Reg No",compact(n){let[e,t]=ih(n);if(t)throw t;return e},format(n){let[e]=ih(n);
return l.splitAt(e,3,7).join(" ")},validate(n){let[e,t]=ih(n);if(t)return{isValid:!1,error:t};if(e.length===5){if(!l.isdigits(e.substr(2)))return{isValid:!1,error:new p};
let i=parseInt(e.substr(2),10);if(e.startsWith("GD")&&i>=500)return{isValid:!1,error:new v};if(e.startsWith("HA")&&i<500)return{isValid:!1,error:new v}}else if(e.
length===11&&(e.startsWith("GD8888")||e.startsWith("HA8888"))){if(!l.isdigits(e.substr(6)))return{isValid:!1,error:new p};let i=parseInt(e.substr(6,3),10);if(e.
startsWith("GD")&&i>=500)return{isValid:!1,error:new v};if(e.startsWith("HA")&&i<500)return{isValid:!1,error:new v};if(i%97!==parseInt(e.substr(9,2),10))return{
isValid:!1,error:new b}}else if(e.length===9||e.length===12){if(!l.isdigits(e))return{isValid:!1,error:new p};let i=O(e.substr(0,9),{weights:[8,7,6,5,4,3,2,10,1],
modulus:97});if(Number(e.substring(0,3))>=100){if(![0,42,55].includes(i))return{isValid:!1,error:new b}}else if(i!==0)return{isValid:!1,error:new b}}else return{
isValid:!1,error:new h};return{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:Dle,localName:yle,abbreviation:Ele,validate:Sle,format:xle,compact:wle}=ZG;function rh(n){return l.cleanUnicode(n," -")}var QG=/^[PCGQV]{1}00[A-Z0-9]{8}$/,jG="0123456789X",UG={name:"Taxpayer Identification Number",localName:"",abbreviation:"\
TIN",compact(n){let[e,t]=rh(n);if(t)throw t;return e},format(n){let[e]=rh(n);return e},validate(n){let[e,t]=rh(n);if(t)return{isValid:!1,error:t};if(e.length!==
11)return{isValid:!1,error:new h};if(!QG.test(e))return{isValid:!1,error:new p};let[,i,r]=l.splitAt(e,1,10),a=O(i,{weights:[1,2,3,4,5,6,7,8,9,10],modulus:11});return jG[a]!==
r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:e[0]==="P",isCompany:e[0]!=="P"}}},{name:Nle,localName:Ile,abbreviation:Lle,validate:Tle,format:Fle,
compact:Ple}=UG;function ah(n){return l.cleanUnicode(n," -")}var WG={name:"Greek Social Security Number",localName:"\u0391\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2 \u039C\u03B7\u03C4\u03C1\u03CE\u03BF\u03C5 \u039A\u03BF\u03B9\u03BD\u03C9\u03BD\u03B9\u03BA\u03AE\u03C2 \u0391\u03C3\u03C6\u03AC\u03BB\u03B9\u03C3\u03B7\u03C2",
abbreviation:"AMKA",compact(n){let[e,t]=ah(n);if(t)throw t;return e},format(n){let[e]=ah(n);return e},validate(n){let[e,t]=ah(n);if(t)return{isValid:!1,error:t};
if(e.length!==11)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,a]=l.splitAt(e,2,4,6);return ke(a,r,i)?Ce(e)?{isValid:!0,
compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new v}}},{name:kle,localName:Mle,abbreviation:Yle,validate:Jle,format:Hle,compact:Gle}=WG;var js={};De(js,{abbreviation:()=>n$,compact:()=>r$,format:()=>i$,localName:()=>e$,name:()=>qG,validate:()=>t$});function oh(n){let[e,t]=l.cleanUnicode(n," ");if(t!==null)return[e,t];let i=e;return(e.startsWith("GR")||e.startsWith("EL"))&&(i=e.substr(2)),i.length===8?[`0${i}`,
null]:[i,null]}var zG={name:"Greek VAT Number",localName:"\u0391\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2 \u03A6\u03BF\u03C1\u03BF\u03BB\u03BF\u03B3\u03B9\u03BA\u03BF\u03CD \u039C\u03B7\u03C4\u03C1\u03CE\u03BF\u03C5",
abbreviation:"\u0391\u03A6\u039C",compact(n){let[e,t]=oh(n);if(t)throw t;return e},format(n){let[e]=oh(n);return e},validate(n){let[e,t]=oh(n);if(t)return{isValid:!1,
error:t};if(e.length!==9)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=i.split("").map(o=>parseInt(
o,10)).reduce((o,s)=>o*2+s,0);return String(a*2%11%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:qG,localName:e$,
abbreviation:n$,validate:t$,format:i$,compact:r$}=zG;function sh(n){return l.cleanUnicode(n," -")}var o$={name:"Num\xE9ro d'Identification Fiscale Permanent",localName:"",abbreviation:"NIFP",compact(n){let[e,t]=sh(
n);if(t)throw t;return e},format(n){let[e]=sh(n);return l.splitAt(e,3,6).join("-")},validate(n){let[e,t]=sh(n);return t?{isValid:!1,error:t}:e.length!==9?{isValid:!1,
error:new h}:l.isdigits(e)?Ce(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:Xle,localName:Qle,
abbreviation:jle,validate:Ule,format:Kle,compact:Wle}=o$;function uh(n){return l.cleanUnicode(n," -")}var l$={"01":17,"02":8,"03":16,"04":16,"05":13,"06":14,"07":19,"08":8,"09":24,10:21,11:9,12:30,13:32,14:21,15:8,16:17,
17:14,18:5,19:11,20:11,21:7,22:17},c$={name:"Guatemala Identity Number",localName:"C\xF3digo \xDAnico de Identificaci\xF3n",abbreviation:"CUI",compact(n){let[e,
t]=uh(n);if(t)throw t;return e},format(n){let[e]=uh(n);return l.splitAt(e,4,9).join("-")},validate(n){let[e,t]=uh(n);if(t)return{isValid:!1,error:t};if(e.length!==
13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,a,o]=l.splitAt(e,8,9,11),s=l$[a];if(!s)return{isValid:!1,error:new v};
if(parseInt(o,10)>s)return{isValid:!1,error:new v};let u=String(O(i,{weights:[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16],modulus:11})%10);return r!==u?{isValid:!1,error:new b}:
{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:qle,localName:ece,abbreviation:nce,validate:tce,format:ice,compact:rce}=c$;function lh(n){return l.cleanUnicode(n," -")}var aE="0123456789K",B$={name:"Guatemala Tax Number",localName:"N\xFAmero de Identificaci\xF3n Tributaria",abbreviation:"\
NIT",compact(n){let[e,t]=lh(n);if(t)throw t;return e},format(n){let[e]=lh(n);return l.splitAt(e,-1).join("-")},validate(n){let[e,t]=lh(n);if(t)return{isValid:!1,
error:t};if(e.length<2||e.length>12)return{isValid:!1,error:new h};let[i,r]=l.splitAt(e,-1);if(!l.isdigits(i))return{isValid:!1,error:new p};if(!aE.includes(r))
return{isValid:!1,error:new v};let a=(11-O(i,{reverse:!0,weights:[2,3,4,5,6,7,8,9,10,11,12,13,14],modulus:11}))%11;return r!==aE[a]?{isValid:!1,error:new b}:{isValid:!0,
compact:e,isIndividual:!1,isCompany:!0}}},{name:oce,localName:sce,abbreviation:uce,validate:lce,format:cce,compact:Bce}=B$;function ch(n){return l.cleanUnicode(n," -()")}var sE="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",d$={name:"Hong Kong Identity Card Number",localName:"\u9999\u6E2F\u8EAB\u4EFD\u8B49",
abbreviation:"HKID",compact(n){let[e,t]=ch(n);if(t)throw t;return e},format(n){let[e]=ch(n);return e},validate(n){let[e,t]=ch(n);if(t)return{isValid:!1,error:t};
if(e.length!==8&&e.length!==9)return{isValid:!1,error:new h};if(!/^[A-NP-Z]{1,2}[0-9]{6}[0-9A]$/.test(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),
a=(O(i,{modulus:11,weights:i.length===7?[8,7,6,5,4,3,2,1]:[9,8,7,6,5,4,3,2,1],alphabet:sE})+(i.length===7?5:0))%11;return sE[(11-a)%11]!==r?{isValid:!1,error:new b}:
{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:hce,localName:pce,abbreviation:mce,validate:gce,format:Cce,compact:bce}=d$;var Us={};De(Us,{abbreviation:()=>C$,compact:()=>D$,format:()=>v$,localName:()=>g$,name:()=>m$,validate:()=>b$});function Bh(n){return l.cleanUnicode(n," -","HR")}var p$={name:"Croatian Personal Identification Number",localName:"Osobni Identifikacijski Broj",abbreviation:"\
OIB",compact(n){let[e,t]=Bh(n);if(t)throw t;return e},format(n){let[e]=Bh(n);return e},validate(n){let[e,t]=Bh(n);return t?{isValid:!1,error:t}:e.length!==11?{isValid:!1,
error:new h}:l.isdigits(e)?Pr(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:m$,localName:g$,abbreviation:C$,
validate:b$,format:v$,compact:D$}=p$;var Ks={};De(Ks,{abbreviation:()=>w$,compact:()=>N$,format:()=>A$,localName:()=>x$,name:()=>S$,validate:()=>O$});function fh(n){return l.cleanUnicode(n," -","HU")}var E$={name:"Hugarian VAT Number",localName:"K\xF6z\xF6ss\xE9gi Ad\xF3sz\xE1m",abbreviation:"ANUM",compact(n){
let[e,t]=fh(n);if(t)throw t;return e},format(n){let[e]=fh(n);return e},validate(n){let[e,t]=fh(n);return t?{isValid:!1,error:t}:e.length!==8?{isValid:!1,error:new h}:
l.isdigits(e)?O(e,{modulus:10,weights:[9,7,3,1,9,7,3,1]})!==0?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!0}:{isValid:!1,error:new p}}},
{name:S$,localName:x$,abbreviation:w$,validate:O$,format:A$,compact:N$}=E$;function dh(n){return l.cleanUnicode(n," -.")}var L$=["01","02","21","31","00","20","04","05","06","07","08","09","24","25","26","31","34","35","36","47","48","\
49","57","58","67","77","78","79","87","88","89","97"],T$={name:"Indonesian VAT Number",localName:"Nomor Pokok Wajib Pajak",abbreviation:"NPWP",compact(n){let[e,
t]=dh(n);if(t)throw t;return e},format(n){let[e]=dh(n),[t,i,r,a,o,s]=l.splitAt(e,2,5,8,9,12);return`${t}.${i}.${r}.${a}-${o}.${s}`},validate(n){let[e,t]=dh(n);return t?
{isValid:!1,error:t}:e.length!==15?{isValid:!1,error:new h}:l.isdigits(e)?L$.includes(e.substr(0,2))?Ce(e.substr(0,9))?{isValid:!0,compact:e,isIndividual:!0,isCompany:!0}:
{isValid:!1,error:new b}:{isValid:!1,error:new v}:{isValid:!1,error:new p}}},{name:wce,localName:Oce,abbreviation:Ace,validate:Nce,format:Ice,compact:Lce}=T$;var Ws={};De(Ws,{abbreviation:()=>k$,calcCheckDigit:()=>_r,compact:()=>J$,format:()=>Y$,localName:()=>R$,name:()=>_$,validate:()=>M$});function hh(n){return l.cleanUnicode(n," ","IE")}var ph="WABCDEFGHIJKLMNOPQRSTUV";function _r(n){let e=n.padStart(7,"0"),t=e.substr(0,7).split("").reduce((r,a,o)=>{
let s=Number.parseInt(a,10);return r+(8-o)*s},0),i=e.length===8?9*ph.indexOf(e[7]):0;return ph[(t+i)%23]}var P$={name:"Irish VAT Number",localName:"C\xE1in Bhreisl\
uacha",abbreviation:"CBL",compact(n){let[e,t]=hh(n);if(t)throw t;return e},format(n){let[e]=hh(n);return e},validate(n){let[e,t]=hh(n);if(t)return{isValid:!1,error:t};
if(e.length!==8&&e.length!==9)return{isValid:!1,error:new h};if(!l.isdigits(e[0])||!l.isdigits(e.substr(2,5)))return{isValid:!1,error:new p};let[i,r]=l.splitAt(
e,7);if(!r.split("").every(a=>ph.includes(a)))return{isValid:!1,error:new p};if(l.isdigits(i)){if(e[7]!==_r(`${i}${e.substr(8)}`))return{isValid:!1,error:new b}}else if("\
ABCDEFGHIJKLMNOPQRSTUVWXYZ+*".includes(e[1])){if(e[7]!==_r(`${e.substr(2,5)}${e[0]}`))return{isValid:!1,error:new b}}else return{isValid:!1,error:new p};return{
isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:_$,localName:R$,abbreviation:k$,validate:M$,format:Y$,compact:J$}=P$;function mh(n){return l.cleanUnicode(n," -")}var H$=/^\d{7}[A-W][AHWTX]?$/,G$={name:"Irish Personal Number",localName:"Personal Public Service Number",abbreviation:"\
PPS",compact(n){let[e,t]=mh(n);if(t)throw t;return e},format(n){let[e]=mh(n);return e},validate(n){let[e,t]=mh(n);if(t)return{isValid:!1,error:t};if(e.length!==
8&&e.length!==9)return{isValid:!1,error:new h};if(!H$.test(e))return{isValid:!1,error:new p};if(e.length===9&&"AH".includes(e[8])){if(e[7]!==_r(`${e.substr(0,7)}${e.
substr(8)}`))return{isValid:!1,error:new b}}else if(e[7]!==_r(e.substr(0,7)))return{isValid:!1,error:new b};return{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},
{name:_ce,localName:Rce,abbreviation:kce,validate:Mce,format:Yce,compact:Jce}=G$;function gh(n){return l.cleanUnicode(n," -")}var V$={name:"Israeli Company Number",localName:"\u05DE\u05E1\u05E4\u05E8 \u05D7\u05D1\u05E8\u05D4",abbreviation:"\u05D7\
.\u05E4.",compact(n){let[e,t]=gh(n);if(t)throw t;return e},format(n){let[e]=gh(n);return e},validate(n){let[e,t]=gh(n);return t?{isValid:!1,error:t}:e.length!==
9?{isValid:!1,error:new h}:l.isdigits(e)?e[0]!=="5"?{isValid:!1,error:new v}:Ce(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}:
{isValid:!1,error:new p}}},{name:$ce,localName:Vce,abbreviation:Zce,validate:Xce,format:Qce,compact:jce}=V$;function Ch(n){return l.cleanUnicode(n," -")}var Z$={name:"Israeli Identify Number",localName:"Mispar Zehut, \u05DE\u05E1\u05E4\u05E8 \u05D6\u05D4\u05D5\u05EA",
compact(n){let[e,t]=Ch(n);if(t)throw t;return e},format(n){let[e]=Ch(n);return l.splitAt(e,-1).join("-")},validate(n){let[e,t]=Ch(n);return t?{isValid:!1,error:t}:
e.length>9?{isValid:!1,error:new h}:l.isdigits(e)?Ce(e.padStart(9,"0"))?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,
error:new p}}},{name:Wce,localName:zce,abbreviation:qce,validate:eBe,format:nBe,compact:tBe}=Z$;function bh(n){return l.cleanUnicode(n," -")}var Q$={name:"Indian Digital Resident Personal Identity Number",localName:"Aadhaar",compact(n){let[e,t]=bh(n);if(t)
throw t;return e},format(n){let[e]=bh(n);return l.splitAt(e,4,8).join(" ")},validate(n){let[e,t]=bh(n);return t?{isValid:!1,error:t}:e.length!==12?{isValid:!1,error:new h}:
l.isdigits(e)?e[0]==="0"||e[0]==="1"?{isValid:!1,error:new p}:e.split("").reverse().join("")===e?{isValid:!1,error:new p}:As(e)?{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:aBe,localName:oBe,abbreviation:sBe,validate:uBe,format:lBe,compact:cBe}=Q$;function vh(n){return l.cleanUnicode(n," -")}var j$={A:"Association of Persons (AOP)",B:"Body of Individuals (BOI)",C:"Company",F:"Firm/Limited Liability Partne\
rship",G:"Government Agency",H:"Hindu Undivided Family (HUF)",L:"Local Authority",J:"Artificial Juridical Person",P:"Individual",T:"Trust",K:"Krish (Trust Krish\
)"},U$=Object.keys(j$),K$={name:"Indian Income Tax Identifier",localName:"Permanent Account Number",abbreviation:"PAN",compact(n){let[e,t]=vh(n);if(t)throw t;return e},
format(n){let[e]=vh(n);return e},validate(n){let[e,t]=vh(n);if(t)return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!/^[A-Z]{5}[0-9]{4}[A-Z]$/.
test(e))return{isValid:!1,error:new p};if(!U$.includes(e[3]))return{isValid:!1,error:new v};let[,i]=l.splitAt(e,5,9);return i==="0000"?{isValid:!1,error:new v}:
{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:fBe,localName:dBe,abbreviation:hBe,validate:hE,format:pBe,compact:mBe}=K$;function Dh(n){return l.cleanUnicode(n," -")}var W$=/^[2-9][0-9]{15}$/,z$={name:"Indian personal virtual identity number",localName:"Indian personal virtual ide\
ntity number",abbreviation:"VIN",compact(n){let[e,t]=Dh(n);if(t)throw t;return e},format(n){let[e]=Dh(n);return l.splitAt(e,4,8,12).join(" ")},validate(n){let[e,
t]=Dh(n);if(t)return{isValid:!1,error:t};if(e.length!==16)return{isValid:!1,error:new h};if(!W$.test(e))return{isValid:!1,error:new p};let i=e.split("");return i.
reverse(),e===i.join("")?{isValid:!1,error:new p}:As(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}}},{name:bBe,localName:vBe,abbreviation:DBe,
validate:yBe,format:EBe,compact:SBe}=z$;function yh(n){return l.cleanUnicode(n," -")}var eV=/^[A-Z]{3}[0-9]{7}$/,nV={name:"Electoral Photo Identity Card",localName:"",abbreviation:"EPIC",compact(n){let[
e,t]=yh(n);if(t)throw t;return e},format(n){let[e]=yh(n);return e},validate(n){let[e,t]=yh(n);if(t)return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,
error:new h};if(!eV.test(e))return{isValid:!1,error:new p};let[,i]=l.splitAt(e,3);return Ce(i)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}}},
{name:OBe,localName:ABe,abbreviation:NBe,validate:IBe,format:LBe,compact:TBe}=nV;function Eh(n){return l.cleanUnicode(n," -")}var iV=/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]{3}$/,Pi="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",rV={"01":"Jammu and K\
ashmir","02":"Himachal Pradesh","03":"Punjab","04":"Chandigarh","05":"Uttarakhand","06":"Haryana","07":"Delhi","08":"Rajasthan","09":"Uttar Pradesh",10:"Bihar",
11:"Sikkim",12:"Arunachal Pradesh",13:"Nagaland",14:"Manipur",15:"Mizoram",16:"Tripura",17:"Meghalaya",18:"Assam",19:"West Bengal",20:"Jharkhand",21:"Orissa",22:"\
Chattisgarh",23:"Madhya Pradesh",24:"Gujarat",25:"Daman and Diu",26:"Dadar and Nagar Haveli",27:"Maharashtra",28:"Andhra Pradesh",29:"Karnataka",30:"Goa",31:"La\
kshadweep",32:"Kerala",33:"Tamil Nadu",34:"Puducherry",35:"Anadaman and Nicobar Islands",36:"Telangana",37:"Andhra Pradesh (New)"},aV=Object.keys(rV),oV={name:"\
Indian VAT Number",localName:"Goods and Services Tax Identification Number",abbreviation:"GSTIN",compact(n){let[e,t]=Eh(n);if(t)throw t;return e},format(n){let[
e]=Eh(n);return e},validate(n){let[e,t]=Eh(n);if(t)return{isValid:!1,error:t};if(e.length!==15)return{isValid:!1,error:new h};if(!iV.test(e))return{isValid:!1,error:new p};
let[i,r]=l.splitAt(e,2,12);if(!aV.includes(i))return{isValid:!1,error:new v};if(e[12]==="0"||e[13]!=="Z")return{isValid:!1,error:new v};if(!hE(r).isValid)return{
isValid:!1,error:new v};let[a,o]=l.splitAt(e,-1),s=a.split("").map((c,B)=>{let f=Pi.indexOf(c)*(B%2!==0?2:1);return Math.floor(f/Pi.length)+f%Pi.length}).reduce(
(c,B)=>c+B),u=(Pi.length-s%Pi.length)%Pi.length;return Pi[u]!==o?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:_Be,localName:RBe,
abbreviation:kBe,validate:MBe,format:YBe,compact:JBe}=oV;function Sh(n){return l.cleanUnicode(n," -")}var lV={name:"Icelandic Identity Code",localName:"Kennitala",compact(n){let[e,t]=Sh(n);if(t)throw t;return e},format(n){
let[e]=Sh(n);return l.splitAt(e,6).join("-")},validate(n){let[e,t]=Sh(n);if(t)return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!l.isdigits(
e))return{isValid:!1,error:new p};let[i,r,a,,o]=l.splitAt(e,2,4,6,9),s=parseInt(i,10),u=s>40,c=s>40?String(s-40).padStart(2,"0"):i,B=o==="9"?`19${a}`:`20${a}`;return ke(
B,r,c)?O(e,{modulus:11,weights:[3,2,7,6,5,4,3,2,1,0]})!==0?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!u,isCompany:u}:{isValid:!1,error:new v}}},
{name:GBe,localName:$Be,abbreviation:VBe,validate:ZBe,format:XBe,compact:QBe}=lV;function xh(n){return l.cleanUnicode(n," -","IS")}var cV={name:"Icelandic VAT Number",localName:"Vir\xF0isaukaskattsn\xFAmer",abbreviation:"VSK",compact(n){let[
e,t]=xh(n);if(t)throw t;return e},format(n){let[e]=xh(n);return e},validate(n){let[e,t]=xh(n);return t?{isValid:!1,error:t}:e.length!==5&&e.length!==6?{isValid:!1,
error:new h}:l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},{name:UBe,localName:KBe,abbreviation:WBe,validate:zBe,
format:qBe,compact:efe}=cV;function wh(n){return l.cleanUnicode(n," ")}var CE="0123456789BCDFGHJKLMNPQRSTUVWXYZ",fV={name:"Italian Code for Identification of Drugs",localName:"Autorizzazi\
one all\u2019Immissione in Commercio",abbreviation:"AIC",compact(n){let[e,t]=wh(n);if(t)throw t;return e},format(n){let[e]=wh(n);return e},validate(n){let[e,t]=wh(
n);if(t)return{isValid:!1,error:t};if(e.length!==6&&e.length!==9)return{isValid:!1,error:new h};let i=e;if(e.length===6){let s=e.split("");if(!s.every(u=>CE.includes(
u)))return{isValid:!1,error:new p};i=String(s.reverse().reduce((u,c,B)=>u+CE.indexOf(c)*Math.pow(32,B),0)).padStart(9,"0")}if(!l.isdigits(i))return{isValid:!1,error:new p};
let[r,a]=l.splitAt(i,-1),o=r.split("").map(s=>parseInt(s,10)).reduce((s,u,c)=>{let B=u*(c%2+1);return s+Math.floor(B/10)+B%10},0);return String(o%10)!==a?{isValid:!1,
error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!1}}},{name:tfe,localName:ife,abbreviation:rfe,validate:afe,format:ofe,compact:sfe}=fV;var hV=/^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST]{1}[0-9LMNPQRSTUV]{2}[A-Z]{1}[0-9LMNPQRSTUV]{3}[A-Z]{1}$/,pV={0:1,1:0,2:5,3:7,4:9,5:13,6:15,7:17,8:19,9:21,A:1,
B:0,C:5,D:7,E:9,F:13,G:15,H:17,I:19,J:21,K:2,L:4,M:18,N:20,O:11,P:3,Q:6,R:8,S:12,T:14,U:16,V:10,W:22,X:25,Y:24,Z:23},mV={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,
A:0,B:1,C:2,D:3,E:4,F:5,G:6,H:7,I:8,J:9,K:10,L:11,M:12,N:13,O:14,P:15,Q:16,R:17,S:18,T:19,U:20,V:21,W:22,X:23,Y:24,Z:25},gV="ABCDEFGHIJKLMNOPQRSTUVWXYZ";function Oh(n){
return l.cleanUnicode(n," -:")}var CV={name:"Italian Tax Code",localName:"Codice Fiscale",abbreviation:"CF",compact(n){let[e,t]=Oh(n);if(t)throw t;return e},format(n){
let[e]=Oh(n);return e},validate(n){let[e,t]=Oh(n);if(t)return{isValid:!1,error:t};if(e.length!==16)return{isValid:!1,error:new h};if(!hV.test(e))return{isValid:!1,
error:new p};let[i,r]=l.splitAt(e,-1),a=i.split("").reduce((o,s,u)=>(o+(u%2===1?mV[s]:pV[s]))%26,0);return gV[a]!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,
isIndividual:!0,isCompany:!1}}},{name:lfe,localName:cfe,abbreviation:Bfe,validate:ffe,format:dfe,compact:hfe}=CV;var zs={};De(zs,{abbreviation:()=>yV,compact:()=>xV,format:()=>SV,localName:()=>DV,name:()=>vV,validate:()=>EV});function Ah(n){return l.cleanUnicode(n," -:","IT")}var bV={name:"Italian VAT Number",localName:"Partita Imposta sul Valore Aggiunto",abbreviation:"P.IVA",compact(n){
let[e,t]=Ah(n);if(t)throw t;return e},format(n){let[e]=Ah(n);return e},validate(n){let[e,t]=Ah(n);if(t)return{isValid:!1,error:t};if(e.length!==11)return{isValid:!1,
error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let i=parseInt(e.substr(7,3),10);return!(i>=1&&i<=100)&&![120,121,888,999].includes(i)?{isValid:!1,
error:new v}:Ce(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}}},{name:vV,localName:DV,abbreviation:yV,validate:EV,format:SV,compact:xV}=bV;function Nh(n){return l.cleanUnicode(n," -")}var OV={name:"Japanese Corporate Number",localName:"\u6CD5\u4EBA\u756A\u53F7 (h\u014Djin bang\u014D)",abbreviation:"\
CN",compact(n){let[e,t]=Nh(n);if(t)throw t;return e},format(n){let[e]=Nh(n);return l.splitAt(e,1,5,9).join("-")},validate(n){let[e,t]=Nh(n);if(t)return{isValid:!1,
error:t};if(e.length!==13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,1),a=O(r,{modulus:9,reverse:!0,weights:[
1,2,1,2,1,2,1,2,1,2,1,2]});return String(9-a)!==i?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:bfe,localName:vfe,abbreviation:Dfe,
validate:yfe,format:Efe,compact:Sfe}=OV;function Ih(n){return l.cleanUnicode(n," -")}var NV=/^[A|P]{1}[0-9]{9}[A-Z]{1}$/i,IV={name:"Personal Identification Number",localName:"",abbreviation:"PIN",compact(n){
let[e,t]=Ih(n);if(t)throw t;return e},format(n){let[e]=Ih(n);return e},validate(n){let[e,t]=Ih(n);return t?{isValid:!1,error:t}:e.length!==11?{isValid:!1,error:new h}:
NV.test(e)?{isValid:!0,compact:e,isIndividual:e[0]==="A",isCompany:e[0]==="P"}:{isValid:!1,error:new p}}},{name:wfe,localName:Ofe,abbreviation:Afe,validate:Nfe,
format:Ife,compact:Lfe}=IV;function Lh(n){return l.cleanUnicode(n," -")}var FV={name:"South Korean Business Registration Number",localName:"\uC0AC\uC5C5\uC790 \uB4F1\uB85D \uBC88\uD638",abbreviation:"\
BRN",compact(n){let[e,t]=Lh(n);if(t)throw t;return e},format(n){let[e]=Lh(n);return l.splitAt(e,3,5).join("-")},validate(n){let[e,t]=Lh(n);if(t)return{isValid:!1,
error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,a,o]=l.splitAt(e,3,5,9);if(parseInt(i,10)<101)
return{isValid:!1,error:new v};if(r==="00")return{isValid:!1,error:new v};if(a==="0000")return{isValid:!1,error:new v};let s=O(e.substr(0,9),{modulus:10,weights:[
1,3,7,1,3,7,1,3,5]}),u=Math.floor(parseInt(a[3],10)*5/10);return String((10-(s+u)%10)%10)!==o?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},
{name:Pfe,localName:_fe,abbreviation:Rfe,validate:kfe,format:Mfe,compact:Yfe}=FV;function Th(n){return l.cleanUnicode(n," -/")}var PV={0:18,1:19,2:19,3:20,4:20,5:19,6:19,7:20,8:20,9:18},_V={name:"South Korean Resident Registration Number",localName:"\
\uC8FC\uBBFC\uB4F1\uB85D\uBC88\uD638",abbreviation:"RRN",compact(n){let[e,t]=Th(n);if(t)throw t;return e},format(n){let[e]=Th(n);return l.splitAt(e,6).join("-")},
validate(n){let[e,t]=Th(n);if(t)return{isValid:!1,error:t};if(e.length!==13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[
i,r,a,,o]=l.splitAt(e,6,7,9,12);if(!Ln(`${PV[r]}${i}`,!0))return{isValid:!1,error:new v};if(parseInt(a,10)>96)return{isValid:!1,error:new v};let s=O(e.substr(0,
12),{modulus:11,weights:[2,3,4,5,6,7,8,9,2,3,4,5]});return String((11-s)%10)!==o?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},
{name:Gfe,localName:$fe,abbreviation:Vfe,validate:Zfe,format:Xfe,compact:Qfe}=_V;function Fh(n){let[e,t]=l.cleanUnicode(n," .");return t?[e,t]:[e.replace(/^0+/,""),null]}var kV={name:"Liechtenstein Tax Code",localName:"Personenidentifikation\
snummer",abbreviation:"PEID",compact(n){let[e,t]=Fh(n);if(t)throw t;return e},format(n){let[e]=Fh(n);return e},validate(n){let[e,t]=Fh(n);return t?{isValid:!1,error:t}:
e.length<4||e.length>12?{isValid:!1,error:new h}:l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!0}:{isValid:!1,error:new p}}},{name:Ufe,localName:Kfe,
abbreviation:Wfe,validate:zfe,format:qfe,compact:ede}=kV;function Ph(n){return l.cleanUnicode(n," -/")}var YV={name:"Lithuanian Personal Code",localName:"Asmens Kodas",compact(n){let[e,t]=Ph(n);if(t)throw t;return e},
format(n){let[e]=Ph(n);return e},validate(n){let[e,t]=Ph(n);return t?{isValid:!1,error:t}:e.length!==11?{isValid:!1,error:new h}:l.isdigits(e)?e[0]!=="9"&&!My(e)?
{isValid:!1,error:new v}:Fi(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:ide,localName:rde,abbreviation:ade,
validate:ode,format:sde,compact:ude}=YV;var qs={};De(qs,{abbreviation:()=>$V,compact:()=>XV,format:()=>ZV,localName:()=>GV,name:()=>HV,validate:()=>VV});function _h(n){return l.cleanUnicode(n," -","LT")}var JV={name:"Lithuanian VAT Number",localName:"Prid\u0117tin\u0117s Vert\u0117s Mokestis Mok\u0117tojo Kodas",
abbreviation:"PVM Kodas",compact(n){let[e,t]=_h(n);if(t)throw t;return e},format(n){let[e]=_h(n);return e},validate(n){let[e,t]=_h(n);return t?{isValid:!1,error:t}:
e.length!==9&&e.length!==12?{isValid:!1,error:new h}:l.isdigits(e)?e.length===9&&e[7]!=="1"?{isValid:!1,error:new v}:e.length===12&&e[10]!=="1"?{isValid:!1,error:new v}:
Fi(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:HV,localName:GV,abbreviation:$V,validate:VV,
format:ZV,compact:XV}=JV;var eu={};De(eu,{abbreviation:()=>WV,compact:()=>eZ,format:()=>qV,localName:()=>KV,name:()=>UV,validate:()=>zV});function Rh(n){return l.cleanUnicode(n," :-.","LU")}var jV={name:"Luxembourgian VAT Number",localName:"Num\xE9ro d'Identification \xE0 la Taxe sur la Valeur Ajout\xE9e",
abbreviation:"n\xB0 TVA",compact(n){let[e,t]=Rh(n);if(t)throw t;return e},format(n){let[e]=Rh(n);return l.splitAt(e,3,6).join(" ")},validate(n){let[e,t]=Rh(n);if(t)
return{isValid:!1,error:t};if(e.length!==8)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-2);return parseInt(
i,10)%89!==parseInt(r,10)?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:UV,localName:KV,abbreviation:WV,validate:zV,format:qV,
compact:eZ}=jV;var nu={};De(nu,{abbreviation:()=>aZ,compact:()=>uZ,format:()=>sZ,localName:()=>rZ,name:()=>iZ,validate:()=>oZ});function kh(n){return l.cleanUnicode(n," -","LV")}var tZ={name:"Latvian VAT Number",localName:"Pievienot\u0101s V\u0113rt\u012Bbas Nodok\u013Ca",abbreviation:"P\
VN",compact(n){let[e,t]=kh(n);if(t)throw t;return e},format(n){let[e]=kh(n);return"0123".includes(e[0])?l.splitAt(e,6).join("-"):l.splitAt(e,4,8).join(" ")},validate(n){
let[e,t]=kh(n);if(t)return{isValid:!1,error:t};if(e.length!==11)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let i="0123".includes(
e[0]);if(i){let[r,a,o,s]=l.splitAt(e,2,4,6,7);if(!ke(`${18+parseInt(s,10)}${o}`,a,r,!0))return{isValid:!1,error:new v};let[u,c]=l.splitAt(e,-1),B=1+O(u,{weights:[
10,5,8,4,2,1,6,3,7,9],modulus:11});if(String(B%11%10)!==c)return{isValid:!1,error:new b}}else if(O(e,{weights:[9,1,4,8,3,10,2,5,7,6,1],modulus:11})!==3)return{isValid:!1,
error:new b};return{isValid:!0,compact:e,isIndividual:i,isCompany:!i}}},{name:iZ,localName:rZ,abbreviation:aZ,validate:oZ,format:sZ,compact:uZ}=tZ;function Mh(n){return l.cleanUnicode(n," -/")}var cZ={name:"Moroccan Company Establishment Identification Number",localName:"Identifiant Commun de l'Entreprises",
abbreviation:"ICE",compact(n){let[e,t]=Mh(n);if(t)throw t;return e},format(n){let[e]=Mh(n);return e},validate(n){let[e,t]=Mh(n);return t?{isValid:!1,error:t}:e.
length!==15?{isValid:!1,error:new h}:l.isdigits(e)?$a(e,0)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},
{name:pde,localName:mde,abbreviation:gde,validate:Cde,format:bde,compact:vde}=cZ;function Yh(n){return l.cleanUnicode(n," .")}var BZ={name:"Moroccan Company Number",localName:"Numero d'Entreprise",compact(n){let[e,t]=Yh(n);if(t)throw t;return e},
format(n){let[e]=Yh(n);return e},validate(n){let[e,t]=Yh(n);return t?{isValid:!1,error:t}:e.length!==9?{isValid:!1,error:new h}:l.isdigits(e)?{isValid:!0,compact:e,
isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},{name:yde,localName:Ede,abbreviation:Sde,validate:xde,format:wde,compact:Ode}=BZ;function Jh(n){return l.cleanUnicode(n," ","FR")}var dZ={name:"Monacan VAT Number",localName:"Num\xE9ro d'Identification \xE0 la Taxe sur la Valeur Ajout\xE9e",
abbreviation:"n\xB0 TVA",compact(n){let[e,t]=Jh(n);if(t)throw t;return e},format(n){let[e]=Jh(n);return e},validate(n){let[e,t]=Jh(n);if(t)return{isValid:!1,error:t};
let i=eh(e);return i.isValid?e.substr(2,3)!=="000"?{isValid:!1,error:new v}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:i}},{name:Ide,localName:Lde,abbreviation:Tde,
validate:Fde,format:Pde,compact:_de}=dZ;function Hh(n){return l.cleanUnicode(n," -/")}var pZ={name:"Moldavian Company Identification Number",localName:"Unique State Identification Number",abbreviation:"\
IDNO",compact(n){let[e,t]=Hh(n);if(t)throw t;return e},format(n){let[e]=Hh(n);return e},validate(n){let[e,t]=Hh(n);if(t)return{isValid:!1,error:t};if(e.length!==
13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=O(i,{weights:[7,3,1,7,3,1,7,3,1,7,3,1],modulus:10});
return String(a)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:Mde,localName:Yde,abbreviation:Jde,validate:Hde,format:Gde,
compact:$de}=pZ;var gZ=Object.assign(Object.assign({},Un),{name:"Montenegrin Unique Master Citizen Number",localName:" \u0408\u0435\u0434\u0438\u043D\u0441\u0442\u0432\u0435\u043D\u0438 \u043C\u0430\u0442\u0438\u0447\u043D\u0438 \u0431\u0440\u043E\u0458 \u0433\u0440\u0430\u0452\u0430\u043D\u0430",
abbreviation:"\u0408\u041C\u0411\u0413"}),{name:Vde,localName:Zde,abbreviation:Xde,validate:Qde,format:jde,compact:Ude}=gZ;function Gh(n){return l.cleanUnicode(n," -")}var CZ={name:"Montenegro tax number",localName:"Poreski Identifikacioni Broj",abbreviation:"PIB",compact(n){let[e,t]=Gh(
n);if(t)throw t;return e},format(n){let[e]=Gh(n);return e},validate(n){let[e,t]=Gh(n);if(t)return{isValid:!1,error:t};if(e.length!==8)return{isValid:!1,error:new h};
if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,7),a=O(i,{weights:[8,7,6,5,4,3,2],modulus:11});return String((11-a)%11%10)!==r?{isValid:!1,
error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:zde,localName:qde,abbreviation:ehe,validate:nhe,format:the,compact:ihe}=CZ;var DZ=Object.assign(Object.assign({},Un),{name:"Macedonian Unique Master Citizen Number",localName:"\u0415\u0434\u0438\u043D\u0441\u0442\u0432\u0435\u043D \u043C\u0430\u0442\u0438\u0447\u0435\u043D \u0431\u0440\u043E\u0458 \u043D\u0430 \u0433\u0440\u0430\u0453\u0430\u043D\u0438\u043D\u043E\u0442",
abbreviation:"\u0415\u041C\u0411\u0413"}),{name:rhe,localName:ahe,abbreviation:ohe,validate:she,format:uhe,compact:lhe}=DZ;function $h(n){return l.cleanUnicode(n," -",["MK","\u041C\u041A"])}var yZ={name:"NAME",localName:"NAME",abbreviation:"EDB",compact(n){let[e,t]=$h(n);if(t)throw t;
return e},format(n){let[e]=$h(n);return e},validate(n){let[e,t]=$h(n);if(t)return{isValid:!1,error:t};if(e.length!==13)return{isValid:!1,error:new h};if(!l.isdigits(
e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,12),a=(11-O(i,{weights:[7,6,5,4,3,2],modulus:11}))%11;return String(a%10)!==r?{isValid:!1,error:new b}:{isValid:!0,
compact:e,isIndividual:!1,isCompany:!1}}},{name:fhe,localName:dhe,abbreviation:hhe,validate:phe,format:mhe,compact:ghe}=yZ;var tu={};De(tu,{abbreviation:()=>AZ,compact:()=>LZ,format:()=>IZ,localName:()=>OZ,name:()=>wZ,validate:()=>NZ});function Vh(n){return l.cleanUnicode(n," -","MT")}var xZ={name:"Maltese VAT Number",localName:"Vat Reg. No.",abbreviation:"Vat No.",compact(n){let[e,t]=Vh(n);if(t)
throw t;return e},format(n){let[e]=Vh(n);return l.splitAt(e,4).join("-")},validate(n){let[e,t]=Vh(n);return t?{isValid:!1,error:t}:e.length!==8?{isValid:!1,error:new h}:
l.isdigits(e)?O(e,{weights:[3,4,6,7,8,9,10,1],modulus:37})!==0?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},
{name:wZ,localName:OZ,abbreviation:AZ,validate:NZ,format:IZ,compact:LZ}=xZ;var LE="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",FZ=/^[A-Z][0-9]+[0-9A-Z]$/;function Zh(n){return l.cleanUnicode(n," ")}var PZ={name:"Mauritian National Identifier",
localName:"National Identifier",abbreviation:"NID",compact(n){let[e,t]=Zh(n);if(t)throw t;return e},format(n){let[e]=Zh(n);return e},validate(n){let[e,t]=Zh(n);
if(t)return{isValid:!1,error:t};if(e.length!==14)return{isValid:!1,error:new h};if(!FZ.test(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=O(i,{weights:[
14,13,12,11,10,9,8,7,6,5,4,3,2,1],alphabet:LE,modulus:17});return LE[17-a]!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:yhe,
localName:Ehe,abbreviation:She,validate:xhe,format:whe,compact:Ohe}=PZ;var FE={2:{tag:"BANAMEX",name:"Banco Nacional de M\xE9xico, S.A."},6:{tag:"BANCOMEXT",name:"Banco Nacional de Comercio Exterior"},9:{tag:"BANOBRAS",name:"Banco \
Nacional de Obras y Servicios P\xFAblicos"},12:{tag:"BBVA BANCOMER",name:"BBVA Bancomer, S.A."},14:{tag:"SANTANDER",name:"Banco Santander, S.A."},19:{tag:"BANJE\
RCITO",name:"Banco Nacional del Ej\xE9rcito, Fuerza A\xE9rea y Armada"},21:{tag:"HSBC",name:"HSBC M\xE9xico, S.A."},22:{tag:"GE MONEY",name:"GE Money Bank, S.A."},
30:{tag:"BAJ\xCDO",name:"Banco del Baj\xEDo, S.A."},32:{tag:"IXE",name:"IXE Banco, S.A."},36:{tag:"INBURSA",name:"Banco Inbursa, S.A."},37:{tag:"INTERACCIONES",
name:"Banco Interacciones, S.A."},42:{tag:"MIFEL",name:"Banca Mifel, S.A."},44:{tag:"SCOTIABANK",name:"Scotiabank Inverlat, S.A."},58:{tag:"BANREGIO",name:"Banc\
o Regional de Monterrey, S.A."},59:{tag:"INVEX",name:"Banco Invex, S.A."},60:{tag:"BANSI",name:"Bansi, S.A."},62:{tag:"AFIRME",name:"Banca Afirme, S.A."},72:{tag:"\
BANORTE",name:"Banco Mercantil del Norte, S.A."},102:{tag:"ABNAMRO",name:"ABN AMRO Bank M\xE9xico, S.A."},103:{tag:"AMERICAN EXPRESS",name:"American Express Ban\
k (M\xE9xico), S.A."},106:{tag:"BAMSA",name:"Bank of America M\xE9xico, S.A."},108:{tag:"TOKYO",name:"Bank of Tokyo-Mitsubishi UFJ (M\xE9xico), S.A."},110:{tag:"\
JP MORGAN",name:"Banco J.P. Morgan, S.A."},112:{tag:"BMONEX",name:"Banco Monex, S.A."},113:{tag:"VE POR MAS",name:"Banco Ve por Mas, S.A."},116:{tag:"ING",name:"\
ING Bank (M\xE9xico), S.A."},124:{tag:"DEUTSCHE",name:"Deutsche Bank M\xE9xico, S.A."},126:{tag:"CREDIT SUISSE",name:"Banco Credit Suisse (M\xE9xico), S.A."},127:{
tag:"AZTECA",name:"Banco Azteca, S.A."},128:{tag:"AUTOFIN",name:"Banco Autofin M\xE9xico, S.A."},129:{tag:"BARCLAYS",name:"Barclays Bank M\xE9xico, S.A."},130:{
tag:"COMPARTAMOS",name:"Banco Compartamos, S.A."},131:{tag:"FAMSA",name:"Banco Ahorro Famsa, S.A."},132:{tag:"BMULTIVA",name:"Banco Multiva, S.A."},133:{tag:"PR\
UDENTIAL",name:"Prudencial Bank, S.A."},134:{tag:"WAL-MART",name:"Banco Wal Mart de M\xE9xico Adelante, S.A."},135:{tag:"NAFIN",name:"Nacional Financiera, S.N.C\
."},136:{tag:"REGIONAL",name:"Banco Regional, S.A."},137:{tag:"BANCOPPEL",name:"BanCoppel, S.A."},138:{tag:"ABC CAPITAL",name:"ABC Capital, S.A. I.B.M."},139:{tag:"\
UBS BANK",name:"UBS Banco, S.A."},140:{tag:"F\xC1CIL",name:"Banco F\xE1cil, S.A."},141:{tag:"VOLKSWAGEN",name:"Volkswagen Bank S.A. Instituci\xF3n de Banca M\xFAltipl\
e"},143:{tag:"CIBANCO",name:"Consultor\xEDa Internacional Banco, S.A."},145:{tag:"BBASE",name:"Banco BASE, S.A. de I.B.M."},147:{tag:"BANKAOOL",name:"Bankaool, \
S.A., Instituci\xF3n de Banca M\xFAltiple"},148:{tag:"PAGATODO",name:"Banco PagaTodo S.A., Instituci\xF3n de Banca M\xFAltiple"},150:{tag:"BIM",name:"Banco Inmo\
biliario Mexicano, S.A., Instituci\xF3n de Banca M\xFAltiple"},152:{tag:"BANCREA",name:"Banco Bancrea, S.A., Instituci\xF3n de Banca M\xFAltiple"},156:{tag:"SAB\
ADELL",name:"Banco Sabadell, S.A. I.B.M."},166:{tag:"BANSEFI",name:"Banco del Ahorro Nacional y Servicios Financieros, S.N.C."},168:{tag:"HIPOTECARIA FEDERAL",name:"\
Sociedad Hipotecaria Federal, S.N.C."},600:{tag:"MONEXCB",name:"Monex Casa de Bolsa, S.A. de C.V."},601:{tag:"GBM",name:"GBM Grupo Burs\xE1til Mexicano, S.A. de C.\
V."},602:{tag:"MASARI CC.",name:"Masari Casa de Cambio, S.A. de C.V."},604:{tag:"C.B. INBURSA",name:"Inversora Burs\xE1til, S.A. de C.V."},605:{tag:"VALU\xC9",name:"\
Valu\xE9, S.A. de C.V., Casa de Bolsa"},606:{tag:"CB BASE",name:"Base Internacional Casa de Bolsa, S.A. de C.V."},607:{tag:"TIBER",name:"Casa de Cambio Tiber, S\
.A. de C.V."},608:{tag:"VECTOR",name:"Vector Casa de Bolsa, S.A. de C.V."},610:{tag:"B&B",name:"B y B Casa de Cambio, S.A. de C.V."},611:{tag:"INTERCAM",name:"I\
ntercam Casa de Cambio, S.A. de C.V."},613:{tag:"MULTIVA",name:"Multivalores Casa de Bolsa, S.A. de C.V. Multiva Gpo. Fin."},614:{tag:"ACCIVAL",name:"Acciones y\
 Valores Banamex, S.A. de C.V., Casa de Bolsa"},615:{tag:"MERRILL LYNCH",name:"Merrill Lynch M\xE9xico, S.A. de C.V., Casa de Bolsa"},616:{tag:"FINAMEX",name:"C\
asa de Bolsa Finamex, S.A. de C.V."},617:{tag:"VALMEX",name:"Valores Mexicanos Casa de Bolsa, S.A. de C.V."},618:{tag:"\xDANICA",name:"\xDAnica Casa de Cambio, S.A\
. de C.V."},619:{tag:"ASEGURADORA MAPFRE",name:"MAPFRE Tepeyac S.A."},620:{tag:"AFORE PROFUTURO",name:"Profuturo G.N.P., S.A. de C.V."},621:{tag:"CB ACTINBER",name:"\
Actinver Casa de Bolsa, S.A. de C.V."},622:{tag:"ACTINVE SI",name:"Actinver S.A. de C.V."},623:{tag:"SKANDIA",name:"Skandia Vida S.A. de C.V."},624:{tag:"CONSUL\
TOR\xCDA",name:"Consultor\xEDa Internacional Casa de Cambio, S.A. de C.V."},626:{tag:"CBDEUTSCHE",name:"Deutsche Securities, S.A. de C.V."},627:{tag:"ZURICH",name:"\
Zurich Compa\xF1\xEDa de Seguros, S.A."},628:{tag:"ZURICHVI",name:"Zurich Vida, Compa\xF1\xEDa de Seguros, S.A."},629:{tag:"HIPOTECARIA SU CASITA",name:"Hipotec\
aria su Casita, S.A. de C.V."},630:{tag:"C.B. INTERCAM",name:"Intercam Casa de Bolsa, S.A. de C.V."},631:{tag:"C.B. VANGUARDIA",name:"Vanguardia Casa de Bolsa, \
S.A. de C.V."},632:{tag:"BULLTICK C.B.",name:"Bulltick Casa de Bolsa, S.A. de C.V."},633:{tag:"STERLING",name:"Sterling Casa de Cambio, S.A. de C.V."},634:{tag:"\
FINCOMUN",name:"Fincom\xFAn, Servicios Financieros Comunitarios, S.A. de C.V."},636:{tag:"HDI SEGUROS",name:"HDI Seguros, S.A. de C.V."},637:{tag:"ORDER",name:"\
OrderExpress Casa de Cambio , S.A. de C.V. AAC"},638:{tag:"AKALA",name:"Akala, S.A. de C.V., Sociedad Financiera Popular"},640:{tag:"JP MORGAN C.B.",name:"J.P. \
Morgan Casa de Bolsa, S.A. de C.V."},642:{tag:"REFORMA",name:"Operadora de Recursos Reforma, S.A. de C.V."},646:{tag:"STP",name:"Sistema de Transferencias y Pag\
os STP, S.A. de C.V., SOFOM E.N.R."},647:{tag:"TELECOMM",name:"Telecomunicaciones de M\xE9xico"},648:{tag:"EVERCORE",name:"Evercore Casa de Bolsa, S.A. de C.V."},
649:{tag:"SKANDIA",name:"Skandia Operadora S.A. de C.V."},651:{tag:"SEGMTY",name:"Seguros Monterrey New York Life, S.A de C.V."},652:{tag:"ASEA",name:"Soluci\xF3n \
Asea, S.A. de C.V., Sociedad Financiera Popular"},653:{tag:"KUSPIT",name:"Kuspit Casa de Bolsa, S.A. de C.V."},655:{tag:"SOFIEXPRESS",name:"J.P. SOFIEXPRESS, S.\
A. de C.V., S.F.P."},656:{tag:"UNAGRA",name:"UNAGRA, S.A. de C.V., S.F.P."},659:{tag:"OPCIONES EMPRESARIALES DEL NOROESTE",name:"Opciones Empresariales Del Nore\
ste, S.A. DE C.V."},670:{tag:"LIBERTAD",name:"Libertad Servicios Financieros, S.A. De C.V."},846:{tag:"STP",name:"Sistema de Transferencias y Pagos STP"},901:{tag:"\
CLS",name:"CLS Bank International"},902:{tag:"INDEVAL",name:"SD. INDEVAL, S.A. de C.V."},999:{tag:"N/A",name:"N/A"}},RZ=[[10,"Aguascalientes"],[12,"Calvillo"],[
14,"Jes\xFAs Mar\xEDa"],[20,"Mexicali"],[22,"Ensenada"],[27,"Tecate"],[27,"Tijuana"],[28,"La Mesa"],[28,"Rosarito"],[28,"Tijuana [alternate]"],[40,"La Paz"],[41,
"Cabo San Lucas"],[42,"Ciudad Constituci\xF3n"],[43,"Guerrero Negro"],[45,"San Jos\xE9 del Cabo"],[46,"Santa Rosal\xEDa"],[50,"Campeche"],[51,"Calkin\xED"],[52,
"Ciudad del Carmen"],[53,"Champot\xF3n"],[60,"G\xF3mez Palacio"],[60,"Torre\xF3n"],[62,"Ciudad Acu\xF1a"],[68,"Monclova"],[71,"Nava"],[72,"Nueva Rosita"],[74,"P\
arras de la Fuente"],[75,"Piedras Negras"],[76,"Ramos Arizpe"],[77,"Sabinas"],[78,"Saltillo"],[80,"San Pedro de las Colonias"],[90,"Colima"],[95,"Manzanillo"],[
97,"Tecom\xE1n"],[100,"Ter\xE1n"],[100,"Tuxtla Guti\xE9rrez"],[103,"Arriaga"],[107,"Cintalapa"],[109,"Comit\xE1n"],[109,"Villa Las Rosas"],[111,"Chiapa de Corso"],
[113,"F. Comalapa"],[114,"Huixtla"],[123,"Ocosingo"],[124,"Ocozocuautla"],[125,"Palenque"],[126,"Pichucalco"],[127,"Pijijiapan"],[128,"Reforma"],[130,"San Crist\
\xF3bal de las Casas"],[131,"Simojovel"],[133,"Tapachula"],[135,"Tonala"],[137,"Venustiano Carranza"],[138,"Villa Flores"],[140,"Yajal\xF3n"],[150,"Chihuahua"],
[150,"Ciudad Delicias"],[152,"Ciudad An\xE1huac"],[155,"Ciudad Camargo"],[158,"Ciudad Cuauht\xE9moc"],[161,"Ciudad Guerrero"],[162,"Parral"],[163,"Ciudad Jim\xE9ne\
z"],[164,"Ciudad Ju\xE1rez"],[165,"Ciudad Madera"],[167,"El Molino de Namiquipa"],[168,"Nuevo Casas Grandes"],[180,"Atizapan"],[180,"Chalco"],[180,"Ciudad de M\xE9\
xico"],[180,"Coacalco"],[180,"Cuautitl\xE1n Izcalli"],[180,"Cuautitl\xE1n"],[180,"Ecatepec"],[180,"Huehuetoca"],[180,"Huixquilucan"],[180,"Ixtapaluca"],[180,"Lo\
s Reyes La Paz"],[180,"Naucalpan"],[180,"Nezahualc\xF3yotl"],[180,"Tecamac"],[180,"Teotihuac\xE1n"],[180,"Texcoco"],[180,"Tlalnepantla"],[190,"Durango"],[198,"N\
/A"],[201,"Tepehuanes"],[202,"Vicente Guerrero"],[210,"Guanajuato"],[211,"Abasolo"],[212,"Ac\xE1mbaro"],[213,"Apaseo el Alto"],[214,"Apaseo el Grande"],[215,"Ce\
laya"],[216,"Comonfort"],[217,"Coroneo"],[218,"Cortazar"],[219,"Cuer\xE1maro"],[220,"Dolores Hidalgo"],[222,"Irapuato"],[223,"Jaral del Progreso"],[224,"Jer\xE9cua\
ro"],[225,"Le\xF3n"],[226,"Cd. Manuel Doblado"],[227,"Morole\xF3n"],[229,"P\xE9njamo"],[232,"Romita"],[233,"Salamanca"],[234,"Salvatierra"],[236,"San Felipe"],[
237,"Pur\xEDsima de Bustos"],[237,"San Francisco del Rinco\xF3n"],[238,"San Jos\xE9 Iturbide"],[239,"San Luis de la Paz"],[240,"San Miguel Allende"],[244,"Silao"],
[247,"Uriangato"],[248,"Valle de Santiago"],[249,"Yuriria"],[260,"Chilpancingo"],[261,"Acapulco"],[263,"Arcelia"],[264,"Atoyac de \xC1lvarez"],[266,"Ciudad Alta\
mirano"],[267,"Coyuca de Ben\xEDtez"],[270,"Chilapa"],[271,"Huitzuco"],[272,"Iguala"],[272,"La Sabana"],[274,"Cuajinicuilapa"],[274,"Ometepec"],[275,"San Marcos"],
[276,"Taxco"],[278,"Teloloapan"],[281,"Tlapa"],[282,"Ixtapa Zihuatanejo"],[282,"Zihuatanejo"],[290,"Pachuca"],[291,"Actopan"],[292,"Apam"],[293,"Atotonilco el G\
rande"],[294,"Ciudad Sahag\xFAn"],[294,"Teocaltiche"],[295,"Cuautepec"],[296,"Huejutla"],[297,"Huichapan"],[298,"Ixmiquilpan"],[303,"Progreso de Obreg\xF3n"],[305,
"Tepeapulco"],[308,"Tizayuca"],[311,"Tula de Allende"],[312,"Tulancingo"],[313,"Zacualtip\xE1n"],[314,"Zimap\xE1n"],[320,"El Salto"],[320,"Guadalajara"],[320,"S\
an Pedro Tlaquepaque"],[320,"Tlajomulco"],[320,"Tonala [alternate]"],[320,"Zapopan"],[326,"Ameca"],[327,"Arandas"],[330,"Atotonilco el Alto"],[331,"Atequiza"],[
333,"Autl\xE1n"],[334,"Azteca"],[340,"Casimiro Castillo"],[341,"Cihuatl\xE1n"],[342,"Ciudad Guzm\xE1n"],[346,"Chapala"],[348,"El Grullo"],[355,"Ixtlahuac\xE1n del \
R\xEDo"],[356,"Jalostotitl\xE1n"],[357,"Jamay"],[361,"La Barca"],[362,"Lagos de Moreno"],[370,"Ocotl\xE1n"],[373,"Pihuamo"],[375,"Las Juntas"],[375,"Nuevo Valla\
rta"],[375,"Pitillal"],[375,"Puerto Vallarta"],[381,"San Juan de los Lagos"],[382,"N/A"],[384,"San Miguel el Alto"],[385,"San Patricio Melaque"],[386,"Sayula"],
[387,"Tala"],[389,"Tamazula de Gordiano"],[391,"Tecalitl\xE1n"],[396,"Tepatitl\xE1n"],[397,"Tequila"],[403,"Tototl\xE1n"],[404,"T\xFAxpam"],[411,"Villa Hidalgo"],
[413,"Zacoalco de Torres"],[414,"Zapotiltic"],[416,"Zapotlanejo"],[420,"Toluca"],[421,"Acambay"],[422,"Almoloya de Ju\xE1rez"],[424,"Amecameca"],[425,"Apaxco"],
[426,"Atlacomulco"],[428,"Coatepec de Harinas"],[430,"Chicoloapan"],[431,"Chiconcuac"],[432,"El Oro"],[433,"Ixtapan de la Sal"],[434,"Ixtlahuaca"],[435,"Jilotep\
ec"],[438,"Lerma"],[441,"Metepec"],[443,"Otumba"],[445,"San Mateo Atenco"],[446,"Tejupilco"],[448,"Temascaltepec"],[449,"Temoaya"],[450,"Tenancingo"],[451,"Tena\
go del Valle"],[453,"Santiago Tiangistenco"],[455,"Tultepec"],[456,"Tultitl\xE1n"],[457,"Valle de Bravo"],[460,"Villa Nicol\xE1s Romero"],[463,"Zumpango"],[470,
"Morelia"],[472,"Aguililla"],[476,"Apatzing\xE1n"],[480,"Ciudad Hidalgo"],[483,"Cotija"],[484,"Cuitzeo"],[492,"Huetamo"],[493,"Jacona"],[494,"Jiquilpan"],[496,"\
La Piedad"],[497,"L\xE1zaro C\xE1rdenas"],[498,"Los Reyes"],[499,"Maravat\xEDo"],[501,"Nueva Italia"],[506,"P\xE1tzcuaro"],[508,"Pur\xE9pero"],[509,"Puruandiro"],
[512,"Sahuayo"],[515,"Tac\xE1mbaro"],[517,"Tanganc\xEDcuaro"],[519,"Tepalcatepec"],[523,"Tlazazalca"],[528,"Uruapan"],[533,"Yur\xE9cuaro"],[534,"Zacapu"],[535,"\
Zamora"],[536,"Zinap\xE9cuaro"],[537,"Zit\xE1cuaro"],[540,"Cuernavaca"],[542,"Cuautla"],[542,"Oaxtepec, Morelos"],[543,"Jiutepec"],[544,"Jojutla"],[545,"Puente \
de Ixtla"],[546,"Temixco"],[548,"Tetecala"],[549,"Yautepec"],[552,"Zacatepec"],[560,"Tepic"],[561,"Acaponeta"],[562,"Ahuacatl\xE1n"],[564,"Compostela"],[566,"Ix\
tl\xE1n del R\xEDo"],[571,"San Blas"],[573,"Santiago Ixcuintla"],[575,"T\xFAxpam [alternate]"],[580,"Apodaca"],[580,"Cadereyta"],[580,"Cd. Guadalupe"],[580,"Gen\
eral Escobedo"],[580,"Monterrey"],[580,"San Nicol\xE1s de los Garza"],[580,"San Pedro Garza Garc\xEDa"],[580,"Santa Catarina"],[583,"Allende"],[592,"General Zua\
zua"],[595,"Linares"],[597,"Montemorelos"],[599,"Sabinas Hidalgo"],[600,"Salinas Victoria"],[601,"El Cercado"],[601,"Villa de Santiago"],[610,"Oaxaca"],[613,"Tl\
axiaco"],[614,"Huajuapan de Le\xF3n"],[616,"Ixtepec"],[617,"Juchit\xE1n"],[619,"Loma Bonita"],[620,"Mat\xEDas Romero"],[621,"Miahuatl\xE1n"],[622,"Ocotl\xE1n [alte\
rnate]"],[624,"Puerto Escondido"],[626,"Salina Cruz"],[627,"Lagunas"],[628,"Tuxtepec"],[630,"Pochutla"],[631,"San Pedro Tapanatepec"],[632,"Santa Luc\xEDa del Cami\
no"],[634,"Bah\xEDas de Huatulco"],[635,"Santiago Juxtlahuaca"],[636,"Pinotepa Nacional"],[637,"Tehuantepec"],[638,"Tlacolula"],[640,"Zimatl\xE1n"],[650,"Cholul\
a"],[650,"La Resurrecci\xF3n"],[650,"Puebla"],[650,"San Baltazar Campeche"],[651,"N/A"],[652,"Acatzingo"],[654,"Atlixco"],[656,"Cuetzalan"],[659,"Huauchinango"],
[660,"Huejotzingo"],[662,"Iz\xFAcar de Matamoros"],[667,"San Mart\xEDn Texmelucan"],[668,"San Felipe Hueyotlipan"],[669,"Tecamachalco"],[670,"Tehuac\xE1n"],[671,
"San Lorenzo"],[672,"Teziutl\xE1n"],[674,"Xicotepec de Ju\xE1rez"],[676,"Zacatl\xE1n"],[680,"Pedro Escobedo"],[680,"Quer\xE9taro"],[680,"Villa Corregidora"],[681,
"Amealco"],[685,"San Juan del R\xEDo"],[686,"Tequisquiapan"],[690,"Chetumal"],[691,"Canc\xFAn"],[691,"Col. Puerto Ju\xE1rez"],[692,"Cozumel"],[693,"N/A"],[694,"\
Playa del Carmen"],[700,"San Luis Potos\xED"],[703,"Cerritos"],[705,"Ciudad Valles"],[709,"Matehuala"],[711,"R\xEDo Verde"],[716,"Tamu\xEDn"],[730,"Culiac\xE1n"],
[735,"Concordia"],[736,"Cosala"],[737,"Choix"],[738,"El Fuerte"],[739,"Escuinapa"],[740,"Guam\xFAchil"],[741,"Guasave"],[743,"Los Mochis"],[743,"Topolobampo"],[
744,"Mazatl\xE1n"],[745,"Mocorito"],[746,"Navolato"],[760,"Hermosillo"],[761,"Agua Prieta"],[765,"Caborca"],[766,"Cananea"],[767,"Ciudad Obreg\xF3n"],[767,"Espe\
ranza"],[769,"Empalme"],[770,"Guaymas"],[770,"San Carlos"],[771,"Huatabampo"],[773,"Magdalena"],[776,"Nacozari de Garc\xEDa"],[777,"Navojoa"],[778,"Nogales"],[779,
"Puerto Pe\xF1asco"],[780,"San Luis R\xEDo Colorado"],[790,"Tamulte"],[790,"Villa Hermosa"],[792,"C\xE1rdenas"],[793,"Ciudad Pemex"],[794,"Comalcalco"],[796,"Em\
iliano Zapata"],[797,"Frontera"],[798,"Huimanguillo"],[800,"Jalpa de M\xE9ndez"],[802,"Macuspana"],[803,"Nacajuca"],[804,"Para\xEDso"],[805,"Tacotalpa"],[806,"T\
eapa"],[807,"Tenosique"],[810,"Ciudad Victoria"],[811,"Altamira"],[813,"Ciudad Madero"],[813,"Tampico"],[814,"Ciudad Mante"],[818,"Matamoros"],[821,"Colombia"],
[821,"Nuevo Laredo"],[822,"Reynosa"],[823,"R\xEDo Bravo"],[825,"Soto La Marina"],[826,"Valle Hermoso"],[830,"Tlaxcala"],[832,"Apizaco"],[834,"Santa Ana Chiautem\
pan"],[840,"Jalapa"],[841,"Acayucan"],[843,"Agua Dulce"],[845,"\xC1lamo"],[846,"Altotonga"],[848,"Banderilla"],[849,"Boca del R\xEDo"],[852,"Ciudad Mendoza"],[853,
"Coatepec"],[854,"Coatzacoalcos"],[855,"C\xF3rdoba"],[856,"Cosamaloapan"],[860,"Cuitl\xE1huac"],[863,"Fort\xEDn de las Flores"],[864,"Guti\xE9rrez Zamora"],[865,
"Huatusco"],[867,"Isla"],[868,"Ixtaczoquitl\xE1n"],[869,"J\xE1ltipan"],[871,"Juan Rodr\xEDguez Clara"],[872,"Villa Jos\xE9 Cardel"],[873,"Las Choapas"],[875,"Na\
ranjos"],[876,"Mart\xEDnez de la Torre"],[877,"Minatitl\xE1n"],[878,"Misantla"],[879,"Nanchital"],[882,"Orizaba"],[885,"Papantla"],[886,"Perote"],[888,"Poza Ric\
a"],[889,"R\xEDo Blanco"],[890,"San Andr\xE9s Tuxtla"],[891,"San Rafael"],[894,"Plat\xF3n S\xE1nchez"],[894,"Tantoyuca"],[895,"Tempoal"],[898,"Tierra Blanca"],[
901,"Tlapacoyan"],[903,"T\xFAxpam de Rodr\xEDguez Cano"],[905,"Cd. Industrial Framboyan"],[905,"Veracruz"],[910,"M\xE9rida"],[913,"Motul"],[914,"Oxkutzcab"],[915,
"Progreso"],[917,"Ticul"],[918,"Tizim\xEDn"],[920,"Valladolid"],[930,"Zacatecas"],[933,"Fresnillo"],[934,"Guadalupe"],[935,"Jalpa"],[936,"Jerez de G. Salinas"],
[938,"Juchipila"],[939,"Loreto"],[946,"Nochistl\xE1n"],[958,"Valpara\xEDso"],[960,"Calera de V. Rosales"]],PE=RZ.reduce((n,[e,t])=>Object.assign(Object.assign({},
n),{[e]:t}),{});function Xh(n){return l.cleanUnicode(n,"- ")}var kZ={name:"Mexican Standardized Bank Code",localName:"Clave Bancaria Estandarizada",abbreviation:"CLABE",compact(n){
let[e,t]=Xh(n);if(t)throw t;return e.toLocaleUpperCase()},format(n){let[e]=Xh(n);return e},validate(n){let[e,t]=Xh(n);if(t)return{isValid:!1,error:t};if(e.length!==
18)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new v};let[i,r,a,o]=l.splitAt(e,3,6,17);if(FE[parseInt(i,10)]===void 0)return{isValid:!1,
error:new v};if(PE[parseInt(r,10)]===void 0)return{isValid:!1,error:new v};if(!l.isdigits(a))return{isValid:!1,error:new v};let s=(10-O(e.substr(0,17),{weights:[
3,7,1],modulus:10}))%10;return o!==String(s)?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!1}}},{name:Lhe,localName:The,abbreviation:Fhe,
validate:Phe,format:_he,compact:Rhe}=kZ;function Qh(n){return l.cleanUnicode(n," ")}var YZ=new Set(["BACA","BAKA","BUEI","BUEY","CACA","CACO","CAGA","CAGO","CAKA","CAKO","COGE","COGI","COJA","COJE","C\
OJI","COJO","COLA","CULO","FALO","FETO","GETA","GUEI","GUEY","JETA","JOTO","KACA","KACO","KAGA","KAGO","KAKA","KAKO","KOGE","KOGI","KOJA","KOJE","KOJI","KOJO","\
KOLA","KULO","LILO","LOCA","LOCO","LOKA","LOKO","MAME","MAMO","MEAR","MEAS","MEON","MIAR","MION","MOCO","MOKO","MULA","MULO","NACA","NACO","PEDA","PEDO","PENE",
"PIPI","PITO","POPO","PUTA","PUTO","QULO","RATA","ROBA","ROBE","ROBO","RUIN","SENO","TETA","VACA","VAGA","VAGO","VAKA","VUEI","VUEY","WUEI","WUEY"]),JZ=new Set(
["AS","BC","BS","CC","CH","CL","CM","CS","DF","DG","GR","GT","HG","JC","MC","MN","MS","NE","NL","NT","OC","PL","QR","QT","SL","SP","SR","TC","TL","TS","VZ","YN",
"ZS"]),HZ="0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ",GZ=HZ.split("").reduce((n,e,t)=>Object.assign(Object.assign({},n),{[e]:t}),{}),$Z={name:"Mexican Personal Iden\
tification",localName:"Clave \xDAnica de Registro de Poblaci\xF3n",abbreviation:"CURP",compact(n){let[e,t]=Qh(n);if(t)throw t;return e.toLocaleUpperCase()},format(n){
let[e]=Qh(n);return e},validate(n){let[e,t]=Qh(n);if(t)return{isValid:!1,error:t};if(e.length!==18)return{isValid:!1,error:new h};if(!/^[A-Z]{4}[0-9]{6}[A-Z]{6}[0-9A-Z][0-9]$/.
test(e))return{isValid:!1,error:new p};if(!In(e.substr(4,6),!0))return{isValid:!1,error:new v};if(YZ.has(e.substr(0,4)))return{isValid:!1,error:new v};if(!["H",
"M","X"].includes(e[10]))return{isValid:!1,error:new v};if(!JZ.has(e.substr(11,2)))return{isValid:!1,error:new v};let i=e.substr(0,17).split("").reduce((a,o,s)=>{
var u;return a+((u=GZ[o])!==null&&u!==void 0?u:0)*(18-s)},0);return String((10-i%10)%10)!==e.substr(17,1)?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}}};var{name:Mhe,localName:Yhe,abbreviation:Jhe,validate:Hhe,format:Ghe,compact:$he}=$Z;function jh(n){return l.cleanUnicode(n,"-_ ")}var VZ=new Set(["BUEI","BUEY","CACA","CACO","CAGA","CAGO","CAKA","CAKO","COGE","COJA","COJE","COJI","COJO","CULO",
"FETO","GUEY","JOTO","KACA","KACO","KAGA","KAGO","KAKA","KOGE","KOJO","KULO","MAME","MAMO","MEAR","MEAS","MEON","MION","MOCO","MULA","PEDA","PEDO","PENE","PUTA",
"PUTO","QULO","RATA","RUIN"]),ZZ="0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ \xD1",XZ="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ ",QZ={name:"Mexican Tax Number",localName:"\
Registro Federal de Contribuyentes",abbreviation:"RFC",compact(n){let[e,t]=jh(n);if(t)throw t;return e.toLocaleUpperCase()},format(n){let[e]=jh(n);return e.length===
12?l.splitAt(e,3,9).join(" "):e.length===13?l.splitAt(e,4,10).join(" "):l.splitAt(e,4).join(" ")},validate(n){let[e,t]=jh(n);if(t)return{isValid:!1,error:t};if(e.
length===10||e.length===13){if(!/^[A-Z&Ñ]{4}[0-9]{6}([0-9A-Z]{3})?$/.test(e))return{isValid:!1,error:new v};if(VZ.has(e.substr(0,4)))return{isValid:!1,error:new v};
if(!In(e.substr(4,6),!0))return{isValid:!1,error:new v}}else if(e.length===12){if(!/^[A-Z&Ñ]{3}[0-9]{6}[0-9A-Z]{3}$/.test(e))return{isValid:!1,error:new v};if(!In(
e.substr(3,6)))return{isValid:!1,error:new v}}else return{isValid:!1,error:new h};if(e.length>=12){if(!/[1-9A-V][1-9A-Z][0-9A]$/.test(e))return{isValid:!1,error:new v};
let[i,r]=l.splitAt(e,-1),a=i.padStart(12," "),o=u=>{let B=11-O(a,{modulus:11,alphabet:u,weights:[2,3,4,5,6,7,8,9,10,11,12,13,14],reverse:!0})%11;return B===11?"\
0":B===10?"A":String(B)},s=o(ZZ);if(r!==s){let u=o(XZ);if(r!==u)return{isValid:!1,error:new b}}}return{isValid:!0,compact:e,isIndividual:e.length!==12,isCompany:e.
length===12}}},{name:Zhe,localName:Xhe,abbreviation:Qhe,validate:jhe,format:Uhe,compact:Khe}=QZ;function Uh(n){return l.cleanUnicode(n," -*")}var UZ=["00","17","18","19","20","69","73","80","81","94","95","96","97"],KZ={name:"Malaysian National Registratio\
n Identity Card Number",localName:"National Registration Identity Card Number",abbreviation:"NRIC No.",compact(n){let[e,t]=Uh(n);if(t)throw t;return e},format(n){
let[e]=Uh(n);return l.splitAt(e,6,8).join("-")},validate(n){let[e,t]=Uh(n);if(t)return{isValid:!1,error:t};if(e.length!==12)return{isValid:!1,error:new h};if(!l.
isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,6,8);return In(i,!0)?UZ.includes(r)?{isValid:!1,error:new v}:{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}:{isValid:!1,error:new v}}},{name:zhe,localName:qhe,abbreviation:epe,validate:npe,format:tpe,compact:ipe}=KZ;function Kh(n){return l.cleanUnicode(n," -.")}function zZ(n){let e=[8,9,4,5,6,7,8,9];return"01234567891"[n.split("").map((r,a)=>parseInt(r,10)*e[a]).reduce((r,a)=>r+
a,0)%11]}var qZ={name:"Mozambican Tax Identification Number",localName:"N\xFAmero \xDAnico de Identifica\xE7\xE3o Tribut\xE1ria",abbreviation:"NUIT",compact(n){
let[e,t]=Kh(n);if(t)throw t;return e},format(n){let[e]=Kh(n);return l.splitAt(e,3,6).join(" ")},validate(n){let[e,t]=Kh(n);if(t)return{isValid:!1,error:t};if(e.
length!==9)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,8),a=zZ(i);return r!==a?{isValid:!1,error:new b}:
{isValid:!0,compact:e,isIndividual:!0,isCompany:!0}}},{name:ape,localName:ope,abbreviation:spe,validate:upe,format:lpe,compact:cpe}=qZ;function Wh(n){return l.cleanUnicode(n.toUpperCase()," -.")}var eX={name:"Mozambican National Identity Document",localName:"Bilhete de Identidade",abbreviation:"\
BI",compact(n){let[e,t]=Wh(n);if(t)throw t;return e},format(n){let[e]=Wh(n);return e},validate(n){let[e,t]=Wh(n);return t?{isValid:!1,error:t}:e.length!==13?{isValid:!1,
error:new h}:/^\d{12}[A-Z]$/.test(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new p}}},{name:fpe,localName:dpe,abbreviation:hpe,validate:ppe,
format:mpe,compact:gpe}=eX;function zh(n){return l.cleanUnicode(n," -.")}function tX(n){let e=n.padStart(9,"0");return O(e,{weights:[9,8,7,6,5,4,3,2,-1],modulus:11})===0}var iX={name:"Dut\
ch Citizen Identification Number",localName:"Burgerservicenummer",abbreviation:"BSN",compact(n){let[e,t]=zh(n);if(t)throw t;return e},format(n){let[e]=zh(n);return l.
splitAt(e,4,6).join(".")},validate(n){let[e,t]=zh(n);return t?{isValid:!1,error:t}:[8,9].includes(e.length)?l.isdigits(e)?tX(e)?{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new p}:{isValid:!1,error:new h}}},{name:vpe,localName:Dpe,abbreviation:ype,validate:Epe,format:Spe,compact:xpe}=iX;var iu={};De(iu,{abbreviation:()=>sX,compact:()=>cX,format:()=>lX,localName:()=>oX,name:()=>aX,validate:()=>uX});function qh(n){let[e,t]=l.cleanUnicode(n," -.","NL");if(t)return[e,t];let[i,r]=l.splitAt(e,-3);return[`${i.padStart(9,"0")}${r}`,null]}var rX={name:"Dutch VAT N\
umber",localName:"Btw-identificatienummer",abbreviation:"Btw-nr.",compact(n){let[e,t]=qh(n);if(t)throw t;return e},format(n){let[e]=qh(n);return e},validate(n){
let[e,t]=qh(n);if(t)return{isValid:!1,error:t};if(e.length!==12)return{isValid:!1,error:new h};let[i,r,a]=l.splitAt(e,9,10);return!l.isdigits(i)||!l.isdigits(a)?
{isValid:!1,error:new p}:r!=="B"?{isValid:!1,error:new p}:O(i,{weights:[9,8,7,6,5,4,3,2,-1],modulus:11})%11!==0&&!$a(`NL${i}${r}${a}`)?{isValid:!1,error:new b}:
{isValid:!0,compact:`${i}${r}${a}`,isIndividual:!1,isCompany:!0}}},{name:aX,localName:oX,abbreviation:sX,validate:uX,format:lX,compact:cX}=rX;function ep(n){return l.cleanUnicode(n," -.")}var BX={name:"Dutch Student Identification Number",localName:"Onderwijsnummer",compact(n){let[e,t]=ep(n);if(t)throw t;
return e},format(n){let[e]=ep(n);return l.splitAt(e,4,6).join(".")},validate(n){let[e,t]=ep(n);return t?{isValid:!1,error:t}:e.length!==9?{isValid:!1,error:new h}:
l.isdigits(e)?e.substr(0,2)!=="10"?{isValid:!1,error:new p}:O(e,{weights:[9,8,7,6,5,4,3,2,-1],modulus:1e4})%11!==5?{isValid:!1,error:new b}:{isValid:!0,compact:e,
isIndividual:!0,isCompany:!1}:{isValid:!1,error:new p}}},{name:Ipe,localName:Lpe,abbreviation:Tpe,validate:Fpe,format:Ppe,compact:_pe}=BX;function np(n){return l.cleanUnicode(n," -:")}function dX(n){let[e,t,i,r]=l.splitAt(n,2,4,6,9).map(a=>parseInt(a,10));if(e>40&&(e-=40),t>40&&(t-=40),r<500)i+=1900;else if(r<
750&&i>54)i+=1800;else if(r<1e3&&i<40)i+=2e3;else if(r>=900&&r<1e3&&i>=40)i+=1900;else return!1;return ke(String(i),String(t),String(e),!0)}var hX={name:"Norweg\
ian National Identity Number",localName:"F\xF8dselsnummer",compact(n){let[e,t]=np(n);if(t)throw t;return e},format(n){let[e]=np(n);return l.splitAt(e,6).join(" ")},
validate(n){let[e,t]=np(n);if(t)return{isValid:!1,error:t};if(e.length!==11)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if(!dX(
e))return{isValid:!1,error:new v};let[i,r]=l.splitAt(e,9,10),[a,o]=l.splitAt(e,10),s=O(i,{weights:[3,7,6,1,8,9,4,5,2],modulus:11}),u=O(a,{weights:[5,4,3,2,7,6,5,
4,3,2],modulus:11});return String((11-s)%11)!==r||String((11-u)%11)!==o?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:kpe,
localName:Mpe,abbreviation:Ype,validate:Jpe,format:Hpe,compact:Gpe}=hX;function tp(n){let[e,t]=l.cleanUnicode(n," -.");return t?[e,t]:e.startsWith("0000")?[e.substr(4),null]:[e,null]}var pX={name:"Norwegian Bank Account Number",localName:"\
Kontonummer",abbreviation:"Konto Nr.",compact(n){let[e,t]=tp(n);if(t)throw t;return e},format(n){let[e]=tp(n);return l.splitAt(e.padStart(11,"0"),4,6).join(".")},
validate(n){let[e,t]=tp(n);if(t)return{isValid:!1,error:t};if(e.length!==11&&e.length!==7)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};
if(e.length===7&&!Ce(e))return{isValid:!1,error:new b};if(e.length===11){let[i,r]=l.splitAt(e,-1),a=O(i,{weights:[6,7,8,9,4,5,6,7,8,9],modulus:11});if(String(a)!==
r)return{isValid:!1,error:new b}}return{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:Zpe,localName:Xpe,abbreviation:Qpe,validate:jpe,format:Upe,compact:Kpe}=pX;function ip(n){return l.cleanUnicode(n," ","NO")}var gX={name:"Norwegian VAT Number",localName:"Merverdiavgift",abbreviation:"MVA",compact(n){let[e,t]=ip(n);if(t)
throw t;return e},format(n){let[e]=ip(n);return`NO ${l.splitAt(e,3,6,9).join(" ")}`},validate(n){let[e,t]=ip(n);if(t)return{isValid:!1,error:t};if(e.length!==12)
return{isValid:!1,error:new h};if(!l.isdigits(e.substr(0,9)))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,9);return r!=="MVA"?{isValid:!1,error:new p}:O(
i,{weights:[3,2,7,6,5,4,3,2,1],modulus:11})!==0?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:qpe,localName:eme,abbreviation:nme,
validate:tme,format:ime,compact:rme}=gX;function rp(n){return l.cleanUnicode(n," -/")}var CX={name:"Norwegian Organization Number",localName:"Organisasjonsnummer",abbreviation:"Orgnr",compact(n){let[e,
t]=rp(n);if(t)throw t;return e},format(n){let[e]=rp(n);return l.splitAt(e,3,6).join(" ")},validate(n){let[e,t]=rp(n);return t?{isValid:!1,error:t}:e.length!==9?
{isValid:!1,error:new h}:l.isdigits(e)?O(e,{weights:[3,2,7,6,5,4,3,2,1],modulus:11})!==0?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:
{isValid:!1,error:new p}}},{name:ome,localName:sme,abbreviation:ume,validate:lme,format:cme,compact:Bme}=CX;function ap(n){let[e,t]=l.cleanUnicode(n," -");return t!==null?[e,t]:e.startsWith("NZ")?[e.substr(2),null]:[e,null]}var vX={name:"Inland Revenue Department Numb\
er",localName:"Te Tari Taake",abbreviation:"IRD",compact(n){let[e,t]=ap(n);if(t)throw t;return e},format(n){let[e]=ap(n);return l.splitAt(e,2,5).join("-")},validate(n){
let[e,t]=ap(n);if(t)return{isValid:!1,error:t};if(e.length!==8&&e.length!==9)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[
i,r]=l.splitAt(e,-1),a=i.padStart(8,"0"),o=(11-O(a,{weights:[3,2,7,6,5,4,3,2],modulus:11}))%11;return o===10&&(o=(11-O(a,{weights:[7,4,3,2,5,2,7,6],modulus:11}))%
11),String(o)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!0}}},{name:hme,localName:pme,abbreviation:mme,validate:gme,format:Cme,
compact:bme}=vX;var DX={"01":{algorithm:"AB",branches:[[1,999],[1100,1199],[1800,1899]]},"02":{algorithm:"AB",branches:[[1,999],[1200,1299]]},"03":{algorithm:"AB",branches:[[1,
999],[1300,1399],[1500,1599],[1700,1799],[1900,1999]]},"06":{algorithm:"AB",branches:[[1,999],[1400,1499]]},"08":{algorithm:"D",branches:[[6500,6599]]},"09":{algorithm:"\
E",branches:[[0,0]]},11:{algorithm:"AB",branches:[[5e3,6499],[6600,8999]]},12:{algorithm:"AB",branches:[[3e3,3299],[3400,3499],[3600,3699]]},13:{algorithm:"AB",
branches:[[4900,4999]]},14:{algorithm:"AB",branches:[[4700,4799]]},15:{algorithm:"AB",branches:[[3900,3999]]},16:{algorithm:"AB",branches:[[4400,4499]]},17:{algorithm:"\
AB",branches:[[3300,3399]]},18:{algorithm:"AB",branches:[[3500,3599]]},19:{algorithm:"AB",branches:[[4600,4649]]},20:{algorithm:"AB",branches:[[4100,4199]]},21:{
algorithm:"AB",branches:[[4800,4899]]},22:{algorithm:"AB",branches:[[4e3,4049]]},23:{algorithm:"AB",branches:[[3700,3799]]},24:{algorithm:"AB",branches:[[4300,4349]]},
25:{algorithm:"F",branches:[[2500,2599]]},26:{algorithm:"G",branches:[[2600,2699]]},27:{algorithm:"AB",branches:[[3800,3849]]},28:{algorithm:"G",branches:[[2100,
2149]]},29:{algorithm:"G",branches:[[2150,2299]]},30:{algorithm:"AB",branches:[[2900,2949]]},31:{algorithm:"X",branches:[[2800,2849]]},33:{algorithm:"F",branches:[
[6700,6799]]},35:{algorithm:"AB",branches:[[2400,2499]]},38:{algorithm:"AB",branches:[[9e3,9499]]}},yX={A:{weights:[0,0,6,3,7,9,0,0,10,5,8,4,2,1,0,0,0,0],modulus:11},
B:{weights:[0,0,0,0,0,0,0,0,10,5,8,4,2,1,0,0,0,0],modulus:11},C:{weights:[3,7,0,0,0,0,9,1,10,5,3,4,2,1,0,0,0,0],modulus:11},D:{weights:[0,0,0,0,0,0,0,7,6,5,4,3,
2,1,0,0,0,0],modulus:11},E:{weights:[0,0,0,0,0,0,0,0,0,0,5,4,3,2,0,0,0,1],modulus:11},F:{weights:[0,0,0,0,0,0,0,1,7,3,1,7,3,1,0,0,0,0],modulus:10},G:{weights:[0,
0,0,0,0,0,0,1,3,7,1,3,7,1,0,3,7,1],modulus:10},X:{weights:[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],modulus:1}};function op(n){let[e,t]=l.cleanUnicode(n,"");if(t!==
null)return[e,t];let i=e.trim();if(!/[ -]/.test(i))return[i,null];let r=i.split(/[ -]/g);return r.length!==4?[i,new p]:[[r[0].padStart(2,"0"),r[1].padStart(4,"0"),
r[2].padStart(7,"0"),r[3].padStart(3,"0")].join(""),null]}var EX={name:"New Zealand Bank Account Number",localName:"Bank Account Number",compact(n){let[e,t]=op(
n);if(t)throw t;return e},format(n){let[e]=op(n);return l.splitAt(e,2,6,-3).join("-")},validate(n){let[e,t]=op(n);if(t)return{isValid:!1,error:t};if(e.length!==
16)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,a,o]=l.splitAt(e,2,6,-3),s=DX[i];if(!s)return{isValid:!1,error:new v};
let u=parseInt(r,10);if(!s.branches.some(d=>u>=d[0]&&u<=d[1]))return{isValid:!1,error:new v};let c=s.algorithm;c==="AB"&&(c=parseInt(a,10)<99e4?"A":"B");let B=yX[c];
if(!B)return{isValid:!1,error:new v};let f=O(`${i}${r}0${a}0${o}`,B);return String(f)!=="0"?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!1}}},
{name:yme,localName:Eme,abbreviation:Sme,validate:xme,format:wme,compact:Ome}=EX;function sp(n){return l.cleanUnicode(n," -")}var wX={name:"Peruvian ID Card for Foreigners",localName:"Carn\xE9 de Extranjer\xEDa",abbreviation:"CE",compact(n){
let[e,t]=sp(n);if(t)throw t;return e},format(n){let[e]=sp(n);return e},validate(n){let[e,t]=sp(n);return t?{isValid:!1,error:t}:e.length!==9?{isValid:!1,error:new h}:
l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new p}}},{name:Nme,localName:Ime,abbreviation:Lme,validate:Tme,format:Fme,compact:Pme}=wX;function up(n){return l.cleanUnicode(n," -")}var OX={name:"Peruvian Personal Identification Card",localName:"C\xE9dula \xDAnica de Identidad",abbreviation:"CUI",
compact(n){let[e,t]=up(n);if(t)throw t;return e},format(n){let[e]=up(n);return e.length===9?l.splitAt(e,8).join("-"):e},validate(n){let[e,t]=up(n);if(t)return{isValid:!1,
error:t};if(e.length!==8&&e.length!==9)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if(e.length===9){let[i,r]=l.splitAt(e,8),
a=O(i,{weights:[3,2,7,6,5,4,3,2],modulus:11});if(!["65432110987"[a],"KJIHGFEDCBA"[a]].includes(r))return{isValid:!1,error:new b}}return{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}}},{name:Rme,localName:kme,abbreviation:Mme,validate:Yme,format:Jme,compact:Hme}=OX;function lp(n){return l.cleanUnicode(n," -")}var AX={name:"Peruvian Company Tax Number",localName:"Registro \xDAnico de Contribuyentes",abbreviation:"RUC",compact(n){
let[e,t]=lp(n);if(t)throw t;return e},format(n){let[e]=lp(n);return e.length===9?l.splitAt(e,8).join("-"):e},validate(n){let[e,t]=lp(n);if(t)return{isValid:!1,error:t};
if(e.length!==11)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if(!["10","15","16","17","20"].includes(e.substr(0,2)))return{isValid:!1,
error:new v};let[i,r]=l.splitAt(e,10),a=O(i,{weights:[5,4,3,2,7,6,5,4,3,2],modulus:11});return String((11-a)%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,
isIndividual:!1,isCompany:!0}}},{name:$me,localName:Vme,abbreviation:Zme,validate:Xme,format:Qme,compact:jme}=AX;var IX={1:"Khyber Pakhtunkhwa",2:"FATA",3:"Punjab",4:"Sindh",5:"Balochistan",6:"Islamabad",7:"Gilgit-Baltistan"},LX=Object.keys(IX);function cp(n){return l.cleanUnicode(
n," -")}var TX={name:"Pakistani Computerized National Identification Number",localName:"Computerized National Identification Number",abbreviation:"CNIC",compact(n){
let[e,t]=cp(n);if(t)throw t;return e},format(n){let[e]=cp(n);return l.splitAt(e,5,12).join("-")},validate(n){let[e,t]=cp(n);return t?{isValid:!1,error:t}:e.length!==
13?{isValid:!1,error:new h}:l.isdigits(e)?e[12]==="0"?{isValid:!1,error:new v}:LX.includes(e[0])?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,
error:new v}:{isValid:!1,error:new p}}},{name:Kme,localName:Wme,abbreviation:zme,validate:qme,format:ege,compact:nge}=TX;function Bp(n){return l.cleanUnicode(n," -")}var FX={name:"Pakistani National Tax Number",localName:"National Tax Number",abbreviation:"NTN",compact(n){let[e,t]=Bp(
n);if(t)throw t;return e},format(n){let[e]=Bp(n);return e},validate(n){let[e,t]=Bp(n);return t?{isValid:!1,error:t}:e.length!==7?{isValid:!1,error:new h}:l.isdigits(
e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},{name:ige,localName:rge,abbreviation:age,validate:oge,format:sge,compact:uge}=FX;var ru={};De(ru,{abbreviation:()=>MX,compact:()=>HX,format:()=>JX,localName:()=>kX,name:()=>RX,validate:()=>YX});function fp(n){return l.cleanUnicode(n," -","PL")}var _X={name:"Polish VAT Number",localName:"Numer Identyfikacji Podatkowej",abbreviation:"NIP",compact(n){let[
e,t]=fp(n);if(t)throw t;return e},format(n){let[e]=fp(n);return e},validate(n){let[e,t]=fp(n);return t?{isValid:!1,error:t}:e.length!==10?{isValid:!1,error:new h}:
l.isdigits(e)?O(e,{weights:[6,5,7,2,3,4,5,6,7,-1],modulus:11})!==0?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},
{name:RX,localName:kX,abbreviation:MX,validate:YX,format:JX,compact:HX}=_X;function dp(n){return l.cleanUnicode(n," -")}var GX={name:"Polish National Identification Number",localName:"Powszechny Elektroniczny System Ewidencji Ludno\u015Bci",
abbreviation:"PESEL",compact(n){let[e,t]=dp(n);if(t)throw t;return e},format(n){let[e]=dp(n);return e},validate(n){let[e,t]=dp(n);if(t)return{isValid:!1,error:t};
if(e.length!==11)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,a]=l.splitAt(e,2,4,6),o=parseInt(r,10),s;if(o>=80?s="18":
o>=60?s="22":o>=40?s="21":o>=20?s="20":s="19",!ke(`${s}${i}`,String(o%20),a,!0))return{isValid:!1,error:new v};let[u,c]=l.splitAt(e,-1),B=O(u,{weights:[1,3,7,9,
1,3,7,9,1,3],modulus:10});return String((10-B)%10)!==c?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:dge,localName:hge,abbreviation:pge,
validate:mge,format:gge,compact:Cge}=GX;function hp(n){return l.cleanUnicode(n," -")}var $X={name:"Polish Statistical Identificaiton Number",localName:"Rejestr Gospodarki Narodowej",abbreviation:"REGO\
N",compact(n){let[e,t]=hp(n);if(t)throw t;return e},format(n){let[e]=hp(n);return e},validate(n){let[e,t]=hp(n);if(t)return{isValid:!1,error:t};if(e.length!==9&&
e.length!==14)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,,a]=l.splitAt(e,8,9,-1),o=O(i,{weights:[8,9,2,3,4,5,6,7],modulus:11});
if(String(o%10)!==r)return{isValid:!1,error:new b};if(e.length===14){let s=O(e.substring(0,13),{weights:[2,4,8,5,0,9,7,3,6,1,2,4,8],modulus:11});if(String(s%10)!==
a)return{isValid:!1,error:new b}}return{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:Dge,localName:yge,abbreviation:Ege,validate:Sge,format:xge,compact:wge}=$X;var ZX="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",XX=/^\d{9}[A-Z0-9]{2}\d$/i;function pp(n){return l.cleanUnicode(n," ")}var QX={name:"Portuguese Identity number",localName:"\
N\xFAmero de Cart\xE3o de Cidad\xE3o",abbreviation:"CC",compact(n){let[e,t]=pp(n);if(t)throw t;return e},format(n){let[e]=pp(n);return l.splitAt(e,8,9).join(" ")},
validate(n){let[e,t]=pp(n);return t?{isValid:!1,error:t}:e.length!==12?{isValid:!1,error:new h}:XX.test(e)?Ce(e,ZX)?{isValid:!0,compact:e,isIndividual:"1234".includes(
e[0]),isCompany:!"1234".includes(e[0])}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:Nge,localName:Ige,abbreviation:Lge,validate:Tge,format:Fge,compact:Pge}=QX;var Rr={};De(Rr,{abbreviation:()=>zX,compact:()=>nQ,format:()=>eQ,localName:()=>WX,name:()=>KX,validate:()=>qX});function mp(n){return l.cleanUnicode(n," -.","PT")}var UX={name:"Portuguese Tax Identification Number",localName:"N\xFAmero de Identifica\xE7\xE3o Fiscal",abbreviation:"\
NIF",compact(n){let[e,t]=mp(n);if(t)throw t;return e},format(n){let[e]=mp(n);return l.splitAt(e,3,6).join(" ")},validate(n){let[e,t]=mp(n);if(t)return{isValid:!1,
error:t};if(e.length!==9)return{isValid:!1,error:new h};if(!l.isdigits(e)||e[0]==="0")return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=O(i,{weights:[9,
8,7,6,5,4,3,2,1],modulus:11});return String((11-a)%11%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:"1234".includes(e[0]),isCompany:!"1234".
includes(e[0])}}},{name:KX,localName:WX,abbreviation:zX,validate:qX,format:eQ,compact:nQ}=UX;var tQ=Object.assign(Object.assign({},Rr),{name:"Portuguese Legal Person Identification Number",localName:"N\xFAmero de Identifica\xE7\xE3o de Pessoa Colectiva",
abbreviation:"NIPC"}),{name:Rge,localName:kge,abbreviation:Mge,validate:Yge,format:Jge,compact:Hge}=tQ;function gp(n){return l.cleanUnicode(n," -")}var rQ={name:"Paraguay Tax Number",localName:"Registro \xDAnico del Contribuyentes",abbreviation:"RUC",compact(n){let[
e,t]=gp(n);if(t)throw t;return e},format(n){let[e]=gp(n);return`${e.substr(0,e.length-1)}-${e.substr(e.length-1)}`},validate(n){let[e,t]=gp(n);if(t)return{isValid:!1,
error:t};if(e.length<5||e.length>9)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new v};let[i,r]=l.splitAt(e,e.length-1),a=i.split("").
reverse().map(s=>parseInt(s,10)).reduce((s,u,c)=>s+u*(c+2),0),o=String((11-a%11)%10);return r!==o?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:parseInt(
i,10)<8e7,isCompany:i.length===8&&parseInt(i,10)>8e7}}},{name:$ge,localName:Vge,abbreviation:Zge,validate:Xge,format:Qge,compact:jge}=rQ;function Cp(n){return l.cleanUnicode(n," .-")}var aQ={name:"Paraguay CI Number",localName:"Cedula de la Identidad civil",abbreviation:"CI",compact(n){let[e,t]=Cp(
n);if(t)throw t;return e},format(n){let[e]=Cp(n);return e},validate(n){let[e,t]=Cp(n);return t?{isValid:!1,error:t}:e.length<5||e.length>7?{isValid:!1,error:new h}:
l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new v}}},{name:Kge,localName:Wge,abbreviation:zge,validate:qge,format:eCe,compact:nCe}=aQ;var au={};De(au,{abbreviation:()=>pQ,compact:()=>CQ,format:()=>gQ,localName:()=>hQ,name:()=>dQ,validate:()=>mQ});function bp(n){return l.cleanUnicode(n," -")}var sQ={0:"19",1:"19",2:"19",3:"18",4:"18",5:"20",6:"20",7:"19",8:"19",9:"19"},uQ={"01":"Alba","02":"Arad","03":"Ar\
ges","04":"Bacau","05":"Bihor","06":"Bistrita-Nasaud","07":"Botosani","08":"Brasov","09":"Braila",10:"Buzau",11:"Caras-Severin",12:"Cluj",13:"Constanta",14:"Cov\
asna",15:"Dambovita",16:"Dolj",17:"Galati",18:"Gorj",19:"Harghita",20:"Hunedoara",21:"Ialomita",22:"Iasi",23:"Ilfov",24:"Maramures",25:"Mehedinti",26:"Mures",27:"\
Neamt",28:"Olt",29:"Prahova",30:"Satu Mare",31:"Salaj",32:"Sibiu",33:"Suceava",34:"Teleorman",35:"Timis",36:"Tulcea",37:"Vaslui",38:"Valcea",39:"Vrancea",40:"Bu\
curesti",41:"Bucuresti - Sector 1",42:"Bucuresti - Sector 2",43:"Bucuresti - Sector 3",44:"Bucuresti - Sector 4",45:"Bucuresti - Sector 5",46:"Bucuresti - Secto\
r 6",47:"Bucuresti - Sector 7 (desfiintat)",48:"Bucuresti - Sector 8 (desfiintat)",51:"Calarasi",52:"Giurgiu"},lQ=Object.keys(uQ),cQ={name:"Romanian Numerical P\
ersonal Code",localName:"Cod Numeric Personal",abbreviation:"CNP",compact(n){let[e,t]=bp(n);if(t)throw t;return e},format(n){let[e]=bp(n);return e},validate(n){
let[e,t]=bp(n);if(t)return{isValid:!1,error:t};if(e.length!==13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if(e[0]==="0")return{
isValid:!1,error:new v};let[i,r,a]=l.splitAt(e,1,7,9);if(!Ln(`${sQ[i]}${r}`,!0))return{isValid:!1,error:new v};if(!lQ.includes(a))return{isValid:!1,error:new v};
let[o,s]=l.splitAt(e,-1),u=O(o,{weights:[2,7,9,1,4,6,3,5,8,2,7,9],modulus:11}),c=u===10?"1":String(u);return s!==c?{isValid:!1,error:new b}:{isValid:!0,compact:e,
isIndividual:!0,isCompany:!1}}},{name:iCe,localName:rCe,abbreviation:aCe,validate:tS,format:oCe,compact:sCe}=cQ;function vp(n){return l.cleanUnicode(n," -","RO")}var BQ={name:"Romanian Company Identifier",localName:"Codul Unic de \xCEnregistrare",abbreviation:"CUI",compact(n){
let[e,t]=vp(n);if(t)throw t;return e},format(n){let[e]=vp(n);return l.splitAt(e,3,6).join(" ")},validate(n){let[e,t]=vp(n);if(t)return{isValid:!1,error:t};if(e.
length<2||e.length>10)return{isValid:!1,error:new h};if(!l.isdigits(e)||e[0]==="0")return{isValid:!1,error:new p};let[i,r]=l.splitAt(e.padStart(10,"0"),-1),a=10*
O(i,{weights:[7,5,3,2,1,7,5,3,2],modulus:11});return String(a%11%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:lCe,
localName:cCe,abbreviation:BCe,validate:rS,format:aS,compact:fCe}=BQ;function Dp(n){return l.cleanUnicode(n," -","RO")}var fQ={name:"Romanian VAT Number",localName:"Codul de Identificare Fiscal\u0103",abbreviation:"CIF",compact(n){
let[e,t]=Dp(n);if(t)throw t;return e},format(n){let[e]=Dp(n);return aS(e)},validate(n){let[e,t]=Dp(n);return t?{isValid:!1,error:t}:l.isdigits(e)?e.length===13?
tS(e):e.length>=2&&e.length<=10?rS(e):{isValid:!1,error:new h}:{isValid:!1,error:new p}}},{name:dQ,localName:hQ,abbreviation:pQ,validate:mQ,format:gQ,compact:CQ}=fQ;var bQ=/[A-Z]\d+\/\d{1,5}\/\d+/;function*vQ(){for(let n=0;n<=41;n+=1)yield n;yield 51,yield 52}var DQ=new Set(vQ());function yp(n){let[e,t]=l.cleanUnicode(n,"");
return t!==null?[e,t]:[e.replace(/[ /\\-]+/g,"/").replace(/^([A-Z])\//,"$1").replace(/([A-Z])(\d)\//,"$10$2").replace(/\/\d{2}[.]\d{2}[.](\d{4})$/,"/$1"),null]}
var yQ={name:"Romanian Trade Register Identifier",localName:"Ordine din Registrul Comer\u0163ului",abbreviation:"NRC",compact(n){let[e,t]=yp(n);if(t)throw t;return e},
format(n){let[e]=yp(n);return e},validate(n){let[e,t]=yp(n);if(t)return{isValid:!1,error:t};if(!bQ.test(e))return{isValid:!1,error:new p};if(!"JFC".includes(e[0]))
return{isValid:!1,error:new v};let[i,r,a]=e.substr(1).split("/");return DQ.has(parseInt(i,10))?r.length>5?{isValid:!1,error:new v}:a.length!==4?{isValid:!1,error:new v}:
{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new v}}},{name:gCe,localName:CCe,abbreviation:bCe,validate:vCe,format:DCe,compact:yCe}=yQ;function Ep(n){return l.cleanUnicode(n," -.","RS")}var SQ={name:"Serbian Tax Identification Number",localName:"Poreski Identifikacioni Broj",abbreviation:"PIB",
compact(n){let[e,t]=Ep(n);if(t)throw t;return e},format(n){let[e]=Ep(n);return e},validate(n){let[e,t]=Ep(n);return t?{isValid:!1,error:t}:e.length!==9?{isValid:!1,
error:new h}:l.isdigits(e)?xD(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:xCe,localName:wCe,
abbreviation:OCe,validate:ACe,format:NCe,compact:ICe}=SQ;var xQ=Object.assign(Object.assign({},Un),{name:"Serbian Unique Master Citizen Number",localName:"\u0408\u0435\u0434\u0438\u043D\u0441\u0442\u0432\u0435\u043D\u0438 \u043C\u0430\u0442\u0438\u0447\u043D\u0438 \u0431\u0440\u043E\u0458 \u0433\u0440\u0430\u0452\u0430\u043D\u0430",
abbreviation:"\u0408\u041C\u0411\u0413"}),{name:LCe,localName:TCe,abbreviation:FCe,validate:PCe,format:_Ce,compact:RCe}=xQ;function Sp(n){return l.cleanUnicode(n," ")}var OQ={name:"Russian Tax Identifier",localName:"\u0418\u0434\u0435\u043D\u0442\u0438\u0444\u0438\u043A\u0430\u0446\u0438\u043E\u043D\u043D\u044B\u0439 \u043D\u043E\u043C\u0435\u0440 \u043D\u0430\u043B\u043E\u0433\u043E\u043F\u043B\u0430\u0442\u0435\u043B\u044C\u0449\u0438\u043A\u0430",
abbreviation:"\u0418\u041D\u041D",compact(n){let[e,t]=Sp(n);if(t)throw t;return e.toLocaleUpperCase()},format(n){let[e]=Sp(n);return e},validate(n){let[e,t]=Sp(
n);if(t)return{isValid:!1,error:t};if(e.length!==10&&e.length!==12)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let i,[r,a]=l.
splitAt(e,e.length===10?-1:-2);if(e.length===10)i=String(O(r,{weights:[2,4,10,3,5,9,4,6,8],modulus:11})%10);else{let o=String(O(r,{weights:[7,2,4,10,3,5,9,4,6,8],
modulus:11})%10),s=String(O(r+o,{weights:[3,7,2,4,10,3,5,9,4,6,8],modulus:11})%10);i=`${o}${s}`}return i!==a?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:e.
length===12,isCompany:e.length===10}}},{name:MCe,localName:YCe,abbreviation:JCe,validate:HCe,format:GCe,compact:$Ce}=OQ;function xp(n){return l.cleanUnicode(n," -.")}var NQ={name:"Swedish Company Number",localName:"Organisationsnummer",abbreviation:"Orgnr",compact(n){let[e,t]=xp(
n);if(t)throw t;return e},format(n){let[e]=xp(n);return l.splitAt(e,-4).join("-")},validate(n){let[e,t]=xp(n);return t?{isValid:!1,error:t}:e.length!==10?{isValid:!1,
error:new h}:l.isdigits(e)?Ce(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}:{isValid:!1,error:new p}}},{name:XCe,localName:QCe,
abbreviation:jCe,validate:UCe,format:KCe,compact:WCe}=NQ;var IQ=100*365*24*60*60*1e3;function wp(n){let[e,t]=l.cleanUnicode(n," :");if(t)return[e,t];let[i,r,a]=l.splitAt(e,-5,-4);return[`${i.replace(/[-+]/g,"")}${r}${a}`,
null]}function fS(n){let[e]=wp(n),t,i,r="-";if(e.length===12||e.length===13){let[a,o,s]=l.splitAt(e,0,4,6,8),u=Ti(a,o,s);if(u===null)return e;new Date().getTime()-
u.getTime()>IQ&&(r="+"),t=`${a.substring(2)}${o}${s}`,i=e.substring(e.length-4)}else if(e.length===10)t=e.substring(0,6),i=e.substring(6);else if(e.length===11)
t=e.substring(0,6),r=e[6],i=e.substring(7);else return e;return`${t}${r}${i}`}var LQ={name:"Swedish Personal Identity Number",localName:"Personnummer",compact(n){
let[e,t]=wp(n);if(t)throw t;return e},format:fS,validate(n){let[e,t]=wp(n);if(t)return{isValid:!1,error:t};let i,r,a;if(e.length===11)[i,r,a]=l.splitAt(e,-5,-4);else if(e.
length===13)[,i,r,a]=l.splitAt(e,-11,-5,-4);else return{isValid:!1,error:new h};if(!"-+".includes(r))return{isValid:!1,error:new p};let o=`${i}${a}`;if(!l.isdigits(
o))return{isValid:!1,error:new p};let s;if(e.length===13)s=e.substring(0,8);else{let c=e.substring(0,6),B=new Date().getFullYear(),f=Math.floor(B/100);parseInt(
c.substring(0,2),10)>B%100&&(f-=1),r==="+"&&(f-=1),s=`${f}${c}`}let u=parseInt(s.substring(6,8),10);return u>60&&(s=s.substring(0,6)+(u-60).toString().padStart(
2,"0")),Ln(s,!0)?Ce(o)?{isValid:!0,compact:fS(n),isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new v}}},{name:e0e,localName:n0e,abbreviation:t0e,
validate:i0e,format:r0e,compact:a0e}=LQ;var ou={};De(ou,{abbreviation:()=>_Q,compact:()=>MQ,format:()=>kQ,localName:()=>PQ,name:()=>FQ,validate:()=>RQ});function Op(n){return l.cleanUnicode(n," -.","SE")}var TQ={name:"Swedish VAT Number",localName:"Momsregistreringsnummer",abbreviation:"Momsnr.",compact(n){let[e,
t]=Op(n);if(t)throw t;return e},format(n){let[e]=Op(n);return e},validate(n){let[e,t]=Op(n);if(t)return{isValid:!1,error:t};if(e.length!==12)return{isValid:!1,error:new h};
if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-2);return r!=="01"?{isValid:!1,error:new p}:Ce(i)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:
{isValid:!1,error:new b}}},{name:FQ,localName:PQ,abbreviation:_Q,validate:RQ,format:kQ,compact:MQ}=TQ;function Ap(n){return l.cleanUnicode(n," ")}var JQ=["CC","CD","CH","CL","CM","CP","CS","CX","DP","FB","FC","FM","FN","GA","GB","GS","HS","LL","LP","MB","MC","MD",
"MH","MM","MQ","NB","NR","PA","PB","PF","RF","RP","SM","SS","TC","TU","VH","XL"];function HQ(n){let[e,t]=l.splitAt(n,-1);if(!l.isdigits(e))return{isValid:!1,error:new v};
let r="ZKCMDNERGWH"[O(e,{modulus:11,weights:[10,8,6,4,9,7,5,3,1]})];return t!==r?{isValid:!1,error:new b}:{isValid:!0,compact:n,isIndividual:!1,isCompany:!0}}function GQ(n){
let[e,t]=l.splitAt(n,-1);if(!l.isdigits(e))return{isValid:!1,error:new v};let r="XMKECAWLJDB"[O(e,{modulus:11,weights:[10,4,9,3,8,2,7,1]})];return t!==r?{isValid:!1,
error:new b}:{isValid:!0,compact:n,isIndividual:!1,isCompany:!0}}function $Q(n){let[e,t,i,r,a]=l.splitAt(n,1,3,5,-1);if(!["R","S","T"].includes(e))return{isValid:!1,
error:new v};if(!l.isdigits(t))return{isValid:!1,error:new v};if(e==="T"&&parseInt(t,10)>new Date().getFullYear()%100)return{isValid:!1,error:new v};if(!JQ.includes(
i))return{isValid:!1,error:new v};if(!l.isdigits(r))return{isValid:!1,error:new v};let o="ABCDEFGHJKLMNPQRSTUVWX0123456789",s=o[(O(n.substr(0,9),{weights:[4,3,5,
3,10,2,2,5,7],modulus:11,alphabet:o})+6)%11];return a!==s?{isValid:!1,error:new b}:{isValid:!0,compact:n,isIndividual:!1,isCompany:!0}}var VQ={name:"Singapore U\
nique Entity Number",localName:"Unique Entity Number",abbreviation:"UEN",compact(n){let[e,t]=Ap(n);if(t)throw t;return e},format(n){let[e]=Ap(n);return e},validate(n){
let[e,t]=Ap(n);return t?{isValid:!1,error:t}:e.length!==9&&e.length!==10?{isValid:!1,error:new h}:e.length===9?GQ(e):l.isdigits(e[0])?HQ(e):$Q(e)}},{name:c0e,localName:B0e,
abbreviation:f0e,validate:d0e,format:h0e,compact:p0e}=VQ;var su={};De(su,{abbreviation:()=>UQ,compact:()=>zQ,format:()=>WQ,localName:()=>jQ,name:()=>QQ,validate:()=>KQ});function Np(n){return l.cleanUnicode(n," -","SI")}var XQ={name:"Slovenian VAT Number",localName:"Identifikacijska \u0161tevilka za DDV",abbreviation:"ID za DDV",
compact(n){let[e,t]=Np(n);if(t)throw t;return e},format(n){let[e]=Np(n);return e},validate(n){let[e,t]=Np(n);if(t)return{isValid:!1,error:t};if(e.length!==8)return{
isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=11-O(i,{weights:[8,7,6,5,4,3,2,1],modulus:11});return String(
a%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:QQ,localName:jQ,abbreviation:UQ,validate:KQ,format:WQ,compact:zQ}=XQ;var qQ=Object.assign(Object.assign({},Un),{name:"Slovene Unique Master Citizen Number",localName:"Enotna Mati\u010Dna \u0160tevilka Ob\u010Dana",abbreviation:"E\
M\u0160O"}),{name:C0e,localName:b0e,abbreviation:v0e,validate:D0e,format:y0e,compact:E0e}=qQ;var e3=Object.assign(Object.assign({},Un),{name:"Slovene Unique Master Citizen Number",localName:"Enotna Mati\u010Dna \u0160tevilka Ob\u010Dana",abbreviation:"E\
M\u0160O"}),{name:S0e,localName:x0e,abbreviation:w0e,validate:O0e,format:A0e,compact:N0e}=e3;var uu={};De(uu,{abbreviation:()=>o3,compact:()=>l3,format:()=>u3,localName:()=>a3,name:()=>r3,validate:()=>s3});function Ip(n){return l.cleanUnicode(n," -","SK")}var i3={name:"Slovak VAT Number",localName:"Identifika\u010Dn\xE9 \u010C\xEDslo pre Da\u0148 z Pridanej Hodnoty",
abbreviation:"I\u010C DPH",compact(n){let[e,t]=Ip(n);if(t)throw t;return e},format(n){let[e]=Ip(n);return l.splitAt(e,3,6,8).join(" ")},validate(n){let[e,t]=Ip(
n);return t?{isValid:!1,error:t}:e.length!==10?{isValid:!1,error:new h}:l.isdigits(e)?"234789".includes(e[0])?parseInt(e,10)%11!==0?{isValid:!1,error:new b}:{isValid:!0,
compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new v}:{isValid:!1,error:new p}}},{name:r3,localName:a3,abbreviation:o3,validate:s3,format:u3,compact:l3}=i3;var c3=Object.assign(Object.assign({},Qa),{name:"Slovak Birth Number",localName:"Rodn\xE9 \u010D\xEDslo",abbreviation:"RC"}),{name:L0e,localName:T0e,abbreviation:F0e,
validate:P0e,format:_0e,compact:R0e}=c3;var f3=new Set([2,4,6,7,8,9,10,11,13,16,18,19,20,21,25,26,30,32,33,35,36,37,38,39,40,42,45,47,49,51,52,55,56,57,58,59,61,62,64,65,66,67,68,69,70,71,72,73,74,75,
76,79,80,81,84,85,87,88,91,92,94,95,96,97,99]);function Lp(n){let[e,t]=l.cleanUnicode(n," .");return t?[e,t]:[e.replace(/^0+/,""),null]}var d3={name:"San Marino\
 National Tax Number",localName:"Codice Operatore Eeconomico",abbreviation:"COE",compact(n){let[e,t]=Lp(n);if(t)throw t;return e},format(n){let[e]=Lp(n);return e},
validate(n){let[e,t]=Lp(n);return t?{isValid:!1,error:t}:e.length>5||e.length===0?{isValid:!1,error:new h}:l.isdigits(e)?e.length<3&&!f3.has(parseInt(e,10))?{isValid:!1,
error:new v}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},{name:M0e,localName:Y0e,abbreviation:J0e,validate:H0e,format:G0e,compact:$0e}=d3;function Tp(n){let[e,t]=l.cleanUnicode(n," -");return t!==null?[e,t]:e.startsWith("SV")?[e.substr(2),t]:[e,t]}var p3={name:"El Salvador Tax Number",localName:"N\
\xFAmero de Identificaci\xF3n Tributaria",abbreviation:"NIT",compact(n){let[e,t]=Tp(n);if(t)throw t;return e},format(n){let[e]=Tp(n);return l.splitAt(e,4,-4,-1).
join("-")},validate(n){let[e,t]=Tp(n);if(t)return{isValid:!1,error:t};if(e.length!==14)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};
if(!["0","1","9"].includes(e[0]))return{isValid:!1,error:new v};let i,[r,a]=l.splitAt(e,13);return e.substr(10,3)==="100"?i=O(r,{weights:[14,13,12,11,10,9,8,7,6,
5,4,3,2],modulus:11})%10:i=(11-O(r,{weights:[2,7,6,5,4,3,2,7,6,5,4,3,2],modulus:11}))%10,a!==String(i)?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,
isCompany:!0}}},{name:Z0e,localName:X0e,abbreviation:Q0e,validate:j0e,format:U0e,compact:K0e}=p3;function Fp(n){return l.cleanUnicode(n," -")}var g3={name:"Thai National Identity Card Number",localName:"\u0E1A\u0E31\u0E15\u0E23\u0E1B\u0E23\u0E30\u0E08\u0E33\u0E15\u0E31\u0E27\u0E1B\u0E23\u0E30\u0E0A\u0E32\u0E0A\u0E19\u0E44\u0E17\u0E22",
abbreviation:"IDNR",compact(n){let[e,t]=Fp(n);if(t)throw t;return e},format(n){let[e]=Fp(n);return l.splitAt(e,1,5,10,12).join("-")},validate(n){let[e,t]=Fp(n);
if(t)return{isValid:!1,error:t};if(e.length!==13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if("09".includes(e[0]))return{isValid:!1,
error:new v};let[i,r]=l.splitAt(e,12),a=O(i,{weights:[13,12,11,10,9,8,7,6,5,4,3,2,1],modulus:11});return String((11-a)%10)!==r?{isValid:!1,error:new b}:{isValid:!0,
compact:e,isIndividual:!0,isCompany:!1}}},{name:q0e,localName:ebe,abbreviation:nbe,validate:Pp,format:bS,compact:tbe}=g3;function Rp(n){return l.cleanUnicode(n," -")}var C3={name:"Thailand Memorandum of Association Number",localName:"",abbreviation:"MOA",compact(n){let[e,t]=Rp(n);
if(t)throw t;return e},format(n){let[e]=Rp(n);return l.splitAt(e,1,3,4,7,12).join("-")},validate(n){let[e,t]=Rp(n);if(t)return{isValid:!1,error:t};if(e.length!==
13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if(e[0]!=="0")return{isValid:!1,error:new v};let[i,r]=l.splitAt(e,12),a=O(i,{
weights:[13,12,11,10,9,8,7,6,5,4,3,2,1],modulus:11});return String((11-a)%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},
{name:abe,localName:obe,abbreviation:sbe,validate:vS,format:DS,compact:ube}=C3;function b3(n){return l.cleanUnicode(n," -")}var v3={name:"Thailand Taxpayer Identification Number",localName:"",abbreviation:"TIN",compact(n){let[e,t]=b3(n);if(t)
throw t;return e},format(n){return Pp(n).isValid?bS(n):DS(n)},validate(n){let e=Pp(n);return e.isValid?e:vS(n)}},{name:cbe,localName:Bbe,abbreviation:fbe,validate:dbe,
format:hbe,compact:pbe}=v3;function E3(n){return l.cleanUnicode(n," /.-")}var S3=/^(\d+)(.*)$/;function kp(n){let[e,t]=E3(n);if(t)return["",t];let i=e.match(S3);return i&&i.length===3?[i[1].
padStart(7,"0")+i[2],null]:[e,null]}var x3=["A","B","C","D","E","F","G","H","J","K","L","M","N","P","Q","R","S","T","V","W","X","Y","Z"],w3=["A","P","B","D","N"],
O3=["M","P","C","N","E"],A3={name:"Tunisia tax number",localName:"Matricule Fiscal",abbreviation:"MF",compact(n){let[e,t]=kp(n);if(t)throw t;return e},format(n){
let[e,t]=kp(n);if(t)return n;let[i,r,a,o,s]=l.splitAt(e,7,8,9,10);return e.length===8?`${i}/${r}`:`${i}/${r}/${a}/${o}/${s}`},validate(n){let[e,t]=kp(n);if(t)return{
isValid:!1,error:t};if(e.length!==8&&e.length!==13)return{isValid:!1,error:new h};let[i,r,a,o,s]=l.splitAt(e,7,8,9,10);if(!l.isdigits(i))return{isValid:!1,error:new p};
if(!x3.includes(r))return{isValid:!1,error:new v};if(e.length!==8){if(!w3.includes(a))return{isValid:!1,error:new v};if(!O3.includes(o))return{isValid:!1,error:new v};
if(!l.isdigits(s))return{isValid:!1,error:new v};if(s!=="000"&&o!=="E")return{isValid:!1,error:new v}}return{isValid:!0,compact:e,isIndividual:!1,isCompany:!1}}},
{name:gbe,localName:Cbe,abbreviation:bbe,validate:vbe,format:Dbe,compact:ybe}=A3;function Mp(n){return l.cleanUnicode(n,"")}var L3={name:"Turkish Identificatio Number",localName:"T\xFCrkiye Cumhuriyeti Kimlik Numaras\u0131",abbreviation:"T.C\
. Kimlik No.",compact(n){let[e,t]=Mp(n);if(t)throw t;return e},format(n){let[e]=Mp(n);return e},validate(n){let[e,t]=Mp(n);if(t)return{isValid:!1,error:t};if(e.
length!==11)return{isValid:!1,error:new h};if(!l.isdigits(e)||e[0]==="0")return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-2),a=(10-O(i,{weights:[3,1],modulus:10}))%
10,o=(a+O(i,{weights:[1],modulus:10}))%10;return`${a}${o}`!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:Sbe,localName:xbe,
abbreviation:wbe,validate:Obe,format:Abe,compact:Nbe}=L3;function Yp(n){return l.cleanUnicode(n,"")}var T3={name:"Turkish Tax Identification Number",localName:"Vergi Kimlik Numaras\u0131",abbreviation:"VKN",compact(n){
let[e,t]=Yp(n);if(t)throw t;return e},format(n){let[e]=Yp(n);return e},validate(n){let[e,t]=Yp(n);if(t)return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,
error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=i.split("").map((o,s)=>(parseInt(o,10)+9-s)%10).map((o,s)=>o===0?o:o*Math.
pow(2,9-s)%9||9).reduce((o,s)=>(o+s)%10);return String((10-a)%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:Lbe,localName:Tbe,
abbreviation:Fbe,validate:Pbe,format:_be,compact:Rbe}=T3;function Jp(n){return l.cleanUnicode(n," -")}var P3={name:"Taiwanese Business Administration Number",localName:"",abbreviation:"UBN",compact(n){let[e,t]=Jp(n);if(t)
throw t;return e},format(n){let[e]=Jp(n);return e},validate(n){let[e,t]=Jp(n);if(t)return{isValid:!1,error:t};if(e.length!==8)return{isValid:!1,error:new h};if(!l.
isdigits(e))return{isValid:!1,error:new p};let a=[1,2,1,2,1,2,4,1].map((o,s)=>String(parseInt(e[s],10)*o)).join("").split("").reduce((o,s)=>(o+parseInt(s,10))%10,
0);return a===0||a===9&&e[6]==="7"?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new b}}},{name:Mbe,localName:Ybe,abbreviation:Jbe,validate:Hbe,
format:Gbe,compact:$be}=P3;function Hp(n){return l.cleanUnicode(n," -")}var _3={abbreviation:"BAN",name:"Taiwanese Unified Business Number",localName:"\u7D71\u4E00\u7DE8\u865F",compact(n){
let[e,t]=Hp(n);if(t)throw t;return e},format(n){let[e]=Hp(n);return e},validate(n){let[e,t]=Hp(n);return t?{isValid:!1,error:t}:e.length!==8?{isValid:!1,error:new h}:
l.isdigits(e)?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},{name:Zbe,localName:Xbe,abbreviation:Qbe,validate:jbe,format:Ube,compact:Kbe}=_3;function Gp(n){return l.cleanUnicode(n," -")}var Ua="0123456789ABCDEFGHJKLMNPQRSTUVXYWZIO",k3={localName:"\u4E2D\u83EF\u6C11\u570B\u570B\u6C11\u8EAB\u5206\u8B49",
abbreviation:"NATID",name:"National ID Number",compact(n){let[e,t]=Gp(n);if(t)throw t;return e},format(n){let[e]=Gp(n);return e},validate(n){let[e,t]=Gp(n);if(t)
return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};let[i,r,a,o]=l.splitAt(e,1,2,9);if(!l.isalpha(i))return{isValid:!1,error:new v};if(!/[1-28-9]/.
test(r))return{isValid:!1,error:new v};if(!l.isdigits(a))return{isValid:!1,error:new v};if(!l.isdigits(o))return{isValid:!1,error:new v};let s=Ua.indexOf(i)-10;
return(O(`${r}${a}${o}`,{weights:[8,7,6,5,4,3,2,1,1],alphabet:Ua,modulus:10})+Math.floor(s/10+1)+s*9)%10!==0?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}}},{name:zbe,localName:qbe,abbreviation:e1e,validate:n1e,format:t1e,compact:i1e}=k3;function $p(n){return l.cleanUnicode(n," -")}var Y3={name:"UI Number",localName:"\u4E2D\u83EF\u6C11\u570B\u570B\u6C11\u8EAB\u5206\u8B49",abbreviation:"UI",compact(n){
let[e,t]=$p(n);if(t)throw t;return e},format(n){let[e]=$p(n);return e},validate(n){let[e,t]=$p(n);if(t)return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,
error:new h};let[i,r,a,o]=l.splitAt(e,1,2,9);if(!l.isalpha(i))return{isValid:!1,error:new v};if(!/[A-D]/.test(r))return{isValid:!1,error:new v};if(!l.isdigits(a))
return{isValid:!1,error:new v};if(!l.isdigits(o))return{isValid:!1,error:new v};let s=Ua.indexOf(i)-10;return(O(`${r}${a}${o}`,{weights:[8,7,6,5,4,3,2,1,1],alphabet:Ua,
modulus:10})+Math.floor(s/10+1)+s*9)%10!==0?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:o1e,localName:s1e,abbreviation:u1e,
validate:l1e,format:c1e,compact:B1e}=Y3;function Vp(n){return l.cleanUnicode(n," -")}var H3={abbreviation:"",localName:"",name:"Tax Code",compact(n){let[e,t]=Vp(n);if(t)throw t;return e},format(n){let[
e]=Vp(n);return e},validate(n){let[e,t]=Vp(n);if(t)return{isValid:!1,error:t};if(e.length!==10&&e.length!==7)return{isValid:!1,error:new h};if(e.length===7){let[
i,r]=l.splitAt(e,1);if(i!=="9")return{isValid:!1,error:new p};if(!l.isdigits(r))return{isValid:!1,error:new p};if(!In(r,!0))return{isValid:!1,error:new v}}else{
let[i,r]=l.splitAt(e,8);if(!Ln(i,!0))return{isValid:!1,error:new v};if(!/^[A-Z]+$/i.test(r))return{isValid:!1,error:new v}}return{isValid:!0,compact:e,isIndividual:!0,
isCompany:!1}}},{name:d1e,localName:h1e,abbreviation:p1e,validate:m1e,format:g1e,compact:C1e}=H3;function Zp(n){return l.cleanUnicode(n," ")}var V3={name:"Ukrainian Unified State Register of Enterprises and Organizations",localName:"\u0404\u0434\u0438\u043D\u043E\u0433\u043E \u0434\u0435\u0440\u0436\u0430\u0432\u043D\u043E\u0433\u043E \u0440\u0435\u0454\u0441\u0442\
\u0440\u0443 \u043F\u0456\u0434\u043F\u0440\u0438\u0454\u043C\u0441\u0442\u0432 \u0442\u0430 \u043E\u0440\u0433\u0430\u043D\u0456\u0437\u0430\u0446\u0456\u0439 \u0423\u043A\u0440\u0430\u0457\u043D\u0438",
abbreviation:"\u0404\u0414\u0420\u041F\u041E\u0423",compact(n){let[e,t]=Zp(n);if(t)throw t;return e},format(n){let[e]=Zp(n);return e},validate(n){let[e,t]=Zp(n);
if(t)return{isValid:!1,error:t};if(e.length!==8)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a="345".
includes(i[0])?[7,1,2,3,4,5,6]:[1,2,3,4,5,6,7],o=O(i,{weights:a,modulus:11});return o===10&&(o=O(i,{weights:a.map(s=>s+2),modulus:11})),String(o%10)!==r?{isValid:!1,
error:new b}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}}},{name:v1e,localName:D1e,abbreviation:y1e,validate:E1e,format:S1e,compact:x1e}=V3;function Xp(n){return l.cleanUnicode(n," ")}var Z3={name:"Ukrainian Registration Number of the Taxpayer's Registration Card",localName:"\u0420\u0435\u0454\u0441\u0442\u0440\u0430\u0446\u0456\u0439\u043D\u0438\u0439 \u043D\u043E\u043C\u0435\u0440 \u043E\u0431\u043B\u0456\
\u043A\u043E\u0432\u043E\u0457 \u043A\u0430\u0440\u0442\u043A\u0438 \u043F\u043B\u0430\u0442\u043D\u0438\u043A\u0430 \u043F\u043E\u0434\u0430\u0442\u043A\u0456\u0432",
abbreviation:"\u0420\u041D\u041E\u041A\u041F\u041F",compact(n){let[e,t]=Xp(n);if(t)throw t;return e},format(n){let[e]=Xp(n);return e},validate(n){let[e,t]=Xp(n);
if(t)return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,-1),a=O(i,
{weights:[-1,5,7,9,4,6,10,5,7],modulus:11});return String(a%10)!==r?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:O1e,localName:A1e,
abbreviation:N1e,validate:I1e,format:L1e,compact:T1e}=Z3;var Q3=["01","02","03","04","05","06","11","13","14","16","21","22","23","25","34","51","52","54","55","56","57","58","59","65","10","12","15","24","20","26","2\
7","45","46","47","81","82","83","84","30","32","35","36","37","38","61","31","33","39","41","42","43","46","48","62","63","64","66","68","71","72","73","74","7\
5","76","77","85","86","87","88","91","92","93","98","99","40","44","50","53","60","67","80","90","94","95"];function Qp(n){return l.cleanUnicode(n,"- ")}var j3={
name:"U.S. Employer Identification Number",localName:"Employer Identification Number",abbreviation:"EIN",compact(n){let[e,t]=Qp(n);if(t)throw t;return e},format(n){
let[e]=Qp(n);return l.splitAt(e,2).join("-")},validate(n){let[e,t]=Qp(n);return t?{isValid:!1,error:t}:e.length!==9?{isValid:!1,error:new h}:l.isdigits(e)?Q3.includes(
e.substr(0,2))?{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new v}:{isValid:!1,error:new v}}},{name:P1e,localName:_1e,abbreviation:R1e,
validate:k1e,format:M1e,compact:Y1e}=j3;var U3=["111111111","222222222","333333333","444444444","555555555","777777777","888888888","999999999","123123123","999999999","002281852","042103580","0623607\
49","078051120","095073645","128036045","135016629","141186941","165167999","165187999","165207999","165227999","165247999","189092294","212097694","212099999",
"219099999","306302348","308125070","457555462","468288779","549241889"];function jp(n){return l.cleanUnicode(n,"- ")}var K3={name:"U.S. Social Security Number",
localName:"Social Security Number",abbreviation:"SSN",compact(n){let[e,t]=jp(n);if(t)throw t;return e},format(n){let[e]=jp(n);return l.splitAt(e,3,5).join("-")},
validate(n){let[e,t]=jp(n);return t?{isValid:!1,error:t}:e.length!==9?{isValid:!1,error:new h}:l.isdigits(e)?U3.includes(e)?{isValid:!1,error:new v}:/^(000|666|9)\d+/.
test(e)?{isValid:!1,error:new v}:/^\d{3}00\d{4}/.test(e)?{isValid:!1,error:new v}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new v}}},
{name:H1e,localName:G1e,abbreviation:$1e,validate:V1e,format:Z1e,compact:X1e}=K3;function Up(n){return l.cleanUnicode(n," -")}var z3={name:"Uruguayan Foreigners Identification Number",localName:"N\xFAmero de Identidad de Extranjero",abbreviation:"\
NIE",compact(n){let[e,t]=Up(n);if(t)throw t;return e},format(n){let[e]=Up(n),[t,i,r,a]=l.splitAt(e,2,5,8);return`${t}.${i}.${r}-${a}`},validate(n){let[e,t]=Up(n);
if(t)return{isValid:!1,error:t};if(e.length!==9)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,8),a=String(
(11-O(i,{weights:[5,4,3,2,9,8,7,6,5,4,3,2],modulus:11}))%10);return r!==a?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:j1e,
localName:U1e,abbreviation:K1e,validate:W1e,format:z1e,compact:q1e}=z3;function Kp(n){return l.cleanUnicode(n," -/")}var q3={name:"Uruguayan Identity Card Number",localName:"C\xE9dula de Identidad",abbreviation:"CI",compact(n){let[
e,t]=Kp(n);if(t)throw t;return e},format(n){let[e]=Kp(n),[t,i,r,a]=l.splitAt(e,1,4,7);return`${t}.${i}.${r}-${a}`},validate(n){let[e,t]=Kp(n);if(t)return{isValid:!1,
error:t};if(e.length!==8)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r]=l.splitAt(e,7),a=O(i,{weights:[2,9,8,7,6,3,4],
modulus:10});return r!==String((10-a)%10)?{isValid:!1,error:new b}:{isValid:!0,compact:e,isIndividual:!0,isCompany:!1}}},{name:nve,localName:tve,abbreviation:ive,
validate:rve,format:ave,compact:ove}=q3;function TS(n,e){return(n%e+e)%e}function Wp(n){let[e,t]=l.cleanUnicode(n," -");return t?[e,t]:e.startsWith("UY")?[e.substr(2),null]:[e,t]}var e9={name:"Uruguayan Tax Number",localName:"Registr\
o \xDAnico Tributario",abbreviation:"RUT",compact(n){let[e,t]=Wp(n);if(t)throw t;return e},format(n){let[e]=Wp(n);return l.splitAt(e,2,-4,-1).join("-")},validate(n){
let[e,t]=Wp(n);if(t)return{isValid:!1,error:t};if(e.length!==12)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};if(parseInt(e.substr(
0,2),10)>21||e.substr(0,2)==="00")return{isValid:!1,error:new v};if(e.substr(2,6)==="000000")return{isValid:!1,error:new v};if(e.substr(8,3)!=="001")return{isValid:!1,
error:new v};let[i,r]=l.splitAt(e,11),a=O(i,{weights:[4,3,2,9,8,7,6,5,4,3,2],modulus:11}),o=String(TS(-a,11));return r!==o?{isValid:!1,error:new b}:{isValid:!0,
compact:e,isIndividual:!1,isCompany:!0}}},{name:cve,localName:Bve,abbreviation:fve,validate:dve,format:hve,compact:pve}=e9;var t9={V:4,E:8,J:12,P:16,G:20};function zp(n){return l.cleanUnicode(n," -")}var i9={name:"Venezuelan VAT Number",localName:"Registro \xDAnico de Informaci\xF3n Fisca\
l",abbreviation:"RIF",compact(n){let[e,t]=zp(n);if(t)throw t;return e},format(n){let[e]=zp(n);return l.splitAt(e,1,9).join("-")},validate(n){let[e,t]=zp(n);if(t)
return{isValid:!1,error:t};if(e.length!==10)return{isValid:!1,error:new h};if(!l.isdigits(e.substr(1)))return{isValid:!1,error:new p};let[i,r,a]=l.splitAt(e,1,9),
o=t9[i];return o===void 0?{isValid:!1,error:new v}:"00987654321"[(o+O(r,{weights:[3,2,7,6,5,4,3,2],modulus:11}))%11]!==a?{isValid:!1,error:new b}:{isValid:!0,compact:e,
isIndividual:["V","E"].includes(i),isCompany:["J","G","P"].includes(i)}}},{name:gve,localName:Cve,abbreviation:bve,validate:vve,format:Dve,compact:yve}=i9;function qp(n){return l.cleanUnicode(n," -.")}var o9={name:"Vietnamese Tax Number",localName:"M\xE3 s\u1ED1 thu\u1EBF",abbreviation:"MST",compact(n){let[e,t]=qp(
n);if(t)throw t;return e},format(n){let[e]=qp(n);return l.splitAt(e,10).join("-")},validate(n){let[e,t]=qp(n);if(t)return{isValid:!1,error:t};if(e.length!==10&&
e.length!==13)return{isValid:!1,error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,a,o]=l.splitAt(e,2,9,10);if(r==="0000000"||o==="000"||i===
"00")return{isValid:!1,error:new v};let s=O(e.substr(0,9),{modulus:11,weights:[31,29,23,19,17,13,7,5,3]});return a!==String(10-s)?{isValid:!1,error:new b}:{isValid:!0,
compact:e,isIndividual:!1,isCompany:!0}}},{name:xve,localName:wve,abbreviation:Ove,validate:Ave,format:Nve,compact:Ive}=o9;function em(n){return l.cleanUnicode(n," -/")}var u9={name:"South African Tax Identification Number",localName:"Tax Identification Number",abbreviation:"TIN",compact(n){
let[e,t]=em(n);if(t)throw t;return e},format(n){let[e]=em(n);return e},validate(n){let[e,t]=em(n);return t?{isValid:!1,error:t}:e.length!==10?{isValid:!1,error:new h}:
l.isdigits(e)?"01239".includes(e[0])?Ce(e)?{isValid:!0,compact:e,isIndividual:!0,isCompany:!0}:{isValid:!1,error:new b}:{isValid:!1,error:new p}:{isValid:!1,error:new p}}},
{name:Fve,localName:Pve,abbreviation:_ve,validate:Rve,format:kve,compact:Mve}=u9;function nm(n){return l.cleanUnicode(n," ")}var l9={name:"South African Identity Document Number",localName:"Identity Document Number",abbreviation:"IDNR",compact(n){
let[e,t]=nm(n);if(t)throw t;return e},format(n){let[e]=nm(n);return e},validate(n){let[e,t]=nm(n);if(t)return{isValid:!1,error:t};if(e.length!==13)return{isValid:!1,
error:new h};if(!l.isdigits(e))return{isValid:!1,error:new p};let[i,r,,a]=l.splitAt(e,6,7,10,11);return"01".includes(a)?l.isdigits(r)?In(i,!0)?Ce(e)?{isValid:!0,
compact:e,isIndividual:!0,isCompany:!1}:{isValid:!1,error:new b}:{isValid:!1,error:new v}:{isValid:!1,error:new v}:{isValid:!1,error:new v}}},{name:Hve,localName:Gve,
abbreviation:$ve,validate:Vve,format:Zve,compact:Xve}=l9;function tm(n){return l.cleanUnicode(n," ")}var c9={name:"South African VAT Number",localName:"Value Added Tax Number",abbreviation:"VAT.",compact(n){let[e,t]=tm(
n);if(t)throw t;return e},format(n){let[e]=tm(n);return e},validate(n){let[e,t]=tm(n);return t?{isValid:!1,error:t}:e.length!==10?{isValid:!1,error:new h}:l.isdigits(
e)?e[0]!=="4"?{isValid:!1,error:new p}:{isValid:!0,compact:e,isIndividual:!1,isCompany:!0}:{isValid:!1,error:new p}}},{name:jve,localName:Uve,abbreviation:Kve,validate:Wve,
format:zve,compact:qve}=c9;var MS={AD:[Ns],AT:[Is],BE:[Ps],BG:[_s],CH:[ks],HR:[Us],CY:[Ms],DE:[Js],CZ:[Ys],DK:[Hs],ES:[Vs],EE:[Gs],FI:[Zs],FR:[Qs],GR:[js],HU:[Ks],IE:[Ws],IT:[zs],LT:[qs],
LU:[eu],LV:[nu],MT:[tu],NL:[iu],PL:[ru],PT:[Rr],RO:[au],SE:[ou],SI:[su],SK:[uu]};var f9=n=>n.toUpperCase().replaceAll(/[\s.\-/]/g,""),Vt=n=>({takes:[1,1],gives:"boolean",apply([e]){let t=e instanceof ee?Lt(e).replaceAll(",",""):e;return typeof t==
"string"&&t.trim()!==""?n(f9(t)):R}}),YS=n=>BigInt([...n].map(e=>Number.parseInt(e,36)).join(""))%97n===1n,d9={EL:"GR"},h9=MS,p9=n=>/^NL\d{9}B\d\d$/.test(n)&&YS(
n);function m9(n){let e=n.slice(0,2);return h9[d9[e]??e]?.some(i=>i.validate(n).isValid)===!0||p9(n)}var g9=10;function C9(n){return/^97[89]\d{10}$/.test(n)?cf.
validate(n):/^\d{9}[\dX]$/.test(n)?[...n].map(t=>t==="X"?g9:Number(t)).reduce((t,i,r)=>t+i*(10-r),0)%11===0:!1}var b9=new Set(Intl.supportedValuesOf("currency")),
v9=new Intl.DisplayNames("en",{type:"region",fallback:"none"}),D9=new Set(["EU","EZ","UN","QO","ZZ","XA","XB","AC","CP","DG","EA","IC","TA","CQ"]),JS={iban:Vt(n=>CD(
n)),bic:Vt(n=>bD(n)),"vat id":Vt(m9),isbn:Vt(C9),gtin:Vt(n=>/^(\d{8}|\d{12,14})$/.test(n)&&cf.validate(n)),luhn:Vt(n=>/^\d{2,}$/.test(n)&&fD.validate(n)),lei:Vt(
n=>/^[A-Z0-9]{18}\d\d$/.test(n)&&YS(n)),"currency code":Vt(n=>b9.has(n)),"country code":Vt(n=>/^[A-Z]{2}$/.test(n)&&!D9.has(n)&&v9.of(n)!==void 0)};var Ka=n=>n.length===1&&n[0]!==void 0&&Pe(n[0])?n[0]:n,li=(n,e)=>({takes:[1,1],gives:n,apply:([t])=>typeof t=="string"?e(t):R}),_i=(n,e)=>({takes:[2,2],gives:n,
apply:([t,i])=>typeof t=="string"&&typeof i=="string"?e(t,i):R});var lu=n=>({takes:[1,1],gives:"number",apply([e=null]){let t=rt(e);return t===null?R:new ee(xs(t)[n],0)}}),y9={takes:[2,2],gives:"number",apply([n=null,e=null]){
let[t,i]=[rt(n),rt(e)];return t===null||i===null?R:new ee(i.days-t.days,0)}},E9={takes:[1,3],gives:"date",apply(n){let[e]=n;if(e instanceof xn)return e;if(typeof e==
"string")return Li(e)??R;let t=n.map(o=>o instanceof ee?$t(o):null),[i=null,r=null,a=null]=t;return i===null||r===null||a===null?R:Ss(i,r,a)??R}},HS={date:E9,duration:li(
"duration",n=>ws(n)??R),"days between":y9,year:lu("year"),month:lu("month"),day:lu("day"),"day of week":lu("weekday"),today:{takes:[0,0],gives:"date",apply:(n,e)=>e.
today()},days:{takes:[1,1],gives:"number",apply:([n])=>n instanceof Qe&&n.months===0?new ee(n.days,0):R}};var pn=n=>typeof n=="boolean"?n:R,rm=n=>n===R?R:!n;function at(n,e){return n===!1||e===!1?!1:n===R||e===R?R:!0}function pt(n,e){return n===!0||e===!0?!0:n===R||
e===R?R:!1}function $S(n,e){if(n instanceof ee&&e instanceof ee)return Ir(n,e);if(typeof n=="string"&&typeof e=="string"){let[t,i]=[rt(n),rt(e)];return t!==null&&
i!==null&&t.days-i.days||(n<e?-1:n>e?1:0)}if(n instanceof xn||e instanceof xn){let[t,i]=[rt(n),rt(e)];return t===null||i===null?null:t.days-i.days}return n instanceof
Qe&&e instanceof Qe?n.months===e.months?n.days-e.days:n.days===e.days?n.months-e.months:null:null}function Ri(n,e){if(n===R||e===R)return R;if(n===null||e===null)
return R;if(typeof n=="boolean"&&typeof e=="boolean")return n===e;if(Pe(n)&&Pe(e))return n.length!==e.length?!1:n.reduce((i,r,a)=>at(i,Ri(r,e[a]??null)),!0);if(n instanceof
hn&&e instanceof hn)return n.fields.size!==e.fields.size?!1:[...n.fields].reduce((i,[r,a])=>at(i,Ri(a,e.fields.get(r)??null)),!0);let t=$S(n,e);return t===null?
R:t===0}function Zt(n,e,t){if(n==="=")return Ri(e,t);if(n==="!=")return rm(Ri(e,t));if(e===R||t===R)return R;let i=$S(e,t);return i===null?R:n==="<"?i<0:n==="<="?
i<=0:n===">"?i>0:n===">="?i>=0:R}var S9=1e5;function VS(n,e){return n instanceof ee&&e instanceof ee?Ar(n,e):n instanceof Qe&&e instanceof Qe?new Qe(n.months+e.
months,n.days+e.days):e instanceof Qe?im(n,e):n instanceof Qe?im(e,n):typeof n=="string"&&typeof e=="string"?n.length+e.length>S9?R:n+e:R}function ZS(n,e){if(n instanceof
ee&&e instanceof ee)return Ds(n,e);if(n instanceof Qe&&e instanceof Qe)return new Qe(n.months-e.months,n.days-e.days);if(e instanceof Qe)return im(n,new Qe(-e.months,
-e.days));let[t,i]=[rt(n),rt(e)];return t===null||i===null?R:new Qe(0,t.days-i.days)}function im(n,e){let t=rt(n);return t===null?R:BD(t,e)}var GS=10n**400n,XS=({
units:n})=>typeof n=="bigint"&&(n>GS||n<-GS);function QS(n,e){if(!(n instanceof ee&&e instanceof ee))return R;let t=sf(n,e);return XS(t)?R:t}function jS(n,e){return n instanceof
ee&&e instanceof ee?Nr(n,e)??R:R}var x9=64;function US(n,e){if(!(n instanceof ee&&e instanceof ee))return R;let t=e.places===0?Number(e.units):Number.NaN;if(!(Math.
abs(t)<=x9))return R;let i=new ee(1,0);for(let r=0;r<Math.abs(t);r+=1)if(i=sf(i,n),XS(i))return R;return t<0?Nr(new ee(1,0),i)??R:i}var KS=n=>n instanceof ee?Ga(
n):n instanceof Qe?new Qe(-n.months,-n.days):R;var w9=5e3;function O9(n){return typeof n=="string"?`s${n}`:typeof n=="boolean"?`b${String(n)}`:null}function A9(n){if(n.includes(R)||n.includes(null)||n.length>
w9)return R;let e=new Set,t=[];for(let i of n){let r=O9(i);(r===null?t.some(o=>Ri(o,i)===!0):e.has(r))||(r!==null&&e.add(r),t.push(i))}return t}var WS=(n,e)=>({
takes:[1,255],gives:"boolean",apply:t=>Ka(t).map(pn).reduce(n,e)}),zS={not:{takes:[1,1],gives:"boolean",apply:([n=null])=>rm(pn(n))},all:WS(at,!0),any:WS(pt,!1),
"list contains":{takes:[2,2],gives:"boolean",apply([n=null,e=null]){return Pe(n)?n.reduce((t,i)=>t===!0?!0:pt(t,Ri(i,e)),!1):R}},"distinct values":{takes:[1,1],
gives:"list",apply:([n=null])=>Pe(n)?A9(n):R},concatenate:{takes:[1,20],gives:"list",apply:n=>n.every(Pe)?n.flat():R}};var Mi=n=>n instanceof ee,nx=n=>Number(n.units)<0?Ga(n):n,am=n=>({takes:[1,255],gives:"number",apply(e){let t=Ka(e);return t.length>0&&t.every(Mi)?n(t):R}}),N9=20,
ki=n=>({takes:[1,2],gives:"number",apply([e,t=new ee(0,0)]){if(!Mi(e??null)||!Mi(t))return R;let i=$t(t);return i===null||Math.abs(i)>N9?R:ys(e,i,n)}}),I9={takes:[
2,3],gives:"boolean",apply([n,e,t=new ee(1,2)]){return n instanceof ee&&e instanceof ee&&t instanceof ee?Ir(nx(Ds(n,e)),t)<=0:R}};function L9(n){let e=n.toSorted(
Ir),t=e.length>>1,[i,r]=[e[t-1],e[t]];return r===void 0?R:e.length%2===1||i===void 0?r:Nr(Ar(i,r),new ee(2,0))??R}var qS=n=>n.reduce(Ar,new ee(0,0)),ex=n=>({takes:[
1,255],gives:"any",apply(e){let t=Ka(e);return t.length===0?R:t.every(Mi)?t.reduce((i,r)=>Ir(r,i)*n>0?r:i):t.every(i=>typeof i=="string")?t.reduce((i,r)=>(r<i?-1:
1)*n>0?r:i):R}}),tx={sum:am(qS),mean:am(n=>Nr(qS(n),new ee(n.length,0))??R),median:am(L9),min:ex(-1),max:ex(1),count:{takes:[1,1],gives:"number",apply:([n=null])=>Pe(
n)?new ee(n.length,0):R},abs:{takes:[1,1],gives:"number",apply:([n=null])=>Mi(n)?nx(n):R},near:I9,round:ki("half-up"),"round half up":ki("half-up"),"round up":ki(
"up"),"round down":ki("down"),decimal:ki("half-even"),floor:ki("floor"),ceiling:ki("ceiling"),modulo:{takes:[2,2],gives:"number",apply([n=null,e=null]){if(!Mi(n)||
!Mi(e))return R;let[t,i]=[$t(n),$t(e)];return t===null||i===null||i===0?R:new ee(t-i*Math.floor(t/i),0)}}};var F=class Ji{static FOLD_CASE=1;static LITERAL=2;static CLASS_NL=4;static DOT_NL=8;static ONE_LINE=16;static NON_GREEDY=32;static PERL_X=64;static UNICODE_GROUPS=128;static WAS_DOLLAR=256;static LOOKBEHIND=512;static MATCH_NL=Ji.
CLASS_NL|Ji.DOT_NL;static PERL=Ji.CLASS_NL|Ji.ONE_LINE|Ji.PERL_X|Ji.UNICODE_GROUPS;static POSIX=0;static UNANCHORED=0;static ANCHOR_START=1;static ANCHOR_BOTH=2},
mn={CASE_INSENSITIVE:1,DOTALL:2,MULTILINE:4,DISABLE_UNICODE_GROUPS:8,LONGEST_MATCH:16,LOOKBEHINDS:512},eo=128,cm=new Int32Array(eo),Bm=new Int32Array(eo),cu=65535;
for(let n=0;n<eo;n++)n>=97&&n<=122?cm[n]=n-32:cm[n]=n,n>=65&&n<=90?Bm[n]=n+32:Bm[n]=n;var P=class{static CODES=Object.freeze({"\x07":7,"\b":8,"	":9,"\n":10,"\v":11,
"\f":12,"\r":13," ":32,'"':34,$:36,"&":38,"'":39,"(":40,")":41,"*":42,"+":43,"-":45,".":46,0:48,1:49,2:50,3:51,4:52,5:53,6:54,7:55,8:56,9:57,":":58,"<":60,">":62,
"?":63,A:65,B:66,C:67,F:70,P:80,Q:81,U:85,Z:90,"[":91,"\\":92,"]":93,"^":94,_:95,"`":96,a:97,b:98,f:102,i:105,m:109,n:110,r:114,s:115,t:116,v:118,x:120,z:122,"{":123,
"|":124,"}":125});static toUpperCase(n){if(n<eo)return cm[n];let e=String.fromCodePoint(n).toUpperCase(),t=e.codePointAt(0)>cu?2:1;if(e.length>t)return n;let i=String.
fromCodePoint(e.codePointAt(0)).toLowerCase(),r=i.codePointAt(0)>cu?2:1;return i.length>r||i.codePointAt(0)!==n?n:e.codePointAt(0)}static toLowerCase(n){if(n<eo)
return Bm[n];let e=String.fromCodePoint(n).toLowerCase(),t=e.codePointAt(0)>cu?2:1;if(e.length>t)return n;let i=String.fromCodePoint(e.codePointAt(0)).toUpperCase(),
r=i.codePointAt(0)>cu?2:1;return i.length>r||i.codePointAt(0)!==n?n:e.codePointAt(0)}},D=class{constructor(n,e=!1){this.data=n,this.isStride1=e,this.SIZE=e?2:3}getLo(n){
return this.data[n*this.SIZE]}getHi(n){return this.data[n*this.SIZE+1]}getStride(n){return this.isStride1?1:this.data[n*this.SIZE+2]}get length(){return this.data.
length/this.SIZE}},T9="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-",Tx=new Uint8Array(256);for(let n=0;n<64;n++)Tx[T9.charCodeAt(n)]=n;var Fx=n=>{
let e=[],t=0,i=0;for(let r=0;r<n.length;r++){let a=Tx[n.charCodeAt(r)];t|=(a&31)<<i,(a&32)===0?(e.push(t),t=0,i=0):i+=5}return e},y=(n,e)=>{let t=Fx(n),i=e?t.length/
2:t.length/3,r=new Uint32Array(i*3),a=0,o=0;for(let s=0;s<i;s++)a+=t[o++],r[s*3]=a,a+=t[o++],r[s*3+1]=a,r[s*3+2]=e?1:t[o++];return r},F9=n=>{let e=Fx(n),t=new Map,
i=0;for(let r=0;r<e.length;r+=2){i+=e[r];let a=e[r+1],o=a>>>1^-(a&1);t.set(i,i+o)}return t},Bu=class{constructor(n){this.initializer=n,this.cache=new Map}has(n){
return Object.hasOwn(this.initializer,n)}get(n){if(this.cache.has(n))return this.cache.get(n);let e=this.has(n)?this.initializer[n]():null;return this.cache.set(
n,e),e}},Kn=class{static _CASE_ORBIT=null;static get CASE_ORBIT(){return this._CASE_ORBIT||(this._CASE_ORBIT=F9("rCgCIgCY+rQI4QiCuuBLgCBgCBgCBgCBgCBgCBgCBgCBgCB\
gCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCCgCBgCBgCBgCBgCBgCBgCB+7OB-BB-BB-BB-BB-BBskQB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BC-BB-BB-BB-BB-BB-BB-BByH\
BCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBB\
BCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBxHBCBBBCBBBCBBB3SBmMBkNBCBBBCBBB8MBCBBB6MB6MBCBBC+EB0MB2MBCBBB6MB+MBiGBmNBiNBCBBBmKBikz\
CBmNBqNBkIBsNBCBBBCBBBCBBB0NBCBBB0NDCBBB0NBCBBByNByNBCBBBCBBB2NBCBBDCBBCwDFCBCBDBCBCBDBCBCBDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB9EBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB\
CBBCCBCBDBCBBBhGBvDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBjICCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBH2iVBCBBBlKBwiVB+jVB+j\
VBCBBBlMBqEBuEBCBBBCBBBCBBBCBBBCBBB+hVB4hVB8hVBjNB7MC5MB5MCzMC1MB+0yCE5MB20yCC9MBu2yCBwyyCBo0yCChNBlNBo0yCBu-UBi0yCDlNC6-UBpNDrNIu+UDzNCm0yCBzNE0yyCBzNBpEBxNBxN\
BtEG1NLqxyCBkxyCnFoFrBCBBBCBBDCBBEkIBkIBkICoHHsCCqCBqCBqCCgEC+DB+DBmkOBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCC+BBgCBgCBgCBgCBgCBgCBgCBgCBrCBpCBpCBpC\
BmjOB-BB8BB-BB-BBgEB-BB-BByBBqgOBsDB-BBtwBB-BB-BB-BBsBBgDBCB-BB-BB-BBeB-BB-BB61OB-BB-BB-DB9DB9DBQB7DBmCE9CBrDBPBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB\
rFB-EBOBnHB3FB-FCCBBBNBCBBCjIBjIBjIBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBg\
CBgCBgCBgCBgCBgCBgCB-BB-BB8kMB-BB6kMB-BB-BB-BB-BB-BB-BB-BB-BB-BBokMB-BB-BBkkMBkkMB-BB-BB-BB-BB-BB-BB-BB4jMB-BB-BB-BB-BB-BB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-E\
B-EB-EB-EBCBBBCBoiMBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBJCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB\
CBBBCBBBCBBBCBBBCBBBCBBBCBBBeBCBBBCBBBCBBBCBBBCBBBCBBBCBBBdBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB\
CBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgD\
BgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDL-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-C6\
4CgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOCgmOGgm\
ODg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8\
FBg8FBg8FBg8FDg8FBg8FBg8FhVg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9r\
CBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9r\
CBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBQBQBQBQBQBQDPBPBPBPBPBPjkC7mMB5mMBnmMBjmMBCBlmMB3lMBp\
iMBk8kCBCBBG-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB\
-7FB-7FB-7FB-7FB-7FB-7FD-7FB-7FB-7F6FoglCEsuHRwjlCyDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB\
CBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB0DBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBB\
BCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBG1DD97OCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB\
CBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPB\
QBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPEQCQCQCQCPCPCPCPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPB0EB0EBsFBsFBsFBsFBoGBoGBgIBgIBgHBgHB8HB8HDQBQBQBQBQBQBQB\
QBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQCSFPBPBzEBzEBRCxnOFSFrFBrFBrFBrFBREQBQClkOFPBPBnGBnGFQBQCljOCODPBPB-GB-GBNH\
SF-HB-HB7HB7HBRqJ53OE9tQBrmQH4Bc3BSgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfECBByZ0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0\
BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzB34BgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDB\
gDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-\
CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CBCBBBt-UBruHBt+UB1iVBviVBCBBBCBBBCBBB3hVB5-UB9hVB7hVCCBBCCBBI9jVB9jVBCBBBCB\
BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB\
BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBICBBBCBBECBBN-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-l\
OB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOC-lOG-lOzoeCBBBCBBBCBBBCBBBCBBBCBl8kCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBTCBBBCBBBCBBBCBBBC\
BBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBnECBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB\
CBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBKCBBBCBBBnglCBCBBBCBBBCBBBCBBBCBBECBBBvyyCDCBBBCBBBgDCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBn0yCB90yCB10yCBh0yCBn0yCCjxyCBzyyCB\
pxyCBg6BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB-CBl0yCBvjlCBCBBBCBBBt2yCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBhkzCZCBB9a-5Bd-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8\
rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8\
rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8\
rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCm6TCBB7gBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCH-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-B\
B-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BmlBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBv\
CBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvChDwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBw\
CBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCFvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvC\
BvCBvCBvCBvCBvC1DuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCCuCBuCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtC\
BtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCCtCBtCk2BgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBg\
EBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEO-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-D\
B-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-D+CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCL-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-B\
B-BB-BB-BB-BB-BB-BB-BB-BB-B74CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-\
BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhrVgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB\
-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB\
2BB2BB2BB2BD1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BtxekCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkC\
BkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjC")),this._CASE_ORBIT}static _Print=null;static get Print(){
return this._Print||(this._Print=new D(y("hB9CBjBLBCpWBDFBFGBCCCBSBCsMBClBBDxBBDCBC2BBJaBFFBSVBC-FBCvBBD6BBDkDBP6BBDwBBDOBCbBDCCBJBGfBIqCBCgFBCHBDBBDVBCGBCEEBCB\
DIBDBBDDBJFFBCCBDBDYBDCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPBLCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGBCCBCHBDBBDVBCGBCBBCEBDIBDBBDCBICBFBBCEBDRBLBBCFBE\
CBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBGMBCCBCWBCPBDIBCCBCDBIBBCCBCBBDDBDJBIVBCCBCWBCJBCEBDIBCCBCDBIBBGCBCDBDJBCCBNMBCCBCyBBCCBCFBFPBDZBCCBCRBEXBCIBCDDBFBEFFBEBC\
CCBGBHJBDCBN5BBFcBmBBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDBhBnCBCjBBFmBBCjBBCOBCMBmBlGBCGGD4LBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBH1CBDFBD-TBCbBE4CB\
IVBKXBKTBNMBCCBCBBN9CBDJBHJBHNBCKBH4CBIqBBGlCBLeBCLBFLBFEEBoBBDEBMrBBFZBHKBE9BBDgCBCcBDKBHJBHNBDtBBDLBVsCBClFBJ7BBEOBE9BBGqBBDKBJqBBG1QBDFBDlBBDFBDHBCGCBdBD0BBC\
OBCNBDFBCSBDCBCIBSXBJuBBSBBDaBCMBEhBBPgBBQrEBF5UBXKBWz4BBD9LBGsBBCGGD3BBIBBPXBKGBCGBCGBCGBCGBCGBCGBCGBC9DBjBZBC4CBN1GBbPBC+BBC1CBDmDBGqBBC9CBC1CBKvBBCszcBE2BBK7\
KBV3FBJ8GBV7BBEJBH3BBJlCBJLBHzDBMdBEtCBCKBFgBBC2BBKNBDJBDmDBZbBLFBDFBDFBKGBCGBC7BBF9DBDJBHj9KBNWBFwBBloItLBDpDBnBGBNEBGZBCEBCCCBCCBCCBoUBhBpBBHyBBCSBCDBFEBCmEBF\
9FBEFBDFBDFBDCBEGBCGBOBBDLBCZBCSBCBBCOBDNBjB6DBGCBFsBBE3CBCMBEwBwBBsBBjEcBEwBBQbBFjBBKdBGqBBGdBCkBBFNBrB9EBDJBHjBBFjBBFnBBJzBBMLBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKV\
BLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBCnCBJIBxBSBCBBGgBBEaBGaBnB3BBFTBDxBBCBBGHBCCBCcBDCBFJBIIBI-BBhBmBBFLBK1BBEcBDaBGZBIDBNGBxCoCB4ByBBOyBBItBBJJBHlBBEcBJBBxGeBCpB\
BCCBDBBRFBJIBiBtBBJpBBXZBnBbBVWBKtCBFjBBK9BBCEBOYBIJBH0BBCRBJmBBK-CBCTBMRBCuBB-BGBCCCBCBCOBCKBH6BBGJBHDBCHBDBBDVBCGBCBBCEBCJBDBBDCBDHHGGBDGBEEBMJBCDDClBBCJBCDDC\
DBCJBCBBJBBe7CBCEBfnCBJJBnF1BBDlBBjBkCBMJBHMBU5BBHJBHTBdaBDOBFWB6F7BBlDyCBNHBDDDBGBCBBCdBCBBDLBKJBnCHBDtBBDKBcnCBJyCBOoCBIJB3CHB5ChBBPJBHIBCsBBCNBLcBEfBDVBCNBqC\
GBCBBCrBBECCBCCBHBJJBHFBCBBCkBBCBBCFBIJBHrBBFJB3HYBIQBCoBBEcB2CQQBwBBO6cBnDuDBCEBMjGBtyCiDBOvhBBRVBL68DBGmSB61G5BBn2B4RBIeBCJBFwCBCJBHdBDFBLlCBLJBCGBCUBGSBxN5BB\
nG6CBGYBDYBtBqCBF4BBIQBhCEBMGBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBDDBh7D8HBEzNBHWBQQBQtBBDWBKzDB9B1HBLmBBDpCBJvDBWlCB7DTBNTBN2CBKYBoE0CB\
CmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBD9VBQEBCOBxiBeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBENBDJBFBBhKeBS5BBGxOxOBoBB3GqBBFhGhGBdBCVBJBBhHGBCD\
BCBBCOBCkGBDPBqBrCBFJBFBByYjCBtC8BBjGDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBBvIrBBFjDBNOBDOBCOBCkBBLtFB5BcBOrBBFIBIBBPFB7E4eB\
EQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBmgB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIBnkzVvHB",!1))),this._Print}static CATEGORIES=new Bu(
{C:()=>new D(y("AfBgDgBBOrWrWBHHBCBICCVuMuMnBBBzBBBE4B4BBGBcDBHQBXhGhGxBBB8BBBmDNB8BBByBBBQddBCCMEBhBGBsCiFiFJBBDBBXIICCBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCC\
GDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBX\
EEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQ\
Q6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBPMMBEB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBB\
MHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKMMBDBbEByBPBDBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuz\
cuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCB-F\
CBHBBHBBHBBECBIIIBLBDBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBB\
CtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBbl\
BBdTBYIBvCDBlBIB-BGGBLBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBB\
mCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGB\
SqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMBxhBPBXJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDk\
JkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBF-6DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBrCHBxDUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQ\
QBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFI\
KFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0F\
BBypHOBvThtCB-QhvBBs6EEBrpIlkzVBxHvw-FB",!1)),Cc:()=>new D(y("AfgDgB",!0)),Cf:()=>new D(y("tFzqBzqBBEBXhGhGyBhMhMBxCxCs5D9-B9-BBDBbEByBEBCJBw03B6H6HBBBimEQQj7IP\
BhjiBDBwmFHBn0rYffB+CB",!1)),Cn:()=>new D(y("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDB\
DBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBD\
EEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBB\
iBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQC\
B-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBu\
zcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBDBvzIBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-F\
CBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBB\
CtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBbl\
BBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBB\
mCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGB\
SqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJ\
BNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBg\
BFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSE\
BEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOB\
vThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-BB---BBB---BBB",!1)),Co:()=>new D(y("gg4B-nGh4hc9--BD9--B",!0)),Cs:()=>new D(y("gg2B--B",!0)),L:()=>new D(y("hCZBHZBwBLLFG\
GBVBCeBCpOBFLBPEBICCiEEBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoCaBFDBuBqBBkBBBCiDBCQQBIIBLLBBBDRRCdBe4CBMZZBfBKBBFGGBUBFKKEYYBXBIKBGXBCGBRpBB7B1BBETTIJBQPBFH\
BDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWB\
CPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNGB7BBBCCCBDBCXBCCCBIBCBBKDDBDBCWWBCBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEE\
BIIBBBFMBNSSBkBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBkBFFkC4CBIEBDhBBCGGBkCBLeByBdBDEBMrBB\
FZB3BWBK0BBzC+C+CBtBBSHB3BdBOBBLrBBbjBBqBCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBhC1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDD\
BGEBF1B1BB8zC8zCBjHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBxC2O2OBrBrBBDBGBBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBReBDlCByBIBDmDBD\
xCBVQBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBdRRBDBCJBLEBCoBBYCBCHBVWBEEEBwBBCEEBDDBDBDCCZCBDKBICBNFBDFBDFBKGBCGBCqBBCNBHyDBej9KBNWBFwBBloItLBDpDBnBGBNEBGCCBIB\
CMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBxB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBC\
OBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOjBBnBbBKWB7HpBBHBBRFB5B\
cBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtB\
BqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB1D-BBgBHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBqBBlISBQCCBLBChBB9Dw\
CwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBGjCjCBLBhCBBCPPBNNB0mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqD\
BGMBEIBIJBn7F0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFBmI9BBzEsBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCCBCB\
BCGBDEBKBBhHGBCDBCBBCOBCkGB8BjCBI1lB1lBBCBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB",!1)),
LC:()=>new D(y("hCZBHZB7BLLBVBCeBCiGBCDBFvGBDZBhGDBDBBECBCHHCCBCCCBSBCyCBCqEBJlFBClBBKoBB44ClBBCGGDqBBDCBhV1CBDFBjkCKBGqBBDCBhCrBBgCMBChBBmD1IBDFBDlBBDFBDHBCGCB\
dBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGBmIFFDJBCEEBDBHGCBCBCFBFDDBCBGEBF1B1BB8zC8zCB6DBDmDBHDBEBBNlBBCGGzoetBBTbBnEtCBCWBEDBCsCBZBBE2Z2ZBpBBGIBIvCBh6TGBNEBqgBZBHZBmlBv\
CBhDjBBFjBB1DKBCOBCGBCBBCKBCOBCGBCBBk2ByBBOyBB+CVBLVB74C-BBhrV-BBhBYBDYBtpZ0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBC\
eBCYBCHB15BJBCTBHFB2uCjCB",!1)),Ll:()=>new D(y("hDZB7BqBqBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDZBiG\
CCEEEBBBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBDCB5XFBjkCIBC2D2DBqBBgCMBChBBnD0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBB\
JHBLCBCBBzIEEBEEcKFDBBJDBF2B2Bs1CvBBCEEBGCFCCBCCBEBGiDCBIICFFNlBBCGG0oesBCUaCoEMCBBBC+BCBGBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCbEE2ZqBBGIBIvCBh6TGBNEBqhBZBumBnBBpEjBB\
8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFB4vChBB",!1)),Lm:()=>new D(
y("wVRBFLBPEBICCmEGG-OnHnHlFBBuIBBFgBgBKEEhFoFoF1mBgEgE2R72B72BsDkTkTxOFBvF+BBOjBjBBjBByVOORMBg-CBByHgGgG2OsBsBBDBGiDiDB+C+CBBB34bjnBjnBBEBvIzDzDdBB6DIBxCYYpDDB\
EBB2OXXqEtDtDWBBoDDBKngVngVuBBBh-BFBCpBBCIB0sBhBhB2K04D04DnrTDB9PCBpBBBnRMBhCBBCPPB9-P9-PBCBCGBCBByhM9BBqGGBud0Q0QsSAB",!1)),Lo:()=>new D(y("qFQQhIFFBCBxGBB7ZaB\
FDBuBfBCJBkBBBCiDBCZZBLLBBBDRRCdBe4CBMZZBfBWVBrBYBIKBGXBCGBRoBB8B1BBETTIJBROBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBE\
TTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBF\
B7BvBBCBBNFB8BBBCCCBDBCXBCCCBIBCBBKDDBDBYDBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNyDyDBnKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPByDrTBDQBCZBGq\
CBHHBIRBOSBPRBPMBCCBQzBBpBkCkCBhBBC0BBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBxFuBBSHB3BdBOBBLrBBbjBBqBCBLdByDDBCFBCBBE7hB7hBBCB4-C3BBZWBKGBCGBCGBCGBCGBCGBCGBCGB\
oR2B2BF1CBJCCB4CBFGGBpBBC9CBSfBxBPBhQ-tGBhC0wUBC2jBBkCnBBJrIBFPBLBBjCyByBBkCBqFoDoDEGBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBuBEBDIBLEBCoBBYCBCHBVPBCFBEEEBwBBC\
EEBDDBDBDCCZBBEKBIPPBEBDFBDFBKGBCGByEiBBej9KBNWBFwBBloItLBDpDBkCCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBqDJBCsBBDeBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DB\
mMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBhEtCBjDnBBJzBB9CzBBN2JBKVBLHB5EFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4FjB\
BnBDBCxJxJBoBBHBBRCBCBB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtB\
BzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB0GHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYB\
nBBCBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBB0BUBGSB0NnBB2MqCBGwFwFB0mHBqBfBiDyDBuwIiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBxzI2\
P2PBrBBiBiKiKBcBTrBBlPaBmHdBDwGwGBdBCCBCBBCGBDEBKiHiHBFBCDBCBBCOBCkGB8pBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0\
FBDwpHBQtTBjtC9QBjvBq6EBGppIB",!1)),Lt:()=>new D(y("lOGDnB2sH2sHBGBJHBJHBNQQwBAB",!1)),Lu:()=>new D(y("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECB\
CCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHB\
JHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBG+B+B9zCvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmm\
BnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBB",!1)),M:()=>new D(
y("gYvDB0IGBoIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCgBB3BCBCRBCGBLBBeCB5BCCBFBDBBDCBKLLBbbDCB5BCCBDBFBBDCBEffBEEMCB5BC\
CBGBCCBCCBVBBXFBCCB5BCCBFBDBBDCBICBLBBf8B8BBDBECBCDBKpBpBBDB4BCCBFBCCBCDBIBBMBBeCB5BCCBFBCCBCDBIBBMBBQNNBCB4BBBCGBCCBCDBKLLBeeBBBnCFFBEBCCCBGBTBB+BDDBFBNHBjDDDB\
HBMGBqCBBcECFBByBTBCBBGKBCjBBKlDlDBSBYDBFCBCCBDGBEDBOLBCLLBCBgWCBzdDBdCBeBBfBBhCfBKuBuBBBBC2D2DBjBjB3DLBFLB8GEB6BJBCcBDxBxBBsBBDLBVEBwBQBnBIBNCBfMB5BNBxBTB5ECBC\
UBFHHDCBnG-BBxWgBB--CCBuEhDhDBeBrRFBqDBB1udDBCJBhBBBxCBBxIEEFYYBDBF0C0CBzBzBBQBbRBOnBnBBGBaMBtBDBwBNBlBkCkCBMBNJJBuBuBBBBzBCCBBBDBBGBBCqBqBBDBGBBtHHBCBBx5TiXiXB\
OBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB7DCB2BOBqBDDBLLBCBuBKBI+B+BBBBlBNBRBBtBNNBBBxBNBJDBCBB9CLBHDD+ELBWDB4BBBCGBDBBDCBKLLBDDBFBEEBkCIB\
CDDCDBCEBCPPBzCzCBQBYyCyCBSBsHGBDIBcBBzCQBrDMBmDOBhIOB2HFBCBBDDBCCCBuEuEBFBDGBEddBIBpBGBCDBJKKBJBvBPBnGHBoGHBCHBzCVBCNB7DFBECCBCCBFBCjCjCBDBCBBCEB8KDBKBBCxBxBBF\
BEEBYmnFmnFHOBpmLRBhuCEB8BGB5gBCCB1BBIDByCMMBslTslTBizEizEBsBBDWB-QEBEFBJHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OB\
FBuDGB29lYvHB",!1)),Mc:()=>new D(y("joC4B4BDCBJDBCBBzBBB7BCBHBBDBBLsBsB7BCBjC7B7BBBBJCCB2B2BB7B7BCHHBDDBLLnDBBCBBECBCCBLqBqBBBB+BDB+BBB7BCCBDBDBBCBBKBBdPPB7B7BB\
BBGCBCCBLrBrBBsCsCBBBHHBTBBrKBBgCsFsFBFFHDDBaaBLLBBBDGBWBBDFBDLLBBB5zBffiEIIBGBCBB7KDBDCBFBBCFBhHBB7BCCKCCBJJBEByExBxBGCCBDBCBB+BffFBBD9B9BDCBCEEBxBxBBGBJBBsFWW\
35EBB0-dBBD5C5CBzBzBBOBvEBBwBxBxBBFFBDDBBBvDBBDBBZuBuBCuDuDDBBGuHuHBCCBCCBCC0gZCCgEuBuBBBBFBB0DZZB8B8BxBCBKBBO+C+CBBBEBBCrFrFBBBgBBB7BBBCDBDBBDCBKLLB1C1CBBBIDDC\
DBCBBCmDmDBBBJBBErDrDBBBHCCBCBDuHuHBBBHDBDyDyDBBBJBBCuDuDCBBHoDoDCBBFmImIBBBK4H4HBEBCBBFDDCvEvEBBBJDBF1C1CeBB-BqGqGECCoGPPrDIID2G2GBDBFBBC-K-KBNNxBBBJBBCpvQpvQB\
BBlxD2BBpDBB0rYBBHFB",!1)),Me:()=>new D(y("okBBB1xF-wB-wBBCBCCBsshBCB",!1)),Mn:()=>new D(y("gYvDB0IEBqIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBC\
BCIBCCBCEBsBCB8BIBrBXBCfB4BCCFHBFEEBFBLBBe7B7BFDBJVVBbbDBB6BFFBFFBDDBBBEffBEEMBB6BFFBDBCBBFVVBXXBEBC7B7BDCCBCBJIIBMMBff+BNNzBEE4BCCBBBGCBCDBIBBMBBe7B7BDHHGBBVBB\
dBB6BBBFDBJVVBeepCIIBBBC7C7CDGBNHBjDDDBHBMGBqCBBcEC4BNBCEBCBBGKBCjBBKnDnDBCBCFBCBBDBBaBBFCBRDBODDBHHQgWgWBBBzdCBeBBfBBfBBhCBBCGBJDDBJBKuBuBBBBC2D2DBjBjB3DCBFBBK\
HHBBB8GBBD7B7BCGBCCCDHBHJBDxBxBBMBCeBDLBVDBxBCCBDBCGGpBIBNBBhBDBDBBCCB5BCCBEECCB7BHBDBB5ECBCMBCGBFHHEBBnG-BBxWMBFEEBKB--CCBuEhDhDBeBrRDBsDBB1udFFBIBhBBBxCBBxIEE\
FaaBGG4EBBbRBOnBnBBGBaKBvBCBxBDDBCBDBBoBkCkCBEBDBBDBBNJJwB0B0BCCBDBBGBBCrBrBBJJvHDDFx5Tx5TiXPBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB8D3B3\
BBNBqBDDBLLBBByBDBDBBI+B+BBBBlBEBCHB-BNNB1B1BBHBLDBDgDgDBBBDCCBHHD+E+EEHBWBB6BBBEmBmBBFBEEBnCFBOECPBB2CHBDCBCYY1CFBCFFBCCBvHvHBCBHBBCBBcBB2CHBDCCBrDrDCDDBEBCmDm\
DCDDBCBCEBkIIBCBBhIBBCFFxEDBDBBFhBhBBIBpBFBDDBJKKBEBDCBvBMBCBBnGCCBBBCqGqGBFBCFBCzCzCBUBDGBCBBCBB7DFBECCBCCBFBCpCpCBEEC8K8KBMMB1B1BBDBGCCYmnFmnFHOBpmLLBECBhuCEB\
8BGB5gBgCgCBCByC5lT5lTBizEizEBsBBDWBhRCBSHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB",!1)),N:()=>new D(
y("wBJB5DBBGDDBBBitBJBnEJBnGJB9MJB3DJBFFBtDJB3DJB3DJBDFBvDMB0DJBJGBoDJBpDGBISBuDJBhDJB3DJBnCTBtIJBnCJBwWTBybCBwHJBHJBXJBtJJBhEKBmFJBHJB3FJB3CJBnEJBHJB3gBEEBEBHJ\
BnGyBBDEB3W7BBvCVB3TdBqrBqYqYaIBPCB4KDBrEJBfHBCOBhBJBoBOBh7cJB9FJBhKFB7EJBnBJBnGJBXJB3CJB3MJB34UJBuPsBBN4BBSBB2KaBlBDBeJJnEEBrGJBvdHBaGBoBIBsCEBXFBhFBBDPBDtBBhC\
IB1BBBfCBsCEBpDHBZHBqBGBrKFBxBJBHJB3IeB-EJBrBDBxDGBnEdBhEJB9BJBxEJBITB8HJB3KJB3DJB3LJBnDJBHTBtCLBlNSB+CJB3UJB3CcBkHJBnCJB3BJBnLJBnDUBshBuDBimPJBnpCJB3CJBnEJBCGB\
vQJBnIWB+KCB6nXJBnuBTBNTBtDYB2iBxBBhqCJBnNJB3PJB4HJBtWIBhEJB4Y6BBCCBCDBtCsBBCOBjeMBk3CJB",!1)),Nd:()=>new D(y("wBJnxBJnEJnGJ9MJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJhDJ3DJ\
nCJ3IJnCJn6BJnBJtJJhEJnFJHJ3FJ3CJnEJHJnuiBJnVJnBJnGJXJ3CJ3MJ34UJnsBJnkCJHJ9YJhEJ9BJxEJ3IJ3KJ3DJ3LJnDJHTtCJnNJnDJ3UJ3CJ3HJnCJ3BJnLJ3uQJnpCJ3CJnEJ3QJ37XJ12CxBhqCJ\
nNJ3PJ4HJ2aJ30EJ",!0)),Nl:()=>new D(y("u3FCBwzCiBBDDB-zDaaBHBPCBs1dJBxyW0BBtOJJnEEBrhIuDBm8SCB",!1)),No:()=>new D(y("yFBBGDDBBB2pCFB5LFB5DCBmEGB6GGBSIByNJB2hBTB\
0jBJBhP20B20BEFBHJBnGPBqB3W3WB6BBvCVB3TdBqrB1kB1kBBCBrEJBfHBCOBhBJBoBOBxrdFBymWsBBiCDBSBB2KaBlBDB1pBHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBhLe\
B-EJBrBDBxDGBnETB8LTBmqBBBvNIBobSB0aUBn8SGB-YWBqhZTBNTBtDYBvqFIBid6BBCCBCDBtCsBBCOBjeMB",!1)),P:()=>new D(y("hBCBCFBCDBLBBEBBbCBCccCkBkBGEELBBEEE-VJJzOFBqBBB0BC\
CDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCmBmBBCBoCrCrCBDBFBBwDFBsFlTlTBHB4EuTuTtBBBvCCBoCBB+ECBCCBmBKB6JBB5GBBhEGBCFBhFBB\
LGBdCB9DDB8BEB-BBBhCHBM9Z9ZBWBJTBCMBCLBfBBPBB6TDBeBB+hBNBwCBBgBJB0MVBgCDBhBBB8XDBCBBxDwEwEBtBBCfBDLBkNCBFJBDLBRNNjD7C7CjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiD\
MBRBB9DDB-DBBRBB6HzqUzqUBxGxGBIBXiBBCNBCFFCBB2ECBCFBCDBLBBEBBbCBCccCCCBFB7MCB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDByO-J-JjBlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFO\
OCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07\
C-a-aBAB",!1)),Pc:()=>new D(y("-Cg-Hg-HBUU-u3BBBZCBwHAB",!1)),Pd:()=>new D(y("tB9qB9qB0BiyDiyDmgBqgCqgCBEBiwDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J",!1)),Pe:()=>new D(
y("pB0B0BgB+1D+1DC-6B-6BqtC4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECtBGCtNICEGCDBB-ozB6G6GeOCESSCCCrF0B0BgBGD",!1)),Pf:()=>new D(y("7F+6H+6HEddpuDCCFDDQEE",
!1)),Pi:()=>new D(y("rFt7Ht7HDBBDaapuDCCFDDQEE",!1)),Po:()=>new D(y("hBCBCCBDECBLLBEEBcclCGGPBBI-V-VJzOzOBEBqB3B3BDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImI\
BLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCxDxDrCEBFBBwDFBsFlTlTBHBmY9D9DBBBoCBB+ECBCCBmBFBCDB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBMjajaBJJBGBJIBDDBDCBEKBCCCBIB7kDDBC\
BBxDwEwEBFFBBBDDDBHBCBBCDDBLLBDBCJBDDBCCCBLBDCBtNCB6B+F+FjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HlxUlxUBFBDXXVBBDDBECBCDBICBHCCB2E2EBBBCCBDEC\
BLLBEEBcclBDDB7M7MBBB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDB0ZlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB\
8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB",!1)),Ps:()=>new D(y("oBzBzBgB-1D-1DC-6B-6B-rCEEnB4B4\
BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECaTTCECtNICEGCDipzBipzB4GeeCMCESSCCCrFzBzBgBEEDAB",!1)),S:()=>new D(y("kBHHRCBgBCCcCCkBEBCBBDCCBCBDEEfgBgBrODBNNBGGBCCC\
BPB2DPPBxDxDsErIrIBBB3DCBDDDBvGvGLUUB4H4HIBBpEqLqLBHHB2H2H-DjEjEBGBlEwGwGqBmGmGiGCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WuLuLlL+E+EBgBBiLJBKIBhiBCCBBBMCBOCBOCBOBBm\
COOoBCBOCBUhBB-BBBCDBCBBLCCBBBGFBCECFMMBFFBDBGDBC7B7BBFFB2LBFcBD+HBXKByCtCBXnTBtBwBBDeBLyMBX+BBFfBD1LBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBB8CBB0HBBFJBhBlBBKRR\
BdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BB6RWBKBBoDBB+EDBLDB+RCBiHPPB+9T+9TpEgBBuLPBhCBB3BHBtBDBjDCCBBBD7E7EHRRBBBgBCCcCCiEGBCGBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSmWmWBiKiK\
BGBnjC2kC2kCBbBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQQBgDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBrbaagBaagBaagBaagBaa9B-PB4BDBzBHBCNBCBBp2BwNwNttCEE+DiOiOBvIvIBqBBFjDB\
NOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB",!1)),Sc:()=>new D(y("kB+D+DBCBqnB8D8\
DzPBBzPBBI2H2HoImSmS8sClmClmCBgBB37hBkuVkuVtD7E7E8GBBEBB3-HDB-4wBxtCxtC",!1)),Sk:()=>new D(y("+CCCoCHHFEEqQDBNNBGGBCCCBPB2DPPBjoBjoB15FCCBBBMCBOCBOCBOBB9kEBBkzd\
WBKBBoDBBxePPBniUniUBPB8bCCjF4g9B4g9BBDB",!1)),Sm:()=>new D(y("rBRRBBB+BCCuBFFmBgBgB-XwQwQBBB8xGOOoBCBOCBsEoBoBBDBHlClCBDBGBBFGDIgBgBBDDCgBgBBqIBhBBB7CffBXBpBFB\
2OKK3BHBwDxKxKBDBDeBLPBhIiEBX+BBFfBDhIBxBUBDFB9+zB5Z5ZCCBlFRRBBB+BCCkEHHBCBitDBBhrwBx+Bx+BagBgBagBgBagBgBagBgBat5Ft5FB-uC-uCBHB",!1)),So:()=>new D(y("mFDDFCCyer\
IrIBgEgEBvGvGLUUB4H4HkQ2L2LjEFBClElEwGqBqBoMCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WzWzW+EhBBiLJBKIBksBBBCDBCBBLCCBHHBEBCECFMMBPPCBBC7B7BBKKBDBDDBCBBCBBCGBCeBDBBCC\
CBdBtIHBFTBDGBDwCBCdBanBBHnCBXKByCtCBX2FBCIBC1BBJuDBC3HBtBrBBhC-HBhQvBBWBBHmBBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBBxKBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0\
V2BBibDBLBBC+R+RBBBqqUPBuLPBhCBB3BHBuBCBlPEEFBBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSpgBpgBBGBnjC2kC2kCBGBFQBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQPBhDzDB9B1HBLmBBD7BBGCBXBBI\
dBF8BBWhCBE7F7FB1CBqlB-PB4BDBzBHBCNBCBBp2B96C96CiEyWyWBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E6HBG4WBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBB-B3KBJNBDMBEKBE4\
BBCFFBOBDLBFJBIyEBC7CBLAB",!1)),Z:()=>new D(y("gBgEgEgvFgsCgsCBJBeBBGwBwBh9DAB",!1)),Zl:()=>new D(y("ohIA",!0)),Zp:()=>new D(y("phIA",!0)),Zs:()=>new D(y("gBgEg\
EgvFgsCgsCBJBlBwBwBh9DAB",!1)),ASCII_Hex_Digit:()=>new D(y("wBJIFbF",!0)),Alphabetic:()=>new D(y("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICC3CeeBQBCBBDDBCHHCCBCCCBSBCyCB\
CqEBJlFBClBBDHHBnBBoBNBCCCBCCBCCJaBFDBeKBG3BBCGBPlDBCHBFHBFCBLCBDRRBuBBOkDBZgBBKBBFGGBWBDSBUYBIKBGXBCGBIJJBoBBLLBEGBHrCBCPBCCBFOBOSBCHBDBBDVBCGBCEEBCBEHBDBBDBBC\
JJFBBCEBNBBLFFBBBCFBFBBDVBCGBCBBCBBCBBFEBFBBDBBFIIBCBCSSBEBMCBCIBCCBCVBCGBCBBCEBEIBCCBCBBEQQBCBWDBFCBCHBDBBDVBCGBCBBCEBEHBDBBDBBKBBFBBCEBORRBCCBEBECBCDBEBBCCCBE\
EBEEBBBELBFEBECBCCBEHHpBMBCCBCWBCPBEHBCCBCCBJBBCCBCBBDDBdDBCHBCCBCWBCJBCEBEHBCCBCCBJBBGCBCDBOCBNMBCCBCoBBDHBCCBCCBCGGBCBIEBXFBCCBCRBEXBCIBCDDBFBJFBCCCBGBTBBO5BB\
GGBH0B0BBECBDBCXBCCCBRBCCBDEBCHHPDBhBgCgCBGBCjBBFSBFPBCjBBkC2BBCDDBDBR-BBLDBDlBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZ\
BGqCBEKBITBMUBNTBNMBCCBCBBNzBBDSBPFFkC4CBIqBBGlCBLeBCLBFIBYdBDEBMrBBFZB3BbBF+BBDTBzBYYBMMBBByBzBBCOBCHB0BpBBDDBLrBBCKBP2BBXCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBUhBB\
M1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBFSSBnBBuZzBB34BkHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBCfBwB2\
O2OBBBaIBIEBDEBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBGHBEwDBoBIBDmDBDxCBVUBCgBBZzBBNjCBCtBtBBEBECCBBBLgBBGiBBOcBEyBBCLBQRRBOBLEBC2BBKNBTWB\
EkCBCCCZCBDPBDDBMFBDFBDFBKGBCGBCqBBCNBH6DBWj9KBNWBFwBBloItLBDpDBnBGBNEBGLBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNB\
jB6DBmC0BBsIcBEwBBwBfBOdBGqBBGdBDjBBFHBCEBrB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHB\
BhCDBCBBGHBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOnBBjBbBEGGBVB7HpBBCBBEBBRFBzBCBEcBLJJBUBrBRBvBUBcWBKlCBsBEBL4BBKOOBXBYyBBSDBJiBBEKKB+BBCDBKBBLCCkBRBC\
hBBDHHBCB-BGBCCCBCBCOBCJBI4BBYDBCHBDBBDVBCGBCBBCEBEHBDBBDBBEHHGGBdJBCDDClBBCJBCDDCDBCBBECCtBhCBCCBCDBVCBfhCBDBBC5F5FB0BBDGBaFBjB+BBCEE8B1BBDoCoCBZBDNBWGB6F4BBoD\
-BBgBHBDDDBGBCBBCdBCBBDBBDDB+CHBDtBBDFBCCCBccBxBBDJBSnCBGTTBnCBoDHB5CgBBgBIBCsBBCGBCyByBBcBDVBCNBqCGBCBBCrBBECCBCCBBBCDDBZZBEBCBBCkBBCBBCDBCYYBqBBlIWBKQBCoBBECB\
wDwCwCB4cBnDuDBSjGBtyCgDBQvhBBSFBa68DBGmSB61GuBBy2B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBF4BBIQBhCBBCNNBFBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJr\
MBloCqDBGMBEIBIJBFi7Fi7FBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBLGBR\
iKiKBcBTrBBlPbBlHdBDwGwGBdBCVBJBBhHGBCDBCBBCOBCkGB8BjCBEEE1lBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1TZBHZBHZB3zD-2pBBhB9oEBDt0F\
BDwpHBQtTBjtC9QBjvBq6EBGppIB",!1)),Dash:()=>new D(y("tB9qB9qB0BiyDiyDmgBqgCqgCBEB+BoBoBQnMnMlgDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J",!1)),Emoji:()=>new D(y(
"jBHHGJBwDFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDC\
CCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDrGrGhFBBNBBPDDBIBsCZBCBBYVVDIBWBBvFhBBDvDBDBBCCBDyCBDCBCmIBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBB\
BNCBJCBDCCFHHEHHB0CBxBlCBGHBDDBEJBECCBEEDJBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB",!1)),Emoji_Component:()=>new D(y("jBHHGJB0+H2G2Gsp3B3+8B3+8BBYB8PEBxtBDB\
tzhY-CB",!1)),Emoji_Modifier:()=>new D(y("7-8DE",!0)),Emoji_Modifier_Base:()=>new D(y("9wJ8G8GRDB4jzD9B9BBBBDDDBBB2DBBDKBWSBEFFBBBCCBICCZqGqGBFFWFFBvFvFBBBEEB0C\
RRBBBKMMgSDDJHBHKKBIBDCB5B+B+BBCCBCCSCBCMBmHCBrBIB",!1)),Emoji_Presentation:()=>new D(y("64IBBuGDBEDDqQBBWBBzBLBsBUUOJJBSSBGGBJJGWWIBBCFFDIIFBBdkBkBCFFBBBC+B+BB\
BBZPP8aBB0BFFvlxDrGrG-FDDBIBsCZBCZZVDDBDBCCBWBBvFgBBNIBClCBCVBNqBBFEBNQBEEEBlCBCCCB5FBD+BBODBCXBTbbBOO3C0CBxBlCBHEEBBBDDBEDBMBBIIBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4B\
BCFFBOBDLBFJB",!1)),Extended_Pictographic:()=>new D(y("pFFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBE\
EBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDoBoBBCBlDLBQBBQPPBmBmBBIBxDBBNBBPDDBIBU3BBcOBLVVDIB\
CDBKWBH7FBDvDBDBBCCBDyCBDCBCDBG9HBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDQBECCBEBDMB7GlBBNDB5BHBLFBpBHBfBBNDBDNBKmBBNuBBCJBC4FB5CHB\
PxEBhI9fB",!1)),Hex_Digit:()=>new D(y("wBJIFbFq1-BJIFbF",!0)),Lowercase:()=>new D(y("hDZBwBLLFlBlBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBB\
HGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDiBBIBBfEBhDsBsBCEEDDBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBCDB5XFBjkCIBC2D2DB+FBiC0ECBHBCgDCBHBJFBLHBJHBJ\
FBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBB6DOORMBuDEEBEEcKFDBBJDBFiBiBBOBFsasaBYBn6BvBBCEEBGCFCCBCCBGBEiDCBIICFFNlBBCGG0oesBCUaCBBBmEMCBBBC8BCBIBCCCDICF\
CCDCCBBBCSCGGGCMCFCCDOCWDBCCCBBB2ZqBBCNBHvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBkODDBBBCpBBCIBmoByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZB\
bZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFBmI9BB1lChBB",!1)),Math:()=>new D(y("rBRRBBBgBeeCuBuBFmBmBgB5W5WBBBDbbBDDBBBwQCBuwGccBBBMEEOPPBCBWEBMEB\
iCMBFEEBFFBDBTFFDJBCDDBEBHEEBDDBCCBBBCFBENBClClCBWBCFBCBBFBBFfBCHHBPPBqIBJDBVBB7CffBZBCZZMGB+NBBNJBFFBFBBDBBEEBPCCDFBMHBGBB6BCCeDBKCBxK-BBhI-PBxBUBDFB9+zB4Z4ZBE\
BCjFjFRCBeCCeCCkEHHBCBitDBBhrwBwoBwoBBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBBhwFDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBC\
DBCCCBIBCQBGCBCEBCQB1BBB-uCIB",!1)),Quotation_Mark:()=>new D(y("iBFFkEQQ96HHBaBBowDqOqOBCBOCBixzBDB+FFF7CBB",!1)),Terminal_Punctuation:()=>new D(y("hBLLCMMBEE-Z\
JJiQ6B6BpCPPCCB1FsBsBBJBCsHsHB3B3BBEBCHBgBmImIB1nB1nBBtFtFFFB4JBB2YHBmY9D9DBBBoCBB+ECBEoBoBBCBDBB7JBBjLDBjFBBLBBCCBeCB8FEB-BBBldYYBKKBBBwlDCBzJOOFLLCBBEBBtNBB8n\
dBBuICBkHEB-LBB3CBBgD4E4EBBB0ECBgERRB6H6HnxUDDB6B6BBBBCDBqFLLCMMBEEiCDD7hBxBxBnkBoGoG3JBB5EFBlCFB6CDB5dEBtBDB+FGBxDDBgECBiEBBHRRB5C5CBDBtDrJrJB2D2DBBBNBBnLDBEOB\
qDBB6HCBmQCC8HBB4CBBFBB-MCBuBmUmUBrCrCBspBspBBDB6vRBBmEiCiCBBBLqRqRBoJoJBnwTnwTovHDB",!1)),Uppercase:()=>new D(y("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCC\
BEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKg\
DCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBGbbBOBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCB\
CBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBi\
B2pE2pEBgBBvgCZBHZBHZB",!1)),White_Space:()=>new D(y("JEBTlDlDbgvFgvFgsCKBeBBGwBwBh9DAB",!1))});static SCRIPTS=new Bu({Adlam:()=>new D(y("go6DrCFJFB",!0)),Ahom:()=>new D(
y("g4lCaDOFW",!0)),Anatolian_Hieroglyphs:()=>new D(y("ggxCmS",!0)),Arabic:()=>new D(y("gwBEBCFBCNBCCBCfBCJBMZBCrDBChBBxCvBBxHhBBGqCBCcBxy8BtPBDvEBhBPBxDEBCmEBk7\
DeBkCFBJIBiBFBh43BDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB",!1)),Armenian:()=>new D(y("xpBlBDxBDCks9BE",!0)),Avestan:()=>new D(
y("g4iC1BEG",!0)),Balinese:()=>new D(y("g4GsCCxB",!0)),Bamum:()=>new D(y("g1pB3CpowB4R",!0)),Bassa_Vah:()=>new D(y("w26CdDF",!0)),Batak:()=>new D(y("g+GzBJD",!0)),
Bengali:()=>new D(y("gsCDBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYB",!1)),Beria_Erfe:()=>new D(y("g17CYDY",!0)),Bhaiksuki:()=>new D(y("ggnCICsBCNLc",!0)),Bopomofo:()=>new D(
y("qXB6wLqBxDf",!0)),Brahmi:()=>new D(y("ggkCtCFjBKA",!0)),Braille:()=>new D(y("ggK-H",!0)),Buginese:()=>new D(y("gwGbDB",!0)),Buhid:()=>new D(y("g6FT",!0)),Canadian_Aboriginal:()=>new D(
y("ggF-TxRlC7tgCP",!0)),Carian:()=>new D(y("g1gCwB",!0)),Caucasian_Albanian:()=>new D(y("wphCzBMA",!0)),Chakma:()=>new D(y("gokC0BCR",!0)),Cham:()=>new D(y("gwq\
B2BKNDJDD",!0)),Cherokee:()=>new D(y("g9E1CDFz7lBvC",!0)),Chorasmian:()=>new D(y("w9jCb",!0)),Common:()=>new D(y("AgCBbFBbuBBCOBCEBYgBgBiOmBBGEBDTB1DKKHCC+THHPE\
EhB9E9ElQiEiEB6mB6mB2MDBjJwvBwvBBBBoCBBsGBBCumBumBOIIBCBCFBCCBDmYmYBKBD2CBCKBEKBCOBShBB-BlBBCCBDFBCaBCQBqBCBF5UBXKBW-cBhIzTBDpEBhQ9CBzMUBCCCBXBQHBFDB8CBBE7C7CB0\
E0EBOBhBlBBKxBxBB+BBgBwCBwB5C5CBmFBhuG-BBhoWhBBnDCBmFJB1HhFhFsMPPBzuUzuUBxGxGBIBXiBBCSBCDB0ECCBeBbFBbKBLuBuBBhChCBFBCGBLEBjICBFsBBEIBxCMB0BsBBlHaBltuBDB96D8HBEz\
NBHWBQQBgDzDB9B1HBLmBBD9BBEQBJBBIdBF8BB2GTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBByjFjCBtC8BBjWrBBFjDBNOBDOBCOBCkBBLtFB\
5BZBCBBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBnghYffB+CB",!1)),Coptic:()=>new D(y("ifNxkKzDGG",!0)),Cuneiform:()=>new D(
y("ggoC5cnDuDCEMjG",!0)),Cypriot:()=>new D(y("ggiCFBDCCBqBBCBBEDD",!1)),Cypro_Minoan:()=>new D(y("w8rCiD",!0)),Cyrillic:()=>new D(y("ggBkEBDoFBx6FKBhFtCtCojEfBh\
ie-CBv8VBBhw4B9BBiBAB",!1)),Deseret:()=>new D(y("gghCvC",!0)),Devanagari:()=>new D(y("goCwCFODZh7nBfhwcJ",!0)),Dives_Akuru:()=>new D(y("gomCGBDDDBGBCBBCdBCBBDLB\
KJB",!1)),Dogra:()=>new D(y("ggmC7B",!0)),Duployan:()=>new D(y("ggvDqDGMEIIJDD",!0)),Egyptian_Hieroglyphs:()=>new D(y("ggsC1iBL68D",!0)),Elbasan:()=>new D(y("go\
hCnB",!0)),Elymaic:()=>new D(y("g-jCW",!0)),Ethiopic:()=>new D(y("gwEoCBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBnvGWBKGBCGBCGBCGBCGBCGBCGBCGBjpfF\
BDFBDFBKGBCGBylvCGBCDBCBBCOB",!1)),Garay:()=>new D(y("gqjClBEcJB",!0)),Georgian:()=>new D(y("glElBBCGGDqBBCDBx8CqBBDCBhiElBBCGG",!1)),Glagolitic:()=>new D(y("gg\
L-Ch9sDGCQDGCBCE",!0)),Gothic:()=>new D(y("w5gCa",!0)),Grantha:()=>new D(y("g4kCDBCHBDBBDVBCGBCBBCEBDIBDBBDCBDHHGGBDGBEEB",!1)),Greek:()=>new D(y("wbDBCCBDDBCFF\
CCCBBBCCCBSBC+BBPPBnpGEBzBEBFEB1ChKhKBUBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBoJ-xiB-xiB7uVuCBSgj0Bgj0BBkCB",!1)),Gujarati:()=>new D(y("h0CCBCIBCCBCVBCGBCBBC\
EBDJBCCBCCBDQQBCBDLBIGB",!1)),Gunjala_Gondi:()=>new D(y("grnCFCBCkBCBCFIJ",!0)),Gurmukhi:()=>new D(y("hwCCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPB",!1)),Gurung_Khema:()=>new D(
y("go4C5B",!0)),Han:()=>new D(y("g0LZBC4CBN1GBwBCCaIBPDBle-tGBhC-vUBhoWtLBDpDBpodBBNGBqgkB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB",!1)),Hangul:()=>new D(y("\
goE-HvxHBiI9CyDeiCei3dckUj9KNWFwBl9JeEFDFDFDC",!0)),Hanifi_Rohingya:()=>new D(y("gojCnBJJ",!0)),Hanunoo:()=>new D(y("g5FU",!0)),Hatran:()=>new D(y("gniCSCBGE",!0)),
Hebrew:()=>new D(y("xsB2BBJaBFFBpp9BZBCEBCCCBCCBCCBIB",!1)),Hiragana:()=>new D(y("hiM1CBHCBi7-C+IBTeeBBBulQAB",!1)),Imperial_Aramaic:()=>new D(y("giiCVCI",!0)),
Inherited:()=>new D(y("gYvDB2IBBlOKBbhXhXBCB8qEtBBDLBlPCBCMBCGBFHHEBBnG-BBtQBBjGgBB65DDBsDBBmrzBPBRNBwejHjH7iEl+uBl+uBBsBBDWBhRCBSHBDGBfDBz6rYvHB",!1)),Inscriptional_Pahlavi:()=>new D(
y("g7iCSGH",!0)),Inscriptional_Parthian:()=>new D(y("g6iCVDH",!0)),Javanese:()=>new D(y("gsqBtCDJFB",!0)),Kaithi:()=>new D(y("gkkCiCLA",!0)),Kannada:()=>new D(y(
"gkDMCCCWCJCEDICCCDIBGCCDDJCC",!0)),Katakana:()=>new D(y("hlM5CBDCBxHPBxGuBBC3CBvgzBJBCsBBzisBDBCGBCBBCgJgJBBBzBPPBCB",!1)),Kawi:()=>new D(y("g4nCQCoBEc",!0)),Kayah_Li:()=>new D(
y("goqBtBCA",!0)),Kharoshthi:()=>new D(y("gwiCDCBGHCCCcDCFJII",!0)),Khitan_Small_Script:()=>new D(y("k-7C84G84GB0OBqBAB",!1)),Khmer:()=>new D(y("g8F9CDJHJnPf",!0)),
Khojki:()=>new D(y("gwkCRCuB",!0)),Khudawadi:()=>new D(y("w1kC6BGJ",!0)),Kirat_Rai:()=>new D(y("gq7C5B",!0)),Lao:()=>new D(y("h0DBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDD\
B",!1)),Latin:()=>new D(y("hCZBHZBwBQQGWBCeBCgOBoBEB8wGlBBHwBBGDBGMBClCBiC-HByLOORMBuEBBHccSoBB42CfBj1elDBExCBVOBxZqBBCIBCDB38TGB7gBZBHZBmhCFBCpBBCIBm61BeBHFB",
!1)),Lepcha:()=>new D(y("ggH3BEOEC",!0)),Limbu:()=>new D(y("goGeBCLBFLBFEEBKB",!1)),Linear_A:()=>new D(y("gwhC2JKVLH",!0)),Linear_B:()=>new D(y("gggCLCZCSCBCODN\
jB6D",!0)),Lisu:()=>new D(y("wmpBvBx1eA",!0)),Lycian:()=>new D(y("g0gCc",!0)),Lydian:()=>new D(y("gpiCZGA",!0)),Mahajani:()=>new D(y("wqkCmB",!0)),Makasar:()=>new D(
y("g3nCY",!0)),Malayalam:()=>new D(y("goDMCCCyBCCCFFPDZ",!0)),Mandaic:()=>new D(y("giCbDA",!0)),Manichaean:()=>new D(y("g2iCmBFL",!0)),Marchen:()=>new D(y("wjnC\
fDVCN",!0)),Masaram_Gondi:()=>new D(y("gonCGBCBBCrBBECCBCCBHBJJB",!1)),Medefaidrin:()=>new D(y("gy7C6C",!0)),Meetei_Mayek:()=>new D(y("g3qBWqGtBDJ",!0)),Mende_Kikakui:()=>new D(
y("gg6DkGDP",!0)),Meroitic_Cursive:()=>new D(y("gtiCXFTDtB",!0)),Meroitic_Hieroglyphs:()=>new D(y("gsiCf",!0)),Miao:()=>new D(y("g47CqCF4BIQ",!0)),Modi:()=>new D(
y("gwlCkCMJ",!0)),Mongolian:()=>new D(y("ggGBBDCCBSBH4CBIqBB2t-BMB",!1)),Mro:()=>new D(y("gy6CeCJFB",!0)),Multani:()=>new D(y("g0kCGBCCCBCBCOBCKB",!1)),Myanmar:()=>new D(
y("ggE-EhqmBeiDfxibT",!0)),Nabataean:()=>new D(y("gkiCeJI",!0)),Nag_Mundari:()=>new D(y("wm5DpB",!0)),Nandinagari:()=>new D(y("gtmCHDtBDK",!0)),New_Tai_Lue:()=>new D(
y("gsGrBFZHKEB",!0)),Newa:()=>new D(y("gglC7CCE",!0)),Nko:()=>new D(y("g+B6BDC",!0)),Nushu:()=>new D(y("h-7CvsQvsQBqMB",!1)),Nyiakeng_Puachue_Hmong:()=>new D(y(
"go4DsBENDJFB",!0)),Ogham:()=>new D(y("g0Fc",!0)),Ol_Chiki:()=>new D(y("wiHvB",!0)),Ol_Onal:()=>new D(y("wu5DqBFA",!0)),Old_Hungarian:()=>new D(y("gkjCyBOyBIF",
!0)),Old_Italic:()=>new D(y("g4gCjBKC",!0)),Old_North_Arabian:()=>new D(y("g0iCf",!0)),Old_Permic:()=>new D(y("w6gCqB",!0)),Old_Persian:()=>new D(y("g9gCjBFN",!0)),
Old_Sogdian:()=>new D(y("g4jCnB",!0)),Old_South_Arabian:()=>new D(y("gziCf",!0)),Old_Turkic:()=>new D(y("ggjCoC",!0)),Old_Uyghur:()=>new D(y("w7jCZ",!0)),Oriya:()=>new D(
y("h4CCCHDBDVCGCBCEDIDBDCICFBCEDR",!0)),Osage:()=>new D(y("wlhCjBFjB",!0)),Osmanya:()=>new D(y("gkhCdDJ",!0)),Pahawh_Hmong:()=>new D(y("g46ClCLJCGCUGS",!0)),Palmyrene:()=>new D(
y("gjiCf",!0)),Pau_Cin_Hau:()=>new D(y("g2mC4B",!0)),Phags_Pa:()=>new D(y("giqB3B",!0)),Phoenician:()=>new D(y("goiCbEA",!0)),Psalter_Pahlavi:()=>new D(y("g8iCR\
IDNG",!0)),Rejang:()=>new D(y("wpqBjBMA",!0)),Runic:()=>new D(y("g1FqCEK",!0)),Samaritan:()=>new D(y("ggCtBDO",!0)),Saurashtra:()=>new D(y("gkqBlCJL",!0)),Sharada:()=>new D(
y("gskC-ChsCH",!0)),Shavian:()=>new D(y("wihCvB",!0)),Siddham:()=>new D(y("gslC1BDlB",!0)),Sidetic:()=>new D(y("gqiCZ",!0)),SignWriting:()=>new D(y("gg2DrUQECO",
!0)),Sinhala:()=>new D(y("hsDCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBt-gCTB",!1)),Sogdian:()=>new D(y("w5jCpB",!0)),Sora_Sompeng:()=>new D(y("wmkCYIJ",!0)),Soyombo:()=>new D(
y("wymCyC",!0)),Sundanese:()=>new D(y("g8G-BhIH",!0)),Sunuwar:()=>new D(y("g+mChBPJ",!0)),Syloti_Nagri:()=>new D(y("ggqBsB",!0)),Syriac:()=>new D(y("g4BNC7BDCxI\
K",!0)),Tagalog:()=>new D(y("g4FVKA",!0)),Tagbanwa:()=>new D(y("g7FMCCCB",!0)),Tai_Le:()=>new D(y("wqGdDE",!0)),Tai_Tham:()=>new D(y("gxG+BCcDKHJHN",!0)),Tai_Viet:()=>new D(
y("g0qBiCZE",!0)),Tai_Yo:()=>new D(y("g25DeCVJB",!0)),Takri:()=>new D(y("g0lC5BHJ",!0)),Tamil:()=>new D(y("i8CBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBm+kCxB\
BOAB",!1)),Tangsa:()=>new D(y("wz6CuCCJ",!0)),Tangut:()=>new D(y("g-7CgBgBB+3GBhQeBiDyDB",!1)),Telugu:()=>new D(y("ggDMCCCWCPDICCCDIBCCCBDDDJII",!0)),Thaana:()=>new D(
y("g8BxB",!0)),Thai:()=>new D(y("hwD5BGb",!0)),Tibetan:()=>new D(y("g4DnCCjBFmBCjBCOCGFB",!0)),Tifinagh:()=>new D(y("wpL3BIBPA",!0)),Tirhuta:()=>new D(y("gklCnC\
JJ",!0)),Todhri:()=>new D(y("guhCzB",!0)),Tolong_Siki:()=>new D(y("wtnCrBFJ",!0)),Toto:()=>new D(y("w04De",!0)),Tulu_Tigalari:()=>new D(y("g8kCJBCDDClBBCJBCDDCD\
BCJBCBBJBB",!1)),Ugaritic:()=>new D(y("g8gCdCA",!0)),Unknown:()=>new D(y("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCB\
BBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEF\
FBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjB\
BnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBE\
BLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3G\
ZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBb\
GGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQID\
DBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvG\
BgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDD\
BGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDD\
KHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBG\
KBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGG\
CCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBE\
BCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0E\
oDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-FB",!1)),Vai:()=>new D(y("gopBrJ",!0)),Vithkuqi:()=>new D(y("wrhCKCOCGCBCKCOCGCB",!0)),Wancho:()=>new D(
y("g24D5BGA",!0)),Warang_Citi:()=>new D(y("glmCyCNA",!0)),Yezidi:()=>new D(y("g0jCpBCCDB",!0)),Yi:()=>new D(y("ggoBskBE2B",!0)),Zanabazar_Square:()=>new D(y("gw\
mCnC",!0))});static FOLD_CATEGORIES=new Bu({L:()=>new D(y("laA",!0)),LC:()=>new D(y("laA",!0)),Ll:()=>new D(y("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCC\
BEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGC3HrBrBCEEJHHCCBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDC\
BhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHxC9zC9zCBuBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs\
5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB",!1)),Lt:()=>new D(y("kOCCBCCBCClBCCtsHHBJHBJHBMQQwBAB",!1)),Lu:()=>new D(y("hDZB7BqBqBBWBCHBCuBCEEC\
DOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvB\
BCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpL2B2Bs1CvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFF\
CBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB",!1)),M:()=>new D(y("5cgBgBlgHAB",!1)),Mn:()=>new D(y("5cgBgBlgHAB",!1)),Emoji:()=>new D(
y("8mJA",!0)),Extended_Pictographic:()=>new D(y("8mJA",!0)),Lowercase:()=>new D(y("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEE\
IBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJH\
BZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHuBPBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBC\
GBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB",!1)),Math:()=>new D(y("ycGDCHHFMMDDDCHHFAB",!1)),Uppercase:()=>new D(y("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDD\
CCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBD\
CB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpLiBiBBOBFsasaBYBn6BvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9\
a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB",!1))});static FOLD_SCRIPT=new Bu({Common:()=>new D(y("8cgBgB",!1)),Greek:()=>new D(y("1FwUwU",
!1)),Inherited:()=>new D(y("5cgBgBlgHAB",!1))})},X=class Vn{static MAX_RUNE=1114111;static RUNE_ERROR=65533;static isUnsearchable(e){return e===Vn.RUNE_ERROR||e>=
Vn.MIN_HIGH_SURROGATE&&e<=Vn.MAX_LOW_SURROGATE}static MAX_ASCII=127;static MAX_LATIN1=255;static MAX_BMP=65535;static MIN_FOLD=65;static MAX_FOLD=125251;static MIN_HIGH_SURROGATE=55296;static MAX_HIGH_SURROGATE=56319;static MIN_LOW_SURROGATE=56320;static MAX_LOW_SURROGATE=57343;static MIN_SUPPLEMENTARY_CODE_POINT=65536;static is32(e,t){
let i=0,r=e.length;for(;i<r;){let a=i+Math.floor((r-i)/2),o=e.getLo(a),s=e.getHi(a);if(o<=t&&t<=s){let u=e.getStride(a);return(t-o)%u===0}t<o?r=a:i=a+1}return!1}static is(e,t){
if(t<=Vn.MAX_LATIN1){for(let i=0;i<e.length;i++){if(t>e.getHi(i))continue;let r=e.getLo(i);if(t<r)return!1;let a=e.getStride(i);return(t-r)%a===0}return!1}return e.
length>0&&t>=e.getLo(0)&&Vn.is32(e,t)}static isPrint(e){return e<=Vn.MAX_LATIN1?e>=32&&e<Vn.MAX_ASCII||e>=161&&e!==173:Vn.is(Kn.Print,e)}static simpleFold(e){if(Kn.
CASE_ORBIT.has(e))return Kn.CASE_ORBIT.get(e);if(e<=Vn.MAX_ASCII){let t=P.toLowerCase(e);return t!==e?t:P.toUpperCase(e)}return e}static equalsIgnoreCase(e,t){if(e===
t)return!0;if(e<0||t<0)return!1;if(e<=Vn.MAX_ASCII&&t<=Vn.MAX_ASCII)return 65<=e&&e<=90&&(e|=32),65<=t&&t<=90&&(t|=32),e===t;for(let i=Vn.simpleFold(e);i!==e;i=
Vn.simpleFold(i))if(i===t)return!0;return!1}},no=class extends Error{constructor(n){super(n),this.name="RE2JSException"}},Me=class extends no{constructor(n,e=null){
let t=`error parsing regexp: ${n}`;e&&(t+=`: \`${e}\``),super(t),this.name="RE2JSSyntaxException",this.message=t,this.error=n,this.input=e}getDescription(){return this.
error}getPattern(){return this.input}},qa=class extends no{constructor(n){super(n),this.name="RE2JSCompileException"}},$n=class extends no{constructor(n){super(
n),this.name="RE2JSGroupException"}},Px=class extends no{constructor(n){super(n),this.name="RE2JSFlagsException"}},gu=class extends no{constructor(n){super(n),this.
name="RE2JSInternalException"}},hm=256,_x=new Uint8Array(hm);for(let n=0;n<hm;n++)_x[n]=97<=n&&n<=122||65<=n&&n<=90||48<=n&&n<=57||n===95?1:0;var om=null,sm=null,
$=class sn{static METACHARACTERS="\\.+*?()|[]{}^$";static EMPTY_BEGIN_LINE=1;static EMPTY_END_LINE=2;static EMPTY_BEGIN_TEXT=4;static EMPTY_END_TEXT=8;static EMPTY_WORD_BOUNDARY=16;static EMPTY_NO_WORD_BOUNDARY=32;static EMPTY_ALL=-1;static emptyInts(){
return[]}static isString(e){return typeof e=="string"||Object.prototype.toString.call(e)==="[object String]"}static typeName(e){return e===null||typeof e!="obje\
ct"&&typeof e!="function"?e===null?"null":typeof e:Object.prototype.toString.call(e).slice(8,-1)}static checkPattern(e){if(!sn.isString(e))throw new TypeError(`\
The pattern must be a string, not ${sn.typeName(e)} (RE2JS.translateRegExp() converts a RegExp)`)}static checkInput(e){if(!sn.isString(e)&&!sn.isByteArray(e))throw new TypeError(
`The input must be a string or a byte array (Uint8Array or number[]), not ${sn.typeName(e)}`)}static checkFlags(e){let t=mn.MULTILINE|mn.DOTALL|mn.CASE_INSENSITIVE|
mn.DISABLE_UNICODE_GROUPS|mn.LONGEST_MATCH|mn.LOOKBEHINDS;if(!Number.isInteger(e)||(e&~t)!==0)throw new Px("Flags should only be a combination of MULTILINE, DOT\
ALL, CASE_INSENSITIVE, DISABLE_UNICODE_GROUPS, LONGEST_MATCH, LOOKBEHINDS")}static isByteArray(e){return Array.isArray(e)||Object.prototype.toString.call(e)==="\
[object Uint8Array]"}static isalnum(e){return P.CODES[0]<=e&&e<=P.CODES[9]||P.CODES.a<=e&&e<=P.CODES.z||P.CODES.A<=e&&e<=P.CODES.Z}static unhex(e){return P.CODES[0]<=
e&&e<=P.CODES[9]?e-P.CODES[0]:P.CODES.a<=e&&e<=P.CODES.f?e-P.CODES.a+10:P.CODES.A<=e&&e<=P.CODES.F?e-P.CODES.A+10:-1}static escapeRune(e){let t="";if(X.isPrint(
e))sn.METACHARACTERS.indexOf(String.fromCodePoint(e))>=0&&(t+="\\"),t+=String.fromCodePoint(e);else switch(e){case P.CODES['"']:t+='\\"';break;case P.CODES["\\"]:
t+="\\\\";break;case P.CODES["	"]:t+="\\t";break;case P.CODES[`
`]:t+="\\n";break;case P.CODES["\r"]:t+="\\r";break;case P.CODES["\b"]:t+="\\b";break;case P.CODES["\f"]:t+="\\f";break;default:{let i=e.toString(16);e<256?(t+=
"\\x",i.length===1&&(t+="0"),t+=i):t+=`\\x{${i}}`;break}}return t}static stringToRunes(e){let t=String(e),i=[],r=0;for(;r<t.length;){let a=t.codePointAt(r);i.push(
a),r+=a>X.MAX_BMP?2:1}return new Int32Array(i)}static runeToString(e){return String.fromCodePoint(e)}static isWordRune(e){return e<hm?_x[e]===1:!1}static emptyOpContext(e,t){
let i=0;return e<0&&(i|=sn.EMPTY_BEGIN_TEXT|sn.EMPTY_BEGIN_LINE),e===10&&(i|=sn.EMPTY_BEGIN_LINE),t<0&&(i|=sn.EMPTY_END_TEXT|sn.EMPTY_END_LINE),t===10&&(i|=sn.EMPTY_END_LINE),
sn.isWordRune(e)!==sn.isWordRune(t)?i|=sn.EMPTY_WORD_BOUNDARY:i|=sn.EMPTY_NO_WORD_BOUNDARY,i}static quoteMeta(e){return e.split("").map(t=>sn.METACHARACTERS.indexOf(
t)>=0?`\\${t}`:t).join("")}static charCount(e){return e>X.MAX_BMP?2:1}static toArray(e){let t=e.length,i=new Array(t);for(let r=0;r<t;r++)i[r]=e[r];return i}static stringToUtf8ByteArray(e){
if(globalThis.TextEncoder)return om||(om=new TextEncoder),om.encode(e);{let t=[],i=0;for(let r=0;r<e.length;r++){let a=e.charCodeAt(r);a<128?t[i++]=a:a<2048?(t[i++]=
a>>6|192,t[i++]=a&63|128):(a&64512)===X.MIN_HIGH_SURROGATE&&r+1<e.length&&(e.charCodeAt(r+1)&64512)===X.MIN_LOW_SURROGATE?(a=X.MIN_SUPPLEMENTARY_CODE_POINT+((a&
1023)<<10)+(e.charCodeAt(++r)&1023),t[i++]=a>>18|240,t[i++]=a>>12&63|128,t[i++]=a>>6&63|128,t[i++]=a&63|128):(t[i++]=a>>12|224,t[i++]=a>>6&63|128,t[i++]=a&63|128)}
return t}}static utf8ByteArrayToString(e){if(globalThis.TextDecoder){sm||(sm=new TextDecoder("utf-8"));let t=e instanceof Uint8Array?e:new Uint8Array(e);return sm.
decode(t)}else{let t=[],i=0,r=0;for(;i<e.length;){let a=e[i++];if(a<128)t[r++]=String.fromCharCode(a);else if(a>191&&a<224){let o=e[i++];t[r++]=String.fromCharCode(
(a&31)<<6|o&63)}else if(a>239&&a<365){let o=e[i++],s=e[i++],u=e[i++],c=((a&7)<<18|(o&63)<<12|(s&63)<<6|u&63)-X.MIN_SUPPLEMENTARY_CODE_POINT;t[r++]=String.fromCharCode(
X.MIN_HIGH_SURROGATE+(c>>10)),t[r++]=String.fromCharCode(X.MIN_LOW_SURROGATE+(c&1023))}else{let o=e[i++],s=e[i++];t[r++]=String.fromCharCode((a&15)<<12|(o&63)<<
6|s&63)}}return t.join("")}}},Rx=(n=[],e=0)=>{let t=Object.create(null);for(let i=0;i<n.length;i++){let r=n[i],a=e+i;t[r]=a,t[a]=r}return Object.freeze(t)},Vi=class fm{static Encoding=Rx(
["UTF_16","UTF_8"]);getEncoding(){throw Error("not implemented")}asCharSequence(){throw Error("not implemented")}asBytes(){throw Error("not implemented")}length(){
throw Error("not implemented")}isUTF8Encoding(){return this.getEncoding()===fm.Encoding.UTF_8}isUTF16Encoding(){return this.getEncoding()===fm.Encoding.UTF_16}},
ix=class extends Vi{constructor(n=null){super(),this.bytes=n}getEncoding(){return Vi.Encoding.UTF_8}asCharSequence(){return $.utf8ByteArrayToString(this.bytes)}asBytes(){
return this.bytes}length(){return this.bytes.length}},P9=class extends Vi{constructor(n=null){super(),this.charSequence=n}getEncoding(){return Vi.Encoding.UTF_16}asCharSequence(){
return this.charSequence}asBytes(){return $.stringToUtf8ByteArray(this.charSequence.toString())}length(){return this.charSequence.length}},$i=class{static utf16(n){
return $.checkInput(n),new P9(n)}static utf8(n){return $.isByteArray(n)?new ix(n):new ix($.stringToUtf8ByteArray(n))}},Tn=class{static EOF(){return-8}constructor(){
this.start=0,this.end=0}canCheckPrefix(){return!0}endPos(){return this.end-this.start}hasString(){return!1}hasAnyString(){return!1}prefixLength(){return 0}},_9=class kr extends Tn{static RUNE_ERROR_STEP=X.
RUNE_ERROR<<3|1;constructor(e,t=0,i=e.length){super(),this.bytes=e,this.start=t,this.end=i}hasString(e,t){let i=e.bytes;if(i.length===0)return!0;let r=this.indexOf(
this.bytes,i,this.start+t);return r!==-1&&r<=this.end-i.length}hasAnyString(e,t){return e.automaton8().searchUTF8(this.bytes,this.start+t,this.end)}step(e){if(e+=
this.start,e>=this.end)return Tn.EOF();let t=this.bytes[e]&255;if(t<128)return t<<3|1;let i,r,a=128,o=191;if(t>=194&&t<=223)i=2,r=t&31;else if(t>=224&&t<=239)i=
3,r=t&15,t===224?a=160:t===237&&(o=159);else if(t>=240&&t<=244)i=4,r=t&7,t===240?a=144:t===244&&(o=143);else return kr.RUNE_ERROR_STEP;if(e+i>this.end)return kr.
RUNE_ERROR_STEP;let s=this.bytes[e+1]&255;if(s<a||s>o)return kr.RUNE_ERROR_STEP;if(r=r<<6|s&63,i>2){let u=this.bytes[e+2]&255;if((u&192)!==128)return kr.RUNE_ERROR_STEP;
if(r=r<<6|u&63,i>3){let c=this.bytes[e+3]&255;if((c&192)!==128)return kr.RUNE_ERROR_STEP;r=r<<6|c&63}}return r<<3|i}index(e,t){t+=this.start;let i=this.indexOf(
this.bytes,e.prefixUTF8,t);return i<0?i:i-t}context(e){e+=this.start;let t=-1;if(e>this.start&&e<=this.end){let r=e-1;if(t=this.bytes[r--],t>=128){let a=e-4;for(a<
this.start&&(a=this.start);r>=a&&(this.bytes[r]&192)===128;)r--;r<this.start&&(r=this.start);let o=this.step(r-this.start);t=r+(o&7)===e?o>>3:X.RUNE_ERROR}}let i=e<
this.end?this.step(e-this.start)>>3:-1;return $.emptyOpContext(t,i)}indexOf(e,t,i=0){let r=t.length;if(r===0)return i<=this.end?i:-1;let a=t[0],o=this.end-r,s=typeof e.
indexOf=="function",u=i;for(;u<=o;){if(s){if(u=e.indexOf(a,u),u===-1||u>o)return-1}else{for(;u<=o&&e[u]!==a;)u++;if(u>o)return-1}let c=!0;for(let B=1;B<r;B++)if(e[u+
B]!==t[B]){c=!1;break}if(c)return u;u++}return-1}prefixLength(e){return e.prefixUTF8.length}},R9=class extends Tn{constructor(n,e=0,t=n.length){super(),this.charSequence=
n,this.start=e,this.end=t}hasString(n,e){let t=this.charSequence.indexOf(n.str,this.start+e);return t!==-1&&t<=this.end-n.str.length}hasAnyString(n,e){return n.
automaton16().searchUTF16(this.charSequence,this.start+e,this.end)}step(n){if(n+=this.start,n>=this.end)return Tn.EOF();let e=this.charSequence.charCodeAt(n);if(e<
X.MIN_HIGH_SURROGATE||e>X.MAX_HIGH_SURROGATE||n+1>=this.end)return e<<3|1;let t=this.charSequence.charCodeAt(n+1);return t>=X.MIN_LOW_SURROGATE&&t<=X.MAX_LOW_SURROGATE?
(e-X.MIN_HIGH_SURROGATE)*1024+(t-X.MIN_LOW_SURROGATE)+X.MIN_SUPPLEMENTARY_CODE_POINT<<3|2:e<<3|1}index(n,e){e+=this.start;let t=this.charSequence.indexOf(n.prefix,
e);return t<0||t>this.end-n.prefix.length?-1:t-e}context(n){n+=this.start;let e=n>this.start&&n<=this.end?this.charSequence.charCodeAt(n-1):-1,t=n<this.end?this.
charSequence.charCodeAt(n):-1;return $.emptyOpContext(e,t)}prefixLength(n){return n.prefix.length}},Re=class{static fromUTF8(n,e=0,t=n.length){return new _9(n,e,
t)}static fromUTF16(n,e=0,t=void 0){return $.checkInput(n),new R9(n,e,t??n.length)}},rx=class kx{static MAX_REPLACER_ARGS=65535;static quoteReplacement(e,t=!1){
return t?e.indexOf("\\")<0&&e.indexOf("$")<0?e:e.split("").map(i=>{let r=i.codePointAt(0);return r===P.CODES["\\"]||r===P.CODES.$?`\\${i}`:i}).join(""):e.indexOf(
"$")<0?e:e.split("").map(i=>i.codePointAt(0)===P.CODES.$?"$$":i).join("")}constructor(e,t){if(e===null)throw new Error("pattern is null");this.patternInput=e;let i=this.
patternInput.re2();this.patternGroupCount=i.numberOfCapturingGroups(),this.groups=[],this.namedGroups=i.namedGroups,this.hasNamedGroups=Object.keys(this.namedGroups).
length>0,this.numberOfInstructions=i.numberOfInstructions(),this.lookbehindState=null,t instanceof Vi?this.resetMatcherInput(t):$.isByteArray(t)?this.resetMatcherInput(
$i.utf8(t)):this.resetMatcherInput($i.utf16(t))}pattern(){return this.patternInput}reset(){return this.matcherInputLength=this.matcherInput.length(),this.appendPos=
0,this.hasMatch=!1,this.hasGroups=!1,this.anchorFlag=0,this}resetMatcherInput(e){if(e===null)throw new Error("input is null");return e instanceof Vi||($.isByteArray(
e)?e=$i.utf8(e):e=$i.utf16(e)),this.matcherInput=e,this.lookbehindState!==null?this.lookbehindState.reset():this.lookbehindState=this.patternInput.re2().createLookbehindState(),
this.reset(),this}start(e=0){if(typeof e=="string"){let t=this.namedGroups[e];if(!Number.isFinite(t))throw new $n(`group '${e}' not found`);e=t}return this.loadGroup(
e),this.groups[2*e]}end(e=0){if(typeof e=="string"){let t=this.namedGroups[e];if(!Number.isFinite(t))throw new $n(`group '${e}' not found`);e=t}return this.loadGroup(
e),this.groups[2*e+1]}programSize(){return this.numberOfInstructions}group(e=0){if(typeof e=="string"){let r=this.namedGroups[e];if(!Number.isFinite(r))throw new $n(
`group '${e}' not found`);e=r}let t=this.start(e),i=this.end(e);return t<0&&i<0?null:this.substring(t,i)}getNamedGroups(){if(!this.hasMatch)throw new $n("perhap\
s no match attempted");let e=Object.create(null);for(let t of Object.keys(this.namedGroups))e[t]=this.group(t);return e}groupCount(){return this.patternGroupCount}loadGroup(e){
if(!Number.isInteger(e)||e<0||e>this.patternGroupCount)throw new $n(`Group index out of bounds: ${e}`);if(!this.hasMatch)throw new $n("perhaps no match attempte\
d");if(e===0||this.hasGroups)return;let t=this.matcherInputLength,i=this.patternInput.re2().matchMachineInput(this.matcherInput,this.groups[0],t,this.anchorFlag,
1+this.patternGroupCount,this.lookbehindState);if(!i[0])throw new $n("inconsistency in matching group data");this.groups=i[1],this.hasGroups=!0}matches(){return this.
genMatch(0,F.ANCHOR_BOTH)}lookingAt(){return this.genMatch(0,F.ANCHOR_START)}find(e=null){if(e!==null){if(!Number.isInteger(e)||e<0||e>this.matcherInputLength)throw new $n(
`start index out of bounds: ${e}`);return this.reset(),this.genMatch(e,0)}if(e=0,this.hasMatch&&(e=this.groups[1],this.groups[0]===this.groups[1])){let t=(this.
matcherInput.isUTF16Encoding()?Re.fromUTF16(this.matcherInput.asCharSequence(),0,this.matcherInputLength):Re.fromUTF8(this.matcherInput.asBytes(),0,this.matcherInputLength)).
step(e);t<0?e++:e+=t&7}return this.genMatch(e,F.UNANCHORED)}genMatch(e,t){let i=this.patternInput.re2().matchMachineInput(this.matcherInput,e,this.matcherInputLength,
t,1,this.lookbehindState);return i[0]?(this.groups=i[1],this.hasMatch=!0,this.hasGroups=this.patternGroupCount===0,this.anchorFlag=t,!0):(this.hasMatch=!1,!1)}substring(e,t){
return this.matcherInput.isUTF8Encoding()?$.utf8ByteArrayToString(this.matcherInput.asBytes().slice(e,t)):this.matcherInput.asCharSequence().substring(e,t).toString()}inputLength(){
return this.matcherInputLength}appendReplacement(e,t=!1){let i="",r=this.start(),a=this.end();return this.appendPos<r&&(i+=this.substring(this.appendPos,r)),this.
appendPos=a,i+=t?this.appendReplacementInternalJava(e):this.appendReplacementInternalJs(e),i}appendReplacementInternalJava(e){let t="",i=0,r=e.length,a=0;for(;a<
r;){let o=e.codePointAt(a);if(o===P.CODES["\\"]){if(i<a&&(t+=e.substring(i,a)),a++,a>=r)throw new $n("character to be escaped is missing");i=a,a++;continue}if(o===
P.CODES.$){if(i<a&&(t+=e.substring(i,a)),a+1>=r)throw new $n("Illegal group reference: group index is missing");let s=e.codePointAt(a+1);if(P.CODES[0]<=s&&s<=P.
CODES[9]){let u=s-P.CODES[0],c=a+2;for(;c<r;c++){let f=e.codePointAt(c);if(f<P.CODES[0]||f>P.CODES[9]||u*10+f-P.CODES[0]>this.patternGroupCount)break;u=u*10+f-P.
CODES[0]}if(u>this.patternGroupCount)throw new $n(`n > number of groups: ${u}`);let B=this.group(u);B!==null&&(t+=B),a=c,i=a}else if(s===P.CODES["{"]){let u=a+2;
for(;u<r&&e.codePointAt(u)!==P.CODES["}"];)u++;if(u>=r)throw new $n("named capture group is missing trailing '}'");let c=e.substring(a+2,u),B=this.group(c);B!==
null&&(t+=B),a=u+1,i=a}else throw new $n("Illegal group reference");continue}a++}return i<r&&(t+=e.substring(i,r)),t}appendReplacementInternalJs(e){let t=o=>o>=
48&&o<=57,i=this.patternGroupCount,r="",a=0;for(;a<e.length;){let o=e.indexOf("$",a);if(o<0)break;r+=e.substring(a,o),a=o;let s=e.charCodeAt(a+1);if(s===P.CODES.
$)r+="$",a+=2;else if(s===P.CODES["&"])r+=this.group(0),a+=2;else if(s===P.CODES["`"])r+=this.substring(0,this.start(0)),a+=2;else if(s===P.CODES["'"])r+=this.substring(
this.end(0),this.matcherInputLength),a+=2;else if(t(s)){let u=1,c=s-48,B=e.charCodeAt(a+2);if(t(B)&&c*10+B-48<=i&&(u=2,c=c*10+B-48),c>=1&&c<=i){let f=this.group(
c);f!==null&&(r+=f)}else r+=e.substring(a,a+1+u);a+=1+u}else if(s===P.CODES["<"]&&this.hasNamedGroups){let u=e.indexOf(">",a+2);if(u<0)r+="$<",a+=2;else{let c=e.
substring(a+2,u);if(Object.hasOwn(this.namedGroups,c)){let B=this.group(c);B!==null&&(r+=B)}a=u+1}}else r+="$",a+=1}return r+e.substring(a)}appendTail(){return this.
substring(this.appendPos,this.matcherInputLength)}replaceAll(e,t=!1){return this.replace(e,!0,t)}replaceFirst(e,t=!1){return this.replace(e,!1,t)}replace(e,t=!0,i=!1){
let r="";this.reset();let a=typeof e=="function",o=null;if(a){if(this.groupCount()>=kx.MAX_REPLACER_ARGS)throw new $n("Too many capture groups to safely invoke \
replacer function");o=this.matcherInput.isUTF8Encoding()?this.matcherInput.asBytes():this.matcherInput.asCharSequence()}for(;this.find()&&(r+=a?this.appendReplacementFunc(
e,o):this.appendReplacement(e,i),!!t););return r+=this.appendTail(),r}appendReplacementFunc(e,t){let i="",r=this.start(),a=this.end();this.appendPos<r&&(i+=this.
substring(this.appendPos,r)),this.appendPos=a;let o=this.matchArray();return o.push(r,t),this.hasNamedGroups&&o.push(this.namedGroupsObject()),i+=String(e(...o)),
i}matchArray(){let e=[this.group(0)];for(let t=1;t<=this.patternGroupCount;t++){let i=this.group(t);e.push(i===null?void 0:i)}return e}namedGroupsObject(){if(!this.
hasNamedGroups)return;let e=this.getNamedGroups();for(let t in e)e[t]===null&&(e[t]=void 0);return e}},I=class un{static ALT=1;static ALT_MATCH=2;static CAPTURE=3;static EMPTY_WIDTH=4;static FAIL=5;static MATCH=6;static NOP=7;static RUNE=8;static RUNE1=9;static RUNE_ANY=10;static RUNE_ANY_NOT_NL=11;static LB_WRITE=12;static LB_CHECK=13;static isRuneOp(e){
return un.RUNE<=e&&e<=un.RUNE_ANY_NOT_NL}static escapeRunes(e){let t='"';for(let i of e)t+=$.escapeRune(i);return t+='"',t}constructor(e){this.op=e,this.out=0,this.
arg=0,this.runes=new Int32Array(0),this.next=null}matchRune(e){if(this.runes.length===1){let o=this.runes[0];return(this.arg&F.FOLD_CASE)!==0?X.equalsIgnoreCase(
o,e):e===o}let t=this.runes.length;if(t===0)return!1;if(t===2||t===4||t===6||t===8){for(let o=0;o<t;o+=2){if(e<this.runes[o])return!1;if(e<=this.runes[o+1])return!0}
return!1}let i=0,r=t>>1;for(;r>1;){let o=r>>1;i+=this.runes[i+o<<1]<=e?o:0,r-=o}i+=this.runes[i<<1]<=e?1:0;let a=i-1;return a>=0&&e<=this.runes[a<<1|1]}matchRunePos(e){
if(this.runes.length===1){let o=this.runes[0];return(this.arg&F.FOLD_CASE)!==0?X.equalsIgnoreCase(o,e)?0:-1:e===o?0:-1}let t=this.runes.length;if(t===0)return-1;
if(t===2||t===4||t===6||t===8){for(let o=0;o<t;o+=2){if(e<this.runes[o])return-1;if(e<=this.runes[o+1])return Math.floor(o/2)}return-1}let i=0,r=t>>1;for(;r>1;){
let o=r>>1;i+=this.runes[i+o<<1]<=e?o:0,r-=o}i+=this.runes[i<<1]<=e?1:0;let a=i-1;return a>=0&&e<=this.runes[a<<1|1]?a:-1}toString(){switch(this.op){case un.ALT:
return`alt -> ${this.out}, ${this.arg}`;case un.ALT_MATCH:return`altmatch -> ${this.out}, ${this.arg}`;case un.CAPTURE:return`cap ${this.arg} -> ${this.out}`;case un.
EMPTY_WIDTH:return`empty ${this.arg} -> ${this.out}`;case un.MATCH:return`match${this.arg!==0?` ${this.arg}`:""}`;case un.FAIL:return"fail";case un.NOP:return`n\
op -> ${this.out}`;case un.LB_WRITE:return`lbwrite ${this.arg} -> ${this.out}`;case un.LB_CHECK:return`lbcheck ${this.arg} -> ${this.out}`;case un.RUNE:return this.
runes===null?"rune <null>":["rune ",un.escapeRunes(this.runes),(this.arg&F.FOLD_CASE)!==0?"/i":""," -> ",this.out].join("");case un.RUNE1:return`rune1 ${un.escapeRunes(
this.runes)} -> ${this.out}`;case un.RUNE_ANY:return`any -> ${this.out}`;case un.RUNE_ANY_NOT_NL:return`anynotnl -> ${this.out}`;default:throw new Error("unhand\
led case in Inst.toString")}}},ax=class Mx{constructor(e){this.sparse=new Int32Array(e),this.densePcs=new Int32Array(e),this.denseCaps=null,this.size=0,this.ncap=
0,this.mainThreads=0}static INITIAL_THREADS=32;init(e){this.ncap=e;let t=Math.min(this.densePcs.length,Mx.INITIAL_THREADS)*e;(!this.denseCaps||this.denseCaps.length<
t)&&(this.denseCaps=new Int32Array(t))}growCaps(e){let t=this.densePcs.length*this.ncap,i=new Int32Array(Math.min(t,Math.max(e,2*this.denseCaps.length)));i.set(
this.denseCaps),this.denseCaps=i}contains(e){let t=this.sparse[e];return t<this.size&&this.densePcs[t]===e}isEmpty(){return this.size===0}add(e){let t=this.size++;
return this.sparse[e]=t,this.densePcs[t]=e,t}clear(){this.size=0,this.mainThreads=0}toString(){let e="{";for(let t=0;t<this.size;t++)t!==0&&(e+=", "),e+=this.densePcs[t];
return e+="}",e}},k9=class{constructor(n){this.pos=-1,this.pcs=new Int32Array(n.numInst()),this.size=0,this.lbTable=new Int32Array(n.numLb+1)}reset(){this.pos=-1,
this.size=0}},Yx=class Jx{static fromRE2(e){let t=new Jx;return t.prog=e.prog,t.re2=e,t.q0=new ax(t.prog.numInst()),t.q1=new ax(t.prog.numInst()),t.addStack=new Int32Array(
2*(t.prog.numInst()+1)),t.matched=!1,t.matchcap=new Int32Array(t.prog.numCap<2?2:t.prog.numCap),t.ncap=0,t}constructor(){this.prog=null,this.re2=null,this.q0=null,
this.q1=null,this.addStack=null,this.matched=!1,this.matchcap=null,this.ncap=0,this.lbTable=null}init(e){this.ncap=e,e>this.matchcap.length?this.matchcap=new Int32Array(
e).fill(-1):this.matchcap.fill(-1),this.q0.init(e),this.q1.init(e),this.prog.numLb>0&&((!this.lbTable||this.lbTable.length<this.prog.numLb+1)&&(this.lbTable=new Int32Array(
this.prog.numLb+1)),this.lbTable.fill(-1))}submatches(){return this.ncap===0?$.emptyInts():$.toArray(this.matchcap.subarray(0,this.ncap))}match(e,t,i,r=null){let a=this.
re2.cond;if(a===$.EMPTY_ALL||(i===F.ANCHOR_START||i===F.ANCHOR_BOTH)&&t!==0)return!1;this.matched=!1,this.matchcap.fill(-1);let o=this.prog.numLb>0,s=t,u=t,c=!1;
o&&(r!==null&&r.pos>=0&&r.pos<=t?(u=r.pos,c=!0):u=0);let B=o&&r!==null,f=this.q0,d=this.q1,m=e.step(u),g=m>>3,C=m&7,A=-1,N=0;m!==Tn.EOF()&&(m=e.step(u+C),A=m>>3,
N=m&7);let _;for(u===0?_=$.emptyOpContext(-1,g):_=e.context(u),o&&(c?this.restoreLookbehinds(r,f,_):this.spawnLookbehinds(f,u,_));;){if(f.mainThreads===0){if((a&
$.EMPTY_BEGIN_TEXT)!==0&&u!==0||(i===F.ANCHOR_START||i===F.ANCHOR_BOTH)&&u!==0||this.matched)break;if(this.prog.numLb===0&&f.isEmpty()&&this.re2.prefix.length!==
0&&A!==this.re2.prefixRune&&e.canCheckPrefix()){let k=e.index(this.re2,u);if(k<0)break;u+=k,m=e.step(u),g=m>>3,C=m&7,m=e.step(u+C),A=m>>3,N=m&7,_=e.context(u)}}
u>=s&&(B&&(this.saveLookbehinds(r,f,u),B=!1),!this.matched&&(u===0||i===F.UNANCHORED)&&(this.ncap>0&&(this.matchcap[0]=u),this.add(f,this.prog.start,u,this.matchcap,
0,_)));let Y=u+C;if(_=e.context(Y),this.step(f,d,u,Y,g,_,i,u===e.endPos()),C===0||this.ncap===0&&this.matched)break;u+=C,g=A,C=N,g!==-1&&(m=e.step(u+C),A=m>>3,N=
m&7);let K=f;f=d,d=K}return f.clear(),d.clear(),this.matched}matchSet(e,t,i){let r=this.re2.cond;if(r===$.EMPTY_ALL)return[];if((i===F.ANCHOR_START||i===F.ANCHOR_BOTH)&&
t!==0)return[];let a=this.prog.numLb>0?0:t,o=t,s=this.q0,u=this.q1,c=e.step(a),B=c>>3,f=c&7,d=-1,m=0;c!==Tn.EOF()&&(c=e.step(a+f),d=c>>3,m=c&7);let g=a===0?$.emptyOpContext(
-1,B):e.context(a),C=new Set;for(this.prog.numLb>0&&this.spawnLookbehinds(s,a,g);!(s.mainThreads===0&&((r&$.EMPTY_BEGIN_TEXT)!==0&&a!==0||(i===F.ANCHOR_START||i===
F.ANCHOR_BOTH)&&a!==0));){(a===0||i===F.UNANCHORED)&&a>=o&&this.add(s,this.prog.start,a,this.matchcap,0,g);let A=a+f;g=e.context(A);for(let _=0;_<s.size;_++){let Y=s.
densePcs[_],K=this.prog.inst[Y],k=_*this.ncap,x=!1;switch(K.op){case I.MATCH:if(i===F.ANCHOR_BOTH&&a!==e.endPos())break;C.add(K.arg);break;case I.RUNE:x=K.matchRune(
B);break;case I.RUNE1:x=B===K.runes[0];break;case I.RUNE_ANY:x=!0;break;case I.RUNE_ANY_NOT_NL:x=B!==10;break;default:continue}x&&this.add(u,K.out,A,s.denseCaps,
k,g)}if(s.clear(),f===0)break;a+=f,B=d,f=m,B!==-1&&(c=e.step(a+f),d=c>>3,m=c&7);let N=s;s=u,u=N}return u.clear(),Array.from(C).sort((A,N)=>A-N)}step(e,t,i,r,a,o,s,u){
let c=this.re2.longest;for(let B=0;B<e.size;B++){let f=e.densePcs[B],d=B*this.ncap;if(c&&this.matched&&this.ncap>0&&this.matchcap[0]<e.denseCaps[d])continue;let m=this.
prog.inst[f],g=!1;switch(m.op){case I.MATCH:if(s===F.ANCHOR_BOTH&&!u)break;if(this.ncap>0&&(!c||!this.matched||this.matchcap[1]<i)){e.denseCaps[d+1]=i;for(let C=0;C<
this.ncap;C++)this.matchcap[C]=e.denseCaps[d+C]}c||(e.size=0),this.matched=!0;break;case I.RUNE:g=m.matchRune(a);break;case I.RUNE1:g=a===m.runes[0];break;case I.
RUNE_ANY:g=!0;break;case I.RUNE_ANY_NOT_NL:g=a!==10;break;default:continue}g&&this.add(t,m.out,r,e.denseCaps,d,o)}e.clear()}spawnLookbehinds(e,t,i){for(let r=0;r<
this.prog.lbStarts.length;r++)this.add(e,this.prog.lbStarts[r],t,this.matchcap,0,i)}restoreLookbehinds(e,t,i){this.lbTable.set(e.lbTable);for(let r=0;r<e.size;r++)
this.add(t,e.pcs[r],e.pos,this.matchcap,0,i)}saveLookbehinds(e,t,i){let r=0;for(let a=0;a<t.size;a++){let o=t.densePcs[a];this.prog.lbInst[o]===1&&I.isRuneOp(this.
prog.inst[o].op)&&(e.pcs[r++]=o)}e.size=r,e.pos=i,e.lbTable.set(this.lbTable)}add(e,t,i,r,a,o){let s=this.addStack,u=0;for(;;){for(;t!==0&&!e.contains(t);){let B=e.
add(t),f=this.prog.inst[t];switch(f.op){case I.FAIL:t=0;break;case I.ALT:case I.ALT_MATCH:s[u++]=f.arg,s[u++]=0,t=f.out;break;case I.EMPTY_WIDTH:t=(f.arg&~o)===
0?f.out:0;break;case I.NOP:t=f.out;break;case I.CAPTURE:f.arg<this.ncap&&(s[u++]=-f.arg-1,s[u++]=r[a+f.arg],r[a+f.arg]=i),t=f.out;break;case I.LB_WRITE:this.lbTable[Math.
abs(f.arg)]=i,t=f.out;break;case I.LB_CHECK:f.arg>0?t=this.lbTable[f.arg]===i?f.out:0:t=this.lbTable[-f.arg]!==i?f.out:0;break;case I.MATCH:case I.RUNE:case I.RUNE1:case I.
RUNE_ANY:case I.RUNE_ANY_NOT_NL:if(this.prog.lbInst[t]===0&&e.mainThreads++,this.ncap>0){let d=B*this.ncap;d+this.ncap>e.denseCaps.length&&e.growCaps(d+this.ncap);
for(let m=0;m<this.ncap;m++)e.denseCaps[d+m]=r[a+m]}t=0;break;default:throw new gu("unhandled")}}if(u===0)return;u-=2;let c=s[u];c<0?(r[a-c-1]=s[u+1],t=0):t=c}}},
M9=(n,e,t)=>{let i=-2128831035;for(let r=0;r<n.length;r++)i^=n[r],i=Math.imul(i,16777619);i^=e,i=Math.imul(i,16777619);for(let r=0;r<t.length;r++)i^=t[r],i=Math.
imul(i,16777619);return i},ox=(n,e)=>{if(n.length!==e.length)return!1;for(let t=0;t<n.length;t++)if(n[t]!==e[t])return!1;return!0},sx=(n,e,t,i)=>n.flag===t&&ox(
n.nfaStates,e)&&ox(n.matchIDs,i),um=[],Wa=-1,fu=class{constructor(n,e,t){this.nfaStates=n,this.flag=e,this.isMatch=(e&pm.FLAG_MATCH)!==0,this.matchIDs=t,this.next=
null,this.nextAnchored=null}},pm=class ln{static FLAG_EMPTY_MASK=255;static FLAG_MATCH=256;static FLAG_LAST_WORD=512;static FLAG_NEED_SHIFT=16;static STATE_OVERHEAD=150;static ARRAY_OVERHEAD=40;static ELEMENT_SIZE=8;static TABLE_OVERHEAD=48;static PROGRESS_PER_STATE=10;constructor(e,t=8388608){
this.prog=e,this.maxMem=t,this.stateCache=new Map,this.stateCount=0,this.startStates=new Map,this.failed=!1;for(let i=0;i<e.numInst();i++){let r=e.getInst(i).op;
if(r===I.LB_WRITE||r===I.LB_CHECK){this.failed=!0;break}}this.computeRuneClasses(),this.stateBudget=t,this.memBudget=t}computeRuneClasses(){let e=new Set,t=(r,a)=>{
e.add(r),e.add(a+1)};for(let r=0;r<this.prog.numInst();r++){let a=this.prog.getInst(r);switch(a.op){case I.RUNE:case I.RUNE1:if(a.runes.length===1){if(t(a.runes[0],
a.runes[0]),(a.arg&F.FOLD_CASE)!==0)for(let o=X.simpleFold(a.runes[0]);o!==a.runes[0];o=X.simpleFold(o))t(o,o)}else for(let o=0;o<a.runes.length;o+=2)t(a.runes[o],
a.runes[o+1]);break;case I.RUNE_ANY_NOT_NL:t(10,10);break;case I.EMPTY_WIDTH:(a.arg&($.EMPTY_BEGIN_LINE|$.EMPTY_END_LINE))!==0&&t(10,10),(a.arg&($.EMPTY_WORD_BOUNDARY|
$.EMPTY_NO_WORD_BOUNDARY))!==0&&(t(48,57),t(65,90),t(95,95),t(97,122))}}e.delete(0),this.classBounds=Int32Array.from(e).sort(),this.numClasses=this.classBounds.
length+1;let i=new Int32Array(X.MAX_LATIN1+1);for(let r=0;r<=X.MAX_LATIN1;r++)i[r]=this.searchClass(r);this.latin1Class=i}runeClass(e){return e<=X.MAX_LATIN1?this.
latin1Class[e]:this.searchClass(e)}searchClass(e){let t=this.classBounds,i=0,r=t.length;for(;i<r;){let a=i+r>>1;t[a]<=e?i=a+1:r=a}return i}closure(e,t){let i=new Set,
r=Array.from(e),a=0;for(;r.length>0;){let o=r.pop();if(o===0||i.has(o))continue;i.add(o);let s=this.prog.getInst(o);switch(s.op){case I.ALT:case I.ALT_MATCH:r.push(
s.out),r.push(s.arg);break;case I.NOP:case I.CAPTURE:r.push(s.out);break;case I.EMPTY_WIDTH:a|=s.arg,(s.arg&~t)===0&&r.push(s.out)}}return{pcs:Array.from(i).sort(
(o,s)=>o-s),needflags:a}}getState(e,t,i){let r=M9(e,t,i),a=this.stateCache.get(r);if(a instanceof fu){if(sx(a,e,t,i))return a}else if(a!==void 0){for(let u=0;u<
a.length;u++)if(sx(a[u],e,t,i))return a[u]}let o=ln.stateCost(e,i);if(this.memBudget<o)return null;this.memBudget-=o;let s=new fu(e,t,i);return a===void 0?this.
stateCache.set(r,s):a instanceof fu?this.stateCache.set(r,[a,s]):a.push(s),this.stateCount++,s}static stateCost(e,t){let i=t.length===0?0:ln.ARRAY_OVERHEAD+ln.ELEMENT_SIZE*
t.length;return ln.STATE_OVERHEAD+ln.ELEMENT_SIZE*e.length+i}*cachedStates(){for(let e of this.stateCache.values())e instanceof fu?yield e:yield*e}makeState(e,t,i){
let r=this.closure(e,t&ln.FLAG_EMPTY_MASK),a=t;return r.needflags===0&&(a&=ln.FLAG_MATCH),a|=r.needflags<<ln.FLAG_NEED_SHIFT,this.getState(r.pcs,a,i)}allocTable(e,t){
let i=this.numClasses+1,r=ln.TABLE_OVERHEAD+ln.ELEMENT_SIZE*i;if(this.memBudget<r)return null;this.memBudget-=r;let a=new Array(i).fill(null);return t===F.UNANCHORED?
e.next=a:e.nextAnchored=a,a}clearCache(){this.stateCache.clear(),this.stateCount=0,this.startStates.clear(),this.memBudget=this.stateBudget}resetCache(e){return this.
clearCache(),this.getState(e.nfaStates,e.flag,e.matchIDs)}step(e,t,i,r){let a=r===F.UNANCHORED?e.next:e.nextAnchored;if(a!==null){let _=a[t];if(_!==null)return _}else if(a=
this.allocTable(e,r),a===null)return null;let o=e.flag>>>ln.FLAG_NEED_SHIFT,s=e.flag&ln.FLAG_EMPTY_MASK,u=s,c=0;i===10&&(u|=$.EMPTY_END_LINE,c|=$.EMPTY_BEGIN_LINE),
i===Wa&&(u|=$.EMPTY_END_LINE|$.EMPTY_END_TEXT);let B=(e.flag&ln.FLAG_LAST_WORD)!==0,f=i!==Wa&&$.isWordRune(i);u|=f===B?$.EMPTY_NO_WORD_BOUNDARY:$.EMPTY_WORD_BOUNDARY;
let d=e.nfaStates;(u&~s&o)!==0&&(d=this.closure(d,u).pcs);let m=[],g=!1,C=um;for(let _=0;_<d.length;_++){let Y=this.prog.getInst(d[_]);Y.op===I.MATCH?(g||(g=!0,
C=[]),C.push(Y.arg)):i!==Wa&&I.isRuneOp(Y.op)&&Y.matchRune(i)&&m.push(Y.out)}C.length>1&&C.sort((_,Y)=>_-Y),r===F.UNANCHORED&&i!==Wa&&m.push(this.prog.start);let A=c;
g&&(A|=ln.FLAG_MATCH),f&&(A|=ln.FLAG_LAST_WORD);let N=this.makeState(m,A,C);return N===null?null:(a[t]=N,N)}start(e,t){let i=e.context(t),r;if((i&$.EMPTY_BEGIN_TEXT)!==
0)r=$.EMPTY_BEGIN_TEXT|$.EMPTY_BEGIN_LINE;else if((i&$.EMPTY_BEGIN_LINE)!==0)r=$.EMPTY_BEGIN_LINE;else{let o=e.step(t),s=o>=0&&$.isWordRune(o>>3);r=(i&$.EMPTY_WORD_BOUNDARY)!==
0!==s?ln.FLAG_LAST_WORD:0}let a=this.startStates.get(r);if(a===void 0){if(a=this.makeState([this.prog.start],r,um),a===null&&(this.clearCache(),a=this.makeState(
[this.prog.start],r,um),a===null))return null;this.startStates.set(r,a)}return a}stepOrReset(e,t,i,r,a,o){let s=this.step(e,t,i,r);if(s!==null)return s;if(o.resetPos>=
0&&a-o.resetPos<ln.PROGRESS_PER_STATE*this.stateCount)return null;o.resetPos=a;let u=this.resetCache(e);return u===null?null:(s=this.step(u,t,i,r),s)}run(e,t,i,r,a){
let o=e.endPos(),s=this.latin1Class,u=i===F.UNANCHORED,c={resetPos:-1},B=t;for(;B<o;){let f=e.step(B),d=f>>3,m=f&7;if(m===0)break;let g=d<=X.MAX_LATIN1?s[d]:this.
runeClass(d),C=u&&r.next!==null?r.next[g]:null;if(C===null&&(C=this.stepOrReset(r,g,d,i,B,c),C===null))return null;if(r=C,r.isMatch&&a(r,!1))return!0;if(!u&&r.nfaStates.
length===0)return!1;B+=m}return r=this.stepOrReset(r,this.numClasses,Wa,i,B,c),r===null?null:r.isMatch&&a(r,!0)}match(e,t,i){if(this.failed)return null;if((i===
F.ANCHOR_START||i===F.ANCHOR_BOTH)&&t!==0)return!1;let r=this.start(e,t);return r===null?null:this.run(e,t,i,r,(a,o)=>i!==F.ANCHOR_BOTH||o)}matchSet(e,t,i){if(this.
failed)return null;if((i===F.ANCHOR_START||i===F.ANCHOR_BOTH)&&t!==0)return[];let r=this.start(e,t);if(r===null)return null;let a=new Set,o=(s,u)=>{if(i!==F.ANCHOR_BOTH||
u)for(let c=0;c<s.matchIDs.length;c++)a.add(s.matchIDs[c]);return!1};return this.run(e,t,i,r,o)===null?null:Array.from(a).sort((s,u)=>s-u)}},Y9=32,J9=500,lm=256,
H9=262144,G9=class{constructor(){this.end=0,this.cap=new Int32Array(0),this.matchcap=new Int32Array(0),this.ncap=0,this.jobPc=new Int32Array(lm),this.jobArg=new Uint8Array(
lm),this.jobPos=new Int32Array(lm),this.jobLen=0,this.visited=new Uint32Array(0)}reset(n,e,t){this.end=e,this.jobLen=0,this.ncap=t;let i=n.numInst()*(e+1)+Y9-1>>>
5;this.visited.length<i?this.visited=new Uint32Array(i):this.visited.fill(0,0,i),this.cap.length<t?this.cap=new Int32Array(t).fill(-1):this.cap.fill(-1,0,t),this.
matchcap.length<t?this.matchcap=new Int32Array(t).fill(-1):this.matchcap.fill(-1,0,t)}shouldVisit(n,e){let t=n*(this.end+1)+e,i=t>>>5,r=1<<(t&31);return(this.visited[i]&
r)!==0?!1:(this.visited[i]|=r,!0)}push(n,e,t,i){if(n.prog.getInst(e).op!==I.FAIL&&(i||this.shouldVisit(e,t))){if(this.jobLen>=this.jobPc.length){let r=this.jobPc.
length*2,a=new Int32Array(r);a.set(this.jobPc),this.jobPc=a;let o=new Uint8Array(r);o.set(this.jobArg),this.jobArg=o;let s=new Int32Array(r);s.set(this.jobPos),
this.jobPos=s}this.jobPc[this.jobLen]=e,this.jobArg[this.jobLen]=i?1:0,this.jobPos[this.jobLen]=t,this.jobLen++}}tryBacktrack(n,e,t,i,r){let a=n.longest;for(this.
push(n,t,i,!1);this.jobLen>0;){this.jobLen--;let o=this.jobPc[this.jobLen],s=this.jobArg[this.jobLen]===1,u=this.jobPos[this.jobLen],c=!0;for(;!(!c&&!this.shouldVisit(
o,u));){c=!1;let B=n.prog.getInst(o);switch(B.op){case I.FAIL:break;case I.ALT:if(s){s=!1,o=B.arg;continue}else{this.push(n,o,u,!0),o=B.out;continue}case I.ALT_MATCH:{
let f=n.prog.getInst(B.out);if(I.isRuneOp(f.op)){this.push(n,B.arg,u,!1),o=B.arg,u=this.end;continue}this.push(n,B.out,this.end,!1),o=B.out;continue}case I.RUNE:{
let f=e.step(u);if(f===Tn.EOF()||!B.matchRune(f>>3))break;u+=f&7,o=B.out;continue}case I.RUNE1:{let f=e.step(u);if(f===Tn.EOF()||f>>3!==B.runes[0])break;u+=f&7,
o=B.out;continue}case I.RUNE_ANY_NOT_NL:{let f=e.step(u);if(f===Tn.EOF()||f>>3===10)break;u+=f&7,o=B.out;continue}case I.RUNE_ANY:{let f=e.step(u);if(f===Tn.EOF())
break;u+=f&7,o=B.out;continue}case I.CAPTURE:if(s){this.cap[B.arg]=u;break}else{B.arg<this.ncap&&(this.push(n,o,this.cap[B.arg],!0),this.cap[B.arg]=u),o=B.out;continue}case I.
EMPTY_WIDTH:{let f=e.context(u);if((B.arg&~f)!==0)break;o=B.out;continue}case I.NOP:o=B.out;continue;case I.MATCH:{if(r===F.ANCHOR_BOTH&&u!==this.end)break;if(this.
ncap===0)return!0;this.ncap>1&&(this.cap[1]=u);let f=this.matchcap[1];if((f===-1||a&&u>0&&u>f)&&this.matchcap.set(this.cap),!a||u===this.end)return!0;break}case I.
LB_WRITE:case I.LB_CHECK:throw new gu("Backtracker cannot evaluate Lookbehind instructions");default:throw new gu("bad inst")}break}}return a&&this.matchcap.length>
1&&this.matchcap[1]>=0}},du=[],hu=class Hx{static shouldBacktrack(e){return e.numInst()<=J9}static maxBitStateLen(e){return Hx.shouldBacktrack(e)?Math.floor(H9/
e.numInst()):0}static execute(e,t,i,r,a){let o=e.cond;if(o===$.EMPTY_ALL||(r===F.ANCHOR_START||r===F.ANCHOR_BOTH)&&i!==0||(o&$.EMPTY_BEGIN_TEXT)!==0&&i!==0)return null;
let s=du.length>0?du.pop():new G9,u=t.endPos();s.reset(e.prog,u,a);let c=!1;if((o&$.EMPTY_BEGIN_TEXT)!==0||r===F.ANCHOR_START||r===F.ANCHOR_BOTH)s.ncap>0&&(s.cap[0]=
i),s.tryBacktrack(e,t,e.prog.start,i,r)&&(c=!0);else{let f=-1;for(;i<=u&&f!==0;i+=f){if(e.prefix.length>0){let m=t.index(e,i);if(m<0)break;i+=m}if(s.ncap>0&&(s.
cap[0]=i),s.tryBacktrack(e,t,e.prog.start,i,r)){c=!0;break}let d=t.step(i);f=d===Tn.EOF()?0:d&7}}if(!c)return du.push(s),null;let B=a===0?[]:$.toArray(s.matchcap.
subarray(0,a));return du.push(s),B}},ux=class{constructor(n){this.sparse=new Uint32Array(n),this.dense=new Uint32Array(n),this.size=0,this.nextIndex=0}empty(){return this.
nextIndex>=this.size}next(){return this.dense[this.nextIndex++]}clear(){this.size=0,this.nextIndex=0}contains(n){return n<this.sparse.length&&this.sparse[n]<this.
size&&this.dense[this.sparse[n]]===n}insert(n){this.contains(n)||this.insertNew(n)}insertNew(n){n>=this.sparse.length||(this.sparse[n]=this.size,this.dense[this.
size]=n,this.size++)}},$9=(n,e,t,i)=>{let r=n.length,a=e.length,o=0,s=0,u=[],c=[],B=!0,f=-1,d=m=>{let g=m?n:e,C=m?o:s,A=m?t:i;return f>0&&g[C]<=u[f]?!1:(u.push(
g[C],g[C+1]),m?o+=2:s+=2,f+=2,c.push(A),!0)};for(;o<r||s<a;)if(s>=a?B=d(!0):o>=r||e[s]<n[o]?B=d(!1):B=d(!0),!B)return null;return{merged:u,next:c}},V9=class{constructor(n){
this.start=n.start,this.numCap=n.numCap,this.inst=new Array(n.inst.length);for(let e=0;e<n.inst.length;e++){let t=n.inst[e],i=new I(t.op);i.out=t.out,i.arg=t.arg,
i.runes=t.runes?new Int32Array(t.runes):new Int32Array(0),i.next=null,this.inst[e]=i}}},Z9=n=>{let e=new V9(n);for(let t=0;t<e.inst.length;t++){let i=e.inst[t];
if(i.op!==I.ALT&&i.op!==I.ALT_MATCH)continue;let r="out",a="arg",o=e.inst[i[a]];if(o.op!==I.ALT&&o.op!==I.ALT_MATCH&&(r="arg",a="out",o=e.inst[i[a]],o.op!==I.ALT&&
o.op!==I.ALT_MATCH))continue;let s=e.inst[i[r]];if(s.op===I.ALT||s.op===I.ALT_MATCH)continue;let u="out",c="arg",B=!1;o.out===t?B=!0:o.arg===t&&(B=!0,u="arg",c=
"out"),B&&(o[u]=i[r]),i[r]===o[u]&&(i[a]=o[c])}return e},X9=n=>{if(n.inst.length>=1e3)return null;let e=new ux(n.inst.length),t=new ux(n.inst.length),i=new Array(
n.inst.length),r=new Array(n.inst.length).fill(!1),a=o=>{let s=!0,u=n.inst[o];if(t.contains(o))return!0;switch(t.insert(o),u.op){case I.ALT:case I.ALT_MATCH:{s=
a(u.out)&&a(u.arg);let c=r[u.out],B=r[u.arg];if(c&&B)return!1;if(B){let g=u.out;u.out=u.arg,u.arg=g;let C=c;c=B,B=C}c&&(r[o]=!0,u.op=I.ALT_MATCH);let f=i[u.out]||
[],d=i[u.arg]||[],m=$9(f,d,u.out,u.arg);if(!m)return!1;i[o]=new Int32Array(m.merged),u.next=new Uint32Array(m.next);break}case I.CAPTURE:case I.EMPTY_WIDTH:case I.
NOP:s=a(u.out),r[o]=r[u.out],i[o]=i[u.out]?new Int32Array(i[u.out]):new Int32Array(0),u.next=new Uint32Array(Math.floor(i[o].length/2)+1).fill(u.out);break;case I.
MATCH:case I.FAIL:r[o]=u.op===I.MATCH;break;case I.RUNE:{if(r[o]=!1,u.next&&u.next.length>0)break;if(e.insert(u.out),!u.runes||u.runes.length===0){i[o]=new Int32Array(
0),u.next=new Uint32Array([u.out]);break}let c=[];if(u.runes.length===1&&(u.arg&F.FOLD_CASE)!==0){let B=u.runes[0];c.push(B,B);for(let f=X.simpleFold(B);f!==B;f=
X.simpleFold(f))c.push(f,f);c.sort((f,d)=>f-d)}else for(let B=0;B<u.runes.length;B++)c.push(u.runes[B]);i[o]=new Int32Array(c),u.next=new Uint32Array(Math.floor(
c.length/2)+1).fill(u.out),u.op=I.RUNE;break}case I.RUNE1:{if(r[o]=!1,u.next&&u.next.length>0)break;e.insert(u.out);let c=[];if((u.arg&F.FOLD_CASE)!==0){let B=u.
runes[0];c.push(B,B);for(let f=X.simpleFold(B);f!==B;f=X.simpleFold(f))c.push(f,f);c.sort((f,d)=>f-d)}else c.push(u.runes[0],u.runes[0]);i[o]=new Int32Array(c),
u.next=new Uint32Array(Math.floor(c.length/2)+1).fill(u.out),u.op=I.RUNE;break}case I.RUNE_ANY:if(r[o]=!1,u.next&&u.next.length>0)break;e.insert(u.out),i[o]=new Int32Array(
[0,X.MAX_RUNE]),u.next=new Uint32Array([u.out]);break;case I.RUNE_ANY_NOT_NL:if(r[o]=!1,u.next&&u.next.length>0)break;e.insert(u.out),i[o]=new Int32Array([0,9,11,
X.MAX_RUNE]),u.next=new Uint32Array(Math.floor(i[o].length/2)+1).fill(u.out)}return s};for(e.clear(),e.insert(n.start);!e.empty();)if(t.clear(),!a(e.next()))return null;
for(let o=0;o<n.inst.length;o++)i[o]&&(n.inst[o].runes=i[o]);return n},Q9=(n,e)=>{for(let t=0;t<e.inst.length;t++){let i=e.inst[t];switch(i.op){case I.ALT:case I.
ALT_MATCH:case I.RUNE:break;case I.CAPTURE:case I.EMPTY_WIDTH:case I.NOP:case I.MATCH:case I.FAIL:n.inst[t].next=null;break;case I.RUNE1:case I.RUNE_ANY:case I.
RUNE_ANY_NOT_NL:n.inst[t].next=null,n.inst[t].op=i.op,n.inst[t].runes=i.runes?new Int32Array(i.runes):new Int32Array(0)}}},lx=class Gx{static compile(e){if(e.start===
0||e.numLb>0)return null;let t=e.inst[e.start];if(t.op!==I.EMPTY_WIDTH||(t.arg&$.EMPTY_BEGIN_TEXT)===0)return null;let i=!1;for(let a=0;a<e.inst.length;a++)if(e.
inst[a].op===I.ALT||e.inst[a].op===I.ALT_MATCH){i=!0;break}for(let a=0;a<e.inst.length;a++){let o=e.inst[a],s=e.inst[o.out].op;switch(o.op){case I.ALT:case I.ALT_MATCH:
if(s===I.MATCH||e.inst[o.arg].op===I.MATCH)return null;break;case I.EMPTY_WIDTH:if(s===I.MATCH){if((o.arg&$.EMPTY_END_TEXT)===$.EMPTY_END_TEXT)continue;return null}
break;default:if(s===I.MATCH&&i)return null}}let r=Z9(e);return r=X9(r),r!==null&&Q9(r,e),r}static next(e,t){let i=e.matchRunePos(t);return i>=0?e.next[i]:e.op===
I.ALT_MATCH?e.out:0}static execute(e,t,i,r,a){let o=e.onepass;if(!o)return null;let s=new Int32Array(a).fill(-1),u=!1,c=t.step(i),B=c>>3,f=c&7,d=Tn.EOF(),m=-1,g=0;
c!==Tn.EOF()&&(d=t.step(i+f),d!==Tn.EOF()&&(m=d>>3,g=d&7));let C=i===0?$.emptyOpContext(-1,B):t.context(i),A=o.start,N;for(;;){switch(N=o.inst[A],A=N.out,N.op){case I.
MATCH:return r===F.ANCHOR_BOTH&&i!==t.endPos()?null:(u=!0,s.length>0&&(s[0]=0,s[1]=i),a===0?[]:$.toArray(s));case I.RUNE:if(!N.matchRune(B))return null;break;case I.
RUNE1:if(B!==N.runes[0])return null;break;case I.RUNE_ANY:break;case I.RUNE_ANY_NOT_NL:if(B===10)return null;break;case I.ALT:case I.ALT_MATCH:A=Gx.next(N,B);continue;case I.
FAIL:return null;case I.NOP:continue;case I.EMPTY_WIDTH:if((N.arg&~C)!==0)return null;continue;case I.CAPTURE:N.arg<s.length&&(s[N.arg]=i);continue;default:throw new gu(
"bad inst")}if(f===0)break;C=$.emptyOpContext(B,m),i+=f,B=m,f=g,B!==-1&&(d=t.step(i+f),d!==Tn.EOF()?(m=d>>3,g=d&7):(m=-1,g=0))}return u?a===0?[]:$.toArray(s):null}},
S=class ne{static Op=Rx(["NO_MATCH","EMPTY_MATCH","LITERAL","CHAR_CLASS","ANY_CHAR_NOT_NL","ANY_CHAR","BEGIN_LINE","END_LINE","BEGIN_TEXT","END_TEXT","WORD_BOUN\
DARY","NO_WORD_BOUNDARY","CAPTURE","STAR","PLUS","QUEST","REPEAT","CONCAT","ALTERNATE","PLB","NLB","LEFT_PAREN","VERTICAL_BAR"]);static isPseudoOp(e){return e>=
ne.Op.LEFT_PAREN}static emptySubs(){return[]}static quoteIfHyphen(e){return e===P.CODES["-"]?"\\":""}static fromRegexp(e){let t=new ne(e.op);return t.flags=e.flags,
t.subs=e.subs,t.runes=e.runes,t.cap=e.cap,t.min=e.min,t.max=e.max,t.name=e.name,t.namedGroups=e.namedGroups,t.lb=e.lb,t}constructor(e){this.op=e,this.flags=0,this.
subs=ne.emptySubs(),this.runes=new Int32Array(0),this.min=0,this.max=0,this.cap=0,this.name=null,this.namedGroups=Object.create(null),this.lb=0}reinit(){this.flags=
0,this.subs=ne.emptySubs(),this.runes=new Int32Array(0),this.cap=0,this.min=0,this.max=0,this.name=null,this.namedGroups=Object.create(null),this.lb=0}toString(){
return this.appendTo()}appendTo(){let e="";switch(this.op){case ne.Op.NO_MATCH:e+="[^\\x00-\\x{10FFFF}]";break;case ne.Op.EMPTY_MATCH:e+="(?:)";break;case ne.Op.
STAR:case ne.Op.PLUS:case ne.Op.QUEST:case ne.Op.REPEAT:{let t=this.subs[0];switch(t.op>ne.Op.CAPTURE||t.op===ne.Op.LITERAL&&t.runes.length>1?e+=`(?:${t.appendTo()}\
)`:e+=t.appendTo(),this.op){case ne.Op.STAR:e+="*";break;case ne.Op.PLUS:e+="+";break;case ne.Op.QUEST:e+="?";break;case ne.Op.REPEAT:e+=`{${this.min}`,this.min!==
this.max&&(e+=",",this.max>=0&&(e+=this.max)),e+="}"}(this.flags&F.NON_GREEDY)!==0&&(e+="?");break}case ne.Op.CONCAT:for(let t of this.subs)t.op===ne.Op.ALTERNATE?
e+=`(?:${t.appendTo()})`:e+=t.appendTo();break;case ne.Op.ALTERNATE:{let t="";for(let i of this.subs)e+=t,t="|",e+=i.appendTo();break}case ne.Op.LITERAL:(this.flags&
F.FOLD_CASE)!==0&&(e+="(?i:");for(let t of this.runes)e+=$.escapeRune(t);(this.flags&F.FOLD_CASE)!==0&&(e+=")");break;case ne.Op.ANY_CHAR_NOT_NL:e+="(?-s:.)";break;case ne.
Op.ANY_CHAR:e+="(?s:.)";break;case ne.Op.PLB:e+=`(?<=${this.subs[0].appendTo()})`;break;case ne.Op.NLB:e+=`(?<!${this.subs[0].appendTo()})`;break;case ne.Op.CAPTURE:
this.name===null||this.name.length===0?e+="(":e+=`(?P<${this.name}>`,this.subs[0].op!==ne.Op.EMPTY_MATCH&&(e+=this.subs[0].appendTo()),e+=")";break;case ne.Op.BEGIN_TEXT:
e+="\\A";break;case ne.Op.END_TEXT:(this.flags&F.WAS_DOLLAR)!==0?e+="(?-m:$)":e+="\\z";break;case ne.Op.BEGIN_LINE:e+="^";break;case ne.Op.END_LINE:e+="$";break;case ne.
Op.WORD_BOUNDARY:e+="\\b";break;case ne.Op.NO_WORD_BOUNDARY:e+="\\B";break;case ne.Op.CHAR_CLASS:if(this.runes.length%2!==0){e+="[invalid char class]";break}if(e+=
"[",this.runes.length===0)e+="^\\x00-\\x{10FFFF}";else if(this.runes[0]===0&&this.runes[this.runes.length-1]===X.MAX_RUNE){e+="^";for(let t=1;t<this.runes.length-
1;t+=2){let i=this.runes[t]+1,r=this.runes[t+1]-1;e+=ne.quoteIfHyphen(i),e+=$.escapeRune(i),i!==r&&(e+="-",e+=ne.quoteIfHyphen(r),e+=$.escapeRune(r))}}else for(let t=0;t<
this.runes.length;t+=2){let i=this.runes[t],r=this.runes[t+1];e+=ne.quoteIfHyphen(i),e+=$.escapeRune(i),i!==r&&(e+="-",e+=ne.quoteIfHyphen(r),e+=$.escapeRune(r))}
e+="]";break;default:e+=this.op}return e}maxCap(){let e=0;if(this.op===ne.Op.CAPTURE&&(e=this.cap),this.subs!==null)for(let t of this.subs){let i=t.maxCap();e<i&&
(e=i)}return e}equals(e){if(!(e!==null&&e instanceof ne)||this.op!==e.op)return!1;switch(this.op){case ne.Op.END_TEXT:if((this.flags&F.WAS_DOLLAR)!==(e.flags&F.
WAS_DOLLAR))return!1;break;case ne.Op.LITERAL:case ne.Op.CHAR_CLASS:if((this.flags&F.FOLD_CASE)!==(e.flags&F.FOLD_CASE))return!1;if(this.runes===null&&e.runes===
null)break;if(this.runes===null||e.runes===null||this.runes.length!==e.runes.length)return!1;for(let t=0;t<this.runes.length;t++)if(this.runes[t]!==e.runes[t])return!1;
break;case ne.Op.ALTERNATE:case ne.Op.CONCAT:if(this.subs.length!==e.subs.length)return!1;for(let t=0;t<this.subs.length;++t)if(!this.subs[t].equals(e.subs[t]))
return!1;break;case ne.Op.STAR:case ne.Op.PLUS:case ne.Op.QUEST:if((this.flags&F.NON_GREEDY)!==(e.flags&F.NON_GREEDY)||!this.subs[0].equals(e.subs[0]))return!1;
break;case ne.Op.REPEAT:if((this.flags&F.NON_GREEDY)!==(e.flags&F.NON_GREEDY)||this.min!==e.min||this.max!==e.max||!this.subs[0].equals(e.subs[0]))return!1;break;case ne.
Op.CAPTURE:if(this.cap!==e.cap||(this.name===null?e.name!==null:this.name!==e.name)||!this.subs[0].equals(e.subs[0]))return!1;break;case ne.Op.PLB:case ne.Op.NLB:
if(this.lb!==e.lb||!this.subs[0].equals(e.subs[0]))return!1}return!0}},mm=class{static walk(n,e){let t=[],i=n,r;for(;;){if(i.subs.length===0)r=e.leaf(i);else{let a=e.
enter(i);if(a.result===void 0){t.push({re:i,state:a,i:0}),i=i.subs[0];continue}r=a.result}for(;;){if(t.length===0)return r;let a=t[t.length-1];if(e.child(a.re,a.
state,r,a.i),a.i++,a.state.result===void 0&&a.i<a.re.subs.length){i=a.re.subs[a.i];break}t.pop(),r=a.state.result!==void 0?a.state.result:e.leave(a.re,a.state)}}}},
cx=class{constructor(n,e){let t=new Map,i=[0],r=[0],a=[0],o=[0];for(let g of n){let C=0;for(let A=0;A<g.length;A++){let N=C*e+g[A],_=t.get(N);_===void 0&&(_=i.length,
t.set(N,_),i.push(C),r.push(g[A]),a.push(a[C]+1),o.push(0)),C=_}o[C]=1}let s=i.length,u=new Int32Array(s-1);for(let g=1;g<s;g++)u[g-1]=g;u.sort((g,C)=>i[g]-i[C]||
r[g]-r[C]);let c=new Int32Array(s+1);for(let g=1;g<s;g++)c[i[g]+1]++;for(let g=0;g<s;g++)c[g+1]+=c[g];let B=new Int32Array(s-1);for(let g=0;g<u.length;g++)B[g]=
r[u[g]];this.childStart=c,this.childUnit=B,this.childNode=u;let f=new Int32Array(s);for(let g=0;g<s;g++)f[g]=g;f.sort((g,C)=>a[g]-a[C]);let d=new Int32Array(s),
m=Uint8Array.from(o);for(let g=1;g<s;g++){let C=f[g],A=i[C];if(A!==0){let N=d[A],_=this.next(N,r[C]);for(;_<0&&N!==0;)N=d[N],_=this.next(N,r[C]);d[C]=_>=0?_:0}m[C]|=
m[d[C]]}this.fail=d,this.match=m}next(n,e){let t=this.childStart[n],i=this.childStart[n+1],r=this.childUnit;for(;t<i;){let a=t+i>>1,o=r[a];if(o===e)return this.
childNode[a];o<e?t=a+1:i=a}return-1}advance(n,e){for(;;){let t=this.next(n,e);if(t>=0)return t;if(n===0)return 0;n=this.fail[n]}}searchUTF16(n,e,t){let i=0;for(let r=e;r<
t;r++)if(i=this.advance(i,n.charCodeAt(r)),this.match[i]===1)return!0;return!1}searchUTF8(n,e,t){let i=0;for(let r=e;r<t;r++)if(i=this.advance(i,n[r]),this.match[i]===
1)return!0;return!1}},ce=class Mr{static Type={NONE:0,EXACT:1,AND:2,OR:3};static MAX_SCANS=32;static MAX_AC_UNITS=1<<18;constructor(e){this.type=e,this.subs=[],
this.str="",this.bytes=null,this.cost=e===Mr.Type.EXACT?1:0,this.allExact=!1,this.ac16=null,this.ac8=null}automaton16(){if(this.ac16===null){let e=this.subs.map(
t=>{let i=new Array(t.str.length);for(let r=0;r<t.str.length;r++)i[r]=t.str.charCodeAt(r);return i});this.ac16=new cx(e,65536)}return this.ac16}automaton8(){return this.
ac8===null&&(this.ac8=new cx(this.subs.map(e=>e.bytes),256)),this.ac8}eval(e,t){switch(this.type){case Mr.Type.NONE:return!0;case Mr.Type.EXACT:return e.hasString(
this,t);case Mr.Type.AND:for(let i=0;i<this.subs.length;i++)if(!this.subs[i].eval(e,t))return!1;return!0;case Mr.Type.OR:if(this.allExact)return e.hasAnyString(
this,t);for(let i=0;i<this.subs.length;i++)if(this.subs[i].eval(e,t))return!0;return!1;default:return!0}}},j9=class Yr{static build(e){return e?mm.walk(e,Yr.WALKER):
new ce(ce.Type.NONE)}static WALKER={leaf:e=>Yr.leaf(e),enter:e=>Yr.enter(e),child:(e,t,i)=>Yr.child(e,t,i),leave:(e,t)=>Yr.leave(e,t)};static leaf(e){if(e.op!==
S.Op.LITERAL)return new ce(ce.Type.NONE);if(e.runes.length===0||(e.flags&F.FOLD_CASE)!==0)return new ce(ce.Type.NONE);let t="";for(let r=0;r<e.runes.length;r++){
if(X.isUnsearchable(e.runes[r]))return new ce(ce.Type.NONE);t+=String.fromCodePoint(e.runes[r])}let i=new ce(ce.Type.EXACT);return i.str=t,i.bytes=$.stringToUtf8ByteArray(
i.str),i}static enter(e){switch(e.op){case S.Op.CAPTURE:case S.Op.PLUS:return{sub:null};case S.Op.REPEAT:return e.min>=1?{sub:null}:{result:new ce(ce.Type.NONE)};case S.
Op.CONCAT:return{pf:new ce(ce.Type.AND),subs:[]};case S.Op.ALTERNATE:return{pf:new ce(ce.Type.OR),subs:[]};default:return{result:new ce(ce.Type.NONE)}}}static child(e,t,i){
if(t.subs===void 0){t.sub=i;return}if(t.pf.type===ce.Type.AND){if(i.type===ce.Type.NONE)return;if(i.type===ce.Type.AND){for(let r=0;r<i.subs.length;r++)t.subs.push(
i.subs[r]);return}t.subs.push(i);return}if(i.type===ce.Type.NONE){t.result=new ce(ce.Type.NONE);return}if(i.type===ce.Type.OR){for(let r=0;r<i.subs.length;r++)t.
subs.push(i.subs[r]);return}t.subs.push(i)}static leave(e,t){if(t.subs===void 0)return t.sub;let i=t.pf,r=new Set,a=[];for(let c of t.subs){if(c.type===ce.Type.
EXACT){if(r.has(c.str))continue;r.add(c.str)}a.push(c)}if(i.type===ce.Type.AND){let c=[],B=0;for(let f of a)B+f.cost>ce.MAX_SCANS||(c.push(f),B+=f.cost);return c.
length===0?new ce(ce.Type.NONE):c.length===1?c[0]:(i.subs=c,i.cost=B,i)}if(a.length===0)return new ce(ce.Type.NONE);if(a.length===1)return a[0];i.subs=a;let o=!0,
s=0,u=0;for(let c of a)c.type!==ce.Type.EXACT?o=!1:u+=c.bytes.length,s+=c.cost;return o?u>ce.MAX_AC_UNITS?new ce(ce.Type.NONE):(i.allExact=!0,i.cost=1,i):s>ce.MAX_SCANS?
new ce(ce.Type.NONE):(i.cost=s,i)}},ot=class{constructor(n=0,e=0){this.head=n,this.tail=e}},U9=class{constructor(){this.inst=[],this.start=0,this.numCap=2,this.
lbStarts=[],this.numLb=0,this.lbInst=null}getInst(n){return this.inst[n]}numInst(){return this.inst.length}addInst(n){this.inst.push(new I(n))}markLookbehindInsts(){
let n=new Uint8Array(this.inst.length),e=this.lbStarts.slice();for(;e.length>0;){let t=e.pop();if(t===0||n[t]===1)continue;n[t]=1;let i=this.inst[t];switch(i.op){case I.
ALT:case I.ALT_MATCH:e.push(i.out,i.arg);break;case I.MATCH:case I.FAIL:break;default:e.push(i.out)}}this.lbInst=n}skipNop(n){let e=this.inst[n];for(;e.op===I.NOP||
e.op===I.CAPTURE;)e=this.inst[n],n=e.out;return e}prefix(){let n="",e=this.skipNop(this.start);if(!I.isRuneOp(e.op)||e.runes.length!==1)return[e.op===I.MATCH,n];
for(;I.isRuneOp(e.op)&&e.runes.length===1&&(e.arg&F.FOLD_CASE)===0&&!X.isUnsearchable(e.runes[0]);)n+=String.fromCodePoint(e.runes[0]),e=this.skipNop(e.out);return[
e.op===I.MATCH,n]}startCond(){let n=0,e=this.start;e:for(;;){let t=this.inst[e];switch(t.op){case I.EMPTY_WIDTH:n|=t.arg;break;case I.FAIL:return-1;case I.CAPTURE:case I.
NOP:break;default:break e}e=t.out}return n}patch(n,e){let t=n.head;for(;t!==0;){let i=this.inst[t>>1];(t&1)===0?(t=i.out,i.out=e):(t=i.arg,i.arg=e)}}append(n,e){
if(n.head===0)return e;if(e.head===0)return n;let t=this.inst[n.tail>>1];return(n.tail&1)===0?t.out=e.head:t.arg=e.head,new ot(n.head,e.tail)}toString(){let n="";
for(let e=0;e<this.inst.length;e++){let t=n.length;n+=e,e===this.start&&(n+="*"),n+="        ".substring(n.length-t),n+=this.inst[e],n+=`
`}return n}},K9=new Int32Array([0,P.CODES[`
`]-1,P.CODES[`
`]+1,X.MAX_RUNE]),Bx=new Int32Array([0,X.MAX_RUNE]),pu=class{constructor(n=0,e=new ot,t=!1){this.i=n,this.out=e,this.nullable=t}},$x=class dm{static compileRegexp(e){
let t=new dm,i=t.compile(e);return t.prog.patch(i.out,t.newInst(I.MATCH).i),t.prog.start=i.i,t.prog.markLookbehindInsts(),t.prog}static compileSet(e){let t=new dm;
if(e.length===0)return t.prog.start=t.newInst(I.FAIL).i,t.prog.markLookbehindInsts(),t.prog;let i=[];for(let a=0;a<e.length;a++){t.lbOffset=t.prog.numLb;let o=t.
compile(e[a]),s=t.newInst(I.MATCH);t.prog.getInst(s.i).arg=a,t.prog.patch(o.out,s.i),i.push(o.i)}let r=i[0];for(let a=1;a<i.length;a++){let o=t.newInst(I.ALT),s=t.
prog.getInst(o.i);s.out=r,s.arg=i[a],r=o.i}return t.prog.start=r,t.prog.markLookbehindInsts(),t.prog}constructor(){this.prog=new U9,this.newInst(I.FAIL),this.lbOffset=
0,this.runeCache=new Map,this.walker={leaf:e=>this.leaf(e),enter:e=>this.enter(e),child:(e,t,i)=>this.child(e,t,i),leave:(e,t)=>this.leave(e,t)}}newInst(e){return this.
prog.addInst(e),new pu(this.prog.numInst()-1,new ot,!0)}nop(){let e=this.newInst(I.NOP);return e.out=new ot(e.i<<1,e.i<<1),e}fail(){return new pu}cap(e){let t=this.
newInst(I.CAPTURE);return t.out=new ot(t.i<<1,t.i<<1),this.prog.getInst(t.i).arg=e,this.prog.numCap<e+1&&(this.prog.numCap=e+1),t}cat(e,t){return e.i===0||t.i===
0?(this.prog.patch(e.out,0),this.prog.patch(t.out,0),this.fail()):(this.prog.patch(e.out,t.i),new pu(e.i,t.out,e.nullable&&t.nullable))}alt(e,t){if(e.i===0)return t;
if(t.i===0)return e;let i=this.newInst(I.ALT),r=this.prog.getInst(i.i);return r.out=e.i,r.arg=t.i,i.out=this.prog.append(e.out,t.out),i.nullable=e.nullable||t.nullable,
i}loop(e,t){let i=this.newInst(I.ALT),r=this.prog.getInst(i.i);return t?(r.arg=e.i,i.out=new ot(i.i<<1,i.i<<1)):(r.out=e.i,i.out=new ot(i.i<<1|1,i.i<<1|1)),this.
prog.patch(e.out,i.i),i}quest(e,t){if(e.i===0)return this.nop();let i=this.newInst(I.ALT),r=this.prog.getInst(i.i);return t?(r.arg=e.i,i.out=new ot(i.i<<1,i.i<<
1)):(r.out=e.i,i.out=new ot(i.i<<1|1,i.i<<1|1)),i.out=this.prog.append(i.out,e.out),i}star(e,t){return e.i===0?this.nop():e.nullable?this.quest(this.plus(e,t),t):
this.loop(e,t)}plus(e,t){return e.i===0?this.fail():new pu(e.i,this.loop(e,t).out,e.nullable)}empty(e){let t=this.newInst(I.EMPTY_WIDTH);return this.prog.getInst(
t.i).arg=e,t.out=new ot(t.i<<1,t.i<<1),t}rune(e,t){let i=this.newInst(I.RUNE);i.nullable=!1;let r=this.prog.getInst(i.i);return r.runes=e,t&=F.FOLD_CASE,(e.length!==
1||X.simpleFold(e[0])===e[0])&&(t&=~F.FOLD_CASE),r.arg=t,i.out=new ot(i.i<<1,i.i<<1),(t&F.FOLD_CASE)===0&&e.length===1||e.length===2&&e[0]===e[1]?r.op=I.RUNE1:e.
length===2&&e[0]===0&&e[1]===X.MAX_RUNE?r.op=I.RUNE_ANY:e.length===4&&e[0]===0&&e[1]===P.CODES[`
`]-1&&e[2]===P.CODES[`
`]+1&&e[3]===X.MAX_RUNE&&(r.op=I.RUNE_ANY_NOT_NL),i}lookBehind(e,t){let i=Math.sign(t)*(Math.abs(t)+this.lbOffset),r=this.newInst(I.LB_WRITE);this.prog.getInst(
r.i).arg=i;let a=this.rune(Bx,0),o=this.star(a,!0),s=this.cat(o,e);this.prog.patch(s.out,r.i);let u=this.newInst(I.LB_CHECK);return this.prog.getInst(u.i).arg=i,
this.prog.lbStarts.push(s.i),Math.abs(i)>this.prog.numLb&&(this.prog.numLb=Math.abs(i)),u.out=new ot(u.i<<1,u.i<<1),u}compile(e){return mm.walk(e,this.walker)}leaf(e){
switch(e.op){case S.Op.NO_MATCH:return this.fail();case S.Op.EMPTY_MATCH:return this.nop();case S.Op.LITERAL:{if(e.runes.length===0)return this.nop();let t=null;
for(let i of e.runes){let r=this.runeCache.get(i);r===void 0&&(r=new Int32Array([i]),this.runeCache.set(i,r));let a=this.rune(r,e.flags);t=t===null?a:this.cat(t,
a)}return t}case S.Op.CHAR_CLASS:return this.rune(e.runes,e.flags);case S.Op.ANY_CHAR_NOT_NL:return this.rune(K9,0);case S.Op.ANY_CHAR:return this.rune(Bx,0);case S.
Op.BEGIN_LINE:return this.empty($.EMPTY_BEGIN_LINE);case S.Op.END_LINE:return this.empty($.EMPTY_END_LINE);case S.Op.BEGIN_TEXT:return this.empty($.EMPTY_BEGIN_TEXT);case S.
Op.END_TEXT:return this.empty($.EMPTY_END_TEXT);case S.Op.WORD_BOUNDARY:return this.empty($.EMPTY_WORD_BOUNDARY);case S.Op.NO_WORD_BOUNDARY:return this.empty($.
EMPTY_NO_WORD_BOUNDARY);case S.Op.CONCAT:case S.Op.ALTERNATE:return this.nop();default:throw new qa("regexp: unhandled case in compile")}}enter(e){switch(e.op){case S.
Op.PLB:case S.Op.NLB:case S.Op.STAR:case S.Op.PLUS:case S.Op.QUEST:return{sub:null};case S.Op.CAPTURE:return{bra:this.cap(e.cap<<1),sub:null};case S.Op.CONCAT:case S.
Op.ALTERNATE:return{f:null};default:throw new qa("regexp: unhandled case in compile")}}child(e,t,i){e.op===S.Op.CONCAT?t.f=t.f===null?i:this.cat(t.f,i):e.op===S.
Op.ALTERNATE?t.f=t.f===null?i:this.alt(t.f,i):t.sub=i}leave(e,t){switch(e.op){case S.Op.PLB:case S.Op.NLB:return this.lookBehind(t.sub,e.lb);case S.Op.CAPTURE:{
let i=this.cap(e.cap<<1|1);return this.cat(this.cat(t.bra,t.sub),i)}case S.Op.STAR:return this.star(t.sub,(e.flags&F.NON_GREEDY)!==0);case S.Op.PLUS:return this.
plus(t.sub,(e.flags&F.NON_GREEDY)!==0);case S.Op.QUEST:return this.quest(t.sub,(e.flags&F.NON_GREEDY)!==0);case S.Op.CONCAT:case S.Op.ALTERNATE:return t.f;default:
throw new qa("regexp: unhandled case in compile")}}},Vx=class On{static simplify(e){return e===null?null:mm.walk(e,On.WALKER)}static WALKER={leaf:e=>On.leaf(e),
enter:e=>On.enter(e),child:(e,t,i,r)=>On.child(e,t,i,r),leave:(e,t)=>On.leave(e,t)};static leaf(e){if(e.op===S.Op.CHAR_CLASS){if(e.runes===null)return e;if(e.runes.
length===0)return new S(S.Op.NO_MATCH);if(e.runes.length===2&&e.runes[0]===0&&e.runes[1]===X.MAX_RUNE)return new S(S.Op.ANY_CHAR);if(e.runes.length===4&&e.runes[0]===
0&&e.runes[1]===P.CODES[`
`]-1&&e.runes[2]===P.CODES[`
`]+1&&e.runes[3]===X.MAX_RUNE)return new S(S.Op.ANY_CHAR_NOT_NL)}return e}static enter(e){switch(e.op){case S.Op.PLB:case S.Op.NLB:case S.Op.CAPTURE:case S.Op.STAR:case S.
Op.PLUS:case S.Op.QUEST:return{sub:null};case S.Op.CONCAT:case S.Op.ALTERNATE:return{subs:[],changed:!1};case S.Op.REPEAT:return e.min===0&&e.max===0?{result:new S(
S.Op.EMPTY_MATCH)}:{sub:null};default:return{result:e}}}static child(e,t,i,r){if(t.subs===void 0){t.sub=i;return}if(i!==e.subs[r]&&(t.changed=!0),e.op===S.Op.CONCAT){
if(i.op===S.Op.NO_MATCH){t.result=new S(S.Op.NO_MATCH);return}if(i.op===S.Op.EMPTY_MATCH){t.changed=!0;return}if(i.op===S.Op.CONCAT){t.changed=!0;for(let a=0;a<
i.subs.length;a++)t.subs.push(i.subs[a]);return}}else{if(i.op===S.Op.NO_MATCH){t.changed=!0;return}if(i.op===S.Op.ALTERNATE){t.changed=!0;for(let a=0;a<i.subs.length;a++)
t.subs.push(i.subs[a]);return}}t.subs.push(i)}static leave(e,t){switch(e.op){case S.Op.PLB:case S.Op.NLB:case S.Op.CAPTURE:{let i=t.sub;if(i!==e.subs[0]){let r=S.
fromRegexp(e);return r.runes=new Int32Array(0),r.subs=[i],r}return e}case S.Op.CONCAT:case S.Op.ALTERNATE:if(t.changed){let i=t.subs;if(i.length===0)return new S(
e.op===S.Op.CONCAT?S.Op.EMPTY_MATCH:S.Op.NO_MATCH);if(i.length===1)return i[0];let r=S.fromRegexp(e);return r.runes=new Int32Array(0),r.subs=i,r}return e;case S.
Op.STAR:case S.Op.PLUS:case S.Op.QUEST:return On.simplify1(e.op,e.flags,t.sub,e);case S.Op.REPEAT:return On.simplifyRepeat(e,t.sub);default:return e}}static simplifyRepeat(e,t){
if(e.max===-1){if(e.min===0)return On.simplify1(S.Op.STAR,e.flags,t,null);if(e.min===1)return On.simplify1(S.Op.PLUS,e.flags,t,null);let r=[];for(let a=0;a<e.min-
1;a++)r.push(t);return r.push(On.simplify1(S.Op.PLUS,e.flags,t,null)),On.concat(r)}if(e.min===1&&e.max===1)return t;let i=null;if(e.min>0){i=[];for(let r=0;r<e.
min;r++)i.push(t)}if(e.max>e.min){let r=On.simplify1(S.Op.QUEST,e.flags,t,null);for(let a=e.min+1;a<e.max;a++)r=On.simplify1(S.Op.QUEST,e.flags,On.concat([t,r]),
null);if(i===null)return r;i.push(r)}return i!==null?On.concat(i):new S(S.Op.NO_MATCH)}static concat(e){let t=[];for(let r=0;r<e.length;r++){let a=e[r];if(a.op===
S.Op.NO_MATCH)return new S(S.Op.NO_MATCH);if(a.op!==S.Op.EMPTY_MATCH){if(a.op===S.Op.CONCAT){for(let o=0;o<a.subs.length;o++)t.push(a.subs[o]);continue}t.push(a)}}
if(t.length===0)return new S(S.Op.EMPTY_MATCH);if(t.length===1)return t[0];let i=new S(S.Op.CONCAT);return i.subs=t,i}static simplify1(e,t,i,r){if(i.op===S.Op.EMPTY_MATCH)
return i;if(i.op===S.Op.NO_MATCH)return e===S.Op.PLUS?i:new S(S.Op.EMPTY_MATCH);if(e===i.op&&(t&F.NON_GREEDY)===(i.flags&F.NON_GREEDY))return i;if(r!==null&&r.op===
e&&(r.flags&F.NON_GREEDY)===(t&F.NON_GREEDY)&&i===r.subs[0])return r;let a=new S(e);return a.flags=t,a.subs=[i],a}},we=class{constructor(n,e){this.sign=n,this.cls=
e}},fx=[48,57],dx=[9,10,12,13,32,32],hx=[48,57,65,90,95,95,97,122],px=new Map([["\\d",new we(1,fx)],["\\D",new we(-1,fx)],["\\s",new we(1,dx)],["\\S",new we(-1,
dx)],["\\w",new we(1,hx)],["\\W",new we(-1,hx)]]),mx=[48,57,65,90,97,122],gx=[65,90,97,122],Cx=[0,127],bx=[9,9,32,32],vx=[0,31,127,127],Dx=[48,57],yx=[33,126],Ex=[
97,122],Sx=[32,126],xx=[33,47,58,64,91,96,123,126],wx=[9,13,32,32],Ox=[65,90],Ax=[48,57,65,90,95,95,97,122],Nx=[48,57,65,70,97,102],Ix=new Map([["[:alnum:]",new we(
1,mx)],["[:^alnum:]",new we(-1,mx)],["[:alpha:]",new we(1,gx)],["[:^alpha:]",new we(-1,gx)],["[:ascii:]",new we(1,Cx)],["[:^ascii:]",new we(-1,Cx)],["[:blank:]",
new we(1,bx)],["[:^blank:]",new we(-1,bx)],["[:cntrl:]",new we(1,vx)],["[:^cntrl:]",new we(-1,vx)],["[:digit:]",new we(1,Dx)],["[:^digit:]",new we(-1,Dx)],["[:g\
raph:]",new we(1,yx)],["[:^graph:]",new we(-1,yx)],["[:lower:]",new we(1,Ex)],["[:^lower:]",new we(-1,Ex)],["[:print:]",new we(1,Sx)],["[:^print:]",new we(-1,Sx)],
["[:punct:]",new we(1,xx)],["[:^punct:]",new we(-1,xx)],["[:space:]",new we(1,wx)],["[:^space:]",new we(-1,wx)],["[:upper:]",new we(1,Ox)],["[:^upper:]",new we(
-1,Ox)],["[:word:]",new we(1,Ax)],["[:^word:]",new we(-1,Ax)],["[:xdigit:]",new we(1,Nx)],["[:^xdigit:]",new we(-1,Nx)]]),Yi=class mu{static charClassToString(e,t){
let i="[";for(let r=0;r<t;r+=2){r>0&&(i+=" ");let a=e[r],o=e[r+1];a===o?i+=`0x${a.toString(16)}`:i+=`0x${a.toString(16)}-0x${o.toString(16)}`}return i+="]",i}static sortRanges(e,t){
let i=t>>1,r=new Array(i);for(let o=0;o<i;o++)r[o]=o;r.sort((o,s)=>e[2*o]-e[2*s]||e[2*s+1]-e[2*o+1]);let a=e.slice(0,t);for(let o=0;o<i;o++)e[2*o]=a[2*r[o]],e[2*
o+1]=a[2*r[o]+1]}constructor(e=$.emptyInts()){this.r=e,this.len=e.length}toArray(){return this.r instanceof Int32Array?this.len===this.r.length?this.r:this.r.subarray(
0,this.len):new Int32Array(this.len===this.r.length?this.r:this.r.slice(0,this.len))}toGrowableArray(){return Array.isArray(this.r)?(this.r.length=this.len,this.
r):Array.from(this.r.subarray(0,this.len))}cleanClass(){if(this.len<4)return this;mu.sortRanges(this.r,this.len);let e=2;for(let t=2;t<this.len;t+=2){let i=this.
r[t],r=this.r[t+1];if(i<=this.r[e-1]+1){r>this.r[e-1]&&(this.r[e-1]=r);continue}this.r[e]=i,this.r[e+1]=r,e+=2}return this.len=e,this}appendLiteral(e,t){return(t&
F.FOLD_CASE)!==0?this.appendFoldedRange(e,e):this.appendRange(e,e)}appendRange(e,t){if(this.len>0){for(let i=2;i<=4;i+=2)if(this.len>=i){let r=this.r[this.len-i],
a=this.r[this.len-i+1];if(e<=a+1&&r<=t+1)return e<r&&(this.r[this.len-i]=e),t>a&&(this.r[this.len-i+1]=t),this}}return this.r[this.len++]=e,this.r[this.len++]=t,
this}appendFoldedRange(e,t){if(e<=X.MIN_FOLD&&t>=X.MAX_FOLD)return this.appendRange(e,t);if(t<X.MIN_FOLD||e>X.MAX_FOLD)return this.appendRange(e,t);e<X.MIN_FOLD&&
(this.appendRange(e,X.MIN_FOLD-1),e=X.MIN_FOLD),t>X.MAX_FOLD&&(this.appendRange(X.MAX_FOLD+1,t),t=X.MAX_FOLD);for(let i=e;i<=t;i++){this.appendRange(i,i);for(let r=X.
simpleFold(i);r!==i;r=X.simpleFold(r))this.appendRange(r,r)}return this}appendClass(e){for(let t=0;t<e.length;t+=2)this.appendRange(e[t],e[t+1]);return this}appendFoldedClass(e){
for(let t=0;t<e.length;t+=2)this.appendFoldedRange(e[t],e[t+1]);return this}appendNegatedClass(e){let t=0;for(let i=0;i<e.length;i+=2){let r=e[i],a=e[i+1];t<=r-
1&&this.appendRange(t,r-1),t=a+1}return t<=X.MAX_RUNE&&this.appendRange(t,X.MAX_RUNE),this}appendTable(e){for(let t=0;t<e.length;++t){let i=e.getLo(t),r=e.getHi(
t),a=e.getStride(t);if(a===1){this.appendRange(i,r);continue}for(let o=i;o<=r;o+=a)this.appendRange(o,o)}return this}appendNegatedTable(e){let t=0;for(let i=0;i<
e.length;++i){let r=e.getLo(i),a=e.getHi(i),o=e.getStride(i);if(o===1){t<=r-1&&this.appendRange(t,r-1),t=a+1;continue}for(let s=r;s<=a;s+=o)t<=s-1&&this.appendRange(
t,s-1),t=s+1}return t<=X.MAX_RUNE&&this.appendRange(t,X.MAX_RUNE),this}appendTableWithSign(e,t){return t<0?this.appendNegatedTable(e):this.appendTable(e)}negateClass(){
let e=0,t=0;for(let i=0;i<this.len;i+=2){let r=this.r[i],a=this.r[i+1];e<=r-1&&(this.r[t]=e,this.r[t+1]=r-1,t+=2),e=a+1}return this.len=t,e<=X.MAX_RUNE&&(this.r[this.
len++]=e,this.r[this.len++]=X.MAX_RUNE),this}appendClassWithSign(e,t){return t<0?this.appendNegatedClass(e):this.appendClass(e)}appendGroup(e,t){let i=e.cls;return t&&
(i=new mu().appendFoldedClass(i).cleanClass().toArray()),this.appendClassWithSign(i,e.sign)}toString(){return mu.charClassToString(this.r,this.len)}},W9=class{constructor(n){
this.str=n,this.position=0}pos(){return this.position}rewindTo(n){this.position=n}more(){return this.position<this.str.length}peek(){return this.str.codePointAt(
this.position)}skip(n){this.position+=n}skipString(n){this.position+=n.length}pop(){let n=this.str.codePointAt(this.position);return this.position+=$.charCount(
n),n}lookingAt(n){return this.str.startsWith(n,this.position)}rest(){return this.str.substring(this.position)}from(n){return this.str.substring(n,this.position)}toString(){
return this.rest()}},za=class z{static ERR_INTERNAL_ERROR="regexp/syntax: internal error";static ERR_INVALID_CHAR_RANGE="invalid character class range";static ERR_INVALID_ESCAPE="\
invalid escape sequence";static ERR_INVALID_NAMED_CAPTURE="invalid named capture";static ERR_INVALID_PERL_OP="invalid or unsupported Perl syntax";static ERR_INVALID_REPEAT_OP="\
invalid nested repetition operator";static ERR_INVALID_REPEAT_SIZE="invalid repeat count";static ERR_MISSING_BRACKET="missing closing ]";static ERR_MISSING_PAREN="\
missing closing )";static ERR_MISSING_REPEAT_ARGUMENT="missing argument to repetition operator";static ERR_TRAILING_BACKSLASH="trailing backslash at end of expr\
ession";static ERR_DUPLICATE_NAMED_CAPTURE="duplicate capture group name";static ERR_UNEXPECTED_PAREN="unexpected )";static ERR_NESTING_DEPTH="expression nests \
too deeply";static ERR_LARGE="expression too large";static ERR_INVALID_CAPTURE_IN_LOOKBEHIND="invalid capture in lookbehind";static MAX_HEIGHT=1e3;static MAX_SIZE=1398101;static MAX_RUNES=33554432;static ANY_TABLE=new D(
new Uint32Array([0,X.MAX_RUNE,1]));static ASCII_TABLE=new D(new Uint32Array([0,127,1]));static ASCII_FOLD_TABLE=new D(new Uint32Array([0,127,1,383,383,1,8490,8490,
1]));static unicodeTable(e){return e==="Any"?{tab:z.ANY_TABLE,fold:z.ANY_TABLE,sign:1}:e==="Ascii"?{tab:z.ASCII_TABLE,fold:z.ASCII_FOLD_TABLE,sign:1}:e==="Assig\
ned"?{tab:Kn.CATEGORIES.get("Cn"),fold:Kn.CATEGORIES.get("Cn"),sign:-1}:e==="Lc"?{tab:Kn.CATEGORIES.get("LC"),fold:Kn.FOLD_CATEGORIES.get("LC"),sign:1}:Kn.CATEGORIES.
has(e)?{tab:Kn.CATEGORIES.get(e),fold:Kn.FOLD_CATEGORIES.get(e),sign:1}:Kn.SCRIPTS.has(e)?{tab:Kn.SCRIPTS.get(e),fold:Kn.FOLD_SCRIPT.get(e),sign:1}:null}static minFoldRune(e){
if(e<X.MIN_FOLD||e>X.MAX_FOLD)return e;let t=e,i=e;for(e=X.simpleFold(e);e!==i;e=X.simpleFold(e))t>e&&(t=e);return t}static leadingRegexp(e){if(e.op===S.Op.EMPTY_MATCH)
return null;if(e.op===S.Op.CONCAT&&e.subs.length>0){let t=e.subs[0];return t.op===S.Op.EMPTY_MATCH?null:t}return e}static literalRegexp(e,t){let i=new S(S.Op.LITERAL);
return i.flags=t,i.runes=$.stringToRunes(e),i}static parse(e,t){return new z(e,t).parseInternal()}static parseRepeat(e){let t=e.pos();if(!e.more()||!e.lookingAt(
"{"))return-1;e.skip(1);let i=z.parseInt(e);if(i===-1||!e.more())return-1;let r;if(!e.lookingAt(","))r=i;else{if(e.skip(1),!e.more())return-1;if(e.lookingAt("}"))
r=-1;else if((r=z.parseInt(e))===-1)return-1}if(!e.more()||!e.lookingAt("}"))return-1;if(e.skip(1),i<0||i>1e3||r===-2||r>1e3||r>=0&&i>r)throw new Me(z.ERR_INVALID_REPEAT_SIZE,
e.from(t));return i<<16|r&X.MAX_BMP}static isValidCaptureName(e){if(e.length===0)return!1;for(let t=0;t<e.length;t++){let i=e.codePointAt(t);if(i!==P.CODES._&&!$.
isalnum(i))return!1}return!0}static parseInt(e){let t=e.pos();for(;e.more()&&e.peek()>=P.CODES[0]&&e.peek()<=P.CODES[9];)e.skip(1);let i=e.from(t);return i.length===
0||i.length>1&&i.codePointAt(0)===P.CODES[0]?-1:i.length>8?-2:parseInt(i,10)}static isCharClass(e){return e.op===S.Op.LITERAL&&e.runes.length===1||e.op===S.Op.CHAR_CLASS||
e.op===S.Op.ANY_CHAR_NOT_NL||e.op===S.Op.ANY_CHAR}static matchRune(e,t){switch(e.op){case S.Op.LITERAL:return e.runes.length===1&&e.runes[0]===t;case S.Op.CHAR_CLASS:
for(let i=0;i<e.runes.length;i+=2)if(e.runes[i]<=t&&t<=e.runes[i+1])return!0;return!1;case S.Op.ANY_CHAR_NOT_NL:return t!==P.CODES[`
`];case S.Op.ANY_CHAR:return!0}return!1}static mergeCharClass(e,t){switch(e.op){case S.Op.ANY_CHAR:break;case S.Op.ANY_CHAR_NOT_NL:z.matchRune(t,P.CODES[`
`])&&(e.op=S.Op.ANY_CHAR);break;case S.Op.CHAR_CLASS:{let i=new Yi(Array.isArray(e.runes)?e.runes:Array.from(e.runes));t.op===S.Op.LITERAL?i.appendLiteral(t.runes[0],
t.flags):i.appendClass(t.runes),e.runes=i.toGrowableArray();break}case S.Op.LITERAL:if(t.runes[0]===e.runes[0]&&t.flags===e.flags)break;e.op=S.Op.CHAR_CLASS,e.runes=
new Yi().appendLiteral(e.runes[0],e.flags).appendLiteral(t.runes[0],t.flags).toGrowableArray()}}static parseEscape(e){let t=e.pos();if(e.skip(1),!e.more())throw new Me(
z.ERR_TRAILING_BACKSLASH);let i=e.pop();e:switch(i){case P.CODES[1]:case P.CODES[2]:case P.CODES[3]:case P.CODES[4]:case P.CODES[5]:case P.CODES[6]:case P.CODES[7]:
if(!e.more()||e.peek()<P.CODES[0]||e.peek()>P.CODES[7])break;case P.CODES[0]:{let r=i-P.CODES[0];for(let a=1;a<3&&!(!e.more()||e.peek()<P.CODES[0]||e.peek()>P.CODES[7]);a++)
r=r*8+e.peek()-P.CODES[0],e.skip(1);return r}case P.CODES.x:{if(!e.more())break;if(i=e.pop(),i===P.CODES["{"]){let o=0,s=0;for(;;){if(!e.more())break e;if(i=e.pop(),
i===P.CODES["}"])break;let u=$.unhex(i);if(u<0||(s=s*16+u,s>X.MAX_RUNE))break e;o++}if(o===0)break e;return s}let r=$.unhex(i);if(!e.more())break;i=e.pop();let a=$.
unhex(i);if(r<0||a<0)break;return r*16+a}case P.CODES.a:return P.CODES["\x07"];case P.CODES.f:return P.CODES["\f"];case P.CODES.n:return P.CODES[`
`];case P.CODES.r:return P.CODES["\r"];case P.CODES.t:return P.CODES["	"];case P.CODES.v:return P.CODES["\v"];default:if(i<=X.MAX_ASCII&&!$.isalnum(i))return i}
throw new Me(z.ERR_INVALID_ESCAPE,e.from(t))}static parseClassChar(e,t){if(!e.more())throw new Me(z.ERR_MISSING_BRACKET,e.from(t));return e.lookingAt("\\")?z.parseEscape(
e):e.pop()}static hasCapture(e){if(e===null)return!1;if(e.op===S.Op.CAPTURE)return!0;if(e.subs){for(let t of e.subs)if(z.hasCapture(t))return!0}return!1}constructor(e,t=0){
this.wholeRegexp=e,this.flags=t,this.numCap=0,this.namedGroups=Object.create(null),this.stack=[],this.free=null,this.numRegexp=0,this.numRunes=0,this.repeats=0,
this.height=null,this.size=null,this.nlb=0}newRegexp(e){let t=this.free;return t!==null&&t.subs!==null&&t.subs.length>0?(this.free=t.subs[0],t.reinit(),t.op=e):
(t=new S(e),this.numRegexp+=1),t}reuse(e){this.height!==null&&this.height.has(e)&&this.height.delete(e),e.subs!==null&&e.subs.length>0&&(e.subs[0]=this.free),this.
free=e}checkLimits(e){if(this.numRunes>z.MAX_RUNES)throw new Me(z.ERR_LARGE);this.checkSize(e),this.checkHeight(e)}checkSize(e){if(this.size===null){if(this.repeats===
0&&(this.repeats=1),e.op===S.Op.REPEAT){let t=e.max;t===-1&&(t=e.min),t<=0&&(t=1),t>Math.floor(z.MAX_SIZE/this.repeats)?this.repeats=z.MAX_SIZE:this.repeats*=t}
if(this.numRegexp<Math.floor(z.MAX_SIZE/this.repeats))return;this.size=new Map;for(let t of this.stack)this.checkSize(t)}if(this.calcSize(e,!0)>z.MAX_SIZE)throw new Me(
z.ERR_LARGE)}calcSize(e,t=!1){if(!t&&this.size!==null&&this.size.has(e))return this.size.get(e);let i=0;switch(e.op){case S.Op.LITERAL:i=e.runes.length;break;case S.
Op.PLB:case S.Op.NLB:case S.Op.CAPTURE:case S.Op.STAR:i=2+this.calcSize(e.subs[0]);break;case S.Op.PLUS:case S.Op.QUEST:i=1+this.calcSize(e.subs[0]);break;case S.
Op.CONCAT:for(let r of e.subs)i=i+this.calcSize(r);break;case S.Op.ALTERNATE:for(let r of e.subs)i=i+this.calcSize(r);e.subs.length>1&&(i=i+e.subs.length-1);break;case S.
Op.REPEAT:{let r=this.calcSize(e.subs[0]);if(e.max===-1){e.min===0?i=2+r:i=1+e.min*r;break}i=e.max*r+(e.max-e.min);break}}return i=Math.max(1,i),this.size===null&&
(this.size=new Map),this.size.set(e,i),i}checkHeight(e){if(!(this.numRegexp<z.MAX_HEIGHT)){if(this.height===null){this.height=new Map;for(let t of this.stack)this.
checkHeight(t)}if(this.calcHeight(e,!0)>z.MAX_HEIGHT)throw new Me(z.ERR_NESTING_DEPTH)}}calcHeight(e,t=!1){if(!t&&this.height!==null&&this.height.has(e))return this.
height.get(e);let i=1;for(let r of e.subs){let a=this.calcHeight(r);i<1+a&&(i=1+a)}return this.height===null&&(this.height=new Map),this.height.set(e,i),i}pop(){
return this.stack.pop()}popToPseudo(){let e=this.stack.length,t=e;for(;t>0&&!S.isPseudoOp(this.stack[t-1].op);)t--;return this.stack.splice(t,e-t)}push(e){if(this.
numRunes+=e.runes.length,e.op===S.Op.CHAR_CLASS&&e.runes.length===2&&e.runes[0]===e.runes[1]){if(this.maybeConcat(e.runes[0],this.flags&~F.FOLD_CASE))return null;
e.op=S.Op.LITERAL,e.runes=[e.runes[0]],e.flags=this.flags&~F.FOLD_CASE}else if(e.op===S.Op.CHAR_CLASS&&e.runes.length===4&&e.runes[0]===e.runes[1]&&e.runes[2]===
e.runes[3]&&X.simpleFold(e.runes[0])===e.runes[2]&&X.simpleFold(e.runes[2])===e.runes[0]||e.op===S.Op.CHAR_CLASS&&e.runes.length===2&&e.runes[0]+1===e.runes[1]&&
X.simpleFold(e.runes[0])===e.runes[1]&&X.simpleFold(e.runes[1])===e.runes[0]){if(this.maybeConcat(e.runes[0],this.flags|F.FOLD_CASE))return null;e.op=S.Op.LITERAL,
e.runes=[e.runes[0]],e.flags=this.flags|F.FOLD_CASE}else this.maybeConcat(-1,0);return this.stack.push(e),this.checkLimits(e),e}maybeConcat(e,t){let i=this.stack.
length;if(i<2)return!1;let r=this.stack[i-1],a=this.stack[i-2];if(r.op!==S.Op.LITERAL||a.op!==S.Op.LITERAL||(r.flags&F.FOLD_CASE)!==(a.flags&F.FOLD_CASE))return!1;
Array.isArray(a.runes)||(a.runes=Array.from(a.runes));for(let o=0;o<r.runes.length;o++)a.runes.push(r.runes[o]);return e>=0?(r.runes=[e],r.flags=t,!0):(this.pop(),
this.reuse(r),!1)}newLiteral(e,t){let i=this.newRegexp(S.Op.LITERAL);return i.flags=t,(t&F.FOLD_CASE)!==0&&(e=z.minFoldRune(e)),i.runes=[e],i}literal(e){this.push(
this.newLiteral(e,this.flags))}op(e){let t=this.newRegexp(e);return t.flags=this.flags,this.push(t)}repeat(e,t,i,r,a,o){let s=this.flags;if((s&F.PERL_X)!==0&&(a.
more()&&a.lookingAt("?")&&(a.skip(1),s^=F.NON_GREEDY),o!==-1))throw new Me(z.ERR_INVALID_REPEAT_OP,a.from(o));let u=this.stack.length;if(u===0)throw new Me(z.ERR_MISSING_REPEAT_ARGUMENT,
a.from(r));let c=this.stack[u-1];if(S.isPseudoOp(c.op))throw new Me(z.ERR_MISSING_REPEAT_ARGUMENT,a.from(r));let B=this.newRegexp(e);if(B.min=t,B.max=i,B.flags=
s,B.subs=[c],this.stack[u-1]=B,this.checkLimits(B),e===S.Op.REPEAT&&(t>=2||i>=2)&&!this.repeatIsValid(B,1e3))throw new Me(z.ERR_INVALID_REPEAT_SIZE,a.from(r))}repeatIsValid(e,t){
if(e.op===S.Op.REPEAT){let i=e.max;if(i===0)return!0;if(i<0&&(i=e.min),i>t)return!1;i>0&&(t=Math.trunc(t/i))}for(let i of e.subs)if(!this.repeatIsValid(i,t))return!1;
return!0}concat(){this.maybeConcat(-1,0);let e=this.popToPseudo();return e.length===0?this.push(this.newRegexp(S.Op.EMPTY_MATCH)):this.push(this.collapse(e,S.Op.
CONCAT))}alternate(){let e=this.popToPseudo();return e.length>0&&this.cleanAlt(e[e.length-1]),e.length===0?this.push(this.newRegexp(S.Op.NO_MATCH)):this.push(this.
collapse(e,S.Op.ALTERNATE))}cleanAlt(e){e.op===S.Op.CHAR_CLASS&&(e.runes=new Yi(Array.from(e.runes)).cleanClass().toArray(),e.runes.length===2&&e.runes[0]===0&&
e.runes[1]===X.MAX_RUNE?(e.runes=new Int32Array(0),e.op=S.Op.ANY_CHAR):e.runes.length===4&&e.runes[0]===0&&e.runes[1]===P.CODES[`
`]-1&&e.runes[2]===P.CODES[`
`]+1&&e.runes[3]===X.MAX_RUNE&&(e.runes=new Int32Array(0),e.op=S.Op.ANY_CHAR_NOT_NL))}collapse(e,t){if(e.length===1)return e[0];let i=0;for(let s of e)i+=s.op===
t?s.subs.length:1;let r=new Array(i).fill(null),a=0;for(let s of e)if(s.op===t){for(let u=0;u<s.subs.length;u++)r[a++]=s.subs[u];this.reuse(s)}else r[a++]=s;let o=this.
newRegexp(t);if(o.subs=r,t===S.Op.ALTERNATE&&(o.subs=this.factor(o.subs),o.subs.length===1)){let s=o;o=o.subs[0],this.reuse(s)}return o}factor(e){if(e.length<2)
return e;let t=0,i=e.length,r=0,a=null,o=0,s=0,u=0;for(let B=0;B<=i;B++){let f=null,d=0,m=0;if(B<i){let g=e[t+B];if(g.op===S.Op.CONCAT&&g.subs.length>0&&(g=g.subs[0]),
g.op===S.Op.LITERAL&&(f=g.runes,d=g.runes.length,m=g.flags&F.FOLD_CASE),m===s){let C=0;for(;C<o&&C<d&&a[C]===f[C];)C++;if(C>0){o=C;continue}}}if(B!==u)if(B===u+
1)e[r++]=e[t+u];else{let g=this.newRegexp(S.Op.LITERAL);g.flags=s,g.runes=a.slice(0,o);for(let N=u;N<B;N++)e[t+N]=this.removeLeadingString(e[t+N],o),this.checkLimits(
e[t+N]);let C=this.collapse(e.slice(t+u,t+B),S.Op.ALTERNATE),A=this.newRegexp(S.Op.CONCAT);A.subs=[g,C],e[r++]=A}u=B,a=f,o=d,s=m}i=r,t=0,u=0,r=0;let c=null;for(let B=0;B<=
i;B++){let f=null;if(!(B<i&&(f=z.leadingRegexp(e[t+B]),c!==null&&c.equals(f)&&(z.isCharClass(c)||c.op===S.Op.REPEAT&&c.min===c.max&&z.isCharClass(c.subs[0]))))){
if(B!==u)if(B===u+1)e[r++]=e[t+u];else{let d=c;for(let C=u;C<B;C++){let A=C!==u;e[t+C]=this.removeLeadingRegexp(e[t+C],A),this.checkLimits(e[t+C])}let m=this.collapse(
e.slice(t+u,t+B),S.Op.ALTERNATE),g=this.newRegexp(S.Op.CONCAT);g.subs=[d,m],e[r++]=g}u=B,c=f}}i=r,t=0,u=0,r=0;for(let B=0;B<=i;B++)if(!(B<i&&z.isCharClass(e[t+B]))){
if(B!==u)if(B===u+1)e[r++]=e[t+u];else{let f=u;for(let m=u+1;m<B;m++){let g=e[t+f],C=e[t+m];(g.op<C.op||g.op===C.op&&(g.runes!==null?g.runes.length:0)<(C.runes!==
null?C.runes.length:0))&&(f=m)}let d=e[t+u];e[t+u]=e[t+f],e[t+f]=d;for(let m=u+1;m<B;m++)z.mergeCharClass(e[t+u],e[t+m]),this.reuse(e[t+m]);this.cleanAlt(e[t+u]),
e[r++]=e[t+u]}B<i&&(e[r++]=e[t+B]),u=B+1}i=r,t=0,u=0,r=0;for(let B=0;B<i;++B)B+1<i&&e[t+B].op===S.Op.EMPTY_MATCH&&e[t+B+1].op===S.Op.EMPTY_MATCH||(e[r++]=e[t+B]);
return i=r,t=0,e.slice(t,i)}removeLeadingString(e,t){if(e.op===S.Op.CONCAT&&e.subs.length>0){let i=this.removeLeadingString(e.subs[0],t);if(e.subs[0]=i,i.op===S.
Op.EMPTY_MATCH)switch(this.reuse(i),e.subs.length){case 0:case 1:e.op=S.Op.EMPTY_MATCH,e.subs=S.emptySubs();break;case 2:{let r=e;e=e.subs[1],this.reuse(r);break}default:
e.subs=e.subs.slice(1,e.subs.length)}return e}return e.op===S.Op.LITERAL&&(e.runes=e.runes.slice(t,e.runes.length),e.runes.length===0&&(e.op=S.Op.EMPTY_MATCH)),
e}removeLeadingRegexp(e,t){if(e.op===S.Op.CONCAT&&e.subs.length>0){switch(t&&this.reuse(e.subs[0]),e.subs=e.subs.slice(1,e.subs.length),e.subs.length){case 0:e.
op=S.Op.EMPTY_MATCH,e.subs=S.emptySubs();break;case 1:{let i=e;e=e.subs[0],this.reuse(i);break}}return e}return t&&this.reuse(e),this.newRegexp(S.Op.EMPTY_MATCH)}parseInternal(){
if((this.flags&F.LITERAL)!==0)return z.literalRegexp(this.wholeRegexp,this.flags);let e=-1,t=-1,i=-1,r=new W9(this.wholeRegexp);for(;r.more();){let a=-1;e:switch(r.
peek()){case P.CODES["("]:if((this.flags&F.LOOKBEHIND)!==0){if(r.lookingAt("(?<=")){this.parsePosLookBehind(),r.skip(4);break}if(r.lookingAt("(?<!")){this.parseNegLookBehind(),
r.skip(4);break}}if((this.flags&F.PERL_X)!==0&&r.lookingAt("(?")){this.parsePerlFlags(r);break}this.op(S.Op.LEFT_PAREN).cap=++this.numCap,r.skip(1);break;case P.
CODES["|"]:this.parseVerticalBar(),r.skip(1);break;case P.CODES[")"]:this.parseRightParen(),r.skip(1);break;case P.CODES["^"]:(this.flags&F.ONE_LINE)!==0?this.op(
S.Op.BEGIN_TEXT):this.op(S.Op.BEGIN_LINE),r.skip(1);break;case P.CODES.$:(this.flags&F.ONE_LINE)!==0?this.op(S.Op.END_TEXT).flags|=F.WAS_DOLLAR:this.op(S.Op.END_LINE),
r.skip(1);break;case P.CODES["."]:(this.flags&F.DOT_NL)!==0?this.op(S.Op.ANY_CHAR):this.op(S.Op.ANY_CHAR_NOT_NL),r.skip(1);break;case P.CODES["["]:this.parseClass(
r);break;case P.CODES["*"]:case P.CODES["+"]:case P.CODES["?"]:{a=r.pos();let o=null;switch(r.pop()){case P.CODES["*"]:o=S.Op.STAR;break;case P.CODES["+"]:o=S.Op.
PLUS;break;case P.CODES["?"]:o=S.Op.QUEST}this.repeat(o,t,i,a,r,e);break}case P.CODES["{"]:{let o=r.pos(),s=z.parseRepeat(r);if(s<0){r.rewindTo(o),this.literal(
r.pop());break}a=o,t=s>>16,i=(s&X.MAX_BMP)<<16>>16,this.repeat(S.Op.REPEAT,t,i,a,r,e);break}case P.CODES["\\"]:{let o=r.pos();if(r.skip(1),(this.flags&F.PERL_X)!==
0&&r.more())switch(r.pop()){case P.CODES.A:this.op(S.Op.BEGIN_TEXT);break e;case P.CODES.b:this.op(S.Op.WORD_BOUNDARY);break e;case P.CODES.B:this.op(S.Op.NO_WORD_BOUNDARY);
break e;case P.CODES.C:throw new Me(z.ERR_INVALID_ESCAPE,"\\C");case P.CODES.Q:{let c=r.rest(),B=c.indexOf("\\E");B>=0?(c=c.substring(0,B),r.skipString(c),r.skipString(
"\\E")):r.skipString(c);let f=0;for(;f<c.length;){let d=c.codePointAt(f);this.literal(d),f+=$.charCount(d)}break e}case P.CODES.z:this.op(S.Op.END_TEXT);break e;default:
r.rewindTo(o)}else r.rewindTo(o);let s=this.newRegexp(S.Op.CHAR_CLASS);if(s.flags=this.flags,r.lookingAt("\\p")||r.lookingAt("\\P")){let c=new Yi;if(this.parseUnicodeClass(
r,c)){s.runes=c.toArray(),this.push(s);break e}}let u=new Yi;if(this.parsePerlClassEscape(r,u)){s.runes=u.toArray(),this.push(s);break e}r.rewindTo(o),this.reuse(
s),this.literal(z.parseEscape(r));break}default:this.literal(r.pop())}e=a}if(this.concat(),this.swapVerticalBar()&&this.pop(),this.alternate(),this.stack.length!==
1)throw new Me(z.ERR_MISSING_PAREN,this.wholeRegexp);return this.stack[0].namedGroups=this.namedGroups,this.stack[0]}parsePerlFlags(e){let t=e.pos(),i=e.rest();
if(i.startsWith("(?P<")||i.startsWith("(?<")){let s=i.charAt(2)==="P"?4:3,u=i.indexOf(">");if(u<0)throw new Me(z.ERR_INVALID_NAMED_CAPTURE,i);let c=i.substring(
s,u);if(e.skipString(c),e.skip(s+1),!z.isValidCaptureName(c))throw new Me(z.ERR_INVALID_NAMED_CAPTURE,i.substring(0,u+1));let B=this.op(S.Op.LEFT_PAREN);if(B.cap=
++this.numCap,this.namedGroups[c])throw new Me(z.ERR_DUPLICATE_NAMED_CAPTURE,c);this.namedGroups[c]=this.numCap,B.name=c;return}e.skip(2);let r=this.flags,a=1,o=!1;
e:for(;e.more();){let s=e.pop();switch(s){case P.CODES.i:r|=F.FOLD_CASE,o=!0;break;case P.CODES.m:r&=~F.ONE_LINE,o=!0;break;case P.CODES.s:r|=F.DOT_NL,o=!0;break;case P.
CODES.U:r|=F.NON_GREEDY,o=!0;break;case P.CODES["-"]:if(a<0)break e;a=-1,r=~r,o=!1;break;case P.CODES[":"]:case P.CODES[")"]:if(a<0){if(!o)break e;r=~r}s===P.CODES["\
:"]&&this.op(S.Op.LEFT_PAREN),this.flags=r;return;default:break e}}throw new Me(z.ERR_INVALID_PERL_OP,e.from(t))}parsePosLookBehind(){let e=this.newRegexp(S.Op.
LEFT_PAREN);return e.flags=this.flags,e.lb=++this.nlb,this.push(e)}parseNegLookBehind(){let e=this.newRegexp(S.Op.LEFT_PAREN);return e.flags=this.flags,e.lb=-++this.
nlb,this.push(e)}parseVerticalBar(){this.concat(),this.swapVerticalBar()||this.op(S.Op.VERTICAL_BAR)}swapVerticalBar(){let e=this.stack.length;if(e>=3&&this.stack[e-
2].op===S.Op.VERTICAL_BAR&&z.isCharClass(this.stack[e-1])&&z.isCharClass(this.stack[e-3])){let t=this.stack[e-1],i=this.stack[e-3];if(t.op>i.op){let r=i;i=t,t=r,
this.stack[e-3]=i}return z.mergeCharClass(i,t),this.reuse(t),this.pop(),!0}if(e>=2){let t=this.stack[e-1],i=this.stack[e-2];if(i.op===S.Op.VERTICAL_BAR)return e>=
3&&this.cleanAlt(this.stack[e-3]),this.stack[e-2]=t,this.stack[e-1]=i,!0}return!1}parseRightParen(){if(this.concat(),this.swapVerticalBar()&&this.pop(),this.alternate(),
this.stack.length<2)throw new Me(z.ERR_UNEXPECTED_PAREN,this.wholeRegexp);let e=this.pop(),t=this.pop();if(t.op!==S.Op.LEFT_PAREN)throw new Me(z.ERR_UNEXPECTED_PAREN,
this.wholeRegexp);if(this.flags=t.flags,t.lb!==0){if(z.hasCapture(e))throw new Me(z.ERR_INVALID_CAPTURE_IN_LOOKBEHIND,this.wholeRegexp);t.lb>0?t.op=S.Op.PLB:t.op=
S.Op.NLB,t.subs=[e],this.push(t);return}t.cap===0?this.push(e):(t.op=S.Op.CAPTURE,t.subs=[e],this.push(t))}parsePerlClassEscape(e,t){let i=e.pos();if((this.flags&
F.PERL_X)===0||!e.more()||e.pop()!==P.CODES["\\"]||!e.more())return!1;e.pop();let r=e.from(i),a=px.has(r)?px.get(r):null;return a===null?!1:(t.appendGroup(a,(this.
flags&F.FOLD_CASE)!==0),!0)}parseNamedClass(e,t){let i=e.rest(),r=i.indexOf(":]");if(r<0)return!1;let a=i.substring(0,r+2);e.skipString(a);let o=Ix.has(a)?Ix.get(
a):null;if(o===null)throw new Me(z.ERR_INVALID_CHAR_RANGE,a);return t.appendGroup(o,(this.flags&F.FOLD_CASE)!==0),!0}parseUnicodeClass(e,t){let i=e.pos();if((this.
flags&F.UNICODE_GROUPS)===0||!e.lookingAt("\\p")&&!e.lookingAt("\\P"))return!1;e.skip(1);let r=1,a=e.pop();if(a===P.CODES.P&&(r=-1),!e.more())throw e.rewindTo(i),
new Me(z.ERR_INVALID_CHAR_RANGE,e.rest());a=e.pop();let o;if(a!==P.CODES["{"])o=$.runeToString(a);else{let B=e.rest(),f=B.indexOf("}");if(f<0)throw e.rewindTo(i),
new Me(z.ERR_INVALID_CHAR_RANGE,e.rest());o=B.substring(0,f),e.skipString(o),e.skip(1)}o.length!==0&&o.codePointAt(0)===P.CODES["^"]&&(r=0-r,o=o.substring(1));let s=z.
unicodeTable(o);if(s===null)throw new Me(z.ERR_INVALID_CHAR_RANGE,e.from(i));s.sign<0&&(r=0-r);let u=s.tab,c=s.fold;if((this.flags&F.FOLD_CASE)===0||c===null)t.
appendTableWithSign(u,r);else{let B=new Yi().appendTable(u).appendTable(c).cleanClass().toArray();t.appendClassWithSign(Array.from(B),r)}return!0}parseClass(e){
let t=e.pos();e.skip(1);let i=this.newRegexp(S.Op.CHAR_CLASS);i.flags=this.flags;let r=new Yi,a=1;e.more()&&e.lookingAt("^")&&(a=-1,e.skip(1),(this.flags&F.CLASS_NL)===
0&&r.appendRange(P.CODES[`
`],P.CODES[`
`]));let o=!0;for(;!e.more()||e.peek()!==P.CODES["]"]||o;){if(e.more()&&e.lookingAt("-")&&(this.flags&F.PERL_X)===0&&!o){let B=e.rest();if(B==="-"||!B.startsWith(
"-]"))throw e.rewindTo(t),new Me(z.ERR_INVALID_CHAR_RANGE,e.rest())}o=!1;let s=e.pos();if(e.lookingAt("[:")){if(this.parseNamedClass(e,r))continue;e.rewindTo(s)}
if(this.parseUnicodeClass(e,r)||this.parsePerlClassEscape(e,r))continue;e.rewindTo(s);let u=z.parseClassChar(e,t),c=u;if(e.more()&&e.lookingAt("-")){if(e.skip(1),
e.more()&&e.lookingAt("]"))e.skip(-1);else if(c=z.parseClassChar(e,t),c<u)throw new Me(z.ERR_INVALID_CHAR_RANGE,e.from(s))}(this.flags&F.FOLD_CASE)===0?r.appendRange(
u,c):r.appendFoldedRange(u,c)}e.skip(1),r.cleanClass(),a<0&&r.negateClass(),i.runes=r.toArray(),this.push(i)}},z9=class Hi{static initTest(e){let t=Hi.compile(e),
i=new Hi(t.expr,t.prog,t.numSubexp,t.longest);return i.cond=t.cond,i.prefix=t.prefix,i.prefixUTF8=t.prefixUTF8,i.prefixComplete=t.prefixComplete,i.prefixRune=t.
prefixRune,i.prefilter=t.prefilter,i.namedGroups=t.namedGroups,i}static compile(e){return Hi.compileImpl(e,F.PERL,!1)}static compilePOSIX(e){return Hi.compileImpl(
e,F.POSIX,!0)}static compileImpl(e,t,i){let r=za.parse(e,t),a=r.maxCap(),o=r.namedGroups;r=Vx.simplify(r);let s=j9.build(r),u=$x.compileRegexp(r),c=new Hi(e,u,a,
i);c.prefilter=s.type===ce.Type.NONE?null:s;let[B,f]=u.prefix();return c.prefixComplete=B,c.prefix=f,c.prefixUTF8=$.stringToUtf8ByteArray(c.prefix),c.prefix.length>
0&&(c.prefixRune=c.prefix.codePointAt(0)),c.namedGroups=o,c}static match(e,t){return Hi.compile(e).match(t)}constructor(e,t,i=0,r=0){this.expr=e,this.prog=t,this.
numSubexp=i,this.longest=r,this.cond=t.startCond(),this.prefix=null,this.prefixUTF8=null,this.prefixComplete=!1,this.prefixRune=0,this.namedGroups=Object.create(
null),this.machinePool=[],this.lazyDFA=null,this.onepass=lx.compile(this.prog),this.prefilter=null}get dfa(){return this.lazyDFA===null&&(this.lazyDFA=new pm(this.
prog)),this.lazyDFA}matchPrefixComplete(e,t,i,r){if((i===F.ANCHOR_START||i===F.ANCHOR_BOTH)&&t!==0)return null;let a=-1,o=-1,s=e.prefixLength(this);if(i===F.UNANCHORED){
let u=e.index(this,t);if(u<0)return null;a=t+u,o=a+s}else if(i===F.ANCHOR_BOTH){if(e.endPos()!==s||e.index(this,0)!==0)return null;a=0,o=s}else if(i===F.ANCHOR_START){
if(e.index(this,0)!==0)return null;a=0,o=s}if(a<0)return null;if(r>0){let u=new Int32Array(r).fill(-1);return u[0]=a,u[1]=o,Array.from(u)}return[]}createLookbehindState(){
return this.prog.numLb>0?new k9(this.prog):null}executeEngine(e,t,i,r,a=null){if(this.prefixComplete&&(r===0||this.numSubexp===0))return this.matchPrefixComplete(
e,t,i,r);if(this.prefilter!==null&&i===F.UNANCHORED&&!this.prefilter.eval(e,t))return null;if(this.onepass!==null)return lx.execute(this,e,t,i,r);if(r>0)return this.
prog.numLb===0&&e.endPos()<=hu.maxBitStateLen(this.prog)?hu.execute(this,e,t,i,r):this.doExecuteNFA(e,t,i,r,a);if(this.prog.numLb===0){let o=this.dfa.match(e,t,
i);if(o!==null)return o?[]:null;if(e.endPos()<=hu.maxBitStateLen(this.prog))return hu.execute(this,e,t,i,r)}return this.doExecuteNFA(e,t,i,r,a)}numberOfCapturingGroups(){
return this.numSubexp}numberOfInstructions(){return this.prog.numInst()}get(){return this.machinePool.length>0?this.machinePool.pop():null}reset(){this.machinePool.
length=0}put(e){this.machinePool.push(e)}toString(){return this.expr}doExecuteNFA(e,t,i,r,a=null){let o=this.get();o||(o=Yx.fromRE2(this)),o.init(r);let s=o.match(
e,t,i,a)?o.submatches():null;return this.put(o),s}match(e){return this.executeEngine(Re.fromUTF16(e),0,F.UNANCHORED,0)!==null}matchWithGroup(e,t,i,r,a,o=null){return e instanceof
Vi||($.isByteArray(e)?e=$i.utf8(e):e=$i.utf16(e)),this.matchMachineInput(e,t,i,r,a,o)}matchMachineInput(e,t,i,r,a,o=null){if(t>i)return[!1,null];let s=e.isUTF16Encoding()?
Re.fromUTF16(e.asCharSequence(),0,i):Re.fromUTF8(e.asBytes(),0,i),u=this.executeEngine(s,t,r,2*a,o);return u===null?[!1,null]:[!0,u]}matchUTF8(e){return this.executeEngine(
Re.fromUTF8(e),0,F.UNANCHORED,0)!==null}replaceAll(e,t){return this.replaceAllFunc(e,()=>t,2*e.length+1)}replaceFirst(e,t){return this.replaceAllFunc(e,()=>t,1)}replaceAllFunc(e,t,i){
let r=0,a=0,o="",s=Re.fromUTF16(e),u=this.createLookbehindState(),c=0;for(;a<=e.length;){let B=this.executeEngine(s,a,F.UNANCHORED,2,u);if(B===null||B.length===
0)break;o+=e.substring(r,B[0]),(B[1]>r||B[0]===0)&&(o+=t(e.substring(B[0],B[1])),c++),r=B[1];let f=s.step(a)&7;if(a+f>B[1]?a+=f:a+1>B[1]?a++:a=B[1],c>=i)break}return o+=
e.substring(r),o}pad(e){if(e===null)return null;let t=(1+this.numSubexp)*2;if(e.length<t){let i=new Array(t).fill(-1);for(let r=0;r<e.length;r++)i[r]=e[r];e=i}return e}allMatches(e,t,i=r=>r){
let r=[],a=e.endPos();t<0&&(t=a+1);let o=0,s=0,u=-1,c=this.createLookbehindState();for(;s<t&&o<=a;){let B=this.executeEngine(e,o,F.UNANCHORED,this.prog.numCap,c);
if(B===null||B.length===0)break;let f=!0;if(B[1]===o){B[0]===u&&(f=!1);let d=e.step(o);d<0?o=a+1:o+=d&7}else o=B[1];u=B[1],f&&(r.push(i(this.pad(B))),s++)}return r}findUTF8(e){
let t=this.executeEngine(Re.fromUTF8(e),0,F.UNANCHORED,2);return t===null?null:e.slice(t[0],t[1])}findUTF8Index(e){let t=this.executeEngine(Re.fromUTF8(e),0,F.UNANCHORED,
2);return t===null?null:t.slice(0,2)}find(e){let t=this.executeEngine(Re.fromUTF16(e),0,F.UNANCHORED,2);return t===null?"":e.substring(t[0],t[1])}findIndex(e){return this.
executeEngine(Re.fromUTF16(e),0,F.UNANCHORED,2)}findUTF8Submatch(e){let t=this.executeEngine(Re.fromUTF8(e),0,F.UNANCHORED,this.prog.numCap);if(t===null)return null;
let i=new Array(1+this.numSubexp).fill(null);for(let r=0;r<i.length;r++)2*r<t.length&&t[2*r]>=0&&(i[r]=e.slice(t[2*r],t[2*r+1]));return i}findUTF8SubmatchIndex(e){
return this.pad(this.executeEngine(Re.fromUTF8(e),0,F.UNANCHORED,this.prog.numCap))}findSubmatch(e){let t=this.executeEngine(Re.fromUTF16(e),0,F.UNANCHORED,this.
prog.numCap);if(t===null)return null;let i=new Array(1+this.numSubexp).fill(null);for(let r=0;r<i.length;r++)2*r<t.length&&t[2*r]>=0&&(i[r]=e.substring(t[2*r],t[2*
r+1]));return i}findSubmatchIndex(e){return this.pad(this.executeEngine(Re.fromUTF16(e),0,F.UNANCHORED,this.prog.numCap))}findAllUTF8(e,t){let i=this.allMatches(
Re.fromUTF8(e),t,r=>e.slice(r[0],r[1]));return i.length===0?null:i}findAllUTF8Index(e,t){let i=this.allMatches(Re.fromUTF8(e),t,r=>r.slice(0,2));return i.length===
0?null:i}findAll(e,t){let i=this.allMatches(Re.fromUTF16(e),t,r=>e.substring(r[0],r[1]));return i.length===0?null:i}findAllIndex(e,t){let i=this.allMatches(Re.fromUTF16(
e),t,r=>r.slice(0,2));return i.length===0?null:i}findAllUTF8Submatch(e,t){let i=this.allMatches(Re.fromUTF8(e),t,r=>{let a=new Array(r.length/2|0).fill(null);for(let o=0;o<
a.length;o++)r[2*o]>=0&&(a[o]=e.slice(r[2*o],r[2*o+1]));return a});return i.length===0?null:i}findAllUTF8SubmatchIndex(e,t){let i=this.allMatches(Re.fromUTF8(e),
t);return i.length===0?null:i}findAllSubmatch(e,t){let i=this.allMatches(Re.fromUTF16(e),t,r=>{let a=new Array(r.length/2|0).fill(null);for(let o=0;o<a.length;o++)
r[2*o]>=0&&(a[o]=e.substring(r[2*o],r[2*o+1]));return a});return i.length===0?null:i}findAllSubmatchIndex(e,t){let i=this.allMatches(Re.fromUTF16(e),t);return i.
length===0?null:i}},SDe=class Gi{static UNANCHORED=F.UNANCHORED;static ANCHOR_START=F.ANCHOR_START;static ANCHOR_BOTH=F.ANCHOR_BOTH;constructor(e=Gi.UNANCHORED,t=0,i=8388608){
if(![Gi.UNANCHORED,Gi.ANCHOR_START,Gi.ANCHOR_BOTH].includes(e))throw new Px("The anchor should be RE2Set.UNANCHORED, RE2Set.ANCHOR_START or RE2Set.ANCHOR_BOTH");
$.checkFlags(t),this.anchor=e,this.jsFlags=t,this.maxMem=i;let r=F.PERL;(t&mn.DISABLE_UNICODE_GROUPS)!==0&&(r&=~F.UNICODE_GROUPS),(t&mn.LOOKBEHINDS)!==0&&(r|=F.
LOOKBEHIND),this.re2Flags=r,this.regexps=[],this.prog=null,this.dfa=null,this.dummyRe2=null}add(e){if(this.prog)throw new qa("Cannot add patterns after compile");
$.checkPattern(e);let t=e;(this.jsFlags&mn.CASE_INSENSITIVE)!==0&&(t=`(?i)${t}`),(this.jsFlags&mn.DOTALL)!==0&&(t=`(?s)${t}`),(this.jsFlags&mn.MULTILINE)!==0&&(t=
`(?m)${t}`);let i=za.parse(t,this.re2Flags);return this.regexps.push(Vx.simplify(i)),this.regexps.length-1}compile(){if(this.prog)return;let e=$x.compileSet(this.
regexps);if(e.numInst()>za.MAX_SIZE)throw new qa(`${za.ERR_LARGE}: the set compiles to ${e.numInst()} instructions, more than ${za.MAX_SIZE}`);this.prog=e,this.
dfa=new pm(this.prog,this.maxMem),this.dummyRe2={prog:this.prog,cond:this.prog.startCond(),prefix:"",prefixRune:0,longest:!1}}match(e){this.prog||this.compile();
let t=$.isByteArray(e)?Re.fromUTF8(e):Re.fromUTF16(e),i=F.UNANCHORED;this.anchor===Gi.ANCHOR_START?i=F.ANCHOR_START:this.anchor===Gi.ANCHOR_BOTH&&(i=F.ANCHOR_BOTH);
let r=this.dfa.matchSet(t,0,i);if(r!==null)return r;let a=Yx.fromRE2(this.dummyRe2);return a.init(0),a.matchSet(t,0,i)}},q9=class Jr{static isHexadecimal(e){return"\
0"<=e&&e<="9"||"A"<=e&&e<="F"||"a"<=e&&e<="f"}static translate(e){let t="";if(Object.prototype.toString.call(e)==="[object RegExp]"&&(e.ignoreCase&&(t+="i"),e.multiline&&
(t+="m"),e.dotAll&&(t+="s"),e=e.source),typeof e!="string")return e;let i="",r=!1,a=e.length;a===0&&(i="(?:)",r=!0);let o=!1,s=0;for(;s<a;){let c=e[s];if(c==="\\"){
if(s+1<a)switch(c=e[s+1],c){case"\\":i+="\\\\",s+=2;continue;case"c":if(s+2<a){let d=e[s+2].charCodeAt(0);if(d>=65&&d<=90||d>=97&&d<=122){let m=d%32;i+="\\x",i+=
(m>>4).toString(16).toUpperCase(),i+=(m&15).toString(16).toUpperCase(),s+=3,r=!0;continue}}i+="c",s+=2,r=!0;continue;case"u":if(s+2<a){if(e[s+2]==="{"){let d=s+
3,m=!1,g=!1;for(;d<a;){let C=e[d];if(C==="}"){g=!0;break}if(!Jr.isHexadecimal(C))break;m=!0,d++}if(g&&m){i+="\\x",s+=2,r=!0;continue}}else if(s+5<a){let d=!0;for(let m=0;m<
4;m++)if(!Jr.isHexadecimal(e[s+2+m])){d=!1;break}if(d){i+="\\x{"+e.substring(s+2,s+6)+"}",s+=6,r=!0;continue}}}i+="u",s+=2,r=!0;continue;case"x":{let d=!1;if(s+
2<a&&e[s+2]==="{"){let m=s+3,g=!1,C=!1;for(;m<a;){let A=e[m];if(A==="}"){C=!0;break}if(!Jr.isHexadecimal(A))break;g=!0,m++}C&&g&&(d=!0)}else s+3<a&&Jr.isHexadecimal(
e[s+2])&&Jr.isHexadecimal(e[s+3])&&(d=!0);d?(i+="\\x",s+=2):(i+="x",s+=2,r=!0);continue}case"n":case"r":case"t":case"a":case"f":case"v":case"d":case"D":case"s":case"\
S":case"w":case"W":case"b":case"B":case"p":case"P":case"A":case"z":case"Q":case"E":case"0":case"1":case"2":case"3":case"4":case"5":case"6":case"7":i+="\\"+c,s+=
2;continue;default:{let d=e.codePointAt(s+1);if(d>=48&&d<=57||d>=65&&d<=90||d>=97&&d<=122){let m=$.charCount(d);i+=e.substring(s+1,s+1+m),s+=m+1,r=!0}else{i+="\\";
let m=$.charCount(d);i+=e.substring(s+1,s+1+m),s+=m+1}continue}}}else if(c==="/"){i+="\\/",s+=1,r=!0;continue}else if(c==="["){if(!o&&e[s+1]==="]"){i+="[^\\x00-\\\
x{10FFFF}]",s+=2,r=!0;continue}if(!o&&e[s+1]==="^"&&e[s+2]==="]"){i+="[\\x00-\\x{10FFFF}]",s+=3,r=!0;continue}o=!0}else if(c==="]")o=!1;else if(!o&&c==="("&&s+2<
a&&e[s+1]==="?"&&e[s+2]==="<"&&s+3<a&&!"=!>)".includes(e[s+3])){i+="(?P<",s+=3,r=!0;continue}let B=e.codePointAt(s),f=$.charCount(B);i+=e.substring(s,s+f),s+=f}
let u=r?i:e;return t.length>0?`(?${t})${u}`:u}},Lx=(n,e)=>{let t=n.matchArray();return t.index=n.start(0),t.input=e,t.groups=n.namedGroupsObject(),t},Cu=class Ft{static CASE_INSENSITIVE=mn.
CASE_INSENSITIVE;static DOTALL=mn.DOTALL;static MULTILINE=mn.MULTILINE;static DISABLE_UNICODE_GROUPS=mn.DISABLE_UNICODE_GROUPS;static LONGEST_MATCH=mn.LONGEST_MATCH;static LOOKBEHINDS=mn.
LOOKBEHINDS;static quote(e){return $.quoteMeta(e)}static quoteReplacement(e,t=!1){return rx.quoteReplacement(e,t)}static translateRegExp(e){return q9.translate(
e)}static compile(e,t=0){$.checkPattern(e),$.checkFlags(t);let i=e;(t&Ft.CASE_INSENSITIVE)!==0&&(i=`(?i)${i}`),(t&Ft.DOTALL)!==0&&(i=`(?s)${i}`),(t&Ft.MULTILINE)!==
0&&(i=`(?m)${i}`);let r=F.PERL;(t&Ft.DISABLE_UNICODE_GROUPS)!==0&&(r&=~F.UNICODE_GROUPS),(t&Ft.LOOKBEHINDS)!==0&&(r|=F.LOOKBEHIND);let a=new Ft(e,t);return a.re2Input=
z9.compileImpl(i,r,(t&Ft.LONGEST_MATCH)!==0),a}static matches(e,t){return Ft.compile(e).testExact(t)}static initTest(e,t,i){if(e==null)throw new Error("pattern \
is null");if(i==null)throw new Error("re2 is null");let r=new Ft(e,t);return r.re2Input=i,r}constructor(e,t){this.patternInput=e,this.flagsInput=t,this.re2Input=
null}reset(){this.re2Input.reset()}flags(){return this.flagsInput}pattern(){return this.patternInput}re2(){return this.re2Input}matches(e){return this.testExact(
e)}matcher(e){return $.isByteArray(e)&&(e=$i.utf8(e)),new rx(this,e)}test(e){return $.isByteArray(e)?this.re2Input.matchUTF8(e):this.re2Input.match(e)}testExact(e){
let t=$.isByteArray(e)?Re.fromUTF8(e):Re.fromUTF16(e);return this.re2Input.executeEngine(t,0,F.ANCHOR_BOTH,0)!==null}exec(e){let t=this.matcher(e);return t.find()?
Lx(t,e):null}split(e,t=0){let i=this.matcher(e),r=[],a=0,o=0;for(;i.find();){if(o===0&&i.end()===0){o=i.end();continue}if(t>0&&r.length===t-1)break;if(o===i.start()){
if(t===0){a+=1,o=i.end();continue}}else for(;a>0;)r.push(""),a-=1;r.push(i.substring(o,i.start())),o=i.end()}if(t===0&&o!==i.inputLength()){for(;a>0;)r.push(""),
a-=1;r.push(i.substring(o,i.inputLength()))}return(t!==0||r.length===0&&!(o===i.inputLength()&&o>0))&&r.push(i.substring(o,i.inputLength())),r}*matchAll(e){let t=this.
matcher(e);for(;t.find();)yield Lx(t,e)}toString(){return this.patternInput}programSize(){return this.re2Input.numberOfInstructions()}groupCount(){return this.re2Input.
numberOfCapturingGroups()}namedGroups(){return this.re2Input.namedGroups}equals(e){return this===e?!0:e===null||this.constructor!==e.constructor?!1:this.flagsInput===
e.flagsInput&&this.patternInput===e.patternInput}};var ej=1e3,bu=new Map,nj=500;function tj(n){if(n.length>ej)return null;let e=bu.get(n);if(e!==void 0)return e;let t=null;try{t=Cu.compile(n)}catch{}return bu.size>=
nj&&bu.clear(),bu.set(n,t),t}var ij={takes:[2,3],gives:"text",apply([n,e,t]){if(typeof n!="string"||!(e instanceof ee))return R;let i=[...n],r=$t(e);if(r===null||
r===0||Math.abs(r)>i.length)return R;let a=r>0?r-1:i.length+r;if(t===void 0)return i.slice(a).join("");let o=t instanceof ee?$t(t):null;return o===null||o<0?R:i.
slice(a,a+o).join("")}},rj={..._i("boolean",(n,e)=>tj(e)?.matcher(n).find()??R),steps:([n,e])=>typeof n=="string"&&typeof e=="string"?n.length*e.length/64:0},Zx={
matches:rj,contains:_i("boolean",(n,e)=>n.includes(e)),"starts with":_i("boolean",(n,e)=>n.startsWith(e)),"ends with":_i("boolean",(n,e)=>n.endsWith(e)),"substr\
ing before":_i("text",(n,e)=>n.includes(e)?n.slice(0,n.indexOf(e)):""),"substring after":_i("text",(n,e)=>n.includes(e)?n.slice(n.indexOf(e)+e.length):""),"uppe\
r case":li("text",n=>n.toUpperCase()),"lower case":li("text",n=>n.toLowerCase()),trim:li("text",n=>n.trim()),"string length":li("number",n=>new ee([...n].length,
0)),number:li("number",n=>Ni(n.trim())??R),substring:ij};var aj={takes:[3,4],gives:"any",steps:({length:n})=>n>3?2e3:0,apply([n,e,t=null,i],r){if(typeof n!="string"||typeof e!="string"||t===null||t===R)return R;if(i===
void 0)return r.lookup({table:n,column:e,value:t,atLeast:null});if(!(i instanceof ee))return R;let a=Number(Lt(i));return a>0&&a<=1?r.lookup({table:n,column:e,value:t,
atLeast:a}):R}},Xt=new Map(Object.entries({...tx,...Zx,...zS,...HS,...JS,lookup:aj}));var Xx=new Set([..."for in return if then else some every satisfies between and or not instance of function external".split(" "),..."true false null date time d\
uration item partial list range context string number boolean Any".split(" "),...[...Xt.keys()].flatMap(n=>n.split(" "))]),gm="A-Za-z_\\u00c0-\\u00d6\\u00d8-\\u00f6\
\\u00f8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff",bm=`[${gm}][${gm}0-9]*`,Qx=String.raw`"(?:[^"\\]|\\.)*"`,jx=new RegExp(`^${bm}$`),oj=new RegExp(`${Qx}|${bm}|[0-9\
]+(?:\\.[0-9]+)?|[^]`,"g"),sj=new RegExp(`/[/*]|[0-9][${gm}]|[^\\n\\t -~]`),uj=new RegExp(`${Qx}|${bm}`,"g");function Cm(n){return Array.isArray(n)?n.flatMap(Cm):
typeof n!="object"||n===null?[]:Object.entries(n).flatMap(([e,t])=>[e,...Cm(t)])}function Ux(n){let e=Cm(n);if(!e.every(i=>jx.test(i)))return()=>null;let t=new Set(
e.filter(i=>Xx.has(i)));return i=>{if(sj.test(i.replaceAll(uj,"a")))return null;let r=[0],a=new Map,o="",s=0;for(let[u]of i.matchAll(oj)){if(t.has(u))return null;
o+=lj(u,a),s+=u.length,r[o.length]=s}return{text:o,offsets:r}}}function lj(n,e){if(n.length>1&&n.startsWith('"'))return'""';if(/^[0-9]/.test(n))return"0";if(!jx.
test(n)||Xx.has(n))return n;let t=e.get(n);return t===void 0&&(t=`name${e.size}`,e.set(n,t)),t}var zx=new Set(["Conjunction","Disjunction"]),cj=new Set(["PositiveUnaryTest","SimplePositiveUnaryTest"]);function qx(n){if(n.type==="Conjunction"&&n.children.some(
({type:i})=>i==="Disjunction"))return Kx(vm(n));if(n.type!=="Comparison"||n.children[1]?.type!=="in")return n;let{kept:e,cutOff:t}=ew(n);return t.length===0?n:Kx(
[e,...t])}var vm=n=>zx.has(n.type)?n.children.flatMap(vm):[n];function ew(n){let e=n.children.at(-1),t=a=>({...n,to:a.to,children:n.children.with(-1,a)});if(e!==
void 0&&zx.has(e.type)){let[a=e,...o]=vm(e);return{kept:t(a),cutOff:o}}if(e===void 0||!cj.has(e.type))return{kept:n,cutOff:[]};let{kept:i,cutOff:r}=ew(e);return{
kept:t(i),cutOff:r}}function Kx(n){let e=[[]],t=[];for(let r of n)r.type==="or"?(t.push(r),e.push([])):e.at(-1)?.push(r);let i=e.map(r=>Wx("Conjunction",r));return Wx(
"Disjunction",i.flatMap((r,a)=>[r,...t.slice(a,a+1)]))}function Wx(n,e){let[t,i]=[e[0],e.at(-1)];if(t===void 0||i===void 0)throw new TypeError("There is nothing\
 to join.");return e.length===1?t:{type:n,from:t.from,to:i.to,children:e}}var Dm=4e3,nw=100,nn=class extends Error{position;constructor(e,t){super(e),this.name="RuleSyntaxError",this.position=t}},Bj=new Set(["LineComment","BlockCommen\
t"]),fj=new Set(["(",")","[","]","{","}",".","..",",",":"]);function tw(n,e,t){if(t>nw)throw new nn(`The expression is nested deeper than ${nw} levels.`,n.from);
let i=[],r=n.name==="Interval";for(let a=n.firstChild;a!==null;a=a.nextSibling){if(a.type.isError){let s=e.slice(a.from,a.from+20).trim(),u=s===""?"at its end":
`before \u201C${s}\u201D`;throw new nn(`The expression is not complete or not valid ${u}.`,a.from)}Bj.has(a.name)||!r&&fj.has(a.name)||i.push(tw(a,e,t+1))}return qx(
{type:n.name,from:n.from,to:n.to,children:i})}function iw(n,e){let[t,...i]=tw(n.parse(e).topNode,e,0).children;if(t===void 0)throw new nn("The expression is emp\
ty.",0);if(i.length>0)throw new nn("There is more than one expression.",i[0]?.from??0);return t}function ym(n,e,t){let i=t?.[n.from]??n.from;return{type:n.type,
text:e.slice(i,t?.[n.to]??n.to),children:n.children.map(r=>ym(r,e,t)),from:i}}var vu=new Map,dj=1e3,hj=Object.fromEntries([...Xt.keys()].map(n=>[n,0])),rw=n=>oD.
configure({top:"Expression",contextTracker:tf({...hj,...n})}),pj=rw({});function mj(n){let e=vu.get(n);if(e===void 0){try{e=iw(pj,n)}catch(t){if(!(t instanceof nn))
throw t;e=null}vu.size>=dj&&vu.clear(),vu.set(n,e)}return e}function aw(n){let e=rw(n),t=Ux(n);return i=>{if(i.length>Dm)throw new nn(`The expression is longer \
than ${Dm} characters.`,Dm);let r=t(i),a=r===null?null:mj(r.text);return a===null?ym(iw(e,i),i):ym(a,i,r?.offsets)}}function Em(n){return n.slice(1,-1).replaceAll(
/\\(u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|.)/g,(t,i,r,a)=>{let o=r??a;return o!==void 0?Number.parseInt(o,16)<=1114111?String.fromCodePoint(Number.parseInt(
o,16)):"":{n:`
`,r:"\r",t:"	"}[i]??i})}var to=5e6,ci=class extends Error{};function Du({left:n}){if(n.steps-=1,n.steps<=0)throw new ci}var gj=4,Cj=16,bj=1e3;function Hr({left:n},e){if(n.steps-=e,n.steps<=
0)throw new ci}function io(n,e){return Pe(n)?Hr(e,Math.ceil(n.length/gj)):typeof n=="string"&&n.length>bj&&Hr(e,Math.ceil(n.length/Cj)),n}var yu={variables:new Map,
filters:[],next:0},gn=({text:n})=>n.trim().replaceAll(/\s+/g," ");function Xe(n,e){if(e!==void 0)return e;throw new nn(`\u201C${n.text.slice(0,40)}\u201D is not comp\
lete.`,n.from)}var vj=2;function ow(n,e,t){let[i,r,a,,o]=n.children,s=t(Xe(n,i),e);switch(r?.type){case"CompareOp":{let u=Xe(n,a),c=r.text;if(u.type==="null"||i?.type==="null"){
let f=u.type==="null"?s:t(u,e);return d=>{let m=f(d);return m===R?R:m===null==(c==="=")}}let B=t(u,e);return f=>{let d=s(f);return Pe(d)&&Hr(f,d.length*vj),Zt(c,
d,B(f))}}case"between":{let[u,c]=[t(Xe(n,a),e),t(Xe(n,o),e)];return B=>{let f=s(B);return at(Zt(">=",f,u(B)),Zt("<=",f,c(B)))}}case"in":{let u=n.children.slice(
2).map(c=>Sm(c,e,t));return c=>{let B=s(c);return u.reduce((f,d)=>f===!0?!0:pt(f,d(B,c)),!1)}}default:throw new nn(`\u201C${n.text.slice(0,40)}\u201D cannot be used \
in a rule.`,n.from)}}function Sm(n,e,t){let[i,r]=n.children;if(n.type==="ParenthesizedExpression"&&i?.type==="SimplePositiveUnaryTest")return Sm(i,e,t);if(/^(PositiveUnaryTests?|SimplePositiveUnaryTest|Wildcard)$/.
test(n.type)){if(i?.type==="CompareOp"){let s=t(Xe(n,r),e);return(u,c)=>Zt(i.text,u,s(c))}let o=n.children.map(s=>Sm(s,e,t));return(s,u)=>o.reduce((c,B)=>pt(c,B(
s,u)),!1)}if(n.type==="Interval")return Dj(n,e,t);let a=t(n,e);return(o,s)=>{let u=io(a(s),s);return Pe(u)?u.reduce((c,B)=>c===!0?!0:pt(c,Zt("=",o,B)),!1):Zt("=",
o,u)}}function Dj(n,e,t){let[i,r,,a,o]=n.children,[s,u]=[t(Xe(n,r),e),t(Xe(n,a),e)],[c,B]=[i?.text==="["?">=":">",o?.text==="]"?"<=":"<"];return(f,d)=>at(Zt(c,f,
s(d)),Zt(B,f,u(d)))}function xm(n,e,t){let i={variables:new Map(e.variables),filters:e.filters,next:e.next},r=[];for(let a of n.children.find(({type:o})=>o==="InExpressions")?.children??
[]){let o=a.children.find(({type:u})=>u==="Name"),s=a.children.find(({type:u})=>u==="IterationContext");if(o===void 0||s?.children.length!==1)throw new nn(`\u201C${a.
text}\u201D is not of the form \u201Cname in list\u201D.`,a.from);r.push({slot:i.next,evaluate:t(Xe(s,s.children[0]),i)}),i.variables.set(gn(o),i.next),i.next+=
1}return{lists:r,body:t(Xe(n,n.children.at(-1)),i)}}function Eu({lists:n,body:e},t,i,r=0){let a=n[r];if(a===void 0)return Du(t),i(e(t));let o=a.evaluate(t);if(!Pe(
o))return i(R),!1;for(let s of o)if(t.slots[a.slot]=s,Eu({lists:n,body:e},t,i,r+1))return!0;return!1}function sw(n,e,t){let i=n.children[0]?.type==="every",r=xm(
n,e,t),a=i?at:pt;return o=>{let s=i;return Eu(r,o,u=>(s=a(s,pn(u)),s===!i)),s}}function uw(n,e,t){let i=xm(n,e,t);return r=>{let a=[];return Eu(i,r,o=>(a.push(o),
!1)),a}}function lw(n,e,t){let[i,r]=n.children,a=t(Xe(n,i),e),o=e.next,s=t(Xe(n,r),{...e,filters:[o,...e.filters],next:o+1}),u=/^-?\d+$/.test(r?.text.trim()??"")?
Number(r?.text):null;return c=>{let B=a(c);if(!Pe(B))return B===null?null:R;if(u===0)return null;if(u!==null)return B.at(u>0?u-1:u)??null;let f=[];for(let d of B){
Du(c),c.slots[o]=d;let m=pn(s(c));if(m===R)return R;m&&f.push(d)}return f}}function wm(n,e){if(n.type==="ParenthesizedExpression"&&n.children[0]!==void 0)return wm(
n.children[0],e);if(n.type!=="QuantifiedExpression"||n.children[0]?.type!=="every")return null;let{lists:t,body:i}=xm(n,yu,e),[r,...a]=t,o=n.children.at(-1);if(r===
void 0||o===void 0)return null;let s=B=>(Du(B),i(B)),u=B=>{let f=!0;return Eu({lists:a,body:i},B,d=>(f=at(f,pn(d)),f===!1)),f},c=a.length===0?s:u;return{list:r.
evaluate,slot:r.slot,holds:c,body:o}}var Bw=new WeakMap,Su=n=>Fn(n,yu),Am=n=>wm(n,Fn),Bi=(n,e)=>Bw.get(n)?.(e)??null;function Fn(n,e){let t=yj(n,e);return Bw.set(n,t),t}function yj(n,e){let[t,i,r]=n.
children;switch(n.type){case"ParenthesizedExpression":return Fn(Xe(n,t),e);case"NumericLiteral":return ro(Ni(n.text)??R);case"StringLiteral":return ro(Em(n.text));case"\
BooleanLiteral":return ro(n.text==="true");case"null":return ro(null);case"DateTimeLiteral":return Sj(Xe(n,t),e);case"VariableName":return xj(n,e);case"PathExpr\
ession":return wj(Fn(Xe(n,t),e),gn(Xe(n,i)));case"List":return Oj(n.children.map(a=>Fn(a,e)));case"Comparison":return ow(n,e,Fn);case"ArithmeticExpression":return r===
void 0?Ej(Fn(Xe(n,i),e),KS):Aj(Xe(n,i),Fn(Xe(n,t),e),Fn(r,e));case"Conjunction":return cw(n,e,at,!1);case"Disjunction":return cw(n,e,pt,!0);case"IfExpression":return Nj(
n,e);case"QuantifiedExpression":return sw(n,e,Fn);case"ForExpression":return uw(n,e,Fn);case"FilterExpression":return lw(n,e,Fn);case"FunctionInvocation":return Ij(
n,e);default:throw new nn(`\u201C${n.text.slice(0,40)}\u201D (${n.type}) cannot be used in a rule.`,n.from)}}var ro=n=>()=>n,Ej=(n,e)=>t=>e(n(t));function Sj(n,e){
if(n.type==="AtLiteral"){let r=Em(n.children[0]?.text??'""');return ro(Li(r)??ws(r)??R)}let[t,...i]=n.children;return dw(Xe(n,t),gn(Xe(n,t)),i,e)}function xj(n,{
variables:e,filters:t}){let i=gn(n),r=e.get(i);return r!==void 0?({slots:a})=>a[r]??null:t.length===0?({data:a})=>a.fields.get(i)??null:({data:a,slots:o})=>{for(let s of t){
let u=o[s];if(i==="item")return u??null;if(u instanceof hn&&u.fields.has(i))return u.fields.get(i)??null}return a.fields.get(i)??null}}function fw(n,e){return n instanceof
hn?n.fields.get(e)??null:n===null?null:Pe(n)?n.map(t=>fw(t,e)):R}var wj=(n,e)=>t=>{let i=n(t);return i instanceof hn?i.fields.get(e)??null:fw(io(i,t),e)},Oj=n=>e=>n.
map(t=>t(e));function Aj(n,e,t){let i={"+":VS,"-":ZS,"*":QS,"/":jS,"**":US}[n.text];if(i===void 0)throw new nn(`\u201C${n.text}\u201D is not an operator.`,n.from);
return r=>i(e(r),t(r))}function cw(n,e,t,i){let r=n.children.filter(({type:a})=>a!=="and"&&a!=="or").map(a=>Fn(a,e));return a=>{let o=!i;for(let s of r)if(o=t(o,
pn(s(a))),o===i)return o;return o}}function Nj(n,e){let[t,i,r]=n.children.filter(({type:a})=>!["if","then","else"].includes(a)).map(a=>Fn(a,e));if(t===void 0||i===
void 0||r===void 0)throw new nn("\u201Cif\u201D needs \u201Cthen\u201D and \u201Celse\u201D.",n.from);return a=>{let o=pn(t(a));return o===R?R:o?i(a):r(a)}}function Ij(n,e){
let[t,...i]=n.children;return dw(n,gn(Xe(n,t)),i,e)}function dw(n,e,t,i){let r=Xt.get(e);if(r===void 0)throw new nn(`There is no function \u201C${e}\u201D. There are\
 ${[...Xt.keys()].join(", ")}.`,n.from);let a=t.flatMap(d=>{if(d.type==="PositionalParameters")return d.children;throw new nn(`The arguments of \u201C${e}\u201D are \
given by their order.`,d.from)}),[o,s]=r.takes;if(a.length<o||a.length>s){let d=o===s?String(o):`${o} to ${s}`;throw new nn(`\u201C${e}\u201D takes ${d} argumen\
ts, not ${a.length}.`,n.from)}let u=a.map(d=>Fn(d,i)),[c,B,f]=u;return u.length===2&&c!==void 0&&B!==void 0?d=>Om(r,[c(d),B(d)],d):u.length===3&&c!==void 0&&B!==
void 0&&f!==void 0?d=>Om(r,[c(d),B(d),f(d)],d):d=>Om(r,u.map(m=>m(d)),d)}function Om(n,e,t){for(let r of e)(typeof r=="string"||Pe(r))&&io(r,t);let i=n.steps?.(
e)??0;return i>0&&Hr(t,i),n.apply(e,t)}var Lj={"=":"\u2260","!=":"=","<":"\u2265","<=":">",">":"\u2264",">=":"<"},Tj={"*":"\xD7","/":"\xF7"},hw=60,pw=5;function xu(n,e){if(n===R)return"unknown";if(n===
null)return"nothing";if(n instanceof ee)return Lt(n,e);if(n instanceof xn)return Lr(n);if(n instanceof Qe)return n.months===0?`${n.days} days`:`${n.months} mont\
hs`;if(n instanceof hn)return"an object";if(Pe(n)){let t=n.length>pw?", \u2026":"";return`[${n.slice(0,pw).map(i=>xu(i,e)).join(", ")}${t}]`}return typeof n=="b\
oolean"?String(n):n.length>hw?`\u201C${n.slice(0,hw)}\u2026\u201D`:`\u201C${n}\u201D`}function Nm(n){return n.type==="ParenthesizedExpression"?n.children.flatMap(
Nm):n.type!=="ArithmeticExpression"||n.children.length!==3?[n]:n.children.filter(({type:e})=>e!=="ArithOp").flatMap(Nm)}function Fj(n,e){let i=n.flatMap(Nm).map(
r=>Bi(r,e)).filter(r=>r instanceof ee).map(lD);return Math.min(2,Math.max(0,...i))}function Gr(n,e,t){if(n.type==="ParenthesizedExpression")return`(${n.children.
map(o=>Gr(o,e,t)).join("")})`;let[i,r,a]=n.children;if(n.type==="ArithmeticExpression"&&i!==void 0&&r!==void 0&&a!==void 0){let o=Tj[r.text]??r.text;return`${Gr(
i,e,t)} ${o} ${Gr(a,e,t)}`}return xu(Bi(n,e),t)}function mw(n,e,t,i){let r=Fj([n,t],i);return`${Gr(n,i,r)} ${e} ${Gr(t,i,r)}`}function gw(n){return n.children.find(
({type:e})=>e==="PositionalParameters")?.children??[]}function Pj(n,e){let[t,,i]=gw(n);if(n.children[0]===void 0||gn(n.children[0])!=="lookup"||t===void 0||i===
void 0)return null;let r=Bi(t,e),a=Bi(i,e);return`${xu(a,0)} is not in ${typeof r=="string"?r:t.text}`}function Zi(n,e){let[t,i,r]=n.children;switch(n.type){case"\
ParenthesizedExpression":return t===void 0?n.text:Zi(t,e);case"Conjunction":{let o=n.children.filter(({type:s})=>s!=="and").find(s=>pn(Bi(s,e))===!1);return o===
void 0?n.text:Zi(o,e)}case"Disjunction":return n.children.filter(({type:a})=>a!=="or").map(a=>Zi(a,e)).join("; ");case"Comparison":{if(t===void 0||i===void 0||r===
void 0)return n.text;if(r.type==="null"&&i.text==="!="&&t.type==="FunctionInvocation"){let o=Pj(t,e);if(o!==null)return o}if(r.type==="null")return i.text==="="?
`${t.text} has a value`:`${t.text} is missing`;let a=Lj[i.text];return i.type==="CompareOp"&&a!==void 0?mw(t,a,r,e):`${Gr(t,e,0)} is not ${n.text.slice(i.from-n.
from)}`}case"IfExpression":{let[a,o,s]=n.children.filter(({type:c})=>!["if","then","else"].includes(c)),u=a!==void 0&&pn(Bi(a,e))===!0?o:s;return u===void 0?n.text:
Zi(u,e)}case"FunctionInvocation":{let a=t===void 0?"":gn(t),o=gw(n),[s,u]=o;return a==="near"&&s!==void 0&&u!==void 0?mw(s,"\u2260",u,e):a==="not"&&s!==void 0?`${s.
text} holds`:`${o.map(B=>xu(Bi(B,e),0)).join(", ")} is not valid: ${a}`}default:return n.text}}var Pn={type:"any",field:null,path:null};function wu(n,e=0){return n.kind==="array"?n.items===void 0||e>8?[]:[wu(n.items,e+1)]:n.kind!=="object"||e>8?0:Object.fromEntries(
(n.properties??[]).map(t=>[t.name,wu(t,e+1)]))}function _j(n){return n.kind==="integer"||n.kind==="number"?"number":n.kind==="string"?n.format==="date"||n.format===
"date-time"?"date":"text":n.kind==="array"?"list":n.kind==="any"?"any":n.kind}var Cw=(n,e)=>n===void 0?{...Pn,path:e}:{type:_j(n),field:n,path:e};function Ou(n,e){
let t=new Map,i=[],r=new WeakMap,a=d=>(d.path!==null&&t.set(d.path.join(`
`),d.path),d),o=({field:d,path:m})=>d?.kind==="array"?Cw(d.items,m===null?null:[...m,"*"]):{...Pn,field:d,path:m},s=(d,m)=>{let g=gn(m),C=d.field?.kind==="array"?
o(d):d;if(C.field===null||C.field.kind==="any"||C.field.entries!==void 0)return{...Pn,path:C.path===null?null:[...C.path,g]};let A=C.field.properties?.find(_=>_.
name===g);if(A===void 0)return i.push({name:g,from:m.from}),Pn;let N=Cw(A,C.path===null?null:[...C.path,g]);return d.type==="list"?{...N,type:"list"}:N};function u(d,m,g){
let C=gn(d),A=m.get(C);if(A!==void 0)return A;for(let N of g){if(C==="item")return N;if(N.field?.properties?.some(_=>_.name===C)===!0)return s(N,d)}return s({type:"\
object",field:e,path:[]},d)}function c(d,m,g){let C=new Map(m);for(let N of d.children.find(({type:_})=>_==="InExpressions")?.children??[]){let _=N.children.find(
({type:K})=>K==="Name"),Y=N.children.find(({type:K})=>K==="IterationContext")?.children[0];_!==void 0&&Y!==void 0&&C.set(gn(_),o(B(Y,C,g)))}let A=d.children.at(
-1);return A!==void 0&&B(A,C,g),{...Pn,type:d.type==="ForExpression"?"list":"boolean"}}function B(d,m,g){let C=a(f(d,m,g));return r.set(d,C),C}function f(d,m,g){
let[C,A]=d.children,N=()=>d.children.map(_=>B(_,m,g));switch(d.type){case"VariableName":return u(d,m,g);case"PathExpression":{if(C===void 0||A===void 0)return Pn;
let _=B(C,m,g);return _.path!==null&&t.delete(_.path.join(`
`)),s(_,A)}case"QuantifiedExpression":case"ForExpression":return c(d,m,g);case"FilterExpression":{if(C===void 0||A===void 0)return Pn;let _=B(C,m,g);return B(A,
m,[o(_),...g]),A.type==="NumericLiteral"?o(_):_}case"FunctionInvocation":case"DateTimeConstructor":{for(let Y of d.children.slice(1))for(let K of Y.children)B(K,
m,g);let _=C===void 0?"any":Xt.get(gn(C))?.gives??"any";return{...Pn,type:_}}case"DateTimeLiteral":return C?.type==="AtLiteral"?Pn:{...Pn,type:N()[0]?.type??"an\
y"};case"ParenthesizedExpression":return N()[0]??Pn;case"ArithmeticExpression":{let _=N().map(({type:Y})=>Y);return{...Pn,type:_.every(Y=>Y==="number"||Y==="any")?
"number":"any"}}case"IfExpression":return N(),Pn;default:return N(),{...Pn,type:Rj[d.type]??"any"}}}return B(n,new Map,[]),{paths:[...t.values()],unknown:i,partOf:d=>r.
get(d)??Pn}}var Rj={NumericLiteral:"number",StringLiteral:"text",BooleanLiteral:"boolean",null:"null",List:"list",Comparison:"boolean",Conjunction:"boolean",Disjunction:"\
boolean"};var kj=100,Mj=3,bw=new WeakMap;function vw(n){let e=bw.get(n);return e===void 0&&(e=aw(wu(n)),bw.set(n,e)),e}function Dw(n,e){let t=vw(e)(n);return{evaluate:Su(
t),rows:Am(t),references:Ou(t,e)}}function yw(n,e){let t=vw(e),i=t(n.check),r=n.when===void 0?null:t(n.when),a=Ou(i,e),o=r===null?null:Ou(r,e),s=Am(i);return{rule:n,
node:i,holds:s===null?Su(i):s.holds,applies:r===null?null:Su(r),rows:s,references:{...a,unknown:[...a.unknown,...o?.unknown??[]]}}}function Im(n,e,t={steps:to}){
let i=Es(n),r=i instanceof hn?i:new hn(new Map);return{...e,data:r,slots:[],left:t}}function Ew(n,e,t,i){let r=Im(e,t,i),a=Jj(e);return n.map(o=>{r.notes.clear();
try{return Yj(Hj(o,{scope:r,data:e,pointersOf:a}),r.notes)}catch(s){if(!(s instanceof ci))throw s;let{name:u,severity:c}=o.rule,B=`The rules take more than ${to.
toLocaleString("en")} steps.`;return{name:u,severity:c,result:"unknown",paths:[],message:B}}})}function Yj(n,e){return n.result==="unknown"&&e.size>0?{...n,message:[
...e].join(" ")}:n}function Jj(n){let e=new Map;return t=>{let i=JSON.stringify(t),r=e.get(i);return r===void 0&&e.set(i,r=$r(t,n,null)),r}}function Hj(n,e){let{
scope:t,pointersOf:i}=e,{rule:r,applies:a,rows:o,holds:s}=n,{name:u,severity:c}=r,B=()=>i(n.references.paths),f=a===null?!0:pn(a(t));if(f===!1)return{name:u,severity:c,
result:"holds",paths:[],message:null};if(f===R)return{name:u,severity:c,result:"unknown",paths:B(),message:"Whether the rule applies is not known."};if(o!==null)
return Gj(n,o,e);let d=pn(s(t));if(d===!0)return{name:u,severity:c,result:"holds",paths:B(),message:null};if(d===R)return{name:u,severity:c,result:"unknown",paths:B(),
message:"A value that the rule reads is missing."};let m=Sw(r.message,Zi(n.node,t));return{name:u,severity:c,result:"violated",paths:B(),message:m}}function Gj({
rule:n,references:e},t,{scope:i,data:r,pointersOf:a}){let{name:o,severity:s}=n,u=t.list(i);if(!Pe(u))return{name:o,severity:s,result:"unknown",paths:[],message:"\
The list that the rule reads is missing."};let c=[],B=[],f=!0;if(u.forEach((m,g)=>{i.slots[t.slot]=m;let C=pn(t.holds(i));C===R&&(f=!1),C===!1&&(c.push(g),B.length<
Mj&&B.push(`row ${g+1}: ${Zi(t.body,i)}`))}),c.length>0){let m=c.length>B.length?[`and ${c.length-B.length} more`]:[],g=$r(e.paths,r,new Set(c)),C=Sw(n.message,
[...B,...m].join("; "));return{name:o,severity:s,result:"violated",paths:g,rows:c,message:C}}let d=a(e.paths);return f?{name:o,severity:s,result:"holds",paths:d,
message:null}:{name:o,severity:s,result:"unknown",paths:d,message:"A value that the rule reads is missing in a row."}}var Sw=(n,e)=>n===void 0?e:`${n} (${e})`,$j=n=>n.
replaceAll("~","~0").replaceAll("/","~1");function $r(n,e,t){let i=[],r=(a,o,s,u)=>{if(i.length>=kj)return;let[c,...B]=o;if(Array.isArray(a)){let f=c===void 0||
c==="*"?B:o;for(let d of u??a.keys())d<a.length&&r(a[d],f,`${s}/${d}`,null)}else c===void 0?(a===null||typeof a!="object")&&i.push(s):typeof a=="object"&&a!==null&&
Object.hasOwn(a,c)&&r(a[c],B,`${s}/${$j(c)}`,u)};for(let a of n)r(e,a,"",t);return[...new Set(i)]}var Lm=n=>n.normalize("NFKC").replaceAll(/\s+/g,"").toLowerCase();function Vj(n){return typeof n=="string"?n:n instanceof ee?Lt(n).replaceAll(",",""):n instanceof
xn?Lr(n):null}var xw=new WeakMap;function Tm(n){let e=xw.get(n);return e===void 0&&xw.set(n,e={exact:new Map,similar:new Map,numeric:new Map}),e}function Au(n,e,t){
let i=n.get(e);return i===void 0&&n.set(e,i=t()),i}function ww(n){let e=` ${n} `;return new Set(Array.from({length:e.length-1},(t,i)=>e.slice(i,i+2)))}function Zj(n,e){
let t=new Map;return n.rows.forEach((i,r)=>{let a=Lm(i[e]??"");a!==""&&!t.has(a)&&t.set(a,r)}),t}function Xj(n,e){let t=new Map,i=n.rows.map((r,a)=>{let o=Lm(r[e]??
"");if(o==="")return 0;let s=ww(o);for(let u of s)Au(t,u,()=>[]).push(a);return s.size});return{rowsOf:t,sizes:i}}function Qj(n,e,t,i){let{rowsOf:r,sizes:a}=Au(
Tm(n).similar,e,()=>Xj(n,e)),o=ww(t),s=new Uint32Array(a.length);for(let B of o)for(let f of r.get(B)??[])s[f]+=1;let u,c=i;for(let B=0;B<s.length;B+=1){let f=s[B]??
0;if(f===0)continue;let d=2*f/(o.size+(a[B]??0));(d>c||d===c&&u===void 0)&&([u,c]=[B,d])}return u}var jj=/^-?(0|[1-9]\d*)(\.\d+)?$/;function Uj(n,e){let t=n.rows.
map(i=>i[e]??"").filter(i=>i!=="");return t.length>0&&t.every(i=>jj.test(i))}function Ow(n,e){let t=n.rows[e]??[],{numeric:i}=Tm(n),r=n.columns.map((a,o)=>{let s=t[o]??
"";return s===""?[a,null]:[a,Au(i,o,()=>Uj(n,o))?Ni(s)??s:s]});return new hn(new Map(r))}function Aw(n,{column:e,value:t,atLeast:i}){let r=Vj(t),a=r===null?"":Lm(
r);return a===""?null:Au(Tm(n).exact,e,()=>Zj(n,e)).get(a)??(i===null?void 0:Qj(n,e,a,i))??null}var Nu={fields:0,row:0,kind:0,list:0};var mt=n=>n?1:0,_n=(n,e,t)=>({name:n,bound:e,read:i=>i.isNull?0:t(i)}),Kj=Object.keys(Fa).filter(n=>!/^(?:recognized|not_searched|repeated|contradicted|label_text|one_part|rule_holds|rule_violated)$/.
test(n)&&!/^(?:exchanged|reversed|no_zone)$/.test(n)&&!/^(?:samples|parts|second|reader)_|^other_(?:sign|notation)$/.test(n)),Wj=[{name:"null",bound:"none",read:({
isNull:n})=>mt(n)},{name:"null in an entry",bound:"none",read:({isNull:n,isEntry:e})=>mt(n&&e)},...["normalized","fuzzy","derived","not_found"].map(n=>_n(n,"neg\
ative",e=>mt(e.match===n))),_n("unlike","negative",({match:n,likeness:e})=>n==="fuzzy"?1-e:0),_n("unrecognized","negative",({recognition:n})=>n===null?0:1-n),_n(
"entry","none",({isEntry:n})=>mt(n)),_n("choice","none",({kind:n})=>mt(n==="choice")),_n("choice without a place","negative",({kind:n,isPlaced:e})=>mt(n==="choi\
ce"&&!e)),_n("number","none",({kind:n})=>mt(n==="number")),_n("number not found","none",({kind:n,match:e})=>mt(n==="number"&&e==="not_found")),_n("single value \
not found","none",({isEntry:n,match:e})=>mt(!n&&e==="not_found")),{name:"reader agrees",bound:"positive",read:({reading:n,isNull:e,isCell:t})=>e||t?0:Math.max(0,
n)},{name:"reader agrees on the column",bound:"positive",read:({reading:n,isNull:e,isCell:t})=>e||!t?0:Math.max(0,n)},{name:"reader differs",bound:"negative",read:({
reading:n,isNull:e})=>e?0:Math.max(0,-n)},{name:"reader finds what is null",bound:"negative",read:({reading:n,isNull:e})=>e?Math.max(0,-n):0},_n("unseen, as oth\
ers have","none",({compared:n,match:e,signs:t})=>e==="not_found"||t.includes("from_row")?n?.same??0:0),_n("unlike others","negative",({compared:n})=>n===void 0?
0:(1-n.alike)**2),_n("far off","negative",({compared:n})=>Math.max(0,(n?.farOff??0)-1)),...["fields","row","kind","list"].flatMap(n=>[_n(`in order of ${n}`,"pos\
itive",({order:e=Nu})=>Math.max(0,e[n])),_n(`out of order of ${n}`,"negative",({order:e=Nu})=>Math.max(0,-e[n]))]),_n("contested","negative",({isContested:n=!1})=>mt(
n)),...Kj.map(n=>({name:n,bound:Fa[n][0]?"positive":"negative",read:({signs:e})=>mt(e.includes(n))}))];var Nw=.01,Iw=.999;var zj=n=>Math.round(n*1e3)/1e3;function qj(n){let e=Math.min(Iw,Math.max(Nw,n));return Math.log(e/(1-e))}function Lw(n,e){let t=qj(n)+e;return zj(Math.min(Iw,Math.
max(Nw,1/(1+Math.exp(-t)))))}var Tw={trainedOn:{documents:167,values:{equation_violated:722,check_violated:45,equation_holds:815},withoutRules:{values:5563,right:.866,auroc:.987,ece:.016},withRules:{
values:5563,right:.866,auroc:.989,ece:.01},readWithoutRules:{values:1582,right:.822,auroc:.995,ece:.031},readWithRules:{values:1582,right:.822,auroc:.999,ece:.02}},
weights:{equation_violated:-1.37,check_violated:-3.29,equation_holds:3.01}};var n4=3;function Iu({type:n,children:e}){let[t,i]=e;return n==="ParenthesizedExpression"&&t!==void 0?Iu(t):n==="Comparison"?i?.type==="CompareOp"&&i.text==="=":
n==="FunctionInvocation"?t!==void 0&&gn(t)==="near":n==="QuantifiedExpression"?e.at(-1)!==void 0&&Iu(e.at(-1)):n==="Conjunction"&&e.filter(r=>r.type!=="and").every(
Iu)}function t4({node:n,references:e},t,i,r){let a=Iu(n);if(t.result==="violated")return t.paths.map(u=>[u,{effect:a?"equation_violated":"check_violated",sources:[]}]);
if(t.result!=="holds"||!a)return[];let o=$r(e.paths,i,null);return(n.type==="QuantifiedExpression"?r4(o):[o]).flatMap(u=>{if(u.length<n4)return[];let[c,...B]=u.
filter(d=>!r(d));if(c===void 0)return u.map(d=>[d,{effect:"equation_holds",sources:[]}]);let f=u.filter(d=>d!==c);return B.length>0?[]:[[c,{effect:null,sources:f}]]})}
var Pw=({effect:n})=>n?.endsWith("violated")===!0;function i4({rules:n,results:e,data:t},i){let r=new Map;return n.forEach((a,o)=>{let s=e[o];if(s!==void 0)for(let[
u,c]of t4(a,s,t,i))(Pw(c)||!r.has(u))&&r.set(u,c)}),r}function r4(n){let e=new Map;for(let t of n){let i=/^.*?\/\d+(?=\/|$)/.exec(t)?.[0]??"";e.set(i,[...e.get(
i)??[],t])}return[...e.values()]}function Fw(n){let e=new Map;for(let{path:i,confidence:r}of n){let a=$0(i),o=e.get(a);o===void 0?e.set(a,[r]):o.push(r)}let t=[
...e.values()].map(i=>i.reduce((r,a)=>r+a,0)/i.length);return t.length===0?0:t.reduce((i,r)=>i+r,0)/t.length}function _w({evidence:n,confidence:e},t){let i=new Map(
n.map(u=>[u.path,u])),a=i4(t,u=>i.has(u)&&i.get(u)?.match!=="not_found");if(a.size===0)return{evidence:[...n],confidence:e};let o=n.map(u=>{let c=a.get(u.path);
if(c===void 0)return u;let{effect:B,sources:f}=c,d=[...u.signs??[],Cv(Pw(c)?"rule_violated":"rule_holds")];if(B!==null)return{...u,signs:d,confidence:Lw(u.confidence,
Tw.weights[B])};let m=Math.min(...f.map(g=>i.get(g)?.confidence??0));return{...u,signs:d,match:"derived",confidence:Math.max(u.confidence,m)}}),s=e+Fw(o)-Fw(n);
return{evidence:o,confidence:Math.round(Math.min(1,Math.max(0,s))*1e3)/1e3}}var Vr=Ur(Gc(),1);var Lu=class n extends Error{code;retryable;switches;provider;providerStatus;detail;usage;requests;isUnseen;answeredBy;fields;partialData;#e;constructor(e,t,i={}){
super(t,{cause:i.cause}),this.name="ExtractionError",this.code=e,this.retryable=i.retryable??!1,this.switches=i.switches??!1,this.provider=i.provider,this.providerStatus=
i.providerStatus,this.detail=i.detail,this.usage=i.usage??null,this.requests=i.requests??0,this.isUnseen=i.isUnseen??!1,this.answeredBy=i.answeredBy??null,this.
fields=i.fields,this.partialData=i.partialData,this.#e=i.cutOff}get cutOff(){return this.#e}with(e){let{code:t,message:i,retryable:r,switches:a,provider:o,providerStatus:s,
detail:u,fields:c,partialData:B,cutOff:f}=this,m=Object.fromEntries(Object.entries({provider:o,providerStatus:s,detail:u,fields:c,partialData:B,cutOff:f}).filter(
([,C])=>C!==void 0)),g={usage:this.usage,requests:this.requests,isUnseen:this.isUnseen,answeredBy:this.answeredBy};return new n(t,i,{retryable:r,switches:a,...g,
cause:this,...m,...e})}get taskData(){return{...this.fields!==void 0&&{fields:this.fields},...this.partialData!==void 0&&{partialData:this.partialData}}}};function Yw(n,e="u"){try{let t=Cu.compile(a4(n));return{test:i=>t.matcher(i).find(),find(i){let r=t.matcher(i);return r.find()?r.group():null},toString:()=>n}}catch{
let t=new RegExp(n,e);return{test:i=>t.test(i),find:i=>t.exec(i)?.[0]??null,toString:()=>n}}}var Fm=[[9,13],[32,32],[160,160],[5760,5760],[8192,8202],[8232,8233],
[8239,8239],[8287,8287],[12288,12288],[65279,65279]],Pm=1114111,Rw=Fm.map(([n,e])=>`${Pt(n)}-${Pt(e)}`).join(""),kw=[...Fm,[Pm+1,Pm+1]].map(([n],e)=>`${Pt((Fm[e-
1]?.[1]??-1)+1)}-${Pt(n-1)}`).join(""),Mw=`${Pt(0)}-${Pt(Pm)}`;function a4(n){let e=!1;return n.replace(o4,(t,i,r,a)=>i!==void 0?Pt(String.fromCharCode(...i.split(
"\\u").map(o=>Number.parseInt(o,16))).codePointAt(0)??0):r!==void 0?Pt(Number.parseInt(r.replace(/[{}]/g,""),16)):a!==void 0?Pt((a.codePointAt(0)??0)%32):t==="\\\
0"?Pt(0):t==="\\s"?e?Rw:`[${Rw}]`:t==="\\S"?e?kw:`[${kw}]`:t.startsWith("\\p")||t.startsWith("\\P")?t.replace(/\{(?:gc|General_Category|sc|Script)=/,"{"):t.startsWith(
"\\")?t:e?(t==="]"&&(e=!1),t.startsWith("[")?t.replaceAll("[","\\["):t):t==="[^]"?`[${Mw}]`:t==="[]"?`[^${Mw}]`:t==="."?"[^\\n\\r\\x{2028}\\x{2029}]":(t.startsWith(
"[")&&(e=!0),t))}var o4=new RegExp([/\\u([dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})/u,/\\u([\da-fA-F]{4}|\{[\da-fA-F]+\})/u,/\\c([a-zA-Z])/u,/\\[pP]\{[^}]*\}|\\[^]|\[\^?\]?|[\].]/u].
map(({source:n})=>n).join("|"),"gu");function Pt(n){return`\\x{${n.toString(16)}}`}var s4=new RegExp(String.raw`^(?:https?:\/\/)?(?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.){1,8}[\p{L}\p{M}]{2,24}`+String.raw`(?::\d{1,5})?(?:[/?#][^\s<>"{}|\\^${"\
`"}]*)?$`,"iu"),u4=2e3,Jw=new WeakMap;function Gw(n){let e=Jw.get(n);return e===void 0&&Jw.set(n,e=l4(n)),e}function l4(n){let e=Object.assign(Yw,{code:"linearR\
egExp"}),t=Ia(Cr(n)??"2020-12",{allErrors:!0,verbose:!0,ownProperties:!0,code:{regExp:e,optimize:!1}});Vr.default.default(t),h4(t);let i=c4(n),r;try{t.addSchema(
i,_m),r=t.getSchema(_m)??t.compile(i)}catch(s){let u=s instanceof Error?s.message:String(s);throw new Lu("schema_unsupported",`The schema cannot be used for ext\
raction: ${u}.`,{detail:u})}let a;return $w(r,s=>{a??=new Map([...Hw(n),...Hw(i)]);let u=a.get(s);if(u!==void 0)return t.getSchema(`${_m}#${u.split("/").map(encodeURIComponent).
join("/")}`)})}var Hw=n=>vr(n,wt(n)).map(({schema:e,path:t})=>[e,t]),_m="definition";function $w(n,e){let t=new WeakMap,i=o=>n(o)?[]:B4(n.errors??[]).map(s=>{let u=d4(
s);return(s.keyword==="anyOf"||s.keyword==="oneOf")&&t.set(u,s.schema),u}),r=o=>{let s=e(o);return s===void 0?void 0:$w(s,e)};return Object.assign(i,{listOptions:o=>(t.
get(o)??[]).flatMap(s=>r(s)??[]),forSchema:r})}function c4(n){let{$id:e,$async:t,...i}=n;if(typeof e!="string"||e.startsWith("#"))return i;let r=e.replace(/#$/,""),a=JSON.stringify(i,(o,s)=>(o==="$ref"||o===
"$dynamicRef")&&typeof s=="string"&&r!==""&&s.startsWith(r)?s.slice(r.length)||"#":s);return JSON.parse(a)}function B4(n){let e=n.filter(({keyword:t})=>t==="con\
tains");return e.length===0?n:n.filter(({schemaPath:t})=>!e.some(i=>t.startsWith(`${i.schemaPath}/`)))}var f4=60;function d4(n){let{missingProperty:e,additionalProperty:t,
unevaluatedProperty:i,propertyName:r}=n.params,a=[e,t,i,r].find(u=>typeof u=="string"),o=n.message??`does not meet ${n.keyword}`,s={path:n.instancePath,keyword:n.
keyword,message:typeof r=="string"?`${o}: ${JSON.stringify(r.slice(0,f4))}`:o};return typeof a=="string"?{...s,property:a}:s}function h4(n){let e=Tu(Vr.default.
default.get("uri")),t=Tu(Vr.default.default.get("iso-date-time")),i=Tu(Vr.default.default.get("date"));n.addFormat("time",Tu(Vr.default.default.get("iso-time"))),
n.addFormat("date-time",r=>t(r)||i(r)),n.addFormat("uri",r=>e(r)||r.length<=u4&&s4.test(r))}function Tu(n){let e=typeof n=="object"&&"validate"in n?n.validate:n;
return e instanceof RegExp?t=>e.test(t):typeof e=="function"?t=>e(t)===!0:()=>!1}function Vw(n){return n instanceof ee?Number(Lt(n).replaceAll(",","")):n instanceof xn?Lr(n):n===null||typeof n=="string"||typeof n=="boolean"?n:void 0}function p4(n,e){
return e?.kind==="string"&&typeof n=="number"?String(n):(e?.kind==="number"||e?.kind==="integer")&&typeof n=="string"&&n.trim()!==""&&Number.isFinite(Number(n))?
Number(n):n}function m4(n,e){return e.reduce((t,i)=>i==="*"?t?.items:t?.properties?.find(r=>r.name===i),n)}function g4(n,e,t,i){let r=Object.entries(n).filter(([
s])=>s!==e),a=new Set(i.slice(i.indexOf(e)+1)),o=r.findIndex(([s])=>a.has(s));return Object.fromEntries(r.toSpliced(o===-1?r.length:o,0,[e,t]))}function Mm(n,e,t,i){
let[r="",...a]=e,o=i.properties?.map(B=>B.name)??[];if(a.length===0)return g4(n,r,t,o);let s=n[r],u=i.properties?.find(B=>B.name===r);if(u===void 0)return null;
if(Array.isArray(s)){let[B="",...f]=a,d=s[Number(B)],m=W(d)&&u.items!==void 0?Mm(d,f,t,u.items):null;return m===null?null:(s[Number(B)]=m,n)}if(!W(s))return null;
let c=Mm(s,a,t,u);return c===null?null:(n[r]=c,n)}function Xw(n){let e=n.indexOf("*");return e===-1?null:{list:n.slice(0,e),inRow:n.slice(e+1)}}var C4=({path:n})=>n.
filter(e=>e==="*").length>1;function Qw({path:n,expression:e}){let t=Xw(n);return t===null?e:`every item in ${t.list.join(".")} satisfies (${e})`}function Zw(n,e){
e.found.length=0;try{return{value:n(e),lookedUp:[...new Set(e.found)]}}catch(t){if(t instanceof ci)return{value:R,lookedUp:[]};throw t}}function b4(n,e,t,i){let r=Xw(
e.path);if(r===null){let{value:u,lookedUp:c}=Zw(t.evaluate,i);return[{path:e.path,row:null,value:Vw(u)??null,lookedUp:c}]}let{rows:a}=t,o=xt(n,r.list),s=a?.list(
i);return a===null||C4(e)||!Array.isArray(o)||s===void 0||!Pe(s)?[]:o.map((u,c)=>{i.slots[a.slot]=s[c]??null;let{value:B,lookedUp:f}=Zw(a.holds,i);return{path:[
...r.list,String(c),...r.inRow],row:c,value:Vw(B)??null,lookedUp:f}})}var Rm=n=>n.map(Ue).join("");function km(n,e,t){let i=structuredClone(n),r=[];for(let a of e){
let o=Mm(i,a.path,a.value,t);o!==null&&(i=o,r.push(a))}return{data:i,set:r}}function jw(n,{definition:e,derived:t},{expressions:i,evaluate:r}){if(t.length===0)return{
data:n,filled:[],warnings:[]};let a=os(e),o=Gw(e),s=[],u=[],c=n;t.forEach((f,d)=>{let m=i[d];if(m===void 0)return;let g=m4(a,f.path),C=b4(c,f,m,r(c));C=C.map(E=>({
...E,value:p4(E.value,g)}));let A=km(c,C,a),N=B(A),_=A.set.map(E=>N.has(E)?{...E,value:null,lookedUp:[]}:E),Y=N.size===0?A:km(c,_,a),K=N.size===0?new Set:B(Y),k=K.
size===0?Y:km(c,Y.set.filter(E=>!K.has(E)),a);c=k.data,k.set.length<C.length&&u.push(`The derived field ${Rm(f.path)} is left out: its value does not fit the sc\
hema.`);let x=m.references.paths;for(let{path:E,value:T,row:H,lookedUp:J}of k.set)s.push({path:Rm(E),value:T,sources:x,row:H,lookedUp:J})});function B({data:f,set:d}){
let m=new Set(o(f).map(({path:g})=>g));return new Set(d.filter(({path:g})=>m.has(Rm(g))))}return{data:c,filled:s,warnings:u}}var Uw=new WeakMap;function v4(n,e){let t=JSON.stringify(e),i=Uw.get(n);if(i?.source===t)return i;let r=os(n),{derived:a}=OB(n),o={source:t,rules:e.map(s=>yw(s,
r)),derived:a,expressions:a.map(s=>Dw(Qw(s),r))};return Uw.set(n,o),o}function D4(n,e,t){let{path:i,sources:r,row:a,lookedUp:o}=n,u=$r(r,e,a===null?null:new Set(
[a])).map(f=>t.get(f)??1),c={page:null,quote:null,start:null,end:null,boxes:[]},B=o.length>0&&{signs:o.map(f=>`looked_up=${f}`)};return{path:i,confidence:Math.min(
1,...u),match:"derived",...c,...B}}function y4({definition:n,rules:e,data:t,today:i,tables:r},a=to){let o=v4(n,e),s=Li(i)??R,u={today:()=>s,...E4(r)},c={steps:a},
B=C=>Im(C,u,c),f={definition:n,derived:o.derived},d=jw(t,f,{expressions:o.expressions,evaluate:B}),m=Ew(o.rules,d.data,u,c),g=[...d.warnings,...u.notes];return{
compiled:o,data:d.data,filled:d.filled,results:m,warnings:g,steps:a-c.steps}}function Kw({evidence:n,confidence:e,...t}){let{compiled:i,data:r,filled:a,results:o,
warnings:s}=y4(t),u=is(n),c=new Map(u.map(g=>[g.path,g.confidence])),B=a.map(g=>{let C=D4(g,r,c);return c.set(C.path,C.confidence),C}),f={evidence:[...u,...B],confidence:e},
{evidence:d,confidence:m}=_w(f,{rules:i.rules,results:o,data:r});return{results:o,data:r,evidence:ts(d),confidence:m,warnings:s}}function E4(n){let e=[],t=new Set,
i=r=>(t.add(r),R);return{notes:t,found:e,lookup({table:r,column:a,value:o,atLeast:s}){let u=Object.hasOwn(n,r)?n[r]:void 0;if(u===void 0)return i(`There is no l\
ookup \u201C${r}\u201D.`);let c=u.columns.indexOf(a);if(c===-1)return i(`The lookup \u201C${r}\u201D has no column \u201C${a}\u201D.`);let B=Aw(u,{column:c,value:o,
atLeast:s});if(B===null)return null;let f=u.version===void 0?"":`, version ${u.version}`;return e.push(`row ${B+1} of \u201C${r}\u201D${f}`),Ow(u,B)}}}function Ww(n){let e=new Map;for(let t of n)e.set(t,(e.get(t)??0)+1);return e}var rO=Ur(zw(),1),qw=1e5,eO=100,nO=200,S4=40,x4=1e4,st=class extends Error{};function tO(n){let e=(n??[]).map(t=>t.trim());if(e.every(t=>t===""))throw new st("T\
he file has no header: its first row names the columns.");if(e.length>eO)throw new st(`The file has ${e.length} columns; the limit is ${eO}.`);return e.forEach(
(t,i)=>{if(t==="")throw new st(`Column ${i+1} has no name in the first row.`);if(t.length>nO)throw new st(`The name of column ${i+1} is longer than ${nO} charac\
ters.`);if(e.indexOf(t)!==i)throw new st(`Two columns are named \u201C${t}\u201D.`)}),e}function w4(n,e){let t=({columns:a,rows:o})=>{let s=a.map((u,c)=>({name:u,
index:c})).toSorted((u,c)=>u.name<c.name?-1:1);return o.map(u=>JSON.stringify(s.flatMap(({name:c,index:B})=>u[B]?[c,u[B]]:[])))},i=Ww(t(n)),r=0;for(let a of t(e)){
let o=i.get(a)??0;o===0?r+=1:i.set(a,o-1)}return{rowsAdded:r,rowsRemoved:[...i.values()].reduce((a,o)=>a+o,0)}}function aO(n,e=null){try{let t=O4(n),{columns:i,
rows:r}=t,a=e&&{columns:e.columns,rows:JSON.parse(e.content)},o=a&&w4(a,t);return{columns:i,rows:r.length,content:JSON.stringify(r),changes:o}}catch(t){if(t instanceof
st)return{problem:t.message};throw t}}function iO(n,e){let t=e+/^\s*/.exec(n.slice(e,e+x4))[0].length,i=1;for(let r=n.indexOf(`
`);r!==-1&&r<t;r=n.indexOf(`
`,r+1))i+=1;return i}function O4(n){let e=n.replace(/^\ufeff/,""),t=null,i=[],r=0,a=null,o=(s,u)=>{if(u!==void 0)throw new st(`Line ${iO(e,r)}: the quotes do no\
t match. ${u}.`);if(t===null){t=tO(s);return}if(i.length>=qw)throw new st(`The file has more than ${qw.toLocaleString("en")} rows, which is the limit. Split it \
into several tables.`);if(s.length>t.length)throw new st(`Line ${iO(e,r)} has ${s.length} cells, and the header names ${t.length} columns: there is no column ${t.
length+1} for \u201C${(s[t.length]??"").slice(0,S4)}\u201D.`);i.push(t.map((c,B)=>(s[B]??"").trim()))};if(rO.default.parse(e,{skipEmptyLines:"greedy",step({data:s,
errors:u,meta:c},B){try{o(s,u.find(({type:f})=>f==="Quotes")?.message),r=c.cursor}catch(f){if(!(f instanceof st))throw f;a=f,B.abort()}}}),a!==null)throw a;return{
columns:t??tO([]),rows:i}}var oO=/[\p{L}\p{N}\p{M}]+/gu,A4=/[0-9A-Za-z\u0080-\uffff]+/g,N4=/[^\p{L}\p{N}\p{M}]+/gu,Fu=/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/u,
I4=new RegExp(`${Fu.source}|(?:(?!${Fu.source}).)+`,"gu"),L4={\u00F8:"o",\u0142:"l",\u0111:"d",\u00F0:"d",\u0131:"i",\u00E6:"ae",\u0153:"oe",\u00FE:"th"},T4=/[øłđðıæœþ]/g,
sO=/^[\u0000-\u007f]*$/;function F4(n){return sO.test(n)?n.toLowerCase():n.normalize("NFKD").toUpperCase().toLowerCase().normalize("NFKD").replaceAll(/[\u0300-\u036f]/g,
"").replaceAll("\u03C2","\u03C3").replaceAll(T4,e=>L4[e]??e).normalize("NFC").replaceAll(N4,"")}var Hm=n=>n.length>64?[...n].slice(0,64).join(""):n;function uO(n){
let e=F4(n);return Fu.test(e)?[...e.matchAll(I4)].map(([t])=>{let i=Fu.test(t);return{text:i?t:Hm(t),isUnspaced:i}}):e===""?[]:[{text:Hm(e),isUnspaced:!1}]}function lO(n,e){
let t=[...n],i=t.length-(e?0:1);return t.slice(0,i).map((r,a)=>r+(t[a+1]??""))}function P4(n){return sO.test(n)?[Hm(n.toLowerCase())]:[...n.matchAll(oO)].flatMap(
([e])=>uO(e).flatMap(({text:t,isUnspaced:i})=>i?lO(t,!0):[t]))}var _4=n=>R4(n).words;function R4(n,{without:e=[]}={}){let t=new Set,i=new Set(e),r=i.size*12+e.reduce(
(s,u)=>s+u.length,0),a=!1,o=()=>({words:[...i].slice(e.length),isPartial:a});for(let s of n){a||=s.length>3e5;for(let u of s.slice(0,3e5).match(A4)??[])if(!t.has(
u)){t.add(u);for(let c of P4(u))if(!i.has(c)){if(r+=c.length+12,r>3e5)return{...o(),isPartial:!0};i.add(c)}}}return o()}function cO(n){let e=[...n.matchAll(oO)].
flatMap(([r])=>uO(r)),t=e.flatMap(({text:r,isUnspaced:a},o)=>{let s=a&&[...r].length===1;return!a||s?[{text:r,isPrefix:s||o===e.length-1}]:lO(r,!1).map(u=>({text:u,
isPrefix:!1}))});return[...new Map(t.map(r=>[`${r.isPrefix} ${r.text}`,r])).values()]}function BO(n,e){let t=_4(n),i=new Set(t);return e.length>0&&e.every(({text:r,
isPrefix:a})=>i.has(r)||a&&t.some(o=>o.startsWith(r)))}var Gm=(n,e,t)=>new dn("parts_invalid",t,{details:[{in:"body",path:n,message:e}]});function fO(n,{pages:e,categories:t,found:i}){let r=e.at(-1)??0,a=new Map;return n.
map(({pages:s,category:u=null},c)=>{let B=jc(s),f=`/parts/${c}/pages`,d=B===null?[]:Uc(B,r);if(B===null||Q0(B,r)||d.some(g=>!e.includes(g)))throw Gm(f,"names pa\
ges that the packet does not have",`The packet has the pages ${hr(e)}: ${s} names others.`);for(let g of d){let C=a.get(g);if(C!==void 0)throw Gm(f,`has page ${g}\
 of /parts/${C}`,`Page ${g} is in two parts.`);a.set(g,c)}if(u!==null&&!t.includes(u))throw Gm(`/parts/${c}/category`,"is no category of the splitter",`${u} is \
no category of the splitter. Its categories: ${t.slice(0,20).join(", ")}.`);let m=i.find(g=>g.category===u&&hr(g.pages)===hr(d));return m!==void 0?m:{pages:d,category:u,
confidence:null,startConfidence:null,identifier:null,reasons:[]}}).sort((s,u)=>(s.pages[0]??0)-(u.pages[0]??0))}function $m(n,e,t){return new dn(n,t,{details:[{in:"body",path:`/${e}`,message:t}]})}function dO(n,e){let{provider:t,hasSecret:i,defaultModel:r,baseUrl:a,residency:o,
leavesSecret:s=!1}=e,u=n.find(t);if(u===void 0)throw $m("unknown_provider","provider",`There is no provider ${t}. GET /providers lists them.`);if(u.kind==="loca\
l")throw $m("provider_mismatch","provider","The built-in extractor needs no provider key.");if(u.needsSecret&&!i)throw Yt("/secret",`secret is required for ${t}\
.`);if(!u.keyHasBaseUrl&&a!==void 0)throw Yt("/baseUrl",`baseUrl is not allowed: ${t} has a fixed address. For another server, use openai-compatible.`);if(u.keyHasBaseUrl&&
u.baseUrl===null&&a===void 0)throw Yt("/baseUrl",`baseUrl is required: ${t} has no fixed address.`);if(s)throw Yt("/secret","secret is required with a new baseU\
rl: a stored secret is not sent to another address.");if(o!==void 0&&a===void 0)throw Yt("/residency",`residency is only allowed with a baseUrl: the residency o\
f ${t} is known.`);let c=r??u.defaultModel;if(c===null)throw Yt("/defaultModel",`defaultModel is required: ${t} has no default model.`);if(!nb(u,c)){let B=u.models.
map(({id:f})=>f).join(", ");throw $m("model_not_allowed","defaultModel",`The provider ${t} does not allow the model ${c}, only ${B}.`)}return{entry:u,model:c}}function ao(n){let e=n.map(({index:i,field:r,message:a})=>({in:"body",path:`/actions/${i}/${r}`,message:a})),[t]=e;throw new dn("correction_invalid",`The correc\
tion cannot be applied: ${t?.path} ${t?.message}.`,{details:e})}function k4(n,e){if(n==="-")return e;let t=/^(?:0|[1-9]\d{0,8})$/.test(n)?Number(n):NaN;return t<=
e?t:void 0}var ut=class extends Error{};function M4(n,e){let t=n;return{place:on(e).map(r=>{let a=t;if(t=dr(a,r),Array.isArray(a)){if(t===void 0)throw new ut("n\
ames a row that the list does not have");return Number(r)}if(a!=null&&!W(a))throw new ut("names a value within a value");return r}),value:t}}function Y4(n,{path:e,
action:t,value:i}){let r=on(e),a=r.pop();if(a===void 0)throw new ut("must name a value in the data, such as /total");if(t==="confirm")return xt(n,[...r,a])??null;
let o=xt(n,r),s=dr(o,a);if(t==="addRow")return J4({parent:o,last:a,list:s},i??null);if(o===void 0||typeof o!="object"||o===null)throw new ut("names a value with\
in something that the data does not have");if(t==="removeRow"){if(!Array.isArray(o))throw new ut("must name a row of a list");if(s===void 0)throw new ut("names \
a row that the list does not have");return o.splice(Number(a),1),s}if(s===void 0&&Array.isArray(o))throw new ut("names a row that the list does not have");let u=t===
"clear"?null:structuredClone(i??null);return Array.isArray(o)?o[Number(a)]=u:Qo(o,a,u),s??null}function J4({parent:n,last:e,list:t},i){let r=structuredClone(i);
if(Array.isArray(t))return t.push(r),null;if(Array.isArray(n)){let a=k4(e,n.length);if(a===void 0)throw new ut("names a position that the list does not have");return n.
splice(a,0,r),null}if(!W(n)||t!=null)throw new ut("must name a list");return Qo(n,e,[r]),null}function hO(n,e,t=null){let i=structuredClone(n),r=[],a=[],o=e.map(
(s,u)=>{let{path:c,page:B=null,box:f=null,quote:d=null}=s,m=s.action==="correct"||s.action==="addRow";m&&s.value===void 0&&ao([{index:u,field:"value",message:`i\
s required for ${s.action}`}]),!m&&s.value!==void 0&&ao([{index:u,field:"value",message:`has no meaning for ${s.action}`}]),B!==null&&t!==null&&B>t&&ao([{index:u,
field:"page",message:`must be at most ${t}, the pages of the document`}]);try{if(s.action==="confirm"||s.action==="clear"){let{place:A,value:N}=M4(i,c);N===void 0&&
a.push({index:u,path:c,place:A})}let g=structuredClone(Y4(i,s));s.action==="clear"&&r.push(c);let C=m?s.value??null:s.action==="confirm"?g:null;return{path:c,action:s.
action,value:C,previousValue:g,page:B,box:f,quote:d}}catch(g){throw g instanceof ut&&ao([{index:u,field:"path",message:g.message}]),g}});return{data:i,applied:o,
absent:a,cleared:r}}function pO(n,e){let t=e.flatMap(i=>n[i]??[]);t.length!==0&&ao(t.map(({index:i,path:r})=>({index:i,field:"path",message:`names ${r}, which n\
either the data nor the schema has`})))}function mO(n,e){let t=structuredClone(n);for(let i of e){let r=on(i),a=r.pop()??"",o=xt(t,r);W(o)&&o[a]===null&&delete o[a]}
return t}var H4=100;function Pu(n,e,t=""){let[i,...r]=e;return i===void 0?[{path:t,isMissing:n==null}]:i==="*"&&Array.isArray(n)?n.flatMap((a,o)=>Pu(a,r,`${t}/${o}`)):i===
"*"&&!W(n)?[]:Pu(dr(n,i),r,t+Ue(i))}var G4=(n,e)=>Pu(n,on(e)).flatMap(({path:t,isMissing:i})=>i?[t]:[]),$4=5,V4=.8;function Z4(n,e){if(e.length<$4)return!1;let t=on(
n).map(r=>/^\d+$/.test(r)?"*":r),i=e.flatMap(r=>Pu(r,t));return i.filter(({isMissing:r})=>!r).length>=V4*Math.max(1,i.length)}function gO(n,e){let t=on(n);return on(
e).every((i,r)=>i===t[r]||i==="*"&&r<t.length)}function X4(n){let e=2166136261;for(let t=0;t<n.length;t+=1)e=Math.imul(e^n.charCodeAt(t),16777619);return e=Math.
imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),((e^e>>>16)>>>0)/2**32}function Q4(n,{evidence:e}){let{confidenceBelow:t,confidencePaths:i,confidenceLimits:r}=n,
a=u=>i.length===0||i.some(c=>gO(u,c)),o=r.toSorted((u,c)=>on(c.path).length-on(u.path).length),s=u=>{let c=o.find(B=>gO(u,B.path));return c!==void 0?c.confidenceBelow:
t!==null&&a(u)?t:0};return e.flatMap(({path:u,confidence:c})=>c<s(u)?[u]:[])}function j4({rules:n},{rules:e}){return e.flatMap(({name:t,result:i,paths:r})=>{if(n===
null||i==="holds"||i==="unknown"&&n==="violated")return[];let a=i==="violated"?"rule_violated":"rule_unknown";return(r.length===0?[null]:r).map(s=>({code:a,path:s,
rule:t}))})}var U4=(n,e)=>(xt(n,on(e))??null)===null;function CO(n,e,t=[]){let{requiredPaths:i,sample:r}=n,a=new Set(i.flatMap(s=>G4(e.extractedData,s))),o=Q4(n,e).filter(s=>!a.has(s)&&(!U4(e.extractedData,s)||Z4(
s,t)));return[...[...a].map(s=>({code:"required_missing",path:s})),...o.map(s=>({code:"confidence_below",path:s})),...j4(n,e),...r!==null&&X4(e.id)<r?[{code:"sa\
mpled",path:null}]:[]].slice(0,H4)}function bO({failures:n,circuitUntil:e},{attempts:t,dueAt:i},r,a=Math.random){if(n<10||t<2)return{kind:"pass"};let o=r-Date.parse(i);if(o>=3e5)return{kind:"pass"};
let s=e===null?0:Date.parse(e)-r;if(s<=0)return{kind:"probe"};let u=s+a()*6e4;return{kind:"wait",delayMs:Math.round(Math.min(u,3e5-o))}}function vO({failures:n,
circuitUntil:e}){let t=n>=10;return{isOpen:t,failures:n,nextProbeAt:t?e:null}}function DO(n,e){return n<10?null:e+6e4}var K4=[["extractedData","reviewedData","evidence","partialData","content","actions","parts"],["schemaSnapshot","definition"]];function yO(n,e,t){let i=JSON.stringify(
{type:n,timestamp:e,data:t}),r={...t};for(let a of K4){if(new TextEncoder().encode(i).length<=262144)return i;let o=a.filter(s=>s in r).map(s=>[s,null]);r={...r,
...Object.fromEntries(o)},i=JSON.stringify({type:n,timestamp:e,data:r})}return i}var W4=["\0","","","","","","","\x07","\b","	",`
`,"\v","\f","\r","","","","","","","","","","","","","","\x1B","","","",""," ","!",'"',"#","$","%","&","'","(",")","*","+",",","-",".","/","0",
"1","2","3","4","5","6","7","8","9",":",";","<","=",">","?","@","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X",
"Y","Z","[","\\","]","^","_","`","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","{","|","}","~","\x7F",
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
" ","!","C/","PS","$?","Y=","|","SS",'"',"(c)","a","<<","!",null,"(r)","-","deg","+-","2","3","'","u","P","*",",","1","o",">>","1/4","1/2","3/4","?","A","A","A",
"A","A","A","AE","C","E","E","E","E","I","I","I","I","D","N","O","O","O","O","O","x","O","U","U","U","U","U","Th","ss","a","a","a","a","a","a","ae","c","e","e",
"e","e","i","i","i","i","d","n","o","o","o","o","o","/","o","u","u","u","u","y","th","y"],z4=["A","a","A","a","A","a","C","c","C","c","C","c","C","c","D","d","D",
"d","E","e","E","e","E","e","E","e","E","e","G","g","G","g","G","g","G","g","H","h","H","h","I","i","I","i","I","i","I","i","I","i","IJ","ij","J","j","K","k","k",
"L","l","L","l","L","l","L","l","L","l","N","n","N","n","N","n","'n","NG","ng","O","o","O","o","O","o","OE","oe","R","r","R","r","R","r","S","s","S","s","S","s",
"S","s","T","t","T","t","T","t","U","u","U","u","U","u","U","u","U","u","U","u","W","w","Y","y","Y","Z","z","Z","z","Z","z","s","b","B","B","b","6","6","O","C",
"c","D","D","D","d","d","3","@","E","F","f","G","G","hv","I","I","K","k","l","l","W","N","n","O","O","o","OI","oi","P","p","YR","2","2","SH","sh","t","T","t","T",
"U","u","Y","V","Y","y","Z","z","ZH","ZH","zh","zh","2","5","5","ts","w","|","||","|=","!","DZ","Dz","dz","LJ","Lj","lj","NJ","Nj","nj","A","a","I","i","O","o",
"U","u","U","u","U","u","U","u","U","u","@","A","a","A","a","AE","ae","G","g","G","g","K","k","O","o","O","o","ZH","zh","j","DZ","D","dz","G","g","HV","W","N","\
n","A","a","AE","ae","O","o"],q4=["A","a","A","a","E","e","E","e","I","i","I","i","O","o","O","o","R","r","R","r","U","u","U","u","S","s","T","t","Y","y","H","h",
"N","d","OU","ou","Z","z","A","a","E","e","O","o","O","o","O","o","O","o","Y","y","l","n","t","j","db","qp","A","C","c","L","T","s","z","?","?","B","U","V","E",
"e","J","j","Q","q","R","r","Y","y","a","a","a","b","o","c","d","d","e","@","@","e","e","e","e","j","g","g","g","g","u","Y","h","h","i","i","I","l","l","l","lZ",
"W","W","m","n","n","n","o","OE","O","F","R","R","R","R","r","r","R","R","R","s","S","j","S","S","t","t","U","U","v","^","W","Y","Y","z","z","Z","Z","?","?","?",
"C","@","B","E","G","H","j","k","L","q","?","?","dz","dZ","dz","ts","tS","tC","fN","ls","lz","WW","]]","h","h","k","h","j","r","r","r","r","w","y","'",'"',"`","\
'","`","`","'","?","?","<",">","^","V","^","V","'","-","/","\\",",","_","\\","/",":",".","`","'","^","V","+","-","V",".","@",",","~",'"',"R","X","G","l","s","x",
"?",null,null,null,null,null,null,null,"V","=",'"'],eU=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"'","\
,",null,null,null,null,null,null,null,null,"?",null,null,null,null,null,null,null,"A",";","E","I","I",null,"O",null,"U","O","I","A","V","G","D","E","Z","I","Th",
"I","K","L","M","N","X","O","P","R",null,"S","T","Y","F","H","Ps","O","I","Y","a","e","i","i","y","a","v","g","d","e","z","i","th","i","k","l","m","n","x","o","\
p","r","s","s","t","y","f","h","ps","o","i","y","o","y","o",null,"b","th","U","U","U","ph","p","&",null,null,"St","st","W","w","Q","q","Sp","sp","Sh","sh","F","\
f","Kh","kh","H","h","G","g","CH","ch","Ti","ti","k","r","c","j"],nU=["Jo","Yo","Dj","Gj","Ie","Dz","I","Yi","J","Lj","Nj","Tsh","Kj","I","U","Dzh","A","B","V",
"G","D","E","Zh","Z","I","Y","K","L","M","N","O","P","R","S","T","U","F","H","C","Ch","Sh","Shch",null,"Y",null,"E","Yu","Ya","a","b","v","g","d","e","zh","z","\
i","y","k","l","m","n","o","p","r","s","t","u","f","h","c","ch","sh","shch",null,"y",null,"e","yu","ya","je","yo","dj","gj","ie","dz","i","yi","j","lj","nj","ts\
h","kj","i","u","dzh","O","o","E","e","Ie","ie","E","e","Ie","ie","O","o","Io","io","Ks","ks","Ps","ps","F","f","Y","y","Y","y","u","u","O","o","O","o","Ot","ot",
"Q","q","*1000*",null,null,null,null,null,"*100.000*","*1.000.000*",null,null,'"','"',"R'","r'","G'","g'","G'","g'","G'","g'","Zh'","zh'","Z'","z'","K'","k'","K\
'","k'","K'","k'","K'","k'","N'","n'","Ng","ng","P'","p'","Kh","kh","S'","s'","T'","t'","U","u","U'","u'","Kh'","kh'","Tts","tts","Ch'","ch'","Ch'","ch'","H","h",
"Ch","ch","Ch'","ch'","`","Zh","zh","K'","k'",null,null,"N'","n'",null,null,"Ch","ch",null,null,null,"a","a","A","a","Ae","ae","Ie","ie","@","@","@","@","Zh","z\
h","Z","z","Dz","dz","I","i","I","i","O","o","O","o","O","o","E","e","U","u","U","u","U","u","Ch","ch",null,null,"Y","y"],tU=[null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,"A","B","G","D","E","Z","E","E","T`","Zh","I","L","Kh","Ts","K","H","Dz","Gh","Ch","M","Y","N","Sh","O","Ch`",
"P","J","Rh","S","V","T","R","Ts`","W","P`","K`","O","F",null,null,"<","'","/","!",",","?",".",null,"a","b","g","d","e","z","e","e","t`","zh","i","l","kh","ts",
"k","h","dz","gh","ch","m","y","n","sh","o","ch`","p","j","rh","s","v","t","r","ts`","w","p`","k`","o","f","ew",null,".","-",null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"@","e","a",
"o","i","e","e","a","a","o",null,"u","'",null,null,null,null,null,null,":",null,null,null,null,null,null,null,null,null,null,null,null,null,"b","g","d","h","v",
"z","kh","t","y","k","k","l","m","m","n","n","s","`","p","p","ts","ts","q","r","sh","t",null,null,null,null,null,"V","oy","i","'",'"'],iU=[null,null,null,null,null,
null,null,null,null,null,null,null,",",null,null,null,null,null,null,null,null,null,null,null,null,null,null,";",null,null,null,"?",null,null,"a","'","w'",null,
"y'",null,"b","@","t","th","j","H","kh","d","dh","r","z","s","sh","S","D","T","Z","aa","G",null,null,null,null,null,null,"f","q","k","l","m","n","h","w","~","y",
"an","un","in","a","u","i","W",null,null,"'","'",null,null,null,null,null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9","%",".",",","*",null,
null,null,"'","'","'",null,"'","'w","'u","'y","tt","tth","b","t","T","p","th","bh","'h","H","ny","dy","H","ch","cch","dd","D","D","Dt","dh","ddh","d","D","D","r\
r","R","R","R","R","R","R","j","R","S","S","S","S","S","T","GH","F","F","F","v","f","ph","Q","Q","kh","k","K","K","ng","K","g","G","N","G","G","G","L","L","L","\
L","N","N","N","N","N","h","Ch","hy","h","H","@","W","oe","oe","u","yu","yu","W","v","y","Y","Y","W",null,null,"y","y'",".","ae",null,null,null,null,null,null,null,
"@","#",null,null,null,null,null,null,null,null,null,null,"^",null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9","Sh","D","Gh","&","+m"],rU=[
"//","/",",","!","!","-",",",",",";","?","~","{","}","*",null,null,"'",null,"b","g","g","d","d","h","w","z","H","t","t","y","yh","k","l","m","n","s","s","`","p",
"p","S","q","r","sh","t",null,null,null,"a","a","a","A","A","A","e","e","e","E","i","i","u","u","u","o",null,"`","'",null,null,"X","Q","@","@","|","+",null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"h","sh","n","r","b","L","k","'","v","m","f","dh","th","l","g","n\
y","s","d","z","t","y","p","j","ch","tt","hh","kh","th","z","sh","s","d","t","z","`","gh","q","w","a","aa","i","ee","u","oo","e","ey","o","oa"],aU=[null,"N","N",
"H",null,"a","aa","i","ii","u","uu","R","L","eN","e","e","ai","oN","o","o","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th",
"d","dh","n","nnn","p","ph","b","bh","m","y","r","rr","l","l","lll","v","sh","ss","s","h",null,null,"'","'","aa","i","ii","u","uu","R","RR","eN","e","e","ai","o\
N","o","o","au",null,null,null,"AUM","'","'","`","'",null,null,null,"q","khh","ghh","z","dddh","rh","f","yy","RR","LL","L","LL"," / "," // ","0","1","2","3","4",
"5","6","7","8","9",".",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"N","N","H",null,"a","aa","i","ii","u","uu","R","RR",null,
null,"e","ai",null,null,"o","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","\
r",null,"l",null,null,null,"sh","ss","s","h",null,null,"'",null,"aa","i","ii","u","uu","R","RR",null,null,"e","ai",null,null,"o","au",null,null,null,null,null,null,
null,null,null,null,"+",null,null,null,null,"rr","rh",null,"yy","RR","LL","L","LL",null,null,"0","1","2","3","4","5","6","7","8","9","r'","r`","Rs","Rs","1/","2\
/","3/","4/"," 1 - 1/","/16"],oU=[null,null,"N",null,null,"a","aa","i","ii","u","uu",null,null,null,null,"ee","ai",null,null,"oo","au","k","kh","g","gh","ng","c",
"ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bb","m","y","r",null,"l","ll",null,"v","sh",null,"s","h",null,null,"'",null,
"aa","i","ii","u","uu",null,null,null,null,"ee","ai",null,null,"oo","au",null,null,null,null,null,null,null,null,null,null,null,null,"khh","ghh","z","rr",null,"\
f",null,null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9","N","H",null,null,"G.E.O.",null,null,null,null,null,null,null,null,null,null,null,
null,"N","N","H",null,"a","aa","i","ii","u","uu","R",null,"eN",null,"e","ai","oN",null,"o","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","d\
dh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","ya","r",null,"l","ll",null,"v","sh","ss","s","h",null,null,"'","'","aa","i","ii","u","uu","R","RR","e\
N",null,"e","ai","oN",null,"o","au",null,null,null,"AUM",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"RR",null,null,null,null,null,
"0","1","2","3","4","5","6","7","8","9"],sU=[null,"N","N","H",null,"a","aa","i","ii","u","uu","R","L",null,null,"e","ai",null,null,"o","au","k","kh","g","gh","n\
g","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r",null,"l","ll",null,null,"sh","ss","s","h",null,null,
"'","'","aa","i","ii","u","uu","R",null,null,null,"e","ai",null,null,"o","au",null,null,null,null,null,null,null,null,null,"+","+",null,null,null,null,"rr","rh",
null,"yy","RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,"N","H",null,"a","aa","i","ii","u","uu",null,null,null,"e","ee","ai",null,"o","oo","au","k",null,null,null,"ng","c",null,"j",null,"ny","tt",null,null,
null,"nn","t",null,null,null,"n","nnn","p",null,null,null,"m","y","r","rr","l","ll","lll","v",null,"ss","s","h",null,null,null,null,"aa","i","ii","u","uu",null,
null,null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,null,null,"+",null,null,null,null,null,null,null,null,null,null,null,null,null,
null,"0","1","2","3","4","5","6","7","8","9","+10+","+100+","+1000+"],uU=[null,"N","N","H",null,"a","aa","i","ii","u","uu","R","L",null,"e","ee","ai",null,"o","\
oo","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r","rr","l","ll",null,"v",
"sh","ss","s","h",null,null,null,null,"aa","i","ii","u","uu","R","RR",null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,"+","+",null,
null,null,null,null,null,null,null,null,"RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,"N","H",null,"a","aa","i","ii","u","uu","R","L",null,"e","ee","ai",null,"o","oo","au","k","kh","g","gh","ng","c","ch","j",
"jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r","rr","l","ll",null,"v","sh","ss","s","h",null,null,null,null,"aa",
"i","ii","u","uu","R","RR",null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,"+","+",null,null,null,null,null,null,null,"lll",null,"\
RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9"],lU=[null,null,"N","H",null,"a","aa","i","ii","u","uu","R","L",null,"e","ee","ai",null,"o",
"oo","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r","rr","l","ll","lll",
"v","sh","ss","s","h",null,null,null,null,"aa","i","ii","u","uu","R",null,null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,null,null,
"+",null,null,null,null,null,null,null,null,"RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,"N","H",null,"a","aa","ae","aae","i","ii","u","uu","R","RR","L","LL","e","ee","ai","o","oo","au",null,null,null,"k","kh",
"g","gh","ng","nng","c","ch","j","jh","ny","jny","nyj","tt","tth","dd","ddh","nn","nndd","t","th","d","dh","n",null,"nd","p","ph","b","bh","m","mb","y","r",null,
"l",null,null,"v","sh","ss","s","h","ll","f",null,null,null,null,null,null,null,null,"aa","ae","aae","i","ii","u",null,"uu",null,"R","e","ee","ai","o","oo","au",
"L",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"RR","LL"," . "],cU=[null,"k","kh","kh","kh","kh","kh","ng","cch",
"ch","ch","ch","ch","y","d","t","th","th","th","n","d","t","th","th","th","n","b","p","ph","f","ph","f","ph","m","y","r","R","l","L","w","s","s","s","h","l","`",
"h","~","a","a","aa","am","i","ii","ue","uue","u","uu","'",null,null,null,null,"Bh.","e","ae","o","ai","ai","ao","+",null,null,null,null,null,null,"M",null," * ",
"0","1","2","3","4","5","6","7","8","9"," // "," /// ",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"k","kh",null,"kh",null,null,"ng","ch",null,"s",null,null,"ny",null,null,null,null,
null,null,"d","h","th","th",null,"n","b","p","ph","f","ph","f",null,"m","y","r",null,"l",null,"w",null,null,"s","h",null,"`",null,"~","a",null,"aa","am","i","ii",
"y","yy","u","uu",null,"o","l","ny",null,null,"e","ei","o","ay","ai",null,"+",null,null,null,null,null,null,"M",null,null,"0","1","2","3","4","5","6","7","8","9",
null,null,"hn","hm"],BU=["AUM",null,null,null,null,null,null,null," // "," * ",null,"-"," / "," / "," // "," -/ "," +/ "," X/ "," /XX/ "," /X/ ",",",null,null,null,
null,null,null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9",".5","1.5","2.5","3.5","4.5","5.5","6.5","7.5","8.5","-.5","+","*","^","_",null,
"~",null,"]","[[","]]",null,null,"k","kh","g","gh","ng","c","ch","j",null,"ny","tt","tth","dd","ddh","nn","t","th","d","dh","n","p","ph","b","bh","m","ts","tsh",
"dz","dzh","w","zh","z","'","y","r","l","sh","ssh","s","h","a","kss","r",null,null,null,null,null,null,"aa","i","ii","u","uu","R","RR","L","LL","e","ee","o","oo",
"M","H","i","ii",null,null,null,null,null,null,null,null,null,null,null,null,null,null,"k","kh","g","gh","ng","c","ch","j",null,"ny","tt","tth","dd","ddh","nn",
"t","th","d","dh","n","p","ph","b","bh","m","ts","tsh","dz","dzh","w","zh","z","'","y","r","l","sh","ss","s","h","a","kss","w","y","r",null,"X"," :X: "," /O/ ",
" /o/ "," \\o\\ "," (O) "],fU=["k","kh","g","gh","ng","c","ch","j","jh","ny","nny","tt","tth","dd","ddh","nn","tt","th","d","dh","n","p","ph","b","bh","m","y","\
r","l","w","s","h","ll","a",null,"i","ii","u","uu","e",null,"o","au",null,"aa","i","ii","u","uu","e","ai",null,null,null,"N","'",":",null,null,null,null,null,null,
null,"0","1","2","3","4","5","6","7","8","9"," / "," // ","n*","r*","l*","e*","sh","ss","R","RR","L","LL","R","RR","L","LL",null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"A","B","G",
"D","E","V","Z","T`","I","K","L","M","N","O","P","Zh","R","S","T","U","P`","K`","G'","Q","Sh","Ch`","C`","Z'","C","Ch","X","J","H","E","Y","W","Xh","OE",null,null,
null,null,null,null,null,null,null,null,"a","b","g","d","e","v","z","t`","i","k","l","m","n","o","p","zh","r","s","t","u","p`","k`","g'","q","sh","ch`","c`","z'",
"c","ch","x","j","h","e","y","w","xh","oe","f",null,null,null,null," // "],dU=["g","gg","n","d","dd","r","m","b","bb","s","ss",null,"j","jj","c","k","t","p","h",
"ng","nn","nd","nb","dg","rn","rr","rh","rN","mb","mN","bg","bn",null,"bs","bsg","bst","bsb","bss","bsj","bj","bc","bt","bp","bN","bbN","sg","sn","sd","sr","sm",
"sb","sbg","sss","s","sj","sc","sk","st","sp","sh",null,null,null,null,"Z","g","d","m","b","s","Z",null,"j","c","t","p","N","j",null,null,null,null,"ck","ch",null,
null,"pb","pN","hh","Q",null,null,null,null,null,null,null,"a","ae","ya","yae","eo","e","yeo","ye","o","wa","wae","oe","yo","u","weo","we","wi","yu","eu","yi","\
i","a-o","a-u","ya-o","ya-yo","eo-o","eo-u","eo-eu","yeo-o","yeo-u","o-eo","o-e","o-ye","o-o","o-u","yo-ya","yo-yae","yo-yeo","yo-o","yo-i","u-a","u-ae","u-eo-e\
u","u-ye","u-u","yu-a","yu-eo","yu-e","yu-yeo","yu-ye","yu-u","yu-i","eu-u","eu-eu","yi-u","i-a","i-ya","i-o","i-u","i-eu","i-U","U","U-eo","U-u","U-i","UU",null,
null,null,null,null,"g","gg","gs","n","nj","nh","d","l","lg","lm","lb","ls","lt","lp","lh","m","b","bs","s","ss","ng","j","c","k","t","p","h","gl","gsg","ng","n\
d","ns","nZ","nt","dg","tl","lgs","ln","ld","lth","ll","lmg","lms","lbs","lbh","rNp","lss","lZ","lk","lQ","mg","ml","mb","ms","mss","mZ","mc","mh","mN","bl","bp",
"ph","pN","sg","sd","sl","sb","Z","g","ss",null,"kh","N","Ns","NZ","pb","pN","hn","hl","hm","hb","Q"],hU=["ha","hu","hi","haa","hee","he","ho",null,"la","lu","l\
i","laa","lee","le","lo","lwa","hha","hhu","hhi","hhaa","hhee","hhe","hho","hhwa","ma","mu","mi","maa","mee","me","mo","mwa","sza","szu","szi","szaa","szee","sz\
e","szo","szwa","ra","ru","ri","raa","ree","re","ro","rwa","sa","su","si","saa","see","se","so","swa","sha","shu","shi","shaa","shee","she","sho","shwa","qa","q\
u","qi","qaa","qee","qe","qo",null,"qwa",null,"qwi","qwaa","qwee","qwe",null,null,"qha","qhu","qhi","qhaa","qhee","qhe","qho",null,"qhwa",null,"qhwi","qhwaa","q\
hwee","qhwe",null,null,"ba","bu","bi","baa","bee","be","bo","bwa","va","vu","vi","vaa","vee","ve","vo","vwa","ta","tu","ti","taa","tee","te","to","twa","ca","cu",
"ci","caa","cee","ce","co","cwa","xa","xu","xi","xaa","xee","xe","xo",null,"xwa",null,"xwi","xwaa","xwee","xwe",null,null,"na","nu","ni","naa","nee","ne","no","\
nwa","nya","nyu","nyi","nyaa","nyee","nye","nyo","nywa","'a","'u",null,"'aa","'ee","'e","'o","'wa","ka","ku","ki","kaa","kee","ke","ko",null,"kwa",null,"kwi","k\
waa","kwee","kwe",null,null,"kxa","kxu","kxi","kxaa","kxee","kxe","kxo",null,"kxwa",null,"kxwi","kxwaa","kxwee","kxwe",null,null,"wa","wu","wi","waa","wee","we",
"wo",null,"`a","`u","`i","`aa","`ee","`e","`o",null,"za","zu","zi","zaa","zee","ze","zo","zwa","zha","zhu","zhi","zhaa","zhee","zhe","zho","zhwa","ya","yu","yi",
"yaa","yee","ye","yo",null,"da","du","di","daa","dee","de","do","dwa","dda","ddu","ddi","ddaa","ddee","dde","ddo","ddwa"],pU=["ja","ju","ji","jaa","jee","je","j\
o","jwa","ga","gu","gi","gaa","gee","ge","go",null,"gwa",null,"gwi","gwaa","gwee","gwe",null,null,"gga","ggu","ggi","ggaa","ggee","gge","ggo",null,"tha","thu","\
thi","thaa","thee","the","tho","thwa","cha","chu","chi","chaa","chee","che","cho","chwa","pha","phu","phi","phaa","phee","phe","pho","phwa","tsa","tsu","tsi","t\
saa","tsee","tse","tso","tswa","tza","tzu","tzi","tzaa","tzee","tze","tzo",null,"fa","fu","fi","faa","fee","fe","fo","fwa","pa","pu","pi","paa","pee","pe","po",
"pwa","rya","mya","fya",null,null,null,null,null,null," ",".",",",";",":",":: ","?","//","1","2","3","4","5","6","7","8","9","10+","20+","30+","40+","50+","60+",
"70+","80+","90+","100+","10,000+",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,"a","e","i","o","u","v","ga","ka","ge","gi","go","gu","gv","ha","he","hi","ho","hu","hv","la","le","li","lo","\
lu","lv","ma","me","mi","mo","mu","na","hna","nah","ne","ni","no","nu","nv","qua","que","qui","quo","quu","quv","sa","s","se","si","so","su","sv","da","ta","de",
"te","di","ti","do","du","dv","dla","tla","tle","tli","tlo","tlu","tlv","tsa","tse","tsi","tso","tsu","tsv","wa","we","wi","wo","wu","wv","ya","ye","yi","yo","y\
u","yv"],mU=[null,"ai","aai","i","ii","u","uu","oo","ee","i","a","aa","we","we","wi","wi","wii","wii","wo","wo","woo","woo","woo","wa","wa","waa","waa","waa","a\
i","w","'","t","k","sh","s","n","w","n",null,"w","c","?","l","en","in","on","an","pai","paai","pi","pii","pu","puu","poo","hee","hi","pa","paa","pwe","pwe","pwi",
"pwi","pwii","pwii","pwo","pwo","pwoo","pwoo","pwa","pwa","pwaa","pwaa","pwaa","p","p","h","tai","taai","ti","tii","tu","tuu","too","dee","di","ta","taa","twe",
"twe","twi","twi","twii","twii","two","two","twoo","twoo","twa","twa","twaa","twaa","twaa","t","tte","tti","tto","tta","kai","kaai","ki","kii","ku","kuu","koo",
"ka","kaa","kwe","kwe","kwi","kwi","kwii","kwii","kwo","kwo","kwoo","kwoo","kwa","kwa","kwaa","kwaa","kwaa","k","kw","keh","kih","koh","kah","gai","caai","gi","\
gii","gu","guu","coo","ga","gaa","cwe","cwe","cwi","cwi","cwii","cwii","cwo","cwo","cwoo","cwoo","cwa","cwa","cwaa","cwaa","cwaa","g","th","mai","maai","mi","mi\
i","mu","muu","moo","ma","maa","mwe","mwe","mwi","mwi","mwii","mwii","mwo","mwo","mwoo","mwoo","mwa","mwa","mwaa","mwaa","mwaa","m","m","mh","m","m","nai","naai",
"ni","nii","nu","nuu","noo","na","naa","nwe","nwe","nwa","nwa","nwaa","nwaa","nwaa","n","ng","nh","lai","laai","li","lii","lu","luu","loo","la","laa","lwe","lwe",
"lwi","lwi","lwii","lwii","lwo","lwo","lwoo","lwoo","lwa","lwa","lwaa","lwaa","l","l","l","sai","saai","si","sii","su","suu","soo","sa","saa","swe","swe","swi",
"swi","swii","swii","swo","swo","swoo","swoo"],gU=["swa","swa","swaa","swaa","swaa","s","s","sw","s","sk","skw","sW","spwa","stwa","skwa","scwa","she","shi","sh\
ii","sho","shoo","sha","shaa","shwe","shwe","shwi","shwi","shwii","shwii","shwo","shwo","shwoo","shwoo","shwa","shwa","shwaa","shwaa","sh","jai","yaai","ji","ji\
i","ju","juu","yoo","ja","jaa","ywe","ywe","ywi","ywi","ywii","ywii","ywo","ywo","ywoo","ywoo","ywa","ywa","ywaa","ywaa","ywaa","j","y","y","yi","re","rai","le",
"raai","ri","rii","ru","ruu","lo","ra","raa","la","rwaa","rwaa","r","r","r","vai","faai","vi","vii","vu","vuu","va","vaa","fwaa","fwaa","v","the","the","thi","t\
hi","thii","thii","tho","thoo","tha","thaa","thwaa","thwaa","th","tthe","tthi","ttho","ttha","tth","tye","tyi","tyo","tya","he","hi","hii","ho","hoo","ha","haa",
"h","h","hk","qaai","qi","qii","qu","quu","qa","qaa","q","tlhe","tlhi","tlho","tlha","re","ri","ro","ra","ngaai","ngi","ngii","ngu","nguu","nga","ngaa","ng","nn\
g","she","shi","sho","sha","the","thi","tho","tha","th","lhi","lhii","lho","lhoo","lha","lhaa","lh","the","thi","thii","tho","thoo","tha","thaa","th","b","e","i",
"o","a","we","wi","wo","wa","ne","ni","no","na","ke","ki","ko","ka","he","hi","ho","ha","ghu","gho","ghe","ghee","ghi","gha","ru","ro","re","ree","ri","ra","wu",
"wo","we","wee","wi","wa","hwu","hwo","hwe","hwee","hwi","hwa","thu","tho","the","thee","thi","tha","ttu","tto","tte","ttee","tti","tta","pu","po","pe","pee","p\
i","pa","p","gu","go","ge","gee","gi","ga","khu","kho","khe","khee","khi","kha","kku","kko","kke","kkee","kki"],CU=["kka","kk","nu","no","ne","nee","ni","na","m\
u","mo","me","mee","mi","ma","yu","yo","ye","yee","yi","ya","ju","ju","jo","je","jee","ji","ji","ja","jju","jjo","jje","jjee","jji","jja","lu","lo","le","lee","\
li","la","dlu","dlo","dle","dlee","dli","dla","lhu","lho","lhe","lhee","lhi","lha","tlhu","tlho","tlhe","tlhee","tlhi","tlha","tlu","tlo","tle","tlee","tli","tl\
a","zu","zo","ze","zee","zi","za","z","z","dzu","dzo","dze","dzee","dzi","dza","su","so","se","see","si","sa","shu","sho","she","shee","shi","sha","sh","tsu","t\
so","tse","tsee","tsi","tsa","chu","cho","che","chee","chi","cha","ttsu","ttso","ttse","ttsee","ttsi","ttsa","X",".","qai","ngai","nngi","nngii","nngo","nngoo",
"nnga","nngaa",null,null,null,null,null,null,null,null,null," ","b","l","f","s","n","h","d","t","c","q","m","g","ng","z","r","a","o","u","e","i","ch","th","ph",
"p","x","p","<",">",null,null,null,"f","v","u","yr","y","w","th","th","a","o","ac","ae","o","o","o","oe","on","r","k","c","k","g","ng","g","g","w","h","h","h","\
h","n","n","n","i","e","j","g","ae","a","eo","p","z","s","s","s","c","z","t","t","d","b","b","p","p","e","m","m","m","l","l","ng","ng","d","o","ear","ior","qu",
"qu","qu","s","yr","yr","yr","q","x",".",":","+","17","18","19"],bU=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,"k","kh","g","gh","ng","c","ch","j","jh","ny","t","tth","d","ddh","nn","t","th","d","dh","n","p",
"ph","b","bh","m","y","r","l","v","sh","ss","s","h","l","q","a","aa","i","ii","u","uk","uu","uuv","ry","ryy","ly","lyy","e","ai","oo","oo","au","a","aa","aa","i",
"ii","y","yy","u","uu","ua","oe","ya","ie","e","ae","ai","oo","au","M","H","a`",null,null,null,"r",null,"!",null,null,null,null,null,"."," // ",":","+","++"," *\
 "," /// ","KR","'",null,null,null,"0","1","2","3","4","5","6","7","8","9"],vU=[" @ "," ... ",",",". ",": "," // ",null,"-",",",". ",null,null,null,null,null,null,
"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,"a","e","i","o","u","O","U","ee","n","ng","b","p","q","g","m","l","s","sh","t","d","ch","j",
"y","r","w","f","k","kha","ts","z","h","zr","lh","zh","ch","-","e","i","o","u","O","U","ng","b","p","q","g","m","t","d","ch","j","ts","y","w","k","g","h","jy","\
ny","dz","e","i","iy","U","u","ng","k","g","h","p","sh","t","d","j","f","g","h","ts","z","r","ch","zh","i","k","r","f","zh",null,null,null,null,null,null,null,null,
null,"H","X","W","M"," 3 "," 333 ","a","i","k","ng","c","tt","tth","dd","nn","t","d","p","ph","ss","zh","z","a","t","zh","gh","ng","c","jh","tta","ddh","t","dh",
"ss","cy","zh","z","u","y","bh","'"],DU=["A","a","B","b","B","b","B","b","C","c","D","d","D","d","D","d","D","d","D","d","E","e","E","e","E","e","E","e","E","e",
"F","f","G","g","H","h","H","h","H","h","H","h","H","h","I","i","I","i","K","k","K","k","K","k","L","l","L","l","L","l","L","l","M","m","M","m","M","m","N","n",
"N","n","N","n","N","n","O","o","O","o","O","o","O","o","P","p","P","p","R","r","R","r","R","r","R","r","S","s","S","s","S","s","S","s","S","s","T","t","T","t",
"T","t","T","t","U","u","U","u","U","u","U","u","U","u","V","v","V","v","W","w","W","w","W","w","W","w","W","w","X","x","X","x","Y","y","Z","z","Z","z","Z","z",
"h","t","w","y","a","S",null,null,null,null,"A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","E","e","E","e","E",
"e","E","e","E","e","E","e","E","e","E","e","I","i","I","i","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","U",
"u","U","u","U","u","U","u","U","u","U","u","U","u","Y","y","Y","y","Y","y","Y","y"],yU=["a","a","a","a","a","a","a","a","A","A","A","A","A","A","A","A","e","e",
"e","e","e","e",null,null,"E","E","E","E","E","E",null,null,"e","e","e","e","e","e","e","e","E","E","E","E","E","E","E","E","i","i","i","i","i","i","i","i","I",
"I","I","I","I","I","I","I","o","o","o","o","o","o",null,null,"O","O","O","O","O","O",null,null,"u","u","u","u","u","u","u","u",null,"U",null,"U",null,"U",null,
"U","o","o","o","o","o","o","o","o","O","O","O","O","O","O","O","O","a","a","e","e","e","e","i","i","o","o","u","u","o","o",null,null,"a","a","a","a","a","a","a",
"a","A","A","A","A","A","A","A","A","e","e","e","e","e","e","e","e","E","E","E","E","E","E","E","E","o","o","o","o","o","o","o","o","O","O","O","O","O","O","O",
"O","a","a","a","a","a",null,"a","a","A","A","A","A","A","'","i","'","~",'"~',"e","e","e",null,"e","e","E","E","E","E","E","'`","''","'~","i","i","i","i",null,null,
"i","i","I","I","I","I",null,"`'","`'","`~","u","u","u","u","R","R","u","u","U","U","U","U","R",'"`',`"'`,"`",null,null,"o","o","o",null,"o","o","O","O","O","O",
"O","'","`"],EU=[" "," "," "," "," "," "," "," "," "," "," "," ",null,null,null,null,"-","-","-","-","--","--","||","_","'","'",",","'",'"','"',",,",'"',"+","++",
"*","*>",".","..","...",".",`
`,`

`,null,null,null,null,null," ","%0","%00","'","''","'''","`","``","```","^","<",">","*","!!","!?","-","_","-","^","***","--","/","-[","]-",null,"?!","!?","7","P\
P","(]","[)",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,"0",null,null,null,"4","5","6","7","8","9","+","-","=","(",")","n","0","1","2","3","4","5","6","7","8","9","+","-","=","(",")",null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,"ECU","CL","Cr","FF","L","mil","N","Pts","Rs","W","NS","D","EU","K","T","Dr"],SU=[null,null,
"C",null,null,null,null,null,null,null,"g","H","H","H","h",null,"I","I","L","l","lb","N","no","(p)","P","P","Q","R","R","R",null,null,"(sm)","(tel)","(tm)",null,
"Z",null,null,"mho","Z",null,null,null,"B","C","e","e",null,"F",null,"M","o",null,null,null,null,"i","Q","(fax)","pi",null,null,"Pi",null,"G","L","L","Y","D","d",
"e","i","j",null,null,"per",null,null,null,null,null,null," 1/3 "," 2/3 "," 1/5 "," 2/5 "," 3/5 "," 4/5 "," 1/6 "," 5/6 "," 1/8 "," 3/8 "," 5/8 "," 7/8 "," 1/",
"I","II","III","IV","V","VI","VII","VIII","IX","X","XI","XII","L","C","D","M","i","ii","iii","iv","v","vi","vii","viii","ix","x","xi","xii","l","c","d","m","(D",
"D)","((|))",")",null,null,null,null,null,null,null,null,null,null,null,null,"-","|","-","|","-","|","\\","/","\\","/","-","-","~","~","-","|","-","|","-","-","\
-","|","-","|","|","-","-","-","-","-","-","|","|","|","|","|","|","|","^","V","\\","=","V","^","-","-","|","|","-","-","|","|","=","|","=","=","|","=","|","=",
"=","=","=","=","=","|","=","|","=","|","\\","/","\\","/","=","=","~","~","|","|","-","|","-","|","-","-","-","|","-","|","|","|","|","|","|","|","-","\\","\\",
"|"],xU=["-","-","|","|","-","-","|","|","-","-","|","|","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+",
"+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","-","-",
"|","|","-","|","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","/","\\","X","-","|",
"-","|","-","|","-","|","-","|","-","|","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","-","|",null,null,null,null,null,null,null,
null,null,null,"#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","^","^","^","^",">",">",">",">",">",">","V","V","V","V","<","<","<","<","\
<","<","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","#","#","#","#","#","\
^","^","^","O","#","#","#","#","#","#","#","#"],wU=[" ","a","1","b","'","k","2","l","@","c","i","f","/","m","s","p",'"',"e","3","h","9","o","6","r","^","d","j",
"g",">","n","t","q",",","*","5","<","-","u","8","v",".","%","[","$","+","x","!","&",";",":","4","\\","0","z","7","(","_","?","w","]","#","y",")","=","[d7]","[d1\
7]","[d27]","[d127]","[d37]","[d137]","[d237]","[d1237]","[d47]","[d147]","[d247]","[d1247]","[d347]","[d1347]","[d2347]","[d12347]","[d57]","[d157]","[d257]","\
[d1257]","[d357]","[d1357]","[d2357]","[d12357]","[d457]","[d1457]","[d2457]","[d12457]","[d3457]","[d13457]","[d23457]","[d123457]","[d67]","[d167]","[d267]","\
[d1267]","[d367]","[d1367]","[d2367]","[d12367]","[d467]","[d1467]","[d2467]","[d12467]","[d3467]","[d13467]","[d23467]","[d123467]","[d567]","[d1567]","[d2567]",
"[d12567]","[d3567]","[d13567]","[d23567]","[d123567]","[d4567]","[d14567]","[d24567]","[d124567]","[d34567]","[d134567]","[d234567]","[d1234567]","[d8]","[d18]",
"[d28]","[d128]","[d38]","[d138]","[d238]","[d1238]","[d48]","[d148]","[d248]","[d1248]","[d348]","[d1348]","[d2348]","[d12348]","[d58]","[d158]","[d258]","[d12\
58]","[d358]","[d1358]","[d2358]","[d12358]","[d458]","[d1458]","[d2458]","[d12458]","[d3458]","[d13458]","[d23458]","[d123458]","[d68]","[d168]","[d268]","[d12\
68]","[d368]","[d1368]","[d2368]","[d12368]","[d468]","[d1468]","[d2468]","[d12468]","[d3468]","[d13468]","[d23468]","[d123468]","[d568]","[d1568]","[d2568]","[\
d12568]","[d3568]","[d13568]","[d23568]","[d123568]","[d4568]","[d14568]","[d24568]","[d124568]","[d34568]","[d134568]","[d234568]","[d1234568]","[d78]","[d178]",
"[d278]","[d1278]","[d378]","[d1378]","[d2378]","[d12378]","[d478]","[d1478]","[d2478]","[d12478]","[d3478]","[d13478]","[d23478]","[d123478]","[d578]","[d1578]",
"[d2578]","[d12578]","[d3578]","[d13578]","[d23578]","[d123578]","[d4578]","[d14578]","[d24578]","[d124578]","[d34578]","[d134578]","[d234578]","[d1234578]","[d\
678]","[d1678]","[d2678]","[d12678]","[d3678]","[d13678]","[d23678]","[d123678]","[d4678]","[d14678]","[d24678]","[d124678]","[d34678]","[d134678]","[d234678]",
"[d1234678]","[d5678]","[d15678]","[d25678]","[d125678]","[d35678]","[d135678]","[d235678]","[d1235678]","[d45678]","[d145678]","[d245678]","[d1245678]","[d3456\
78]","[d1345678]","[d2345678]","[d12345678]"],OU=[" ",",",". ",'"',"[JIS]",'"',"/","0","<","> ","<<",">> ","[","] ","{","} ","[(",")] ","@","X ","[","] ","[[","\
]] ","((",")) ","[[","]] ","~ ","``","''",",,","@","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,"~","+","+","+","+",null,"@"," // ","+10+",
"+20+","+30+",null,null,null,null,null,null,"a","a","i","i","u","u","e","e","o","o","ka","ga","ki","gi","ku","gu","ke","ge","ko","go","sa","za","si","zi","su","\
zu","se","ze","so","zo","ta","da","ti","di","tu","tu","du","te","de","to","do","na","ni","nu","ne","no","ha","ba","pa","hi","bi","pi","hu","bu","pu","he","be","\
pe","ho","bo","po","ma","mi","mu","me","mo","ya","ya","yu","yu","yo","yo","ra","ri","ru","re","ro","wa","wa","wi","we","wo","n","vu",null,null,null,null,null,null,
null,null,'"','"',null,null,"a","a","i","i","u","u","e","e","o","o","ka","ga","ki","gi","ku","gu","ke","ge","ko","go","sa","za","si","zi","su","zu","se","ze","s\
o","zo","ta","da","ti","di","tu","tu","du","te","de","to","do","na","ni","nu","ne","no","ha","ba","pa","hi","bi","pi","hu","bu","pu","he","be","pe","ho","bo","p\
o","ma","mi","mu","me","mo","ya","ya","yu","yu","yo","yo","ra","ri","ru","re","ro","wa","wa","wi","we","wo","n","vu","ka","ke","va","vi","ve","vo",null,null,'"',
'"'],AU=[null,null,null,null,null,"B","P","M","F","D","T","N","L","G","K","H","J","Q","X","ZH","CH","SH","R","Z","C","S","A","O","E","EH","AI","EI","AU","OU","A\
N","EN","ANG","ENG","ER","I","U","IU","V","NG","GN",null,null,null,null,"g","gg","gs","n","nj","nh","d","dd","r","lg","lm","lb","ls","lt","lp","rh","m","b","bb",
"bs","s","ss",null,"j","jj","c","k","t","p","h","a","ae","ya","yae","eo","e","yeo","ye","o","wa","wae","oe","yo","u","weo","we","wi","yu","eu","yi","i",null,"nn",
"nd","ns","nZ","lgs","ld","lbs","lZ","lQ","mb","ms","mZ","mN","bg",null,"bsg","bst","bj","bt","bN","bbN","sg","sn","sd","sb","sj","Z",null,"N","Ns","NZ","pN","h\
h","Q","yo-ya","yo-yae","yo-i","yu-yeo","yu-ye","yu-i","U","U-i",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"BU","ZI",
"JI","GU","EE","ENN","OO","ONN","IR","ANN","INN","UNN","IM","NGG","AINN","AUNN","AM","OM","ONG","INNN","P","T","K","H"],NU=["(g)","(n)","(d)","(r)","(m)","(b)",
"(s)","()","(j)","(c)","(k)","(t)","(p)","(h)","(ga)","(na)","(da)","(ra)","(ma)","(ba)","(sa)","(a)","(ja)","(ca)","(ka)","(ta)","(pa)","(ha)","(ju)",null,null,
null,"(1) ","(2) ","(3) ","(4) ","(5) ","(6) ","(7) ","(8) ","(9) ","(10) ","(Yue) ","(Huo) ","(Shui) ","(Mu) ","(Jin) ","(Tu) ","(Ri) ","(Zhu) ","(You) ","(She\
) ","(Ming) ","(Te) ","(Cai) ","(Zhu) ","(Lao) ","(Dai) ","(Hu) ","(Xue) ","(Jian) ","(Qi) ","(Zi) ","(Xie) ","(Ji) ","(Xiu) ","<<",">>",null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"(g)","(n)","(d)","(r)","(m)","(b)","(s)","()",
"(j)","(c)","(k)","(t)","(p)","(h)","(ga)","(na)","(da)","(ra)","(ma)","(ba)","(sa)","(a)","(ja)","(ca)","(ka)","(ta)","(pa)","(ha)",null,null,null,"KIS ","(1) ",
"(2) ","(3) ","(4) ","(5) ","(6) ","(7) ","(8) ","(9) ","(10) ","(Yue) ","(Huo) ","(Shui) ","(Mu) ","(Jin) ","(Tu) ","(Ri) ","(Zhu) ","(You) ","(She) ","(Ming) ",
"(Te) ","(Cai) ","(Zhu) ","(Lao) ","(Mi) ","(Nan) ","(Nu) ","(Shi) ","(You) ","(Yin) ","(Zhu) ","(Xiang) ","(Xiu) ","(Xie) ","(Zheng) ","(Shang) ","(Zhong) ","(\
Xia) ","(Zuo) ","(You) ","(Yi) ","(Zong) ","(Xue) ","(Jian) ","(Qi) ","(Zi) ","(Xie) ","(Ye) ",null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,"1M","2M","3M","4M","5M","6M","7M","8M","9M","10M","11M","12M",null,null,null,null,"a","i","u","u","o","ka","ki","ku","ke","ko","sa","si","su","se","s\
o","ta","ti","tu","te","to","na","ni","nu","ne","no","ha","hi","hu","he","ho","ma","mi","mu","me","mo","ya","yu","yo","ra","ri","ru","re","ro","wa","wi","we","w\
o"],IU=["apartment","alpha","ampere","are","inning","inch","won","escudo","acre","ounce","ohm","kai-ri","carat","calorie","gallon","gamma","giga","guinea","curi\
e","guilder","kilo","kilogram","kilometer","kilowatt","gram","gram ton","cruzeiro","krone","case","koruna","co-op","cycle","centime","shilling","centi","cent","\
dozen","desi","dollar","ton","nano","knot","heights","percent","parts","barrel","piaster","picul","pico","building","farad","feet","bushel","franc","hectare","p\
eso","pfennig","hertz","pence","page","beta","point","volt","hon","pound","hall","horn","micro","mile","mach","mark","mansion","micron","milli","millibar","mega",
"megaton","meter","yard","yard","yuan","liter","lira","rupee","ruble","rem","roentgen","watt","0h","1h","2h","3h","4h","5h","6h","7h","8h","9h","10h","11h","12h",
"13h","14h","15h","16h","17h","18h","19h","20h","21h","22h","23h","24h","HPA","da","AU","bar","oV","pc",null,null,null,null,"Heisei","Syouwa","Taisyou","Meiji",
"Inc.","pA","nA","microamp","mA","kA","kB","MB","GB","cal","kcal","pF","nF","microFarad","microgram","mg","kg","Hz","kHz","MHz","GHz","THz","microliter","ml","d\
l","kl","fm","nm","micrometer","mm","cm","km","mm^2","cm^2","m^2","km^2","mm^4","cm^3","m^3","km^3","m/s","m/s^2","Pa","kPa","MPa","GPa","rad","rad/s","rad/s^2",
"ps","ns","microsecond","ms","pV","nV","microvolt","mV","kV","MV","pW","nW","microwatt","mW","kW","MW","kOhm","MOhm","a.m.","Bq","cc","cd","C/kg","Co.","dB","Gy",
"ha","HP","in","K.K.","KM","kt","lm","ln","log","lx","mb","mil","mol","pH","p.m.","PPM","PR","sr","Sv","Wb",null,null,"1d","2d","3d","4d","5d","6d","7d","8d","9\
d","10d","11d","12d","13d","14d","15d","16d","17d","18d","19d","20d","21d","22d","23d","24d","25d","26d","27d","28d","29d","30d","31d"],LU=["Yi","Ding","Kao","Q\
i","Shang","Xia",null,"Wan","Zhang","San","Shang","Xia","Ji","Bu","Yu","Mian","Gai","Chou","Chou","Zhuan","Qie","Pi","Shi","Shi","Qiu","Bing","Ye","Cong","Dong",
"Si","Cheng","Diu","Qiu","Liang","Diu","You","Liang","Yan","Bing","Sang","Gun","Jiu","Ge","Ya","Qiang","Zhong","Ji","Jie","Feng","Guan","Chuan","Chan","Lin","Zh\
uo","Zhu","Ha","Wan","Dan","Wei","Zhu","Jing","Li","Ju","Pie","Fu","Yi","Yi","Nai","Shime","Jiu","Jiu","Zhe","Me","Yi",null,"Zhi","Wu","Zha","Hu","Fa","Le","Zho\
ng","Ping","Pang","Qiao","Hu","Guai","Cheng","Cheng","Yi","Yin",null,"Mie","Jiu","Qi","Ye","Xi","Xiang","Gai","Diu","Hal",null,"Shu","Twul","Shi","Ji","Nang","J\
ia","Kel","Shi",null,"Ol","Mai","Luan","Cal","Ru","Xue","Yan","Fu","Sha","Na","Gan","Sol","El","Cwul",null,"Gan","Chi","Gui","Gan","Luan","Lin","Yi","Jue","Liao",
"Ma","Yu","Zheng","Shi","Shi","Er","Chu","Yu","Yu","Yu","Yun","Hu","Qi","Wu","Jing","Si","Sui","Gen","Gen","Ya","Xie","Ya","Qi","Ya","Ji","Tou","Wang","Kang","T\
a","Jiao","Hai","Yi","Chan","Heng","Mu",null,"Xiang","Jing","Ting","Liang","Xiang","Jing","Ye","Qin","Bo","You","Xie","Dan","Lian","Duo","Wei","Ren","Ren","Ji",
"La","Wang","Yi","Shi","Ren","Le","Ding","Ze","Jin","Pu","Chou","Ba","Zhang","Jin","Jie","Bing","Reng","Cong","Fo","San","Lun","Sya","Cang","Zi","Shi","Ta","Zha\
ng","Fu","Xian","Xian","Tuo","Hong","Tong","Ren","Qian","Gan","Yi","Di","Dai","Ling","Yi","Chao","Chang","Sa",null,"Yi","Mu","Men","Ren","Jia","Chao","Yang","Qi\
an","Zhong","Pi","Wan","Wu","Jian","Jie","Yao","Feng","Cang","Ren","Wang","Fen","Di","Fang"],TU=["Zhong","Qi","Pei","Yu","Diao","Dun","Wen","Yi","Xin","Kang","Y\
i","Ji","Ai","Wu","Ji","Fu","Fa","Xiu","Jin","Bei","Dan","Fu","Tang","Zhong","You","Huo","Hui","Yu","Cui","Chuan","San","Wei","Chuan","Che","Ya","Xian","Shang",
"Chang","Lun","Cang","Xun","Xin","Wei","Zhu",null,"Xuan","Nu","Bo","Gu","Ni","Ni","Xie","Ban","Xu","Ling","Zhou","Shen","Qu","Si","Beng","Si","Jia","Pi","Yi","S\
i","Ai","Zheng","Dian","Han","Mai","Dan","Zhu","Bu","Qu","Bi","Shao","Ci","Wei","Di","Zhu","Zuo","You","Yang","Ti","Zhan","He","Bi","Tuo","She","Yu","Yi","Fo","\
Zuo","Kou","Ning","Tong","Ni","Xuan","Qu","Yong","Wa","Qian",null,"Ka",null,"Pei","Huai","He","Lao","Xiang","Ge","Yang","Bai","Fa","Ming","Jia","Er","Bing","Ji",
"Hen","Huo","Gui","Quan","Tiao","Jiao","Ci","Yi","Shi","Xing","Shen","Tuo","Kan","Zhi","Gai","Lai","Yi","Chi","Kua","Guang","Li","Yin","Shi","Mi","Zhu","Xu","Yo\
u","An","Lu","Mou","Er","Lun","Tong","Cha","Chi","Xun","Gong","Zhou","Yi","Ru","Jian","Xia","Jia","Zai","Lu","Ko","Jiao","Zhen","Ce","Qiao","Kuai","Chai","Ning",
"Nong","Jin","Wu","Hou","Jiong","Cheng","Zhen","Zuo","Chou","Qin","Lu","Ju","Shu","Ting","Shen","Tuo","Bo","Nan","Hao","Bian","Tui","Yu","Xi","Cu","E","Qiu","Xu",
"Kuang","Ku","Wu","Jun","Yi","Fu","Lang","Zu","Qiao","Li","Yong","Hun","Jing","Xian","San","Pai","Su","Fu","Xi","Li","Fu","Ping","Bao","Yu","Si","Xia","Xin","Xi\
u","Yu","Ti","Che","Chou",null,"Yan","Lia","Li","Lai",null,"Jian","Xiu","Fu","He","Ju","Xiao","Pai","Jian","Biao","Chu","Fei","Feng","Ya","An","Bei","Yu","Xin",
"Bi","Jian"],FU=["Chang","Chi","Bing","Zan","Yao","Cui","Lia","Wan","Lai","Cang","Zong","Ge","Guan","Bei","Tian","Shu","Shu","Men","Dao","Tan","Jue","Chui","Xin\
g","Peng","Tang","Hou","Yi","Qi","Ti","Gan","Jing","Jie","Sui","Chang","Jie","Fang","Zhi","Kong","Juan","Zong","Ju","Qian","Ni","Lun","Zhuo","Wei","Luo","Song",
"Leng","Hun","Dong","Zi","Ben","Wu","Ju","Nai","Cai","Jian","Zhai","Ye","Zhi","Sha","Qing",null,"Ying","Cheng","Jian","Yan","Nuan","Zhong","Chun","Jia","Jie","W\
ei","Yu","Bing","Ruo","Ti","Wei","Pian","Yan","Feng","Tang","Wo","E","Xie","Che","Sheng","Kan","Di","Zuo","Cha","Ting","Bei","Ye","Huang","Yao","Zhan","Chou","Y\
an","You","Jian","Xu","Zha","Ci","Fu","Bi","Zhi","Zong","Mian","Ji","Yi","Xie","Xun","Si","Duan","Ce","Zhen","Ou","Tou","Tou","Bei","Za","Lu","Jie","Wei","Fen",
"Chang","Gui","Sou","Zhi","Su","Xia","Fu","Yuan","Rong","Li","Ru","Yun","Gou","Ma","Bang","Dian","Tang","Hao","Jie","Xi","Shan","Qian","Jue","Cang","Chu","San",
"Bei","Xiao","Yong","Yao","Tan","Suo","Yang","Fa","Bing","Jia","Dai","Zai","Tang",null,"Bin","Chu","Nuo","Can","Lei","Cui","Yong","Zao","Zong","Peng","Song","Ao",
"Chuan","Yu","Zhai","Cou","Shang","Qiang","Jing","Chi","Sha","Han","Zhang","Qing","Yan","Di","Xi","Lu","Bei","Piao","Jin","Lian","Lu","Man","Qian","Xian","Tan",
"Ying","Dong","Zhuan","Xiang","Shan","Qiao","Jiong","Tui","Zun","Pu","Xi","Lao","Chang","Guang","Liao","Qi","Deng","Chan","Wei","Ji","Fan","Hui","Chuan","Jian",
"Dan","Jiao","Jiu","Seng","Fen","Xian","Jue","E","Jiao","Jian","Tong","Lin","Bo","Gu",null,"Su","Xian","Jiang","Min","Ye","Jin","Jia","Qiao","Pi","Feng","Zhou",
"Ai","Sai"],PU=["Yi","Jun","Nong","Chan","Yi","Dang","Jing","Xuan","Kuai","Jian","Chu","Dan","Jiao","Sha","Zai",null,"Bin","An","Ru","Tai","Chou","Chai","Lan","\
Ni","Jin","Qian","Meng","Wu","Ning","Qiong","Ni","Chang","Lie","Lei","Lu","Kuang","Bao","Du","Biao","Zan","Zhi","Si","You","Hao","Chen","Chen","Li","Teng","Wei",
"Long","Chu","Chan","Rang","Shu","Hui","Li","Luo","Zan","Nuo","Tang","Yan","Lei","Nang","Er","Wu","Yun","Zan","Yuan","Xiong","Chong","Zhao","Xiong","Xian","Guan\
g","Dui","Ke","Dui","Mian","Tu","Chang","Er","Dui","Er","Xin","Tu","Si","Yan","Yan","Shi","Shi","Dang","Qian","Dou","Fen","Mao","Shen","Dou","Bai","Jing","Li","\
Huang","Ru","Wang","Nei","Quan","Liang","Yu","Ba","Gong","Liu","Xi",null,"Lan","Gong","Tian","Guan","Xing","Bing","Qi","Ju","Dian","Zi","Ppwun","Yang","Jian","S\
hou","Ji","Yi","Ji","Chan","Jiong","Mao","Ran","Nei","Yuan","Mao","Gang","Ran","Ce","Jiong","Ce","Zai","Gua","Jiong","Mao","Zhou","Mou","Gou","Xu","Mian","Mi","\
Rong","Yin","Xie","Kan","Jun","Nong","Yi","Mi","Shi","Guan","Meng","Zhong","Ju","Yuan","Ming","Kou","Lam","Fu","Xie","Mi","Bing","Dong","Tai","Gang","Feng","Bin\
g","Hu","Chong","Jue","Hu","Kuang","Ye","Leng","Pan","Fu","Min","Dong","Xian","Lie","Xia","Jian","Jing","Shu","Mei","Tu","Qi","Gu","Zhun","Song","Jing","Liang",
"Qing","Diao","Ling","Dong","Gan","Jian","Yin","Cou","Yi","Li","Cang","Ming","Zhuen","Cui","Si","Duo","Jin","Lin","Lin","Ning","Xi","Du","Ji","Fan","Fan","Fan",
"Feng","Ju","Chu","Tako","Feng","Mok","Ci","Fu","Feng","Ping","Feng","Kai","Huang","Kai","Gan","Deng","Ping","Qu","Xiong","Kuai","Tu","Ao","Chu","Ji","Dang","Ha\
n","Han","Zao"],_U=["Dao","Diao","Dao","Ren","Ren","Chuang","Fen","Qie","Yi","Ji","Kan","Qian","Cun","Chu","Wen","Ji","Dan","Xing","Hua","Wan","Jue","Li","Yue",
"Lie","Liu","Ze","Gang","Chuang","Fu","Chu","Qu","Ju","Shan","Min","Ling","Zhong","Pan","Bie","Jie","Jie","Bao","Li","Shan","Bie","Chan","Jing","Gua","Gen","Dao",
"Chuang","Kui","Ku","Duo","Er","Zhi","Shua","Quan","Cha","Ci","Ke","Jie","Gui","Ci","Gui","Kai","Duo","Ji","Ti","Jing","Lou","Gen","Ze","Yuan","Cuo","Xue","Ke",
"La","Qian","Cha","Chuang","Gua","Jian","Cuo","Li","Ti","Fei","Pou","Chan","Qi","Chuang","Zi","Gang","Wan","Bo","Ji","Duo","Qing","Yan","Zhuo","Jian","Ji","Bo",
"Yan","Ju","Huo","Sheng","Jian","Duo","Duan","Wu","Gua","Fu","Sheng","Jian","Ge","Zha","Kai","Chuang","Juan","Chan","Tuan","Lu","Li","Fou","Shan","Piao","Kou","\
Jiao","Gua","Qiao","Jue","Hua","Zha","Zhuo","Lian","Ju","Pi","Liu","Gui","Jiao","Gui","Jian","Jian","Tang","Huo","Ji","Jian","Yi","Jian","Zhi","Chan","Cuan","Mo",
"Li","Zhu","Li","Ya","Quan","Ban","Gong","Jia","Wu","Mai","Lie","Jin","Keng","Xie","Zhi","Dong","Zhu","Nu","Jie","Qu","Shao","Yi","Zhu","Miao","Li","Jing","Lao",
"Lao","Juan","Kou","Yang","Wa","Xiao","Mou","Kuang","Jie","Lie","He","Shi","Ke","Jing","Hao","Bo","Min","Chi","Lang","Yong","Yong","Mian","Ke","Xun","Juan","Qin\
g","Lu","Pou","Meng","Lai","Le","Kai","Mian","Dong","Xu","Xu","Kan","Wu","Yi","Xun","Weng","Sheng","Lao","Mu","Lu","Piao","Shi","Ji","Qin","Qiang","Jiao","Quan",
"Yang","Yi","Jue","Fan","Juan","Tong","Ju","Dan","Xie","Mai","Xun","Xun","Lu","Li","Che","Rang","Quan","Bao","Shao","Yun","Jiu","Bao","Gou","Wu"],RU=["Yun","Mwu\
n","Nay","Gai","Gai","Bao","Cong",null,"Xiong","Peng","Ju","Tao","Ge","Pu","An","Pao","Fu","Gong","Da","Jiu","Qiong","Bi","Hua","Bei","Nao","Chi","Fang","Jiu","\
Yi","Za","Jiang","Kang","Jiang","Kuang","Hu","Xia","Qu","Bian","Gui","Qie","Zang","Kuang","Fei","Hu","Tou","Gui","Gui","Hui","Dan","Gui","Lian","Lian","Suan","D\
u","Jiu","Qu","Xi","Pi","Qu","Yi","Qia","Yan","Bian","Ni","Qu","Shi","Xin","Qian","Nian","Sa","Zu","Sheng","Wu","Hui","Ban","Shi","Xi","Wan","Hua","Xie","Wan","\
Bei","Zu","Zhuo","Xie","Dan","Mai","Nan","Dan","Ji","Bo","Shuai","Bu","Kuang","Bian","Bu","Zhan","Qia","Lu","You","Lu","Xi","Gua","Wo","Xie","Jie","Jie","Wei","\
Ang","Qiong","Zhi","Mao","Yin","Wei","Shao","Ji","Que","Luan","Shi","Juan","Xie","Xu","Jin","Que","Wu","Ji","E","Qing","Xi",null,"Han","Zhan","E","Ting","Li","Z\
he","Han","Li","Ya","Ya","Yan","She","Zhi","Zha","Pang",null,"He","Ya","Zhi","Ce","Pang","Ti","Li","She","Hou","Ting","Zui","Cuo","Fei","Yuan","Ce","Yuan","Xian\
g","Yan","Li","Jue","Sha","Dian","Chu","Jiu","Qin","Ao","Gui","Yan","Si","Li","Chang","Lan","Li","Yan","Yan","Yuan","Si","Gong","Lin","Qiu","Qu","Qu","Uk","Lei",
"Du","Xian","Zhuan","San","Can","Can","Can","Can","Ai","Dai","You","Cha","Ji","You","Shuang","Fan","Shou","Guai","Ba","Fa","Ruo","Shi","Shu","Zhuo","Qu","Shou",
"Bian","Xu","Jia","Pan","Sou","Gao","Wei","Sou","Die","Rui","Cong","Kou","Gu","Ju","Ling","Gua","Tao","Kou","Zhi","Jiao","Zhao","Ba","Ding","Ke","Tai","Chi","Sh\
i","You","Qiu","Po","Ye","Hao","Si","Tan","Chi","Le","Diao","Ji",null,"Hong"],kU=["Mie","Xu","Mang","Chi","Ge","Xuan","Yao","Zi","He","Ji","Diao","Cun","Tong","\
Ming","Hou","Li","Tu","Xiang","Zha","Xia","Ye","Lu","A","Ma","Ou","Xue","Yi","Jun","Chou","Lin","Tun","Yin","Fei","Bi","Qin","Qin","Jie","Bu","Fou","Ba","Dun","\
Fen","E","Han","Ting","Hang","Shun","Qi","Hong","Zhi","Shen","Wu","Wu","Chao","Ne","Xue","Xi","Chui","Dou","Wen","Hou","Ou","Wu","Gao","Ya","Jun","Lu","E","Ge",
"Mei","Ai","Qi","Cheng","Wu","Gao","Fu","Jiao","Hong","Chi","Sheng","Ne","Tun","Fu","Yi","Dai","Ou","Li","Bai","Yuan","Kuai",null,"Qiang","Wu","E","Shi","Quan",
"Pen","Wen","Ni","M","Ling","Ran","You","Di","Zhou","Shi","Zhou","Tie","Xi","Yi","Qi","Ping","Zi","Gu","Zi","Wei","Xu","He","Nao","Xia","Pei","Yi","Xiao","Shen",
"Hu","Ming","Da","Qu","Ju","Gem","Za","Tuo","Duo","Pou","Pao","Bi","Fu","Yang","He","Zha","He","Hai","Jiu","Yong","Fu","Que","Zhou","Wa","Ka","Gu","Ka","Zuo","B\
u","Long","Dong","Ning","Tha","Si","Xian","Huo","Qi","Er","E","Guang","Zha","Xi","Yi","Lie","Zi","Mie","Mi","Zhi","Yao","Ji","Zhou","Ge","Shuai","Zan","Xiao","K\
e","Hui","Kua","Huai","Tao","Xian","E","Xuan","Xiu","Wai","Yan","Lao","Yi","Ai","Pin","Shen","Tong","Hong","Xiong","Chi","Wa","Ha","Zai","Yu","Di","Pai","Xiang",
"Ai","Hen","Kuang","Ya","Da","Xiao","Bi","Yue",null,"Hua","Sasou","Kuai","Duo",null,"Ji","Nong","Mou","Yo","Hao","Yuan","Long","Pou","Mang","Ge","E","Chi","Shao",
"Li","Na","Zu","He","Ku","Xiao","Xian","Lao","Bo","Zhe","Zha","Liang","Ba","Mie","Le","Sui","Fou","Bu","Han","Heng","Geng","Shuo","Ge"],MU=["You","Yan","Gu","Gu",
"Bai","Han","Suo","Chun","Yi","Ai","Jia","Tu","Xian","Huan","Li","Xi","Tang","Zuo","Qiu","Che","Wu","Zao","Ya","Dou","Qi","Di","Qin","Ma","Mal","Hong","Dou","Ke\
s","Lao","Liang","Suo","Zao","Huan","Lang","Sha","Ji","Zuo","Wo","Feng","Yin","Hu","Qi","Shou","Wei","Shua","Chang","Er","Li","Qiang","An","Jie","Yo","Nian","Yu",
"Tian","Lai","Sha","Xi","Tuo","Hu","Ai","Zhou","Nou","Ken","Zhuo","Zhuo","Shang","Di","Heng","Lan","A","Xiao","Xiang","Tun","Wu","Wen","Cui","Sha","Hu","Qi","Qi",
"Tao","Dan","Dan","Ye","Zi","Bi","Cui","Chuo","He","Ya","Qi","Zhe","Pei","Liang","Xian","Pi","Sha","La","Ze","Qing","Gua","Pa","Zhe","Se","Zhuan","Nie","Guo","L\
uo","Yan","Di","Quan","Tan","Bo","Ding","Lang","Xiao",null,"Tang","Chi","Ti","An","Jiu","Dan","Ke","Yong","Wei","Nan","Shan","Yu","Zhe","La","Jie","Hou","Han","\
Die","Zhou","Chai","Wai","Re","Yu","Yin","Zan","Yao","Wo","Mian","Hu","Yun","Chuan","Hui","Huan","Huan","Xi","He","Ji","Kui","Zhong","Wei","Sha","Xu","Huang","D\
u","Nie","Xuan","Liang","Yu","Sang","Chi","Qiao","Yan","Dan","Pen","Can","Li","Yo","Zha","Wei","Miao","Ying","Pen","Phos","Kui","Xi","Yu","Jie","Lou","Ku","Sao",
"Huo","Ti","Yao","He","A","Xiu","Qiang","Se","Yong","Su","Hong","Xie","Yi","Suo","Ma","Cha","Hai","Ke","Ta","Sang","Tian","Ru","Sou","Wa","Ji","Pang","Wu","Xian",
"Shi","Ge","Zi","Jie","Luo","Weng","Wa","Si","Chi","Hao","Suo","Jia","Hai","Suo","Qin","Nie","He","Cis","Sai","Ng","Ge","Na","Dia","Ai",null,"Tong","Bi","Ao","A\
o","Lian","Cui","Zhe","Mo","Sou","Sou","Tan"],YU=["Di","Qi","Jiao","Chong","Jiao","Kai","Tan","San","Cao","Jia","Ai","Xiao","Piao","Lou","Ga","Gu","Xiao","Hu","\
Hui","Guo","Ou","Xian","Ze","Chang","Xu","Po","De","Ma","Ma","Hu","Lei","Du","Ga","Tang","Ye","Beng","Ying","Saai","Jiao","Mi","Xiao","Hua","Mai","Ran","Zuo","P\
eng","Lao","Xiao","Ji","Zhu","Chao","Kui","Zui","Xiao","Si","Hao","Fu","Liao","Qiao","Xi","Xiu","Tan","Tan","Mo","Xun","E","Zun","Fan","Chi","Hui","Zan","Chuang",
"Cu","Dan","Yu","Tun","Cheng","Jiao","Ye","Xi","Qi","Hao","Lian","Xu","Deng","Hui","Yin","Pu","Jue","Qin","Xun","Nie","Lu","Si","Yan","Ying","Da","Dan","Yu","Zh\
ou","Jin","Nong","Yue","Hui","Qi","E","Zao","Yi","Shi","Jiao","Yuan","Ai","Yong","Jue","Kuai","Yu","Pen","Dao","Ge","Xin","Dun","Dang","Sin","Sai","Pi","Pi","Yi\
n","Zui","Ning","Di","Lan","Ta","Huo","Ru","Hao","Xia","Ya","Duo","Xi","Chou","Ji","Jin","Hao","Ti","Chang",null,null,"Ca","Ti","Lu","Hui","Bo","You","Nie","Yin",
"Hu","Mo","Huang","Zhe","Li","Liu","Haai","Nang","Xiao","Mo","Yan","Li","Lu","Long","Fu","Dan","Chen","Pin","Pi","Xiang","Huo","Mo","Xi","Duo","Ku","Yan","Chan",
"Ying","Rang","Dian","La","Ta","Xiao","Jiao","Chuo","Huan","Huo","Zhuan","Nie","Xiao","Ca","Li","Chan","Chai","Li","Yi","Luo","Nang","Zan","Su","Xi","So","Jian",
"Za","Zhu","Lan","Nie","Nang",null,null,"Wei","Hui","Yin","Qiu","Si","Nin","Jian","Hui","Xin","Yin","Nan","Tuan","Tuan","Dun","Kang","Yuan","Jiong","Pian","Yun",
"Cong","Hu","Hui","Yuan","You","Guo","Kun","Cong","Wei","Tu","Wei","Lun","Guo","Qun","Ri","Ling","Gu","Guo","Tai","Guo","Tu","You"],JU=["Guo","Yin","Hun","Pu","\
Yu","Han","Yuan","Lun","Quan","Yu","Qing","Guo","Chuan","Wei","Yuan","Quan","Ku","Fu","Yuan","Yuan","E","Tu","Tu","Tu","Tuan","Lue","Hui","Yi","Yuan","Luan","Lu\
an","Tu","Ya","Tu","Ting","Sheng","Pu","Lu","Iri","Ya","Zai","Wei","Ge","Yu","Wu","Gui","Pi","Yi","Di","Qian","Qian","Zhen","Zhuo","Dang","Qia","Akutsu","Yama",
"Kuang","Chang","Qi","Nie","Mo","Ji","Jia","Zhi","Zhi","Ban","Xun","Tou","Qin","Fen","Jun","Keng","Tun","Fang","Fen","Ben","Tan","Kan","Pi","Zuo","Keng","Bi","X\
ing","Di","Jing","Ji","Kuai","Di","Jing","Jian","Tan","Li","Ba","Wu","Fen","Zhui","Po","Pan","Tang","Kun","Qu","Tan","Zhi","Tuo","Gan","Ping","Dian","Gua","Ni",
"Tai","Pi","Jiong","Yang","Fo","Ao","Liu","Qiu","Mu","Ke","Gou","Xue","Ba","Chi","Che","Ling","Zhu","Fu","Hu","Zhi","Chui","La","Long","Long","Lu","Ao","Tay","P\
ao",null,"Xing","Dong","Ji","Ke","Lu","Ci","Chi","Lei","Gai","Yin","Hou","Dui","Zhao","Fu","Guang","Yao","Duo","Duo","Gui","Cha","Yang","Yin","Fa","Gou","Yuan",
"Die","Xie","Ken","Jiong","Shou","E","Ha","Dian","Hong","Wu","Kua",null,"Tao","Dang","Kai","Gake","Nao","An","Xing","Xian","Huan","Bang","Pei","Ba","Yi","Yin","\
Han","Xu","Chui","Cen","Geng","Ai","Peng","Fang","Que","Yong","Xun","Jia","Di","Mai","Lang","Xuan","Cheng","Yan","Jin","Zhe","Lei","Lie","Bu","Cheng","Gomi","Bu",
"Shi","Xun","Guo","Jiong","Ye","Nian","Di","Yu","Bu","Ya","Juan","Sui","Pi","Cheng","Wan","Ju","Lun","Zheng","Kong","Chong","Dong","Dai","Tan","An","Cai","Shu",
"Beng","Kan","Zhi","Duo","Yi","Zhi","Yi","Pei","Ji","Zhun","Qi","Sao","Ju","Ni"],HU=["Ku","Ke","Tang","Kun","Ni","Jian","Dui","Jin","Gang","Yu","E","Peng","Gu",
"Tu","Leng",null,"Ya","Qian",null,"An",null,"Duo","Nao","Tu","Cheng","Yin","Hun","Bi","Lian","Guo","Die","Zhuan","Hou","Bao","Bao","Yu","Di","Mao","Jie","Ruan",
"E","Geng","Kan","Zong","Yu","Huang","E","Yao","Yan","Bao","Ji","Mei","Chang","Du","Tuo","Yin","Feng","Zhong","Jie","Zhen","Feng","Gang","Chuan","Jian","Pyeng",
"Toride","Xiang","Huang","Leng","Duan",null,"Xuan","Ji","Ji","Kuai","Ying","Ta","Cheng","Yong","Kai","Su","Su","Shi","Mi","Ta","Weng","Cheng","Tu","Tang","Que",
"Zhong","Li","Peng","Bang","Sai","Zang","Dui","Tian","Wu","Cheng","Xun","Ge","Zhen","Ai","Gong","Yan","Kan","Tian","Yuan","Wen","Xie","Liu","Ama","Lang","Chang",
"Peng","Beng","Chen","Cu","Lu","Ou","Qian","Mei","Mo","Zhuan","Shuang","Shu","Lou","Chi","Man","Biao","Jing","Qi","Shu","Di","Zhang","Kan","Yong","Dian","Chen",
"Zhi","Xi","Guo","Qiang","Jin","Di","Shang","Mu","Cui","Yan","Ta","Zeng","Qi","Qiang","Liang",null,"Zhui","Qiao","Zeng","Xu","Shan","Shan","Ba","Pu","Kuai","Don\
g","Fan","Que","Mo","Dun","Dun","Dun","Di","Sheng","Duo","Duo","Tan","Deng","Wu","Fen","Huang","Tan","Da","Ye","Sho","Mama","Yu","Qiang","Ji","Qiao","Ken","Yi",
"Pi","Bi","Dian","Jiang","Ye","Yong","Bo","Tan","Lan","Ju","Huai","Dang","Rang","Qian","Xun","Lan","Xi","He","Ai","Ya","Dao","Hao","Ruan","Mama","Lei","Kuang","\
Lu","Yan","Tan","Wei","Huai","Long","Long","Rui","Li","Lin","Rang","Ten","Xun","Yan","Lei","Ba",null,"Shi","Ren",null,"Zhuang","Zhuang","Sheng","Yi","Mai","Ke",
"Zhu","Zhuang","Hu","Hu","Kun","Yi","Hu","Xu","Kun","Shou","Mang","Zun"],GU=["Shou","Yi","Zhi","Gu","Chu","Jiang","Feng","Bei","Cay","Bian","Sui","Qun","Ling","\
Fu","Zuo","Xia","Xiong",null,"Nao","Xia","Kui","Xi","Wai","Yuan","Mao","Su","Duo","Duo","Ye","Qing","Uys","Gou","Gou","Qi","Meng","Meng","Yin","Huo","Chen","Da",
"Ze","Tian","Tai","Fu","Guai","Yao","Yang","Hang","Gao","Shi","Ben","Tai","Tou","Yan","Bi","Yi","Kua","Jia","Duo","Kwu","Kuang","Yun","Jia","Pa","En","Lian","Hu\
an","Di","Yan","Pao","Quan","Qi","Nai","Feng","Xie","Fen","Dian",null,"Kui","Zou","Huan","Qi","Kai","Zha","Ben","Yi","Jiang","Tao","Zang","Ben","Xi","Xiang","Fe\
i","Diao","Xun","Keng","Dian","Ao","She","Weng","Pan","Ao","Wu","Ao","Jiang","Lian","Duo","Yun","Jiang","Shi","Fen","Huo","Bi","Lian","Duo","Nu","Nu","Ding","Na\
i","Qian","Jian","Ta","Jiu","Nan","Cha","Hao","Xian","Fan","Ji","Shuo","Ru","Fei","Wang","Hong","Zhuang","Fu","Ma","Dan","Ren","Fu","Jing","Yan","Xie","Wen","Zh\
ong","Pa","Du","Ji","Keng","Zhong","Yao","Jin","Yun","Miao","Pei","Shi","Yue","Zhuang","Niu","Yan","Na","Xin","Fen","Bi","Yu","Tuo","Feng","Yuan","Fang","Wu","Y\
u","Gui","Du","Ba","Ni","Zhou","Zhuo","Zhao","Da","Nai","Yuan","Tou","Xuan","Zhi","E","Mei","Mo","Qi","Bi","Shen","Qie","E","He","Xu","Fa","Zheng","Min","Ban","\
Mu","Fu","Ling","Zi","Zi","Shi","Ran","Shan","Yang","Man","Jie","Gu","Si","Xing","Wei","Zi","Ju","Shan","Pin","Ren","Yao","Tong","Jiang","Shu","Ji","Gai","Shang",
"Kuo","Juan","Jiao","Gou","Mu","Jian","Jian","Yi","Nian","Zhi","Ji","Ji","Xian","Heng","Guang","Jun","Kua","Yan","Ming","Lie","Pei","Yan","You","Yan","Cha","She\
n","Yin","Chi","Gui","Quan","Zi"],$U=["Song","Wei","Hong","Wa","Lou","Ya","Rao","Jiao","Luan","Ping","Xian","Shao","Li","Cheng","Xiao","Mang","Fu","Suo","Wu","W\
ei","Ke","Lai","Chuo","Ding","Niang","Xing","Nan","Yu","Nuo","Pei","Nei","Juan","Shen","Zhi","Han","Di","Zhuang","E","Pin","Tui","Han","Mian","Wu","Yan","Wu","X\
i","Yan","Yu","Si","Yu","Wa",null,"Xian","Ju","Qu","Shui","Qi","Xian","Zhui","Dong","Chang","Lu","Ai","E","E","Lou","Mian","Cong","Pou","Ju","Po","Cai","Ding","\
Wan","Biao","Xiao","Shu","Qi","Hui","Fu","E","Wo","Tan","Fei","Wei","Jie","Tian","Ni","Quan","Jing","Hun","Jing","Qian","Dian","Xing","Hu","Wa","Lai","Bi","Yin",
"Chou","Chuo","Fu","Jing","Lun","Yan","Lan","Kun","Yin","Ya","Ju","Li","Dian","Xian","Hwa","Hua","Ying","Chan","Shen","Ting","Dang","Yao","Wu","Nan","Ruo","Jia",
"Tou","Xu","Yu","Wei","Ti","Rou","Mei","Dan","Ruan","Qin","Hui","Wu","Qian","Chun","Mao","Fu","Jie","Duan","Xi","Zhong","Mei","Huang","Mian","An","Ying","Xuan",
"Jie","Wei","Mei","Yuan","Zhen","Qiu","Ti","Xie","Tuo","Lian","Mao","Ran","Si","Pian","Wei","Wa","Jiu","Hu","Ao",null,"Bou","Xu","Tou","Gui","Zou","Yao","Pi","X\
i","Yuan","Ying","Rong","Ru","Chi","Liu","Mei","Pan","Ao","Ma","Gou","Kui","Qin","Jia","Sao","Zhen","Yuan","Cha","Yong","Ming","Ying","Ji","Su","Niao","Xian","T\
ao","Pang","Lang","Nao","Bao","Ai","Pi","Pin","Yi","Piao","Yu","Lei","Xuan","Man","Yi","Zhang","Kang","Yong","Ni","Li","Di","Gui","Yan","Jin","Zhuan","Chang","C\
e","Han","Nen","Lao","Mo","Zhe","Hu","Hu","Ao","Nen","Qiang","Ma","Pie","Gu","Wu","Jiao","Tuo","Zhan","Mao","Xian","Xian","Mo","Liao","Lian","Hua"],VU=["Gui","D\
eng","Zhi","Xu","Yi","Hua","Xi","Hui","Rao","Xi","Yan","Chan","Jiao","Mei","Fan","Fan","Xian","Yi","Wei","Jiao","Fu","Shi","Bi","Shan","Sui","Qiang","Lian","Hua\
n","Xin","Niao","Dong","Yi","Can","Ai","Niang","Neng","Ma","Tiao","Chou","Jin","Ci","Yu","Pin","Yong","Xu","Nai","Yan","Tai","Ying","Can","Niao","Wo","Ying","Mi\
an","Kaka","Ma","Shen","Xing","Ni","Du","Liu","Yuan","Lan","Yan","Shuang","Ling","Jiao","Niang","Lan","Xian","Ying","Shuang","Shuai","Quan","Mi","Li","Luan","Ya\
n","Zhu","Lan","Zi","Jie","Jue","Jue","Kong","Yun","Zi","Zi","Cun","Sun","Fu","Bei","Zi","Xiao","Xin","Meng","Si","Tai","Bao","Ji","Gu","Nu","Xue",null,"Zhuan",
"Hai","Luan","Sun","Huai","Mie","Cong","Qian","Shu","Chan","Ya","Zi","Ni","Fu","Zi","Li","Xue","Bo","Ru","Lai","Nie","Nie","Ying","Luan","Mian","Ning","Rong","T\
a","Gui","Zhai","Qiong","Yu","Shou","An","Tu","Song","Wan","Rou","Yao","Hong","Yi","Jing","Zhun","Mi","Zhu","Dang","Hong","Zong","Guan","Zhou","Ding","Wan","Yi",
"Bao","Shi","Shi","Chong","Shen","Ke","Xuan","Shi","You","Huan","Yi","Tiao","Shi","Xian","Gong","Cheng","Qun","Gong","Xiao","Zai","Zha","Bao","Hai","Yan","Xiao",
"Jia","Shen","Chen","Rong","Huang","Mi","Kou","Kuan","Bin","Su","Cai","Zan","Ji","Yuan","Ji","Yin","Mi","Kou","Qing","Que","Zhen","Jian","Fu","Ning","Bing","Hua\
n","Mei","Qin","Han","Yu","Shi","Ning","Qin","Ning","Zhi","Yu","Bao","Kuan","Ning","Qin","Mo","Cha","Ju","Gua","Qin","Hu","Wu","Liao","Shi","Zhu","Zhai","Shen",
"Wei","Xie","Kuan","Hui","Liao","Jun","Huan","Yi","Yi","Bao","Qin","Chong","Bao","Feng","Cun","Dui","Si","Xun","Dao","Lu","Dui","Shou"],ZU=["Po","Feng","Zhuan",
"Fu","She","Ke","Jiang","Jiang","Zhuan","Wei","Zun","Xun","Shu","Dui","Dao","Xiao","Ji","Shao","Er","Er","Er","Ga","Jian","Shu","Chen","Shang","Shang","Mo","Ga",
"Chang","Liao","Xian","Xian",null,"Wang","Wang","You","Liao","Liao","Yao","Mang","Wang","Wang","Wang","Ga","Yao","Duo","Kui","Zhong","Jiu","Gan","Gu","Gan","Tui",
"Gan","Gan","Shi","Yin","Chi","Kao","Ni","Jin","Wei","Niao","Ju","Pi","Ceng","Xi","Bi","Ju","Jie","Tian","Qu","Ti","Jie","Wu","Diao","Shi","Shi","Ping","Ji","Xi\
e","Chen","Xi","Ni","Zhan","Xi",null,"Man","E","Lou","Ping","Ti","Fei","Shu","Xie","Tu","Lu","Lu","Xi","Ceng","Lu","Ju","Xie","Ju","Jue","Liao","Jue","Shu","Xi",
"Che","Tun","Ni","Shan",null,"Xian","Li","Xue","Nata",null,"Long","Yi","Qi","Ren","Wu","Han","Shen","Yu","Chu","Sui","Qi",null,"Yue","Ban","Yao","Ang","Ya","Wu",
"Jie","E","Ji","Qian","Fen","Yuan","Qi","Cen","Qian","Qi","Cha","Jie","Qu","Gang","Xian","Ao","Lan","Dao","Ba","Zuo","Zuo","Yang","Ju","Gang","Ke","Gou","Xue","\
Bei","Li","Tiao","Ju","Yan","Fu","Xiu","Jia","Ling","Tuo","Pei","You","Dai","Kuang","Yue","Qu","Hu","Po","Min","An","Tiao","Ling","Chi","Yuri","Dong","Cem","Kui",
"Xiu","Mao","Tong","Xue","Yi","Kura","He","Ke","Luo","E","Fu","Xun","Die","Lu","An","Er","Gai","Quan","Tong","Yi","Mu","Shi","An","Wei","Hu","Zhi","Mi","Li","Ji",
"Tong","Wei","You","Sang","Xia","Li","Yao","Jiao","Zheng","Luan","Jiao","E","E","Yu","Ye","Bu","Qiao","Qun","Feng","Feng","Nao","Li","You","Xian","Hong","Dao","\
Shen","Cheng","Tu","Geng","Jun","Hao","Xia","Yin","Yu"],XU=["Lang","Kan","Lao","Lai","Xian","Que","Kong","Chong","Chong","Ta","Lin","Hua","Ju","Lai","Qi","Min",
"Kun","Kun","Zu","Gu","Cui","Ya","Ya","Gang","Lun","Lun","Leng","Jue","Duo","Zheng","Guo","Yin","Dong","Han","Zheng","Wei","Yao","Pi","Yan","Song","Jie","Beng",
"Zu","Jue","Dong","Zhan","Gu","Yin",null,"Ze","Huang","Yu","Wei","Yang","Feng","Qiu","Dun","Ti","Yi","Zhi","Shi","Zai","Yao","E","Zhu","Kan","Lu","Yan","Mei","G\
an","Ji","Ji","Huan","Ting","Sheng","Mei","Qian","Wu","Yu","Zong","Lan","Jue","Yan","Yan","Wei","Zong","Cha","Sui","Rong","Yamashina","Qin","Yu","Kewashii","Lou",
"Tu","Dui","Xi","Weng","Cang","Dang","Hong","Jie","Ai","Liu","Wu","Song","Qiao","Zi","Wei","Beng","Dian","Cuo","Qian","Yong","Nie","Cuo","Ji",null,"Tao","Song",
"Zong","Jiang","Liao","Kang","Chan","Die","Cen","Ding","Tu","Lou","Zhang","Zhan","Zhan","Ao","Cao","Qu","Qiang","Zui","Zui","Dao","Dao","Xi","Yu","Bo","Long","X\
iang","Ceng","Bo","Qin","Jiao","Yan","Lao","Zhan","Lin","Liao","Liao","Jin","Deng","Duo","Zun","Jiao","Gui","Yao","Qiao","Yao","Jue","Zhan","Yi","Xue","Nao","Ye",
"Ye","Yi","E","Xian","Ji","Xie","Ke","Xi","Di","Ao","Zui",null,"Ni","Rong","Dao","Ling","Za","Yu","Yue","Yin",null,"Jie","Li","Sui","Long","Long","Dian","Ying",
"Xi","Ju","Chan","Ying","Kui","Yan","Wei","Nao","Quan","Chao","Cuan","Luan","Dian","Dian",null,"Yan","Yan","Yan","Nao","Yan","Chuan","Gui","Chuan","Zhou","Huang",
"Jing","Xun","Chao","Chao","Lie","Gong","Zuo","Qiao","Ju","Gong","Kek","Wu","Pwu","Pwu","Chai","Qiu","Qiu","Ji","Yi","Si","Ba","Zhi","Zhao","Xiang","Yi","Jin","\
Xun","Juan","Phas","Xun","Jin","Fu"],QU=["Za","Bi","Shi","Bu","Ding","Shuai","Fan","Nie","Shi","Fen","Pa","Zhi","Xi","Hu","Dan","Wei","Zhang","Tang","Dai","Ma",
"Pei","Pa","Tie","Fu","Lian","Zhi","Zhou","Bo","Zhi","Di","Mo","Yi","Yi","Ping","Qia","Juan","Ru","Shuai","Dai","Zheng","Shui","Qiao","Zhen","Shi","Qun","Xi","B\
ang","Dai","Gui","Chou","Ping","Zhang","Sha","Wan","Dai","Wei","Chang","Sha","Qi","Ze","Guo","Mao","Du","Hou","Zheng","Xu","Mi","Wei","Wo","Fu","Yi","Bang","Pin\
g","Tazuna","Gong","Pan","Huang","Dao","Mi","Jia","Teng","Hui","Zhong","Shan","Man","Mu","Biao","Guo","Ze","Mu","Bang","Zhang","Jiong","Chan","Fu","Zhi","Hu","F\
an","Chuang","Bi","Hei",null,"Mi","Qiao","Chan","Fen","Meng","Bang","Chou","Mie","Chu","Jie","Xian","Lan","Gan","Ping","Nian","Qian","Bing","Bing","Xing","Gan",
"Yao","Huan","You","You","Ji","Guang","Pi","Ting","Ze","Guang","Zhuang","Mo","Qing","Bi","Qin","Dun","Chuang","Gui","Ya","Bai","Jie","Xu","Lu","Wu",null,"Ku","Y\
ing","Di","Pao","Dian","Ya","Miao","Geng","Ci","Fu","Tong","Pang","Fei","Xiang","Yi","Zhi","Tiao","Zhi","Xiu","Du","Zuo","Xiao","Tu","Gui","Ku","Pang","Ting","Y\
ou","Bu","Ding","Cheng","Lai","Bei","Ji","An","Shu","Kang","Yong","Tuo","Song","Shu","Qing","Yu","Yu","Miao","Sou","Ce","Xiang","Fei","Jiu","He","Hui","Liu","Sh\
a","Lian","Lang","Sou","Jian","Pou","Qing","Jiu","Jiu","Qin","Ao","Kuo","Lou","Yin","Liao","Dai","Lu","Yi","Chu","Chan","Tu","Si","Xin","Miao","Chang","Wu","Fei",
"Guang","Koc","Kuai","Bi","Qiang","Xie","Lin","Lin","Liao","Lu",null,"Ying","Xian","Ting","Yong","Li","Ting","Yin","Xun","Yan","Ting","Di","Po","Jian","Hui","Na\
i","Hui","Gong","Nian"],jU=["Kai","Bian","Yi","Qi","Nong","Fen","Ju","Yan","Yi","Zang","Bi","Yi","Yi","Er","San","Shi","Er","Shi","Shi","Gong","Diao","Yin","Hu",
"Fu","Hong","Wu","Tui","Chi","Jiang","Ba","Shen","Di","Zhang","Jue","Tao","Fu","Di","Mi","Xian","Hu","Chao","Nu","Jing","Zhen","Yi","Mi","Quan","Wan","Shao","Ru\
o","Xuan","Jing","Dun","Zhang","Jiang","Qiang","Peng","Dan","Qiang","Bi","Bi","She","Dan","Jian","Gou","Sei","Fa","Bi","Kou","Nagi","Bie","Xiao","Dan","Kuo","Qi\
ang","Hong","Mi","Kuo","Wan","Jue","Ji","Ji","Gui","Dang","Lu","Lu","Tuan","Hui","Zhi","Hui","Hui","Yi","Yi","Yi","Yi","Huo","Huo","Shan","Xing","Wen","Tong","Y\
an","Yan","Yu","Chi","Cai","Biao","Diao","Bin","Peng","Yong","Piao","Zhang","Ying","Chi","Chi","Zhuo","Tuo","Ji","Pang","Zhong","Yi","Wang","Che","Bi","Chi","Li\
ng","Fu","Wang","Zheng","Cu","Wang","Jing","Dai","Xi","Xun","Hen","Yang","Huai","Lu","Hou","Wa","Cheng","Zhi","Xu","Jing","Tu","Cong",null,"Lai","Cong","De","Pa\
i","Xi",null,"Qi","Chang","Zhi","Cong","Zhou","Lai","Yu","Xie","Jie","Jian","Chi","Jia","Bian","Huang","Fu","Xun","Wei","Pang","Yao","Wei","Xi","Zheng","Piao","\
Chi","De","Zheng","Zheng","Bie","De","Chong","Che","Jiao","Wei","Jiao","Hui","Mei","Long","Xiang","Bao","Qu","Xin","Shu","Bi","Yi","Le","Ren","Dao","Ding","Gai",
"Ji","Ren","Ren","Chan","Tan","Te","Te","Gan","Qi","Shi","Cun","Zhi","Wang","Mang","Xi","Fan","Ying","Tian","Min","Min","Zhong","Chong","Wu","Ji","Wu","Xi","Ye",
"You","Wan","Cong","Zhong","Kuai","Yu","Bian","Zhi","Qi","Cui","Chen","Tai","Tun","Qian","Nian","Hun","Xiong","Niu","Wang","Xian","Xin","Kang","Hu","Kai","Fen"],
UU=["Huai","Tai","Song","Wu","Ou","Chang","Chuang","Ju","Yi","Bao","Chao","Min","Pei","Zuo","Zen","Yang","Kou","Ban","Nu","Nao","Zheng","Pa","Bu","Tie","Gu","Hu",
"Ju","Da","Lian","Si","Chou","Di","Dai","Yi","Tu","You","Fu","Ji","Peng","Xing","Yuan","Ni","Guai","Fu","Xi","Bi","You","Qie","Xuan","Cong","Bing","Huang","Xu",
"Chu","Pi","Xi","Xi","Tan","Koraeru","Zong","Dui",null,"Ki","Yi","Chi","Ren","Xun","Shi","Xi","Lao","Heng","Kuang","Mu","Zhi","Xie","Lian","Tiao","Huang","Die",
"Hao","Kong","Gui","Heng","Xi","Xiao","Shu","S","Kua","Qiu","Yang","Hui","Hui","Chi","Jia","Yi","Xiong","Guai","Lin","Hui","Zi","Xu","Chi","Xiang","Nu","Hen","E\
n","Ke","Tong","Tian","Gong","Quan","Xi","Qia","Yue","Peng","Ken","De","Hui","E","Kyuu","Tong","Yan","Kai","Ce","Nao","Yun","Mang","Yong","Yong","Yuan","Pi","Ku\
n","Qiao","Yue","Yu","Yu","Jie","Xi","Zhe","Lin","Ti","Han","Hao","Qie","Ti","Bu","Yi","Qian","Hui","Xi","Bei","Man","Yi","Heng","Song","Quan","Cheng","Hui","Wu",
"Wu","You","Li","Liang","Huan","Cong","Yi","Yue","Li","Nin","Nao","E","Que","Xuan","Qian","Wu","Min","Cong","Fei","Bei","Duo","Cui","Chang","Men","Li","Ji","Gua\
n","Guan","Xing","Dao","Qi","Kong","Tian","Lun","Xi","Kan","Kun","Ni","Qing","Chou","Dun","Guo","Chan","Liang","Wan","Yuan","Jin","Ji","Lin","Yu","Huo","He","Qu\
an","Tan","Ti","Ti","Nie","Wang","Chuo","Bu","Hun","Xi","Tang","Xin","Wei","Hui","E","Rui","Zong","Jian","Yong","Dian","Ju","Can","Cheng","De","Bei","Qie","Can",
"Dan","Guan","Duo","Nao","Yun","Xiang","Zhui","Die","Huang","Chun","Qiong","Re","Xing","Ce","Bian","Hun","Zong","Ti"],KU=["Qiao","Chou","Bei","Xuan","Wei","Ge",
"Qian","Wei","Yu","Yu","Bi","Xuan","Huan","Min","Bi","Yi","Mian","Yong","Kai","Dang","Yin","E","Chen","Mou","Ke","Ke","Yu","Ai","Qie","Yan","Nuo","Gan","Yun","Z\
ong","Sai","Leng","Fen",null,"Kui","Kui","Que","Gong","Yun","Su","Su","Qi","Yao","Song","Huang","Ji","Gu","Ju","Chuang","Ni","Xie","Kai","Zheng","Yong","Cao","S\
un","Shen","Bo","Kai","Yuan","Xie","Hun","Yong","Yang","Li","Sao","Tao","Yin","Ci","Xu","Qian","Tai","Huang","Yun","Shen","Ming",null,"She","Cong","Piao","Mo","\
Mu","Guo","Chi","Can","Can","Can","Cui","Min","Te","Zhang","Tong","Ao","Shuang","Man","Guan","Que","Zao","Jiu","Hui","Kai","Lian","Ou","Song","Jin","Yin","Lu","\
Shang","Wei","Tuan","Man","Qian","She","Yong","Qing","Kang","Di","Zhi","Lou","Juan","Qi","Qi","Yu","Ping","Liao","Cong","You","Chong","Zhi","Tong","Cheng","Qi",
"Qu","Peng","Bei","Bie","Chun","Jiao","Zeng","Chi","Lian","Ping","Kui","Hui","Qiao","Cheng","Yin","Yin","Xi","Xi","Dan","Tan","Duo","Dui","Dui","Su","Jue","Ce",
"Xiao","Fan","Fen","Lao","Lao","Chong","Han","Qi","Xian","Min","Jing","Liao","Wu","Can","Jue","Cu","Xian","Tan","Sheng","Pi","Yi","Chu","Xian","Nao","Dan","Tan",
"Jing","Song","Han","Jiao","Wai","Huan","Dong","Qin","Qin","Qu","Cao","Ken","Xie","Ying","Ao","Mao","Yi","Lin","Se","Jun","Huai","Men","Lan","Ai","Lin","Yan","G\
ua","Xia","Chi","Yu","Yin","Dai","Meng","Ai","Meng","Dui","Qi","Mo","Lan","Men","Chou","Zhi","Nuo","Nuo","Yan","Yang","Bo","Zhi","Kuang","Kuang","You","Fu","Liu",
"Mie","Cheng",null,"Chan","Meng","Lan","Huai","Xuan","Rang","Chan","Ji","Ju","Huan","She","Yi"],WU=["Lian","Nan","Mi","Tang","Jue","Gang","Gang","Gang","Ge","Yu\
e","Wu","Jian","Xu","Shu","Rong","Xi","Cheng","Wo","Jie","Ge","Jian","Qiang","Huo","Qiang","Zhan","Dong","Qi","Jia","Die","Zei","Jia","Ji","Shi","Kan","Ji","Kui",
"Gai","Deng","Zhan","Chuang","Ge","Jian","Jie","Yu","Jian","Yan","Lu","Xi","Zhan","Xi","Xi","Chuo","Dai","Qu","Hu","Hu","Hu","E","Shi","Li","Mao","Hu","Li","Fan\
g","Suo","Bian","Dian","Jiong","Shang","Yi","Yi","Shan","Hu","Fei","Yan","Shou","T","Cai","Zha","Qiu","Le","Bu","Ba","Da","Reng","Fu","Hameru","Zai","Tuo","Zhan\
g","Diao","Kang","Yu","Ku","Han","Shen","Cha","Yi","Gu","Kou","Wu","Tuo","Qian","Zhi","Ren","Kuo","Men","Sao","Yang","Niu","Ban","Che","Rao","Xi","Qian","Ban","\
Jia","Yu","Fu","Ao","Xi","Pi","Zhi","Zi","E","Dun","Zhao","Cheng","Ji","Yan","Kuang","Bian","Chao","Ju","Wen","Hu","Yue","Jue","Ba","Qin","Zhen","Zheng","Yun","\
Wan","Nu","Yi","Shu","Zhua","Pou","Tou","Dou","Kang","Zhe","Pou","Fu","Pao","Ba","Ao","Ze","Tuan","Kou","Lun","Qiang",null,"Hu","Bao","Bing","Zhi","Peng","Tan",
"Pu","Pi","Tai","Yao","Zhen","Zha","Yang","Bao","He","Ni","Yi","Di","Chi","Pi","Za","Mo","Mo","Shen","Ya","Chou","Qu","Min","Chu","Jia","Fu","Zhan","Zhu","Dan",
"Chai","Mu","Nian","La","Fu","Pao","Ban","Pai","Ling","Na","Guai","Qian","Ju","Tuo","Ba","Tuo","Tuo","Ao","Ju","Zhuo","Pan","Zhao","Bai","Bai","Di","Ni","Ju","K\
uo","Long","Jian",null,"Yong","Lan","Ning","Bo","Ze","Qian","Hen","Gua","Shi","Jie","Zheng","Nin","Gong","Gong","Quan","Shuan","Cun","Zan","Kao","Chi","Xie","Ce",
"Hui","Pin","Zhuai","Shi","Na"],zU=["Bo","Chi","Gua","Zhi","Kuo","Duo","Duo","Zhi","Qie","An","Nong","Zhen","Ge","Jiao","Ku","Dong","Ru","Tiao","Lie","Zha","Lu",
"Die","Wa","Jue","Mushiru","Ju","Zhi","Luan","Ya","Zhua","Ta","Xie","Nao","Dang","Jiao","Zheng","Ji","Hui","Xun","Ku","Ai","Tuo","Nuo","Cuo","Bo","Geng","Ti","Z\
hen","Cheng","Suo","Suo","Keng","Mei","Long","Ju","Peng","Jian","Yi","Ting","Shan","Nuo","Wan","Xie","Cha","Feng","Jiao","Wu","Jun","Jiu","Tong","Kun","Huo","Tu",
"Zhuo","Pou","Le","Ba","Han","Shao","Nie","Juan","Ze","Song","Ye","Jue","Bu","Huan","Bu","Zun","Yi","Zhai","Lu","Sou","Tuo","Lao","Sun","Bang","Jian","Huan","Da\
o",null,"Wan","Qin","Peng","She","Lie","Min","Men","Fu","Bai","Ju","Dao","Wo","Ai","Juan","Yue","Zong","Chen","Chui","Jie","Tu","Ben","Na","Nian","Nuo","Zu","Wo",
"Xi","Xian","Cheng","Dian","Sao","Lun","Qing","Gang","Duo","Shou","Diao","Pou","Di","Zhang","Gun","Ji","Tao","Qia","Qi","Pai","Shu","Qian","Ling","Yi","Ya","Jue",
"Zheng","Liang","Gua","Yi","Huo","Shan","Zheng","Lue","Cai","Tan","Che","Bing","Jie","Ti","Kong","Tui","Yan","Cuo","Zou","Ju","Tian","Qian","Ken","Bai","Shou","\
Jie","Lu","Guo","Haba",null,"Zhi","Dan","Mang","Xian","Sao","Guan","Peng","Yuan","Nuo","Jian","Zhen","Jiu","Jian","Yu","Yan","Kui","Nan","Hong","Rou","Pi","Wei",
"Sai","Zou","Xuan","Miao","Ti","Nie","Cha","Shi","Zong","Zhen","Yi","Shun","Heng","Bian","Yang","Huan","Yan","Zuan","An","Xu","Ya","Wo","Ke","Chuai","Ji","Ti","\
La","La","Cheng","Kai","Jiu","Jiu","Tu","Jie","Hui","Geng","Chong","Shuo","She","Xie","Yuan","Qian","Ye","Cha","Zha","Bei","Yao",null,null,"Lan","Wen","Qin"],qU=[
"Chan","Ge","Lou","Zong","Geng","Jiao","Gou","Qin","Yong","Que","Chou","Chi","Zhan","Sun","Sun","Bo","Chu","Rong","Beng","Cuo","Sao","Ke","Yao","Dao","Zhi","Nu",
"Xie","Jian","Sou","Qiu","Gao","Xian","Shuo","Sang","Jin","Mie","E","Chui","Nuo","Shan","Ta","Jie","Tang","Pan","Ban","Da","Li","Tao","Hu","Zhi","Wa","Xia","Qia\
n","Wen","Qiang","Tian","Zhen","E","Xi","Nuo","Quan","Cha","Zha","Ge","Wu","En","She","Kang","She","Shu","Bai","Yao","Bin","Sou","Tan","Sa","Chan","Suo","Liao",
"Chong","Chuang","Guo","Bing","Feng","Shuai","Di","Qi","Sou","Zhai","Lian","Tang","Chi","Guan","Lu","Luo","Lou","Zong","Gai","Hu","Zha","Chuang","Tang","Hua","C\
ui","Nai","Mo","Jiang","Gui","Ying","Zhi","Ao","Zhi","Nie","Man","Shan","Kou","Shu","Suo","Tuan","Jiao","Mo","Mo","Zhe","Xian","Keng","Piao","Jiang","Yin","Gou",
"Qian","Lue","Ji","Ying","Jue","Pie","Pie","Lao","Dun","Xian","Ruan","Kui","Zan","Yi","Xun","Cheng","Cheng","Sa","Nao","Heng","Si","Qian","Huang","Da","Zun","Ni\
an","Lin","Zheng","Hui","Zhuang","Jiao","Ji","Cao","Dan","Dan","Che","Bo","Che","Jue","Xiao","Liao","Ben","Fu","Qiao","Bo","Cuo","Zhuo","Zhuan","Tuo","Pu","Qin",
"Dun","Nian",null,"Xie","Lu","Jiao","Cuan","Ta","Han","Qiao","Zhua","Jian","Gan","Yong","Lei","Kuo","Lu","Shan","Zhuo","Ze","Pu","Chuo","Ji","Dang","Suo","Cao",
"Qing","Jing","Huan","Jie","Qin","Kuai","Dan","Xi","Ge","Pi","Bo","Ao","Ju","Ye",null,"Mang","Sou","Mi","Ji","Tai","Zhuo","Dao","Xing","Lan","Ca","Ju","Ye","Ru",
"Ye","Ye","Ni","Hu","Ji","Bin","Ning","Ge","Zhi","Jie","Kuo","Mo","Jian","Xie","Lie","Tan","Bai","Sou","Lu","Lue","Rao","Zhi"],e8=["Pan","Yang","Lei","Sa","Shu",
"Zan","Nian","Xian","Jun","Huo","Li","La","Han","Ying","Lu","Long","Qian","Qian","Zan","Qian","Lan","San","Ying","Mei","Rang","Chan",null,"Cuan","Xi","She","Luo",
"Jun","Mi","Li","Zan","Luan","Tan","Zuan","Li","Dian","Wa","Dang","Jiao","Jue","Lan","Li","Nang","Zhi","Gui","Gui","Qi","Xin","Pu","Sui","Shou","Kao","You","Gai",
"Yi","Gong","Gan","Ban","Fang","Zheng","Bo","Dian","Kou","Min","Wu","Gu","He","Ce","Xiao","Mi","Chu","Ge","Di","Xu","Jiao","Min","Chen","Jiu","Zhen","Duo","Yu",
"Chi","Ao","Bai","Xu","Jiao","Duo","Lian","Nie","Bi","Chang","Dian","Duo","Yi","Gan","San","Ke","Yan","Dun","Qi","Dou","Xiao","Duo","Jiao","Jing","Yang","Xia","\
Min","Shu","Ai","Qiao","Ai","Zheng","Di","Zhen","Fu","Shu","Liao","Qu","Xiong","Xi","Jiao","Sen","Jiao","Zhuo","Yi","Lian","Bi","Li","Xiao","Xiao","Wen","Xue","\
Qi","Qi","Zhai","Bin","Jue","Zhai",null,"Fei","Ban","Ban","Lan","Yu","Lan","Wei","Dou","Sheng","Liao","Jia","Hu","Xie","Jia","Yu","Zhen","Jiao","Wo","Tou","Chu",
"Jin","Chi","Yin","Fu","Qiang","Zhan","Qu","Zhuo","Zhan","Duan","Zhuo","Si","Xin","Zhuo","Zhuo","Qin","Lin","Zhuo","Chu","Duan","Zhu","Fang","Xie","Hang","Yu","\
Shi","Pei","You","Mye","Pang","Qi","Zhan","Mao","Lu","Pei","Pi","Liu","Fu","Fang","Xuan","Jing","Jing","Ni","Zu","Zhao","Yi","Liu","Shao","Jian","Es","Yi","Qi",
"Zhi","Fan","Piao","Fan","Zhan","Guai","Sui","Yu","Wu","Ji","Ji","Ji","Huo","Ri","Dan","Jiu","Zhi","Zao","Xie","Tiao","Xun","Xu","Xu","Xu","Gan","Han","Tai","Di",
"Xu","Chan","Shi","Kuang","Yang","Shi","Wang","Min","Min","Tun","Chun","Wu"],n8=["Yun","Bei","Ang","Ze","Ban","Jie","Kun","Sheng","Hu","Fang","Hao","Gui","Chang",
"Xuan","Ming","Hun","Fen","Qin","Hu","Yi","Xi","Xin","Yan","Ze","Fang","Tan","Shen","Ju","Yang","Zan","Bing","Xing","Ying","Xuan","Pei","Zhen","Ling","Chun","Ha\
o","Mei","Zuo","Mo","Bian","Xu","Hun","Zhao","Zong","Shi","Shi","Yu","Fei","Die","Mao","Ni","Chang","Wen","Dong","Ai","Bing","Ang","Zhou","Long","Xian","Kuang",
"Tiao","Chao","Shi","Huang","Huang","Xuan","Kui","Xu","Jiao","Jin","Zhi","Jin","Shang","Tong","Hong","Yan","Gai","Xiang","Shai","Xiao","Ye","Yun","Hui","Han","H\
an","Jun","Wan","Xian","Kun","Zhou","Xi","Cheng","Sheng","Bu","Zhe","Zhe","Wu","Han","Hui","Hao","Chen","Wan","Tian","Zhuo","Zui","Zhou","Pu","Jing","Xi","Shan",
"Yi","Xi","Qing","Qi","Jing","Gui","Zhen","Yi","Zhi","An","Wan","Lin","Liang","Chang","Wang","Xiao","Zan","Hi","Xuan","Xuan","Yi","Xia","Yun","Hui","Fu","Min","\
Kui","He","Ying","Du","Wei","Shu","Qing","Mao","Nan","Jian","Nuan","An","Yang","Chun","Yao","Suo","Jin","Ming","Jiao","Kai","Gao","Weng","Chang","Qi","Hao","Yan",
"Li","Ai","Ji","Gui","Men","Zan","Xie","Hao","Mu","Mo","Cong","Ni","Zhang","Hui","Bao","Han","Xuan","Chuan","Liao","Xian","Dan","Jing","Pie","Lin","Tun","Xi","Y\
i","Ji","Huang","Tai","Ye","Ye","Li","Tan","Tong","Xiao","Fei","Qin","Zhao","Hao","Yi","Xiang","Xing","Sen","Jiao","Bao","Jing","Yian","Ai","Ye","Ru","Shu","Men\
g","Xun","Yao","Pu","Li","Chen","Kuang","Die",null,"Yan","Huo","Lu","Xi","Rong","Long","Nang","Luo","Luan","Shai","Tang","Yan","Chu","Yue","Yue","Qu","Yi","Geng",
"Ye","Hu","He","Shu","Cao","Cao","Noboru","Man","Ceng","Ceng","Ti"],t8=["Zui","Can","Xu","Hui","Yin","Qie","Fen","Pi","Yue","You","Ruan","Peng","Ban","Fu","Ling",
"Fei","Qu",null,"Nu","Tiao","Shuo","Zhen","Lang","Lang","Juan","Ming","Huang","Wang","Tun","Zhao","Ji","Qi","Ying","Zong","Wang","Tong","Lang",null,"Meng","Long",
"Mu","Deng","Wei","Mo","Ben","Zha","Zhu","Shu",null,"Zhu","Ren","Ba","Po","Duo","Duo","Dao","Li","Qiu","Ji","Jiu","Bi","Xiu","Ting","Ci","Sha","Eburi","Za","Qua\
n","Qian","Yu","Gan","Wu","Cha","Shan","Xun","Fan","Wu","Zi","Li","Xing","Cai","Cun","Ren","Shao","Tuo","Di","Zhang","Mang","Chi","Yi","Gu","Gong","Du","Yi","Qi",
"Shu","Gang","Tiao","Moku","Soma","Tochi","Lai","Sugi","Mang","Yang","Ma","Miao","Si","Yuan","Hang","Fei","Bei","Jie","Dong","Gao","Yao","Xian","Chu","Qun","Pa",
"Shu","Hua","Xin","Chou","Zhu","Chou","Song","Ban","Song","Ji","Yue","Jin","Gou","Ji","Mao","Pi","Bi","Wang","Ang","Fang","Fen","Yi","Fu","Nan","Xi","Hu","Ya","\
Dou","Xun","Zhen","Yao","Lin","Rui","E","Mei","Zhao","Guo","Zhi","Cong","Yun","Waku","Dou","Shu","Zao",null,"Li","Haze","Jian","Cheng","Matsu","Qiang","Feng","N\
an","Xiao","Xian","Ku","Ping","Yi","Xi","Zhi","Guai","Xiao","Jia","Jia","Gou","Fu","Mo","Yi","Ye","Ye","Shi","Nie","Bi","Duo","Yi","Ling","Bing","Ni","La","He",
"Pan","Fan","Zhong","Dai","Ci","Yang","Fu","Bo","Mou","Gan","Qi","Ran","Rou","Mao","Zhao","Song","Zhe","Xia","You","Shen","Ju","Tuo","Zuo","Nan","Ning","Yong","\
Di","Zhi","Zha","Cha","Dan","Gu","Pu","Jiu","Ao","Fu","Jian","Bo","Duo","Ke","Nai","Zhu","Bi","Liu","Chai","Zha","Si","Zhu","Pei","Shi","Guai","Cha","Yao","Jue",
"Jiu","Shi"],i8=["Zhi","Liu","Mei","Hoy","Rong","Zha",null,"Biao","Zhan","Jie","Long","Dong","Lu","Sayng","Li","Lan","Yong","Shu","Xun","Shuan","Qi","Zhen","Qi",
"Li","Yi","Xiang","Zhen","Li","Su","Gua","Kan","Bing","Ren","Xiao","Bo","Ren","Bing","Zi","Chou","Yi","Jie","Xu","Zhu","Jian","Zui","Er","Er","You","Fa","Gong",
"Kao","Lao","Zhan","Li","Yin","Yang","He","Gen","Zhi","Chi","Ge","Zai","Luan","Fu","Jie","Hang","Gui","Tao","Guang","Wei","Kuang","Ru","An","An","Juan","Yi","Zh\
uo","Ku","Zhi","Qiong","Tong","Sang","Sang","Huan","Jie","Jiu","Xue","Duo","Zhui","Yu","Zan","Kasei","Ying","Masu",null,"Zhan","Ya","Nao","Zhen","Dang","Qi","Qi\
ao","Hua","Kuai","Jiang","Zhuang","Xun","Suo","Sha","Zhen","Bei","Ting","Gua","Jing","Bo","Ben","Fu","Rui","Tong","Jue","Xi","Lang","Liu","Feng","Qi","Wen","Jun",
"Gan","Cu","Liang","Qiu","Ting","You","Mei","Bang","Long","Peng","Zhuang","Di","Xuan","Tu","Zao","Ao","Gu","Bi","Di","Han","Zi","Zhi","Ren","Bei","Geng","Jian",
"Huan","Wan","Nuo","Jia","Tiao","Ji","Xiao","Lu","Huan","Shao","Cen","Fen","Song","Meng","Wu","Li","Li","Dou","Cen","Ying","Suo","Ju","Ti","Jie","Kun","Zhuo","S\
hu","Chan","Fan","Wei","Jing","Li","Bing","Fumoto","Shikimi","Tao","Zhi","Lai","Lian","Jian","Zhuo","Ling","Li","Qi","Bing","Zhun","Cong","Qian","Mian","Qi","Qi",
"Cai","Gun","Chan","Te","Fei","Pai","Bang","Pou","Hun","Zong","Cheng","Zao","Ji","Li","Peng","Yu","Yu","Gu","Hun","Dong","Tang","Gang","Wang","Di","Xi","Fan","C\
heng","Zhan","Qi","Yuan","Yan","Yu","Quan","Yi","Sen","Ren","Chui","Leng","Qi","Zhuo","Fu","Ke","Lai","Zou","Zou","Zhuo","Guan","Fen","Fen","Chen","Qiong","Nie"],
r8=["Wan","Guo","Lu","Hao","Jie","Yi","Chou","Ju","Ju","Cheng","Zuo","Liang","Qiang","Zhi","Zhui","Ya","Ju","Bei","Jiao","Zhuo","Zi","Bin","Peng","Ding","Chu","\
Chang","Kunugi","Momiji","Jian","Gui","Xi","Du","Qian","Kunugi","Soko","Shide","Luo","Zhi","Ken","Myeng","Tafu",null,"Peng","Zhan",null,"Tuo","Sen","Duo","Ye","\
Fou","Wei","Wei","Duan","Jia","Zong","Jian","Yi","Shen","Xi","Yan","Yan","Chuan","Zhan","Chun","Yu","He","Zha","Wo","Pian","Bi","Yao","Huo","Xu","Ruo","Yang","L\
a","Yan","Ben","Hun","Kui","Jie","Kui","Si","Feng","Xie","Tuo","Zhi","Jian","Mu","Mao","Chu","Hu","Hu","Lian","Leng","Ting","Nan","Yu","You","Mei","Song","Xuan",
"Xuan","Ying","Zhen","Pian","Ye","Ji","Jie","Ye","Chu","Shun","Yu","Cou","Wei","Mei","Di","Ji","Jie","Kai","Qiu","Ying","Rou","Heng","Lou","Le","Hazou","Katsura",
"Pin","Muro","Gai","Tan","Lan","Yun","Yu","Chen","Lu","Ju","Sakaki",null,"Pi","Xie","Jia","Yi","Zhan","Fu","Nai","Mi","Lang","Rong","Gu","Jian","Ju","Ta","Yao",
"Zhen","Bang","Sha","Yuan","Zi","Ming","Su","Jia","Yao","Jie","Huang","Gan","Fei","Zha","Qian","Ma","Sun","Yuan","Xie","Rong","Shi","Zhi","Cui","Yun","Ting","Li\
u","Rong","Tang","Que","Zhai","Si","Sheng","Ta","Ke","Xi","Gu","Qi","Kao","Gao","Sun","Pan","Tao","Ge","Xun","Dian","Nou","Ji","Shuo","Gou","Chui","Qiang","Cha",
"Qian","Huai","Mei","Xu","Gang","Gao","Zhuo","Tuo","Hashi","Yang","Dian","Jia","Jian","Zui","Kashi","Ori","Bin","Zhu",null,"Xi","Qi","Lian","Hui","Yong","Qian",
"Guo","Gai","Gai","Tuan","Hua","Cu","Sen","Cui","Beng","You","Hu","Jiang","Hu","Huan","Kui","Yi","Nie","Gao","Kang","Gui","Gui","Cao","Man","Jin"],a8=["Di","Zhu\
ang","Le","Lang","Chen","Cong","Li","Xiu","Qing","Shuang","Fan","Tong","Guan","Ji","Suo","Lei","Lu","Liang","Mi","Lou","Chao","Su","Ke","Shu","Tang","Biao","Lu",
"Jiu","Shu","Zha","Shu","Zhang","Men","Mo","Niao","Yang","Tiao","Peng","Zhu","Sha","Xi","Quan","Heng","Jian","Cong",null,"Hokuso","Qiang","Tara","Ying","Er","Xi\
n","Zhi","Qiao","Zui","Cong","Pu","Shu","Hua","Kui","Zhen","Zun","Yue","Zhan","Xi","Xun","Dian","Fa","Gan","Mo","Wu","Qiao","Nao","Lin","Liu","Qiao","Xian","Run",
"Fan","Zhan","Tuo","Lao","Yun","Shun","Tui","Cheng","Tang","Meng","Ju","Cheng","Su","Jue","Jue","Tan","Hui","Ji","Nuo","Xiang","Tuo","Ning","Rui","Zhu","Chuang",
"Zeng","Fen","Qiong","Ran","Heng","Cen","Gu","Liu","Lao","Gao","Chu","Zusa","Nude","Ca","San","Ji","Dou","Shou","Lu",null,null,"Yuan","Ta","Shu","Jiang","Tan","\
Lin","Nong","Yin","Xi","Sui","Shan","Zui","Xuan","Cheng","Gan","Ju","Zui","Yi","Qin","Pu","Yan","Lei","Feng","Hui","Dang","Ji","Sui","Bo","Bi","Ding","Chu","Zhu\
a","Kuai","Ji","Jie","Jia","Qing","Zhe","Jian","Qiang","Dao","Yi","Biao","Song","She","Lin","Kunugi","Cha","Meng","Yin","Tao","Tai","Mian","Qi","Toan","Bin","Hu\
o","Ji","Qian","Mi","Ning","Yi","Gao","Jian","Yin","Er","Qing","Yan","Qi","Mi","Zhao","Gui","Chun","Ji","Kui","Po","Deng","Chu",null,"Mian","You","Zhi","Guang",
"Qian","Lei","Lei","Sa","Lu","Li","Cuan","Lu","Mie","Hui","Ou","Lu","Jie","Gao","Du","Yuan","Li","Fei","Zhuo","Sou","Lian","Tamo","Chu",null,"Zhu","Lu","Yan","L\
i","Zhu","Chen","Jie","E","Su","Huai","Nie","Yu","Long","Lai",null,"Xian","Kwi","Ju","Xiao","Ling","Ying","Jian","Yin","You","Ying"],o8=["Xiang","Nong","Bo","Ch\
an","Lan","Ju","Shuang","She","Wei","Cong","Quan","Qu","Cang",null,"Yu","Luo","Li","Zan","Luan","Dang","Jue","Em","Lan","Lan","Zhu","Lei","Li","Ba","Nang","Yu",
"Ling","Tsuki","Qian","Ci","Huan","Xin","Yu","Yu","Qian","Ou","Xu","Chao","Chu","Chi","Kai","Yi","Jue","Xi","Xu","Xia","Yu","Kuai","Lang","Kuan","Shuo","Xi","Ai",
"Yi","Qi","Hu","Chi","Qin","Kuan","Kan","Kuan","Kan","Chuan","Sha","Gua","Yin","Xin","Xie","Yu","Qian","Xiao","Yi","Ge","Wu","Tan","Jin","Ou","Hu","Ti","Huan","\
Xu","Pen","Xi","Xiao","Xu","Xi","Sen","Lian","Chu","Yi","Kan","Yu","Chuo","Huan","Zhi","Zheng","Ci","Bu","Wu","Qi","Bu","Bu","Wai","Ju","Qian","Chi","Se","Chi",
"Se","Zhong","Sui","Sui","Li","Cuo","Yu","Li","Gui","Dai","Dai","Si","Jian","Zhe","Mo","Mo","Yao","Mo","Cu","Yang","Tian","Sheng","Dai","Shang","Xu","Xun","Shu",
"Can","Jue","Piao","Qia","Qiu","Su","Qing","Yun","Lian","Yi","Fou","Zhi","Ye","Can","Hun","Dan","Ji","Ye","Zhen","Yun","Wen","Chou","Bin","Ti","Jin","Shang","Yi\
n","Diao","Cu","Hui","Cuan","Yi","Dan","Du","Jiang","Lian","Bin","Du","Tsukusu","Jian","Shu","Ou","Duan","Zhu","Yin","Qing","Yi","Sha","Que","Ke","Yao","Jun","D\
ian","Hui","Hui","Gu","Que","Ji","Yi","Ou","Hui","Duan","Yi","Xiao","Wu","Guan","Mu","Mei","Mei","Ai","Zuo","Du","Yu","Bi","Bi","Bi","Pi","Pi","Bi","Chan","Mao",
null,null,"Pu","Mushiru","Jia","Zhan","Sai","Mu","Tuo","Xun","Er","Rong","Xian","Ju","Mu","Hao","Qiu","Dou","Mushiru","Tan","Pei","Ju","Duo","Cui","Bi","San",null,
"Mao","Sui","Yu","Yu","Tuo","He","Jian","Ta","San"],s8=["Lu","Mu","Li","Tong","Rong","Chang","Pu","Luo","Zhan","Sao","Zhan","Meng","Luo","Qu","Die","Shi","Di","\
Min","Jue","Mang","Qi","Pie","Nai","Qi","Dao","Xian","Chuan","Fen","Ri","Nei",null,"Fu","Shen","Dong","Qing","Qi","Yin","Xi","Hai","Yang","An","Ya","Ke","Qing",
"Ya","Dong","Dan","Lu","Qing","Yang","Yun","Yun","Shui","San","Zheng","Bing","Yong","Dang","Shitamizu","Le","Ni","Tun","Fan","Gui","Ting","Zhi","Qiu","Bin","Ze",
"Mian","Cuan","Hui","Diao","Han","Cha","Zhuo","Chuan","Wan","Fan","Dai","Xi","Tuo","Mang","Qiu","Qi","Shan","Pai","Han","Qian","Wu","Wu","Xun","Si","Ru","Gong",
"Jiang","Chi","Wu","Tsuchi",null,"Tang","Zhi","Chi","Qian","Mi","Yu","Wang","Qing","Jing","Rui","Jun","Hong","Tai","Quan","Ji","Bian","Bian","Gan","Wen","Zhong",
"Fang","Xiong","Jue","Hang","Niou","Qi","Fen","Xu","Xu","Qin","Yi","Wo","Yun","Yuan","Hang","Yan","Shen","Chen","Dan","You","Dun","Hu","Huo","Qie","Mu","Rou","M\
ei","Ta","Mian","Wu","Chong","Tian","Bi","Sha","Zhi","Pei","Pan","Zhui","Za","Gou","Liu","Mei","Ze","Feng","Ou","Li","Lun","Cang","Feng","Wei","Hu","Mo","Mei","\
Shu","Ju","Zan","Tuo","Tuo","Tuo","He","Li","Mi","Yi","Fa","Fei","You","Tian","Zhi","Zhao","Gu","Zhan","Yan","Si","Kuang","Jiong","Ju","Xie","Qiu","Yi","Jia","Z\
hong","Quan","Bo","Hui","Mi","Ben","Zhuo","Chu","Le","You","Gu","Hong","Gan","Fa","Mao","Si","Hu","Ping","Ci","Fan","Chi","Su","Ning","Cheng","Ling","Pao","Bo",
"Qi","Si","Ni","Ju","Yue","Zhu","Sheng","Lei","Xuan","Xue","Fu","Pan","Min","Tai","Yang","Ji","Yong","Guan","Beng","Xue","Long","Lu",null,"Bo","Xie","Po","Ze","\
Jing","Yin"],u8=["Zhou","Ji","Yi","Hui","Hui","Zui","Cheng","Yin","Wei","Hou","Jian","Yang","Lie","Si","Ji","Er","Xing","Fu","Sa","Suo","Zhi","Yin","Wu","Xi","K\
ao","Zhu","Jiang","Luo",null,"An","Dong","Yi","Mou","Lei","Yi","Mi","Quan","Jin","Mo","Wei","Xiao","Xie","Hong","Xu","Shuo","Kuang","Tao","Qie","Ju","Er","Zhou",
"Ru","Ping","Xun","Xiong","Zhi","Guang","Huan","Ming","Huo","Wa","Qia","Pai","Wu","Qu","Liu","Yi","Jia","Jing","Qian","Jiang","Jiao","Cheng","Shi","Zhuo","Ce","\
Pal","Kuai","Ji","Liu","Chan","Hun","Hu","Nong","Xun","Jin","Lie","Qiu","Wei","Zhe","Jun","Han","Bang","Mang","Zhuo","You","Xi","Bo","Dou","Wan","Hong","Yi","Pu",
"Ying","Lan","Hao","Lang","Han","Li","Geng","Fu","Wu","Lian","Chun","Feng","Yi","Yu","Tong","Lao","Hai","Jin","Jia","Chong","Weng","Mei","Sui","Cheng","Pei","Xi\
an","Shen","Tu","Kun","Pin","Nie","Han","Jing","Xiao","She","Nian","Tu","Yong","Xiao","Xian","Ting","E","Su","Tun","Juan","Cen","Ti","Li","Shui","Si","Lei","Shu\
i","Tao","Du","Lao","Lai","Lian","Wei","Wo","Yun","Huan","Di",null,"Run","Jian","Zhang","Se","Fu","Guan","Xing","Shou","Shuan","Ya","Chuo","Zhang","Ye","Kong","\
Wo","Han","Tuo","Dong","He","Wo","Ju","Gan","Liang","Hun","Ta","Zhuo","Dian","Qie","De","Juan","Zi","Xi","Yao","Qi","Gu","Guo","Han","Lin","Tang","Zhou","Peng",
"Hao","Chang","Shu","Qi","Fang","Chi","Lu","Nao","Ju","Tao","Cong","Lei","Zhi","Peng","Fei","Song","Tian","Pi","Dan","Yu","Ni","Yu","Lu","Gan","Mi","Jing","Ling",
"Lun","Yin","Cui","Qu","Huai","Yu","Nian","Shen","Piao","Chun","Wa","Yuan","Lai","Hun","Qing","Yan","Qian","Tian","Miao","Zhi","Yin","Mi"],l8=["Ben","Yuan","Wen",
"Re","Fei","Qing","Yuan","Ke","Ji","She","Yuan","Shibui","Lu","Zi","Du",null,"Jian","Min","Pi","Tani","Yu","Yuan","Shen","Shen","Rou","Huan","Zhu","Jian","Nuan",
"Yu","Qiu","Ting","Qu","Du","Feng","Zha","Bo","Wo","Wo","Di","Wei","Wen","Ru","Xie","Ce","Wei","Ge","Gang","Yan","Hong","Xuan","Mi","Ke","Mao","Ying","Yan","You",
"Hong","Miao","Xing","Mei","Zai","Hun","Nai","Kui","Shi","E","Pai","Mei","Lian","Qi","Qi","Mei","Tian","Cou","Wei","Can","Tuan","Mian","Hui","Mo","Xu","Ji","Pen",
"Jian","Jian","Hu","Feng","Xiang","Yi","Yin","Zhan","Shi","Jie","Cheng","Huang","Tan","Yu","Bi","Min","Shi","Tu","Sheng","Yong","Qu","Zhong","Suei","Jiu","Jiao",
"Qiou","Yin","Tang","Long","Huo","Yuan","Nan","Ban","You","Quan","Chui","Liang","Chan","Yan","Chun","Nie","Zi","Wan","Shi","Man","Ying","Ratsu","Kui",null,"Jian",
"Xu","Lu","Gui","Gai",null,null,"Po","Jin","Gui","Tang","Yuan","Suo","Yuan","Lian","Yao","Meng","Zhun","Sheng","Ke","Tai","Da","Wa","Liu","Gou","Sao","Ming","Zh\
a","Shi","Yi","Lun","Ma","Pu","Wei","Li","Cai","Wu","Xi","Wen","Qiang","Ze","Shi","Su","Yi","Zhen","Sou","Yun","Xiu","Yin","Rong","Hun","Su","Su","Ni","Ta","Shi",
"Ru","Wei","Pan","Chu","Chu","Pang","Weng","Cang","Mie","He","Dian","Hao","Huang","Xi","Zi","Di","Zhi","Ying","Fu","Jie","Hua","Ge","Zi","Tao","Teng","Sui","Bi",
"Jiao","Hui","Gun","Yin","Gao","Long","Zhi","Yan","She","Man","Ying","Chun","Lu","Lan","Luan",null,"Bin","Tan","Yu","Sou","Hu","Bi","Biao","Zhi","Jiang","Kou","\
Shen","Shang","Di","Mi","Ao","Lu","Hu","Hu","You","Chan","Fan","Yong","Gun","Man"],c8=["Qing","Yu","Piao","Ji","Ya","Jiao","Qi","Xi","Ji","Lu","Lu","Long","Jin",
"Guo","Cong","Lou","Zhi","Gai","Qiang","Li","Yan","Cao","Jiao","Cong","Qun","Tuan","Ou","Teng","Ye","Xi","Mi","Tang","Mo","Shang","Han","Lian","Lan","Wa","Li","\
Qian","Feng","Xuan","Yi","Man","Zi","Mang","Kang","Lei","Peng","Shu","Zhang","Zhang","Chong","Xu","Huan","Kuo","Jian","Yan","Chuang","Liao","Cui","Ti","Yang","J\
iang","Cong","Ying","Hong","Xun","Shu","Guan","Ying","Xiao",null,null,"Xu","Lian","Zhi","Wei","Pi","Jue","Jiao","Po","Dang","Hui","Jie","Wu","Pa","Ji","Pan","Gu\
i","Xiao","Qian","Qian","Xi","Lu","Xi","Xuan","Dun","Huang","Min","Run","Su","Liao","Zhen","Zhong","Yi","Di","Wan","Dan","Tan","Chao","Xun","Kui","Yie","Shao","\
Tu","Zhu","San","Hei","Bi","Shan","Chan","Chan","Shu","Tong","Pu","Lin","Wei","Se","Se","Cheng","Jiong","Cheng","Hua","Jiao","Lao","Che","Gan","Cun","Heng","Si",
"Shu","Peng","Han","Yun","Liu","Hong","Fu","Hao","He","Xian","Jian","Shan","Xi","Oki",null,"Lan",null,"Yu","Lin","Min","Zao","Dang","Wan","Ze","Xie","Yu","Li","\
Shi","Xue","Ling","Man","Zi","Yong","Kuai","Can","Lian","Dian","Ye","Ao","Huan","Zhen","Chan","Man","Dan","Dan","Yi","Sui","Pi","Ju","Ta","Qin","Ji","Zhuo","Lia\
n","Nong","Guo","Jin","Fen","Se","Ji","Sui","Hui","Chu","Ta","Song","Ding",null,"Zhu","Lai","Bin","Lian","Mi","Shi","Shu","Mi","Ning","Ying","Ying","Meng","Jin",
"Qi","Pi","Ji","Hao","Ru","Zui","Wo","Tao","Yin","Yin","Dui","Ci","Huo","Jing","Lan","Jun","Ai","Pu","Zhuo","Wei","Bin","Gu","Qian","Xing","Hama","Kuo","Fei",null,
"Boku","Jian","Wei","Luo","Zan","Lu","Li"],B8=["You","Yang","Lu","Si","Jie","Ying","Du","Wang","Hui","Xie","Pan","Shen","Biao","Chan","Mo","Liu","Jian","Pu","Se",
"Cheng","Gu","Bin","Huo","Xian","Lu","Qin","Han","Ying","Yong","Li","Jing","Xiao","Ying","Sui","Wei","Xie","Huai","Hao","Zhu","Long","Lai","Dui","Fan","Hu","Lai",
null,null,"Ying","Mi","Ji","Lian","Jian","Ying","Fen","Lin","Yi","Jian","Yue","Chan","Dai","Rang","Jian","Lan","Fan","Shuang","Yuan","Zhuo","Feng","She","Lei","\
Lan","Cong","Qu","Yong","Qian","Fa","Guan","Que","Yan","Hao","Hyeng","Sa","Zan","Luan","Yan","Li","Mi","Shan","Tan","Dang","Jiao","Chan",null,"Hao","Ba","Zhu","\
Lan","Lan","Nang","Wan","Luan","Xun","Xian","Yan","Gan","Yan","Yu","Huo","Si","Mie","Guang","Deng","Hui","Xiao","Xiao","Hu","Hong","Ling","Zao","Zhuan","Jiu","Z\
ha","Xie","Chi","Zhuo","Zai","Zai","Can","Yang","Qi","Zhong","Fen","Niu","Jiong","Wen","Po","Yi","Lu","Chui","Pi","Kai","Pan","Yan","Kai","Pang","Mu","Chao","Li\
ao","Gui","Kang","Tun","Guang","Xin","Zhi","Guang","Guang","Wei","Qiang",null,"Da","Xia","Zheng","Zhu","Ke","Zhao","Fu","Ba","Duo","Duo","Ling","Zhuo","Xuan","J\
u","Tan","Pao","Jiong","Pao","Tai","Tai","Bing","Yang","Tong","Han","Zhu","Zha","Dian","Wei","Shi","Lian","Chi","Huang",null,"Hu","Shuo","Lan","Jing","Jiao","Xu",
"Xing","Quan","Lie","Huan","Yang","Xiao","Xiu","Xian","Yin","Wu","Zhou","Yao","Shi","Wei","Tong","Xue","Zai","Kai","Hong","Luo","Xia","Zhu","Xuan","Zheng","Po",
"Yan","Hui","Guang","Zhe","Hui","Kao",null,"Fan","Shao","Ye","Hui",null,"Tang","Jin","Re",null,"Xi","Fu","Jiong","Che","Pu","Jing","Zhuo","Ting","Wan","Hai","Pe\
ng","Lang","Shan","Hu","Feng","Chi","Rong"],f8=["Hu","Xi","Shu","He","Xun","Ku","Jue","Xiao","Xi","Yan","Han","Zhuang","Jun","Di","Xie","Ji","Wu",null,null,"Han",
"Yan","Huan","Men","Ju","Chou","Bei","Fen","Lin","Kun","Hun","Tun","Xi","Cui","Wu","Hong","Ju","Fu","Wo","Jiao","Cong","Feng","Ping","Qiong","Ruo","Xi","Qiong",
"Xin","Zhuo","Yan","Yan","Yi","Jue","Yu","Gang","Ran","Pi","Gu",null,"Sheng","Chang","Shao",null,null,null,null,"Chen","He","Kui","Zhong","Duan","Xia","Hui","Fe\
ng","Lian","Xuan","Xing","Huang","Jiao","Jian","Bi","Ying","Zhu","Wei","Tuan","Tian","Xi","Nuan","Nuan","Chan","Yan","Jiong","Jiong","Yu","Mei","Sha","Wei","Ye",
"Xin","Qiong","Rou","Mei","Huan","Xu","Zhao","Wei","Fan","Qiu","Sui","Yang","Lie","Zhu","Jie","Gao","Gua","Bao","Hu","Yun","Xia",null,null,"Bian","Gou","Tui","T\
ang","Chao","Shan","N","Bo","Huang","Xie","Xi","Wu","Xi","Yun","He","He","Xi","Yun","Xiong","Nai","Shan","Qiong","Yao","Xun","Mi","Lian","Ying","Wen","Rong","Oo\
zutsu",null,"Qiang","Liu","Xi","Bi","Biao","Zong","Lu","Jian","Shou","Yi","Lou","Feng","Sui","Yi","Tong","Jue","Zong","Yun","Hu","Yi","Zhi","Ao","Wei","Liao","H\
an","Ou","Re","Jiong","Man",null,"Shang","Cuan","Zeng","Jian","Xi","Xi","Xi","Yi","Xiao","Chi","Huang","Chan","Ye","Qian","Ran","Yan","Xian","Qiao","Zun","Deng",
"Dun","Shen","Jiao","Fen","Si","Liao","Yu","Lin","Tong","Shao","Fen","Fan","Yan","Xun","Lan","Mei","Tang","Yi","Jing","Men",null,null,"Ying","Yu","Yi","Xue","La\
n","Tai","Zao","Can","Sui","Xi","Que","Cong","Lian","Hui","Zhu","Xie","Ling","Wei","Yi","Xie","Zhao","Hui","Tatsu","Nung","Lan","Ru","Xian","Kao","Xun","Jin","C\
hou","Chou","Yao"],d8=["He","Lan","Biao","Rong","Li","Mo","Bao","Ruo","Lu","La","Ao","Xun","Kuang","Shuo",null,"Li","Lu","Jue","Liao","Yan","Xi","Xie","Long","Y\
e",null,"Rang","Yue","Lan","Cong","Jue","Tong","Guan",null,"Che","Mi","Tang","Lan","Zhu",null,"Ling","Cuan","Yu","Zhua","Tsumekanmuri","Pa","Zheng","Pao","Cheng",
"Yuan","Ai","Wei",null,"Jue","Jue","Fu","Ye","Ba","Die","Ye","Yao","Zu","Shuang","Er","Qiang","Chuang","Ge","Zang","Die","Qiang","Yong","Qiang","Pian","Ban","Pa\
n","Shao","Jian","Pai","Du","Chuang","Tou","Zha","Bian","Die","Bang","Bo","Chuang","You",null,"Du","Ya","Cheng","Niu","Ushihen","Pin","Jiu","Mou","Tuo","Mu","La\
o","Ren","Mang","Fang","Mao","Mu","Gang","Wu","Yan","Ge","Bei","Si","Jian","Gu","You","Ge","Sheng","Mu","Di","Qian","Quan","Quan","Zi","Te","Xi","Mang","Keng","\
Qian","Wu","Gu","Xi","Li","Li","Pou","Ji","Gang","Zhi","Ben","Quan","Run","Du","Ju","Jia","Jian","Feng","Pian","Ke","Ju","Kao","Chu","Xi","Bei","Luo","Jie","Ma",
"San","Wei","Li","Dun","Tong",null,"Jiang","Ikenie","Li","Du","Lie","Pi","Piao","Bao","Xi","Chou","Wei","Kui","Chou","Quan","Fan","Ba","Fan","Qiu","Ji","Cai","C\
huo","An","Jie","Zhuang","Guang","Ma","You","Kang","Bo","Hou","Ya","Yin","Huan","Zhuang","Yun","Kuang","Niu","Di","Qing","Zhong","Mu","Bei","Pi","Ju","Ni","Shen\
g","Pao","Xia","Tuo","Hu","Ling","Fei","Pi","Ni","Ao","You","Gou","Yue","Ju","Dan","Po","Gu","Xian","Ning","Huan","Hen","Jiao","He","Zhao","Ji","Xun","Shan","Ta",
"Rong","Shou","Tong","Lao","Du","Xia","Shi","Hua","Zheng","Yu","Sun","Yu","Bi","Mang","Xi","Juan","Li","Xia","Yin","Suan","Lang","Bei","Zhi","Yan"],h8=["Sha","L\
i","Han","Xian","Jing","Pai","Fei","Yao","Ba","Qi","Ni","Biao","Yin","Lai","Xi","Jian","Qiang","Kun","Yan","Guo","Zong","Mi","Chang","Yi","Zhi","Zheng","Ya","Me\
ng","Cai","Cu","She","Kari","Cen","Luo","Hu","Zong","Ji","Wei","Feng","Wo","Yuan","Xing","Zhu","Mao","Wei","Yuan","Xian","Tuan","Ya","Nao","Xie","Jia","Hou","Bi\
an","You","You","Mei","Zha","Yao","Sun","Bo","Ming","Hua","Yuan","Sou","Ma","Yuan","Dai","Yu","Shi","Hao",null,"Yi","Zhen","Chuang","Hao","Man","Jing","Jiang","\
Mu","Zhang","Chan","Ao","Ao","Hao","Cui","Fen","Jue","Bi","Bi","Huang","Pu","Lin","Yu","Tong","Yao","Liao","Shuo","Xiao","Swu","Ton","Xi","Ge","Juan","Du","Hui",
"Kuai","Xian","Xie","Ta","Xian","Xun","Ning","Pin","Huo","Nou","Meng","Lie","Nao","Guang","Shou","Lu","Ta","Xian","Mi","Rang","Huan","Nao","Luo","Xian","Qi","Ju\
e","Xuan","Miao","Zi","Lu","Lu","Yu","Su","Wang","Qiu","Ga","Ding","Le","Ba","Ji","Hong","Di","Quan","Gan","Jiu","Yu","Ji","Yu","Yang","Ma","Gong","Wu","Fu","We\
n","Jie","Ya","Fen","Bian","Beng","Yue","Jue","Yun","Jue","Wan","Jian","Mei","Dan","Pi","Wei","Huan","Xian","Qiang","Ling","Dai","Yi","An","Ping","Dian","Fu","X\
uan","Xi","Bo","Ci","Gou","Jia","Shao","Po","Ci","Ke","Ran","Sheng","Shen","Yi","Zu","Jia","Min","Shan","Liu","Bi","Zhen","Zhen","Jue","Fa","Long","Jin","Jiao",
"Jian","Li","Guang","Xian","Zhou","Gong","Yan","Xiu","Yang","Xu","Luo","Su","Zhu","Qin","Ken","Xun","Bao","Er","Xiang","Yao","Xia","Heng","Gui","Chong","Xu","Ba\
n","Pei",null,"Dang","Ei","Hun","Wen","E","Cheng","Ti","Wu","Wu","Cheng","Jun","Mei","Bei","Ting","Xian","Chuo"],p8=["Han","Xuan","Yan","Qiu","Quan","Lang","Li",
"Xiu","Fu","Liu","Ye","Xi","Ling","Li","Jin","Lian","Suo","Chiisai",null,"Wan","Dian","Pin","Zhan","Cui","Min","Yu","Ju","Chen","Lai","Wen","Sheng","Wei","Dian",
"Chu","Zhuo","Pei","Cheng","Hu","Qi","E","Kun","Chang","Qi","Beng","Wan","Lu","Cong","Guan","Yan","Diao","Bei","Lin","Qin","Pi","Pa","Que","Zhuo","Qin","Fa",null,
"Qiong","Du","Jie","Hun","Yu","Mao","Mei","Chun","Xuan","Ti","Xing","Dai","Rou","Min","Zhen","Wei","Ruan","Huan","Jie","Chuan","Jian","Zhuan","Yang","Lian","Qua\
n","Xia","Duan","Yuan","Ye","Nao","Hu","Ying","Yu","Huang","Rui","Se","Liu","Shi","Rong","Suo","Yao","Wen","Wu","Jin","Jin","Ying","Ma","Tao","Liu","Tang","Li",
"Lang","Gui","Zhen","Qiang","Cuo","Jue","Zhao","Yao","Ai","Bin","Tu","Chang","Kun","Zhuan","Cong","Jin","Yi","Cui","Cong","Qi","Li","Ying","Suo","Qiu","Xuan","A\
o","Lian","Man","Zhang","Yin",null,"Ying","Zhi","Lu","Wu","Deng","Xiou","Zeng","Xun","Qu","Dang","Lin","Liao","Qiong","Su","Huang","Gui","Pu","Jing","Fan","Jin",
"Liu","Ji",null,"Jing","Ai","Bi","Can","Qu","Zao","Dang","Jiao","Gun","Tan","Hui","Huan","Se","Sui","Tian",null,"Yu","Jin","Lu","Bin","Shou","Wen","Zui","Lan","\
Xi","Ji","Xuan","Ruan","Huo","Gai","Lei","Du","Li","Zhi","Rou","Li","Zan","Qiong","Zhe","Gui","Sui","La","Long","Lu","Li","Zan","Lan","Ying","Mi","Xiang","Xi","\
Guan","Dao","Zan","Huan","Gua","Bo","Die","Bao","Hu","Zhi","Piao","Ban","Rang","Li","Wa","Dekaguramu","Jiang","Qian","Fan","Pen","Fang","Dan","Weng","Ou","Deshi\
guramu","Miriguramu","Thon","Hu","Ling","Yi","Ping","Ci","Hekutogura","Juan","Chang","Chi","Sarake","Dang","Meng","Pou"],m8=["Zhui","Ping","Bian","Zhou","Zhen",
"Senchigura","Ci","Ying","Qi","Xian","Lou","Di","Ou","Meng","Zhuan","Peng","Lin","Zeng","Wu","Pi","Dan","Weng","Ying","Yan","Gan","Dai","Shen","Tian","Tian","Ha\
n","Chang","Sheng","Qing","Sheng","Chan","Chan","Rui","Sheng","Su","Sen","Yong","Shuai","Lu","Fu","Yong","Beng","Feng","Ning","Tian","You","Jia","Shen","Zha","D\
ian","Fu","Nan","Dian","Ping","Ting","Hua","Ting","Quan","Zi","Meng","Bi","Qi","Liu","Xun","Liu","Chang","Mu","Yun","Fan","Fu","Geng","Tian","Jie","Jie","Quan",
"Wei","Fu","Tian","Mu","Tap","Pan","Jiang","Wa","Da","Nan","Liu","Ben","Zhen","Chu","Mu","Mu","Ce","Cen","Gai","Bi","Da","Zhi","Lue","Qi","Lue","Pan","Kesa","Fa\
n","Hua","Yu","Yu","Mu","Jun","Yi","Liu","Yu","Die","Chou","Hua","Dang","Chuo","Ji","Wan","Jiang","Sheng","Chang","Tuan","Lei","Ji","Cha","Liu","Tatamu","Tuan",
"Lin","Jiang","Jiang","Chou","Bo","Die","Die","Pi","Nie","Dan","Shu","Shu","Zhi","Yi","Chuang","Nai","Ding","Bi","Jie","Liao","Gong","Ge","Jiu","Zhou","Xia","Sh\
an","Xu","Nue","Li","Yang","Chen","You","Ba","Jie","Jue","Zhi","Xia","Cui","Bi","Yi","Li","Zong","Chuang","Feng","Zhu","Pao","Pi","Gan","Ke","Ci","Xie","Qi","Da\
n","Zhen","Fa","Zhi","Teng","Ju","Ji","Fei","Qu","Dian","Jia","Xian","Cha","Bing","Ni","Zheng","Yong","Jing","Quan","Chong","Tong","Yi","Kai","Wei","Hui","Duo",
"Yang","Chi","Zhi","Hen","Ya","Mei","Dou","Jing","Xiao","Tong","Tu","Mang","Pi","Xiao","Suan","Pu","Li","Zhi","Cuo","Duo","Wu","Sha","Lao","Shou","Huan","Xian",
"Yi","Peng","Zhang","Guan","Tan","Fei","Ma","Lin","Chi","Ji","Dian","An","Chi","Bi","Bei","Min","Gu","Dui","E","Wei"],g8=["Yu","Cui","Ya","Zhu","Cu","Dan","Shen",
"Zhung","Ji","Yu","Hou","Feng","La","Yang","Shen","Tu","Yu","Gua","Wen","Huan","Ku","Jia","Yin","Yi","Lu","Sao","Jue","Chi","Xi","Guan","Yi","Wen","Ji","Chuang",
"Ban","Lei","Liu","Chai","Shou","Nue","Dian","Da","Pie","Tan","Zhang","Biao","Shen","Cu","Luo","Yi","Zong","Chou","Zhang","Zhai","Sou","Suo","Que","Diao","Lou",
"Lu","Mo","Jin","Yin","Ying","Huang","Fu","Liao","Long","Qiao","Liu","Lao","Xian","Fei","Dan","Yin","He","Ai","Ban","Xian","Guan","Guai","Nong","Yu","Wei","Yi",
"Yong","Pi","Lei","Li","Shu","Dan","Lin","Dian","Lin","Lai","Pie","Ji","Chi","Yang","Xian","Jie","Zheng",null,"Li","Huo","Lai","Shaku","Dian","Xian","Ying","Yin",
"Qu","Yong","Tan","Dian","Luo","Luan","Luan","Bo",null,"Gui","Po","Fa","Deng","Fa","Bai","Bai","Qie","Bi","Zao","Zao","Mao","De","Pa","Jie","Huang","Gui","Ci","\
Ling","Gao","Mo","Ji","Jiao","Peng","Gao","Ai","E","Hao","Han","Bi","Wan","Chou","Qian","Xi","Ai","Jiong","Hao","Huang","Hao","Ze","Cui","Hao","Xiao","Ye","Po",
"Hao","Jiao","Ai","Xing","Huang","Li","Piao","He","Jiao","Pi","Gan","Pao","Zhou","Jun","Qiu","Cun","Que","Zha","Gu","Jun","Jun","Zhou","Zha","Gu","Zhan","Du","M\
in","Qi","Ying","Yu","Bei","Zhao","Zhong","Pen","He","Ying","He","Yi","Bo","Wan","He","Ang","Zhan","Yan","Jian","He","Yu","Kui","Fan","Gai","Dao","Pan","Fu","Qi\
u","Sheng","Dao","Lu","Zhan","Meng","Li","Jin","Xu","Jian","Pan","Guan","An","Lu","Shu","Zhou","Dang","An","Gu","Li","Mu","Cheng","Gan","Xu","Mang","Mang","Zhi",
"Qi","Ruan","Tian","Xiang","Dun","Xin","Xi","Pan","Feng","Dun","Min"],C8=["Ming","Sheng","Shi","Yun","Mian","Pan","Fang","Miao","Dan","Mei","Mao","Kan","Xian","\
Ou","Shi","Yang","Zheng","Yao","Shen","Huo","Da","Zhen","Kuang","Ju","Shen","Chi","Sheng","Mei","Mo","Zhu","Zhen","Zhen","Mian","Di","Yuan","Die","Yi","Zi","Zi",
"Chao","Zha","Xuan","Bing","Mi","Long","Sui","Dong","Mi","Die","Yi","Er","Ming","Xuan","Chi","Kuang","Juan","Mou","Zhen","Tiao","Yang","Yan","Mo","Zhong","Mai",
"Zhao","Zheng","Mei","Jun","Shao","Han","Huan","Di","Cheng","Cuo","Juan","E","Wan","Xian","Xi","Kun","Lai","Jian","Shan","Tian","Hun","Wan","Ling","Shi","Qiong",
"Lie","Yai","Jing","Zheng","Li","Lai","Sui","Juan","Shui","Sui","Du","Bi","Bi","Mu","Hun","Ni","Lu","Yi","Jie","Cai","Zhou","Yu","Hun","Ma","Xia","Xing","Xi","G\
un","Cai","Chun","Jian","Mei","Du","Hou","Xuan","Ti","Kui","Gao","Rui","Mou","Xu","Fa","Wen","Miao","Chou","Kui","Mi","Weng","Kou","Dang","Chen","Ke","Sou","Xia",
"Qiong","Mao","Ming","Man","Shui","Ze","Zhang","Yi","Diao","Ou","Mo","Shun","Cong","Lou","Chi","Man","Piao","Cheng","Ji","Meng",null,"Run","Pie","Xi","Qiao","Pu",
"Zhu","Deng","Shen","Shun","Liao","Che","Xian","Kan","Ye","Xu","Tong","Mou","Lin","Kui","Xian","Ye","Ai","Hui","Zhan","Jian","Gu","Zhao","Qu","Wei","Chou","Sao",
"Ning","Xun","Yao","Huo","Meng","Mian","Bin","Mian","Li","Kuang","Jue","Xuan","Mian","Huo","Lu","Meng","Long","Guan","Man","Xi","Chu","Tang","Kan","Zhu","Mao","\
Jin","Lin","Yu","Shuo","Ce","Jue","Shi","Yi","Shen","Zhi","Hou","Shen","Ying","Ju","Zhou","Jiao","Cuo","Duan","Ai","Jiao","Zeng","Huo","Bai","Shi","Ding","Qi","\
Ji","Zi","Gan","Wu","Tuo","Ku","Qiang","Xi","Fan","Kuang"],b8=["Dang","Ma","Sha","Dan","Jue","Li","Fu","Min","Nuo","Huo","Kang","Zhi","Qi","Kan","Jie","Fen","E",
"Ya","Pi","Zhe","Yan","Sui","Zhuan","Che","Dun","Pan","Yan",null,"Feng","Fa","Mo","Zha","Qu","Yu","Luo","Tuo","Tuo","Di","Zhai","Zhen","Ai","Fei","Mu","Zhu","Li",
"Bian","Nu","Ping","Peng","Ling","Pao","Le","Po","Bo","Po","Shen","Za","Nuo","Li","Long","Tong",null,"Li","Aragane","Chu","Keng","Quan","Zhu","Kuang","Huo","E",
"Nao","Jia","Lu","Wei","Ai","Luo","Ken","Xing","Yan","Tong","Peng","Xi",null,"Hong","Shuo","Xia","Qiao",null,"Wei","Qiao",null,"Keng","Xiao","Que","Chan","Lang",
"Hong","Yu","Xiao","Xia","Mang","Long","Iong","Che","Che","E","Liu","Ying","Mang","Que","Yan","Sha","Kun","Yu",null,"Kaki","Lu","Chen","Jian","Nue","Song","Zhuo",
"Keng","Peng","Yan","Zhui","Kong","Ceng","Qi","Zong","Qing","Lin","Jun","Bo","Ding","Min","Diao","Jian","He","Lu","Ai","Sui","Que","Ling","Bei","Yin","Dui","Wu",
"Qi","Lun","Wan","Dian","Gang","Pei","Qi","Chen","Ruan","Yan","Die","Ding","Du","Tuo","Jie","Ying","Bian","Ke","Bi","Wei","Shuo","Zhen","Duan","Xia","Dang","Ti",
"Nao","Peng","Jian","Di","Tan","Cha","Seki","Qi",null,"Feng","Xuan","Que","Que","Ma","Gong","Nian","Su","E","Ci","Liu","Si","Tang","Bang","Hua","Pi","Wei","Sang",
"Lei","Cuo","Zhen","Xia","Qi","Lian","Pan","Wei","Yun","Dui","Zhe","Ke","La",null,"Qing","Gun","Zhuan","Chan","Qi","Ao","Peng","Lu","Lu","Kan","Qiang","Chen","Y\
in","Lei","Biao","Qi","Mo","Qi","Cui","Zong","Qing","Chuo",null,"Ji","Shan","Lao","Qu","Zeng","Deng","Jian","Xi","Lin","Ding","Dian","Huang","Pan","Za","Qiao","\
Di","Li"],v8=["Tani","Jiao",null,"Zhang","Qiao","Dun","Xian","Yu","Zhui","He","Huo","Zhai","Lei","Ke","Chu","Ji","Que","Dang","Yi","Jiang","Pi","Pi","Yu","Pin",
"Qi","Ai","Kai","Jian","Yu","Ruan","Meng","Pao","Ci",null,null,"Mie","Ca","Xian","Kuang","Lei","Lei","Zhi","Li","Li","Fan","Que","Pao","Ying","Li","Long","Long",
"Mo","Bo","Shuang","Guan","Lan","Zan","Yan","Shi","Shi","Li","Reng","She","Yue","Si","Qi","Ta","Ma","Xie","Xian","Xian","Zhi","Qi","Zhi","Beng","Dui","Zhong",null,
"Yi","Shi","You","Zhi","Tiao","Fu","Fu","Mi","Zu","Zhi","Suan","Mei","Zuo","Qu","Hu","Zhu","Shen","Sui","Ci","Chai","Mi","Lu","Yu","Xiang","Wu","Tiao","Piao","Z\
hu","Gui","Xia","Zhi","Ji","Gao","Zhen","Gao","Shui","Jin","Chen","Gai","Kun","Di","Dao","Huo","Tao","Qi","Gu","Guan","Zui","Ling","Lu","Bing","Jin","Dao","Zhi",
"Lu","Shan","Bei","Zhe","Hui","You","Xi","Yin","Zi","Huo","Zhen","Fu","Yuan","Wu","Xian","Yang","Ti","Yi","Mei","Si","Di",null,"Zhuo","Zhen","Yong","Ji","Gao","\
Tang","Si","Ma","Ta",null,"Xuan","Qi","Yu","Xi","Ji","Si","Chan","Tan","Kuai","Sui","Li","Nong","Ni","Dao","Li","Rang","Yue","Ti","Zan","Lei","Rou","Yu","Yu","C\
hi","Xie","Qin","He","Tu","Xiu","Si","Ren","Tu","Zi","Cha","Gan","Yi","Xian","Bing","Nian","Qiu","Qiu","Zhong","Fen","Hao","Yun","Ke","Miao","Zhi","Geng","Bi","\
Zhi","Yu","Mi","Ku","Ban","Pi","Ni","Li","You","Zu","Pi","Ba","Ling","Mo","Cheng","Nian","Qin","Yang","Zuo","Zhi","Zhi","Shu","Ju","Zi","Huo","Ji","Cheng","Tong",
"Zhi","Huo","He","Yin","Zi","Zhi","Jie","Ren","Du","Yi","Zhu","Hui","Nong","Fu"],D8=["Xi","Kao","Lang","Fu","Ze","Shui","Lu","Kun","Gan","Geng","Ti","Cheng","Tu",
"Shao","Shui","Ya","Lun","Lu","Gu","Zuo","Ren","Zhun","Bang","Bai","Ji","Zhi","Zhi","Kun","Leng","Peng","Ke","Bing","Chou","Zu","Yu","Su","Lue",null,"Yi","Xi","\
Bian","Ji","Fu","Bi","Nuo","Jie","Zhong","Zong","Xu","Cheng","Dao","Wen","Lian","Zi","Yu","Ji","Xu","Zhen","Zhi","Dao","Jia","Ji","Gao","Gao","Gu","Rong","Sui",
"You","Ji","Kang","Mu","Shan","Men","Zhi","Ji","Lu","Su","Ji","Ying","Wen","Qiu","Se",null,"Yi","Huang","Qie","Ji","Sui","Xiao","Pu","Jiao","Zhuo","Tong","Sai",
"Lu","Sui","Nong","Se","Hui","Rang","Nuo","Yu","Bin","Ji","Tui","Wen","Cheng","Huo","Gong","Lu","Biao",null,"Rang","Zhuo","Li","Zan","Xue","Wa","Jiu","Qiong","X\
i","Qiong","Kong","Yu","Sen","Jing","Yao","Chuan","Zhun","Tu","Lao","Qie","Zhai","Yao","Bian","Bao","Yao","Bing","Wa","Zhu","Jiao","Qiao","Diao","Wu","Gui","Yao",
"Zhi","Chuang","Yao","Tiao","Jiao","Chuang","Jiong","Xiao","Cheng","Kou","Cuan","Wo","Dan","Ku","Ke","Zhui","Xu","Su","Guan","Kui","Dou",null,"Yin","Wo","Wa","Y\
a","Yu","Ju","Qiong","Yao","Yao","Tiao","Chao","Yu","Tian","Diao","Ju","Liao","Xi","Wu","Kui","Chuang","Zhao",null,"Kuan","Long","Cheng","Cui","Piao","Zao","Cua\
n","Qiao","Qiong","Dou","Zao","Long","Qie","Li","Chu","Shi","Fou","Qian","Chu","Hong","Qi","Qian","Gong","Shi","Shu","Miao","Ju","Zhan","Zhu","Ling","Long","Bin\
g","Jing","Jing","Zhang","Yi","Si","Jun","Hong","Tong","Song","Jing","Diao","Yi","Shu","Jing","Qu","Jie","Ping","Duan","Shao","Zhuan","Ceng","Deng","Cui","Huai",
"Jing","Kan","Jing","Zhu","Zhu","Le","Peng","Yu","Chi","Gan"],y8=["Mang","Zhu","Utsubo","Du","Ji","Xiao","Ba","Suan","Ji","Zhen","Zhao","Sun","Ya","Zhui","Yuan",
"Hu","Gang","Xiao","Cen","Pi","Bi","Jian","Yi","Dong","Shan","Sheng","Xia","Di","Zhu","Na","Chi","Gu","Li","Qie","Min","Bao","Tiao","Si","Fu","Ce","Ben","Pei","\
Da","Zi","Di","Ling","Ze","Nu","Fu","Gou","Fan","Jia","Ge","Fan","Shi","Mao","Po","Sey","Jian","Qiong","Long","Souke","Bian","Luo","Gui","Qu","Chi","Yin","Yao",
"Xian","Bi","Qiong","Gua","Deng","Jiao","Jin","Quan","Sun","Ru","Fa","Kuang","Zhu","Tong","Ji","Da","Xing","Ce","Zhong","Kou","Lai","Bi","Shai","Dang","Zheng","\
Ce","Fu","Yun","Tu","Pa","Li","Lang","Ju","Guan","Jian","Han","Tong","Xia","Zhi","Cheng","Suan","Shi","Zhu","Zuo","Xiao","Shao","Ting","Ce","Yan","Gao","Kuai","\
Gan","Chou","Kago","Gang","Yun","O","Qian","Xiao","Jian","Pu","Lai","Zou","Bi","Bi","Bi","Ge","Chi","Guai","Yu","Jian","Zhao","Gu","Chi","Zheng","Jing","Sha","Z\
hou","Lu","Bo","Ji","Lin","Suan","Jun","Fu","Zha","Gu","Kong","Qian","Quan","Jun","Chui","Guan","Yuan","Ce","Ju","Bo","Ze","Qie","Tuo","Luo","Dan","Xiao","Ruo",
"Jian","Xuan","Bian","Sun","Xiang","Xian","Ping","Zhen","Sheng","Hu","Shi","Zhu","Yue","Chun","Lu","Wu","Dong","Xiao","Ji","Jie","Huang","Xing","Mei","Fan","Chu\
i","Zhuan","Pian","Feng","Zhu","Hong","Qie","Hou","Qiu","Miao","Qian",null,"Kui","Sik","Lou","Yun","He","Tang","Yue","Chou","Gao","Fei","Ruo","Zheng","Gou","Nie",
"Qian","Xiao","Cuan","Gong","Pang","Du","Li","Bi","Zhuo","Chu","Shai","Chi","Zhu","Qiang","Long","Lan","Jian","Bu","Li","Hui","Bi","Di","Cong","Yan","Peng","Sen",
"Zhuan","Pai","Piao","Dou","Yu","Mie","Zhuan"],E8=["Ze","Xi","Guo","Yi","Hu","Chan","Kou","Cu","Ping","Chou","Ji","Gui","Su","Lou","Zha","Lu","Nian","Suo","Cuan",
"Sasara","Suo","Le","Duan","Yana","Xiao","Bo","Mi","Si","Dang","Liao","Dan","Dian","Fu","Jian","Min","Kui","Dai","Qiao","Deng","Huang","Sun","Lao","Zan","Xiao",
"Du","Shi","Zan",null,"Pai","Hata","Pai","Gan","Ju","Du","Lu","Yan","Bo","Dang","Sai","Ke","Long","Qian","Lian","Bo","Zhou","Lai",null,"Lan","Kui","Yu","Yue","H\
ao","Zhen","Tai","Ti","Mi","Chou","Ji",null,"Hata","Teng","Zhuan","Zhou","Fan","Sou","Zhou","Kuji","Zhuo","Teng","Lu","Lu","Jian","Tuo","Ying","Yu","Lai","Long",
"Shinshi","Lian","Lan","Qian","Yue","Zhong","Qu","Lian","Bian","Duan","Zuan","Li","Si","Luo","Ying","Yue","Zhuo","Xu","Mi","Di","Fan","Shen","Zhe","Shen","Nu","\
Xie","Lei","Xian","Zi","Ni","Cun",null,"Qian","Kume","Bi","Ban","Wu","Sha","Kang","Rou","Fen","Bi","Cui",null,"Li","Chi","Nukamiso","Ro","Ba","Li","Gan","Ju","P\
o","Mo","Cu","Nian","Zhou","Li","Su","Tiao","Li","Qi","Su","Hong","Tong","Zi","Ce","Yue","Zhou","Lin","Zhuang","Bai",null,"Fen","Ji",null,"Sukumo","Liang","Xian",
"Fu","Liang","Can","Geng","Li","Yue","Lu","Ju","Qi","Cui","Bai","Zhang","Lin","Zong","Jing","Guo","Kouji","San","San","Tang","Bian","Rou","Mian","Hou","Xu","Zon\
g","Hu","Jian","Zan","Ci","Li","Xie","Fu","Ni","Bei","Gu","Xiu","Gao","Tang","Qiu","Sukumo","Cao","Zhuang","Tang","Mi","San","Fen","Zao","Kang","Jiang","Mo","Sa\
n","San","Nuo","Xi","Liang","Jiang","Kuai","Bo","Huan",null,"Zong","Xian","Nuo","Tuan","Nie","Li","Zuo","Di","Nie","Tiao","Lan","Mi","Jiao","Jiu","Xi","Gong","Z\
heng","Jiu","You"],S8=["Ji","Cha","Zhou","Xun","Yue","Hong","Yu","He","Wan","Ren","Wen","Wen","Qiu","Na","Zi","Tou","Niu","Fou","Jie","Shu","Chun","Pi","Yin","S\
ha","Hong","Zhi","Ji","Fen","Yun","Ren","Dan","Jin","Su","Fang","Suo","Cui","Jiu","Zha","Kinu","Jin","Fu","Zhi","Ci","Zi","Chou","Hong","Zha","Lei","Xi","Fu","X\
ie","Shen","Bei","Zhu","Qu","Ling","Zhu","Shao","Gan","Yang","Fu","Tuo","Zhen","Dai","Zhuo","Shi","Zhong","Xian","Zu","Jiong","Ban","Ju","Mo","Shu","Zui","Wata",
"Jing","Ren","Heng","Xie","Jie","Zhu","Chou","Gua","Bai","Jue","Kuang","Hu","Ci","Geng","Geng","Tao","Xie","Ku","Jiao","Quan","Gai","Luo","Xuan","Bing","Xian","\
Fu","Gei","Tong","Rong","Tiao","Yin","Lei","Xie","Quan","Xu","Lun","Die","Tong","Si","Jiang","Xiang","Hui","Jue","Zhi","Jian","Juan","Chi","Mian","Zhen","Lu","C\
heng","Qiu","Shu","Bang","Tong","Xiao","Wan","Qin","Geng","Xiu","Ti","Xiu","Xie","Hong","Xi","Fu","Ting","Sui","Dui","Kun","Fu","Jing","Hu","Zhi","Yan","Jiong",
"Feng","Ji","Sok","Kase","Zong","Lin","Duo","Li","Lu","Liang","Chou","Quan","Shao","Qi","Qi","Zhun","Qi","Wan","Qian","Xian","Shou","Wei","Qi","Tao","Wan","Gang",
"Wang","Beng","Zhui","Cai","Guo","Cui","Lun","Liu","Qi","Zhan","Bei","Chuo","Ling","Mian","Qi","Qie","Tan","Zong","Gun","Zou","Yi","Zi","Xing","Liang","Jin","Fe\
i","Rui","Min","Yu","Zong","Fan","Lu","Xu","Yingl","Zhang","Kasuri","Xu","Xiang","Jian","Ke","Xian","Ruan","Mian","Qi","Duan","Zhong","Di","Min","Miao","Yuan","\
Xie","Bao","Si","Qiu","Bian","Huan","Geng","Cong","Mian","Wei","Fu","Wei","Yu","Gou","Miao","Xie","Lian","Zong","Bian","Yun","Yin","Ti","Gua","Zhi","Yun","Cheng",
"Chan","Dai"],x8=["Xia","Yuan","Zong","Xu","Nawa","Odoshi","Geng","Sen","Ying","Jin","Yi","Zhui","Ni","Bang","Gu","Pan","Zhou","Jian","Cuo","Quan","Shuang","Yun",
"Xia","Shuai","Xi","Rong","Tao","Fu","Yun","Zhen","Gao","Ru","Hu","Zai","Teng","Xian","Su","Zhen","Zong","Tao","Horo","Cai","Bi","Feng","Cu","Li","Suo","Yin","X\
i","Zong","Lei","Zhuan","Qian","Man","Zhi","Lu","Mo","Piao","Lian","Mi","Xuan","Zong","Ji","Shan","Sui","Fan","Shuai","Beng","Yi","Sao","Mou","Zhou","Qiang","Hu\
n","Sem","Xi","Jung","Xiu","Ran","Xuan","Hui","Qiao","Zeng","Zuo","Zhi","Shan","San","Lin","Yu","Fan","Liao","Chuo","Zun","Jian","Rao","Chan","Rui","Xiu","Hui",
"Hua","Zuan","Xi","Qiang","Un","Da","Sheng","Hui","Xi","Se","Jian","Jiang","Huan","Zao","Cong","Jie","Jiao","Bo","Chan","Yi","Nao","Sui","Yi","Shai","Xu","Ji","\
Bin","Qian","Lan","Pu","Xun","Zuan","Qi","Peng","Li","Mo","Lei","Xie","Zuan","Kuang","You","Xu","Lei","Xian","Chan","Kou","Lu","Chan","Ying","Cai","Xiang","Xian",
"Zui","Zuan","Luo","Xi","Dao","Lan","Lei","Lian","Si","Jiu","Yu","Hong","Zhou","Xian","He","Yue","Ji","Wan","Kuang","Ji","Ren","Wei","Yun","Hong","Chun","Pi","S\
ha","Gang","Na","Ren","Zong","Lun","Fen","Zhi","Wen","Fang","Zhu","Yin","Niu","Shu","Xian","Gan","Xie","Fu","Lian","Zu","Shen","Xi","Zhi","Zhong","Zhou","Ban","\
Fu","Zhuo","Shao","Yi","Jing","Dai","Bang","Rong","Jie","Ku","Rao","Die","Heng","Hui","Gei","Xuan","Jiang","Luo","Jue","Jiao","Tong","Geng","Xiao","Juan","Xiu",
"Xi","Sui","Tao","Ji","Ti","Ji","Xu","Ling",null,"Xu","Qi","Fei","Chuo","Zhang","Gun","Sheng","Wei","Mian","Shou","Beng","Chou","Tao","Liu","Quan","Zong","Zhan",
"Wan","Lu"],w8=["Zhui","Zi","Ke","Xiang","Jian","Mian","Lan","Ti","Miao","Qi","Yun","Hui","Si","Duo","Duan","Bian","Xian","Gou","Zhui","Huan","Di","Lu","Bian","\
Min","Yuan","Jin","Fu","Ru","Zhen","Feng","Shuai","Gao","Chan","Li","Yi","Jian","Bin","Piao","Man","Lei","Ying","Suo","Mou","Sao","Xie","Liao","Shan","Zeng","Ji\
ang","Qian","Zao","Huan","Jiao","Zuan","Fou","Xie","Gang","Fou","Que","Fou","Kaakeru","Bo","Ping","Hou",null,"Gang","Ying","Ying","Qing","Xia","Guan","Zun","Tan",
"Chang","Qi","Weng","Ying","Lei","Tan","Lu","Guan","Wang","Wang","Gang","Wang","Han",null,"Luo","Fu","Mi","Fa","Gu","Zhu","Ju","Mao","Gu","Min","Gang","Ba","Gua",
"Ti","Juan","Fu","Lin","Yan","Zhao","Zui","Gua","Zhuo","Yu","Zhi","An","Fa","Nan","Shu","Si","Pi","Ma","Liu","Ba","Fa","Li","Chao","Wei","Bi","Ji","Zeng","Tong",
"Liu","Ji","Juan","Mi","Zhao","Luo","Pi","Ji","Ji","Luan","Yang","Mie","Qiang","Ta","Mei","Yang","You","You","Fen","Ba","Gao","Yang","Gu","Qiang","Zang","Gao","\
Ling","Yi","Zhu","Di","Xiu","Qian","Yi","Xian","Rong","Qun","Qun","Qian","Huan","Zui","Xian","Yi","Yashinau","Qiang","Xian","Yu","Geng","Jie","Tang","Yuan","Xi",
"Fan","Shan","Fen","Shan","Lian","Lei","Geng","Nou","Qiang","Chan","Yu","Gong","Yi","Chong","Weng","Fen","Hong","Chi","Chi","Cui","Fu","Xia","Pen","Yi","La","Yi",
"Pi","Ling","Liu","Zhi","Qu","Xi","Xie","Xiang","Xi","Xi","Qi","Qiao","Hui","Hui","Xiao","Se","Hong","Jiang","Di","Cui","Fei","Tao","Sha","Chi","Zhu","Jian","Xu\
an","Shi","Pian","Zong","Wan","Hui","Hou","He","He","Han","Ao","Piao","Yi","Lian","Qu",null,"Lin","Pen","Qiao","Ao","Fan","Yi","Hui","Xuan","Dao"],O8=["Yao","La\
o",null,"Kao","Mao","Zhe","Qi","Gou","Gou","Gou","Die","Die","Er","Shua","Ruan","Er","Nai","Zhuan","Lei","Ting","Zi","Geng","Chao","Hao","Yun","Pa","Pi","Chi","\
Si","Chu","Jia","Ju","He","Chu","Lao","Lun","Ji","Tang","Ou","Lou","Nou","Gou","Pang","Ze","Lou","Ji","Lao","Huo","You","Mo","Huai","Er","Zhe","Ting","Ye","Da",
"Song","Qin","Yun","Chi","Dan","Dan","Hong","Geng","Zhi",null,"Nie","Dan","Zhen","Che","Ling","Zheng","You","Wa","Liao","Long","Zhi","Ning","Tiao","Er","Ya","Di\
e","Gua",null,"Lian","Hao","Sheng","Lie","Pin","Jing","Ju","Bi","Di","Guo","Wen","Xu","Ping","Cong","Shikato",null,"Ting","Yu","Cong","Kui","Tsuraneru","Kui","C\
ong","Lian","Weng","Kui","Lian","Lian","Cong","Ao","Sheng","Song","Ting","Kui","Nie","Zhi","Dan","Ning","Qie","Ji","Ting","Ting","Long","Yu","Yu","Zhao","Si","S\
u","Yi","Su","Si","Zhao","Zhao","Rou","Yi","Le","Ji","Qiu","Ken","Cao","Ge","Di","Huan","Huang","Yi","Ren","Xiao","Ru","Zhou","Yuan","Du","Gang","Rong","Gan","C\
ha","Wo","Chang","Gu","Zhi","Han","Fu","Fei","Fen","Pei","Pang","Jian","Fang","Zhun","You","Na","Hang","Ken","Ran","Gong","Yu","Wen","Yao","Jin","Pi","Qian","Xi",
"Xi","Fei","Ken","Jing","Tai","Shen","Zhong","Zhang","Xie","Shen","Wei","Zhou","Die","Dan","Fei","Ba","Bo","Qu","Tian","Bei","Gua","Tai","Zi","Ku","Zhi","Ni","P\
ing","Zi","Fu","Pang","Zhen","Xian","Zuo","Pei","Jia","Sheng","Zhi","Bao","Mu","Qu","Hu","Ke","Yi","Yin","Xu","Yang","Long","Dong","Ka","Lu","Jing","Nu","Yan","\
Pang","Kua","Yi","Guang","Gai","Ge","Dong","Zhi","Xiao","Xiong","Xiong","Er","E","Xing","Pian","Neng","Zi","Gui"],A8=["Cheng","Tiao","Zhi","Cui","Mei","Xie","Cu\
i","Xie","Mo","Mai","Ji","Obiyaakasu",null,"Kuai","Sa","Zang","Qi","Nao","Mi","Nong","Luan","Wan","Bo","Wen","Guan","Qiu","Jiao","Jing","Rou","Heng","Cuo","Lie",
"Shan","Ting","Mei","Chun","Shen","Xie","De","Zui","Cu","Xiu","Xin","Tuo","Pao","Cheng","Nei","Fu","Dou","Tuo","Niao","Noy","Pi","Gu","Gua","Li","Lian","Zhang",
"Cui","Jie","Liang","Zhou","Pi","Biao","Lun","Pian","Guo","Kui","Chui","Dan","Tian","Nei","Jing","Jie","La","Yi","An","Ren","Shen","Chuo","Fu","Fu","Ju","Fei","\
Qiang","Wan","Dong","Pi","Guo","Zong","Ding","Wu","Mei","Ruan","Zhuan","Zhi","Cou","Gua","Ou","Di","An","Xing","Nao","Yu","Chuan","Nan","Yun","Zhong","Rou","E",
"Sai","Tu","Yao","Jian","Wei","Jiao","Yu","Jia","Duan","Bi","Chang","Fu","Xian","Ni","Mian","Wa","Teng","Tui","Bang","Qian","Lu","Wa","Sou","Tang","Su","Zhui","\
Ge","Yi","Bo","Liao","Ji","Pi","Xie","Gao","Lu","Bin","Ou","Chang","Lu","Guo","Pang","Chuai","Piao","Jiang","Fu","Tang","Mo","Xi","Zhuan","Lu","Jiao","Ying","Lu",
"Zhi","Tara","Chun","Lian","Tong","Peng","Ni","Zha","Liao","Cui","Gui","Xiao","Teng","Fan","Zhi","Jiao","Shan","Wu","Cui","Run","Xiang","Sui","Fen","Ying","Tan",
"Zhua","Dan","Kuai","Nong","Tun","Lian","Bi","Yong","Jue","Chu","Yi","Juan","La","Lian","Sao","Tun","Gu","Qi","Cui","Bin","Xun","Ru","Huo","Zang","Xian","Biao",
"Xing","Kuan","La","Yan","Lu","Huo","Zang","Luo","Qu","Zang","Luan","Ni","Zang","Chen","Qian","Wo","Guang","Zang","Lin","Guang","Zi","Jiao","Nie","Chou","Ji","G\
ao","Chou","Mian","Nie","Zhi","Zhi","Ge","Jian","Die","Zhi","Xiu","Tai","Zhen","Jiu","Xian","Yu","Cha"],N8=["Yao","Yu","Chong","Xi","Xi","Jiu","Yu","Yu","Xing",
"Ju","Jiu","Xin","She","She","Yadoru","Jiu","Shi","Tan","Shu","Shi","Tian","Dan","Pu","Pu","Guan","Hua","Tan","Chuan","Shun","Xia","Wu","Zhou","Dao","Gang","Sha\
n","Yi",null,"Pa","Tai","Fan","Ban","Chuan","Hang","Fang","Ban","Que","Hesaki","Zhong","Jian","Cang","Ling","Zhu","Ze","Duo","Bo","Xian","Ge","Chuan","Jia","Lu",
"Hong","Pang","Xi",null,"Fu","Zao","Feng","Li","Shao","Yu","Lang","Ting",null,"Wei","Bo","Meng","Nian","Ju","Huang","Shou","Zong","Bian","Mao","Die",null,"Bang",
"Cha","Yi","Sao","Cang","Cao","Lou","Dai","Sori","Yao","Tong","Yofune","Dang","Tan","Lu","Yi","Jie","Jian","Huo","Meng","Qi","Lu","Lu","Chan","Shuang","Gen","Li\
ang","Jian","Jian","Se","Yan","Fu","Ping","Yan","Yan","Cao","Cao","Yi","Le","Ting","Qiu","Ai","Nai","Tiao","Jiao","Jie","Peng","Wan","Yi","Chai","Mian","Mie","G\
an","Qian","Yu","Yu","Shuo","Qiong","Tu","Xia","Qi","Mang","Zi","Hui","Sui","Zhi","Xiang","Bi","Fu","Tun","Wei","Wu","Zhi","Qi","Shan","Wen","Qian","Ren","Fou",
"Kou","Jie","Lu","Xu","Ji","Qin","Qi","Yuan","Fen","Ba","Rui","Xin","Ji","Hua","Hua","Fang","Wu","Jue","Gou","Zhi","Yun","Qin","Ao","Chu","Mao","Ya","Fei","Reng",
"Hang","Cong","Yin","You","Bian","Yi","Susa","Wei","Li","Pi","E","Xian","Chang","Cang","Meng","Su","Yi","Yuan","Ran","Ling","Tai","Tiao","Di","Miao","Qiong","Li",
"Yong","Ke","Mu","Pei","Bao","Gou","Min","Yi","Yi","Ju","Pi","Ruo","Ku","Zhu","Ni","Bo","Bing","Shan","Qiu","Yao","Xian","Ben","Hong","Ying","Zha","Dong","Ju","\
Die","Nie","Gan","Hu","Ping","Mei","Fu","Sheng","Gu","Bi","Wei"],I8=["Fu","Zhuo","Mao","Fan","Qie","Mao","Mao","Ba","Zi","Mo","Zi","Di","Chi","Ji","Jing","Long",
null,"Niao",null,"Xue","Ying","Qiong","Ge","Ming","Li","Rong","Yin","Gen","Qian","Chai","Chen","Yu","Xiu","Zi","Lie","Wu","Ji","Kui","Ce","Chong","Ci","Gou","Gu\
ang","Mang","Chi","Jiao","Jiao","Fu","Yu","Zhu","Zi","Jiang","Hui","Yin","Cha","Fa","Rong","Ru","Chong","Mang","Tong","Zhong",null,"Zhu","Xun","Huan","Kua","Qua\
n","Gai","Da","Jing","Xing","Quan","Cao","Jing","Er","An","Shou","Chi","Ren","Jian","Ti","Huang","Ping","Li","Jin","Lao","Shu","Zhuang","Da","Jia","Rao","Bi","Z\
e","Qiao","Hui","Qi","Dang",null,"Rong","Hun","Ying","Luo","Ying","Xun","Jin","Sun","Yin","Mai","Hong","Zhou","Yao","Du","Wei","Chu","Dou","Fu","Ren","Yin","He",
"Bi","Bu","Yun","Di","Tu","Sui","Sui","Cheng","Chen","Wu","Bie","Xi","Geng","Li","Fu","Zhu","Mo","Li","Zhuang","Ji","Duo","Qiu","Sha","Suo","Chen","Feng","Ju","\
Mei","Meng","Xing","Jing","Che","Xin","Jun","Yan","Ting","Diao","Cuo","Wan","Han","You","Cuo","Jia","Wang","You","Niu","Shao","Xian","Lang","Fu","E","Mo","Wen",
"Jie","Nan","Mu","Kan","Lai","Lian","Shi","Wo","Usagi","Lian","Huo","You","Ying","Ying","Nuc","Chun","Mang","Mang","Ci","Wan","Jing","Di","Qu","Dong","Jian","Zo\
u","Gu","La","Lu","Ju","Wei","Jun","Nie","Kun","He","Pu","Zi","Gao","Guo","Fu","Lun","Chang","Chou","Song","Chui","Zhan","Men","Cai","Ba","Li","Tu","Bo","Han","\
Bao","Qin","Juan","Xi","Qin","Di","Jie","Pu","Dang","Jin","Zhao","Tai","Geng","Hua","Gu","Ling","Fei","Jin","An","Wang","Beng","Zhou","Yan","Ju","Jian","Lin","T\
an","Shu","Tian","Dao"],L8=["Hu","Qi","He","Cui","Tao","Chun","Bei","Chang","Huan","Fei","Lai","Qi","Meng","Ping","Wei","Dan","Sha","Huan","Yan","Yi","Tiao","Qi",
"Wan","Ce","Nai","Kutabireru","Tuo","Jiu","Tie","Luo",null,null,"Meng",null,"Yaji",null,"Ying","Ying","Ying","Xiao","Sa","Qiu","Ke","Xiang","Wan","Yu","Yu","Fu",
"Lian","Xuan","Yuan","Nan","Ze","Wo","Chun","Xiao","Yu","Pian","Mao","An","E","Luo","Ying","Huo","Gua","Jiang","Mian","Zuo","Zuo","Ju","Bao","Rou","Xi","Xie","A\
n","Qu","Jian","Fu","Lu","Jing","Pen","Feng","Hong","Hong","Hou","Yan","Tu","Zhu","Zi","Xiang","Shen","Ge","Jie","Jing","Mi","Huang","Shen","Pu","Gai","Dong","Z\
hou","Qian","Wei","Bo","Wei","Pa","Ji","Hu","Zang","Jia","Duan","Yao","Jun","Cong","Quan","Wei","Xian","Kui","Ting","Hun","Xi","Shi","Qi","Lan","Zong","Yao","Yu\
an","Mei","Yun","Shu","Di","Zhuan","Guan","Sukumo","Xue","Chan","Kai","Kui",null,"Jiang","Lou","Wei","Pai",null,"Sou","Yin","Shi","Chun","Shi","Yun","Zhen","Lan\
g","Nu","Meng","He","Que","Suan","Yuan","Li","Ju","Xi","Pang","Chu","Xu","Tu","Liu","Wo","Zhen","Qian","Zu","Po","Cuo","Yuan","Chu","Yu","Kuai","Pan","Pu","Pu",
"Na","Shuo","Xi","Fen","Yun","Zheng","Jian","Ji","Ruo","Cang","En","Mi","Hao","Sun","Zhen","Ming","Sou","Xu","Liu","Xi","Gu","Lang","Rong","Weng","Gai","Cuo","S\
hi","Tang","Luo","Ru","Suo","Xian","Bei","Yao","Gui","Bi","Zong","Gun","Za","Xiu","Ce","Hai","Lan",null,"Ji","Li","Can","Lang","Yu",null,"Ying","Mo","Diao","Tia\
o","Mao","Tong","Zhu","Peng","An","Lian","Cong","Xi","Ping","Qiu","Jin","Chun","Jie","Wei","Tui","Cao","Yu","Yi","Ji","Liao","Bi","Lu","Su"],T8=["Bu","Zhang","L\
uo","Jiang","Man","Yan","Ling","Ji","Piao","Gun","Han","Di","Su","Lu","She","Shang","Di","Mie","Xun","Man","Bo","Di","Cuo","Zhe","Sen","Xuan","Wei","Hu","Ao","M\
i","Lou","Cu","Zhong","Cai","Po","Jiang","Mi","Cong","Niao","Hui","Jun","Yin","Jian","Yan","Shu","Yin","Kui","Chen","Hu","Sha","Kou","Qian","Ma","Zang","Sonoko",
"Qiang","Dou","Lian","Lin","Kou","Ai","Bi","Li","Wei","Ji","Xun","Sheng","Fan","Meng","Ou","Chan","Dian","Xun","Jiao","Rui","Rui","Lei","Yu","Qiao","Chu","Hua",
"Jian","Mai","Yun","Bao","You","Qu","Lu","Rao","Hui","E","Teng","Fei","Jue","Zui","Fa","Ru","Fen","Kui","Shun","Rui","Ya","Xu","Fu","Jue","Dang","Wu","Tong","Si",
"Xiao","Xi","Long","Yun",null,"Qi","Jian","Yun","Sun","Ling","Yu","Xia","Yong","Ji","Hong","Si","Nong","Lei","Xuan","Yun","Yu","Xi","Hao","Bo","Hao","Ai","Wei",
"Hui","Wei","Ji","Ci","Xiang","Luan","Mie","Yi","Leng","Jiang","Can","Shen","Qiang","Lian","Ke","Yuan","Da","Ti","Tang","Xie","Bi","Zhan","Sun","Lian","Fan","Di\
ng","Jie","Gu","Xie","Shu","Jian","Kao","Hong","Sa","Xin","Xun","Yao","Hie","Sou","Shu","Xun","Dui","Pin","Wei","Neng","Chou","Mai","Ru","Piao","Tai","Qi","Zao",
"Chen","Zhen","Er","Ni","Ying","Gao","Cong","Xiao","Qi","Fa","Jian","Xu","Kui","Jie","Bian","Diao","Mi","Lan","Jin","Cang","Miao","Qiong","Qie","Xian",null,"Ou",
"Xian","Su","Lu","Yi","Xu","Xie","Li","Yi","La","Lei","Xiao","Di","Zhi","Bei","Teng","Yao","Mo","Huan","Piao","Fan","Sou","Tan","Tui","Qiong","Qiao","Wei","Liu",
"Hui",null,"Gao","Yun",null,"Li","Shu","Chu","Ai","Lin","Zao","Xuan","Chen","Lai","Huo"],F8=["Tuo","Wu","Rui","Rui","Qi","Heng","Lu","Su","Tui","Mang","Yun","Pi\
n","Yu","Xun","Ji","Jiong","Xian","Mo","Hagi","Su","Jiong",null,"Nie","Bo","Rang","Yi","Xian","Yu","Ju","Lian","Lian","Yin","Qiang","Ying","Long","Tong","Wei","\
Yue","Ling","Qu","Yao","Fan","Mi","Lan","Kui","Lan","Ji","Dang","Katsura","Lei","Lei","Hua","Feng","Zhi","Wei","Kui","Zhan","Huai","Li","Ji","Mi","Lei","Huai","\
Luo","Ji","Kui","Lu","Jian","San",null,"Lei","Quan","Xiao","Yi","Luan","Men","Bie","Hu","Hu","Lu","Nue","Lu","Si","Xiao","Qian","Chu","Hu","Xu","Cuo","Fu","Xu",
"Xu","Lu","Hu","Yu","Hao","Jiao","Ju","Guo","Bao","Yan","Zhan","Zhan","Kui","Ban","Xi","Shu","Chong","Qiu","Diao","Ji","Qiu","Cheng","Shi",null,"Di","Zhe","She",
"Yu","Gan","Zi","Hong","Hui","Meng","Ge","Sui","Xia","Chai","Shi","Yi","Ma","Xiang","Fang","E","Pa","Chi","Qian","Wen","Wen","Rui","Bang","Bi","Yue","Yue","Jun",
"Qi","Ran","Yin","Qi","Tian","Yuan","Jue","Hui","Qin","Qi","Zhong","Ya","Ci","Mu","Wang","Fen","Fen","Hang","Gong","Zao","Fu","Ran","Jie","Fu","Chi","Dou","Piao",
"Xian","Ni","Te","Qiu","You","Zha","Ping","Chi","You","He","Han","Ju","Li","Fu","Ran","Zha","Gou","Pi","Bo","Xian","Zhu","Diao","Bie","Bing","Gu","Ran","Qu","Sh\
e","Tie","Ling","Gu","Dan","Gu","Ying","Li","Cheng","Qu","Mou","Ge","Ci","Hui","Hui","Mang","Fu","Yang","Wa","Lie","Zhu","Yi","Xian","Kuo","Jiao","Li","Yi","Pin\
g","Ji","Ha","She","Yi","Wang","Mo","Qiong","Qie","Gui","Gong","Zhi","Man","Ebi","Zhi","Jia","Rao","Si","Qi","Xing","Lie","Qiu","Shao","Yong","Jia","Shui","Che",
"Bai","E","Han"],P8=["Shu","Xuan","Feng","Shen","Zhen","Fu","Xian","Zhe","Wu","Fu","Li","Lang","Bi","Chu","Yuan","You","Jie","Dan","Yan","Ting","Dian","Shui","H\
ui","Gua","Zhi","Song","Fei","Ju","Mi","Qi","Qi","Yu","Jun","Zha","Meng","Qiang","Si","Xi","Lun","Li","Die","Tiao","Tao","Kun","Gan","Han","Yu","Bang","Fei","Pi",
"Wei","Dun","Yi","Yuan","Su","Quan","Qian","Rui","Ni","Qing","Wei","Liang","Guo","Wan","Dong","E","Ban","Di","Wang","Can","Yang","Ying","Guo","Chan",null,"La","\
Ke","Ji","He","Ting","Mai","Xu","Mian","Yu","Jie","Shi","Xuan","Huang","Yan","Bian","Rou","Wei","Fu","Yuan","Mei","Wei","Fu","Ruan","Xie","You","Qiu","Mao","Xia",
"Ying","Shi","Chong","Tang","Zhu","Zong","Ti","Fu","Yuan","Hui","Meng","La","Du","Hu","Qiu","Die","Li","Gua","Yun","Ju","Nan","Lou","Qun","Rong","Ying","Jiang",
null,"Lang","Pang","Si","Xi","Ci","Xi","Yuan","Weng","Lian","Sou","Ban","Rong","Rong","Ji","Wu","Qiu","Han","Qin","Yi","Bi","Hua","Tang","Yi","Du","Nai","He","H\
u","Hui","Ma","Ming","Yi","Wen","Ying","Teng","Yu","Cang","So","Ebi","Man",null,"Shang","Zhe","Cao","Chi","Di","Ao","Lu","Wei","Zhi","Tang","Chen","Piao","Qu","\
Pi","Yu","Jian","Luo","Lou","Qin","Zhong","Yin","Jiang","Shuai","Wen","Jiao","Wan","Zhi","Zhe","Ma","Ma","Guo","Liu","Mao","Xi","Cong","Li","Man","Xiao","Kamaki\
ri","Zhang","Mang","Xiang","Mo","Zui","Si","Qiu","Te","Zhi","Peng","Peng","Jiao","Qu","Bie","Liao","Pan","Gui","Xi","Ji","Zhuan","Huang","Fei","Lao","Jue","Jue",
"Hui","Yin","Chan","Jiao","Shan","Rao","Xiao","Mou","Chong","Xun","Si",null,"Cheng","Dang","Li","Xie","Shan","Yi","Jing","Da","Chan","Qi"],_8=["Ci","Xiang","She",
"Luo","Qin","Ying","Chai","Li","Ze","Xuan","Lian","Zhu","Ze","Xie","Mang","Xie","Qi","Rong","Jian","Meng","Hao","Ruan","Huo","Zhuo","Jie","Bin","He","Mie","Fan",
"Lei","Jie","La","Mi","Li","Chun","Li","Qiu","Nie","Lu","Du","Xiao","Zhu","Long","Li","Long","Feng","Ye","Beng","Shang","Gu","Juan","Ying",null,"Xi","Can","Qu",
"Quan","Du","Can","Man","Jue","Jie","Zhu","Zha","Xie","Huang","Niu","Pei","Nu","Xin","Zhong","Mo","Er","Ke","Mie","Xi","Xing","Yan","Kan","Yuan",null,"Ling","Xu\
an","Shu","Xian","Tong","Long","Jie","Xian","Ya","Hu","Wei","Dao","Chong","Wei","Dao","Zhun","Heng","Qu","Yi","Yi","Bu","Gan","Yu","Biao","Cha","Yi","Shan","Che\
n","Fu","Gun","Fen","Shuai","Jie","Na","Zhong","Dan","Ri","Zhong","Zhong","Xie","Qi","Xie","Ran","Zhi","Ren","Qin","Jin","Jun","Yuan","Mei","Chai","Ao","Niao","\
Hui","Ran","Jia","Tuo","Ling","Dai","Bao","Pao","Yao","Zuo","Bi","Shao","Tan","Ju","He","Shu","Xiu","Zhen","Yi","Pa","Bo","Di","Wa","Fu","Gun","Zhi","Zhi","Ran",
"Pan","Yi","Mao","Tuo","Na","Kou","Xian","Chan","Qu","Bei","Gun","Xi","Ne","Bo","Horo","Fu","Yi","Chi","Ku","Ren","Jiang","Jia","Cun","Mo","Jie","Er","Luo","Ru",
"Zhu","Gui","Yin","Cai","Lie","Kamishimo","Yuki","Zhuang","Dang",null,"Kun","Ken","Niao","Shu","Jia","Kun","Cheng","Li","Juan","Shen","Pou","Ge","Yi","Yu","Zhen",
"Liu","Qiu","Qun","Ji","Yi","Bu","Zhuang","Shui","Sha","Qun","Li","Lian","Lian","Ku","Jian","Fou","Chan","Bi","Gun","Tao","Yuan","Ling","Chi","Chang","Chou","Du\
o","Biao","Liang","Chang","Pei","Pei","Fei","Yuan","Luo","Guo","Yan","Du","Xi","Zhi","Ju","Qi"],R8=["Ji","Zhi","Gua","Ken","Che","Ti","Ti","Fu","Chong","Xie","B\
ian","Die","Kun","Duan","Xiu","Xiu","He","Yuan","Bao","Bao","Fu","Yu","Tuan","Yan","Hui","Bei","Chu","Lu","Ena","Hitoe","Yun","Da","Gou","Da","Huai","Rong","Yua\
n","Ru","Nai","Jiong","Suo","Ban","Tun","Chi","Sang","Niao","Ying","Jie","Qian","Huai","Ku","Lian","Bao","Li","Zhe","Shi","Lu","Yi","Die","Xie","Xian","Wei","Bi\
ao","Cao","Ji","Jiang","Sen","Bao","Xiang","Chihaya","Pu","Jian","Zhuan","Jian","Zui","Ji","Dan","Za","Fan","Bo","Xiang","Xin","Bie","Rao","Man","Lan","Ao","Duo",
"Gui","Cao","Sui","Nong","Chan","Lian","Bi","Jin","Dang","Shu","Tan","Bi","Lan","Pu","Ru","Zhi",null,"Shu","Wa","Shi","Bai","Xie","Bo","Chen","Lai","Long","Xi",
"Xian","Lan","Zhe","Dai","Tasuki","Zan","Shi","Jian","Pan","Yi","Ran","Ya","Xi","Xi","Yao","Feng","Tan",null,"Biao","Fu","Ba","He","Ji","Ji","Jian","Guan","Bian",
"Yan","Gui","Jue","Pian","Mao","Mi","Mi","Mie","Shi","Si","Zhan","Luo","Jue","Mi","Tiao","Lian","Yao","Zhi","Jun","Xi","Shan","Wei","Xi","Tian","Yu","Lan","E","\
Du","Qin","Pang","Ji","Ming","Ying","Gou","Qu","Zhan","Jin","Guan","Deng","Jian","Luo","Qu","Jian","Wei","Jue","Qu","Luo","Lan","Shen","Di","Guan","Jian","Guan",
"Yan","Gui","Mi","Shi","Zhan","Lan","Jue","Ji","Xi","Di","Tian","Yu","Gou","Jin","Qu","Jiao","Jiu","Jin","Cu","Jue","Zhi","Chao","Ji","Gu","Dan","Zui","Di","Sha\
ng","Hua","Quan","Ge","Chi","Jie","Gui","Gong","Chu","Jie","Hun","Qiu","Xing","Su","Ni","Ji","Lu","Zhi","Zha","Bi","Xing","Hu","Shang","Gong","Zhi","Xue","Chu",
"Xi","Yi","Lu","Jue","Xi","Yan","Xi"],k8=["Yan","Yan","Ding","Fu","Qiu","Qiu","Jiao","Hong","Ji","Fan","Xun","Diao","Hong","Cha","Tao","Xu","Jie","Yi","Ren","Xu\
n","Yin","Shan","Qi","Tuo","Ji","Xun","Yin","E","Fen","Ya","Yao","Song","Shen","Yin","Xin","Jue","Xiao","Ne","Chen","You","Zhi","Xiong","Fang","Xin","Chao","She",
"Xian","Sha","Tun","Xu","Yi","Yi","Su","Chi","He","Shen","He","Xu","Zhen","Zhu","Zheng","Gou","Zi","Zi","Zhan","Gu","Fu","Quan","Die","Ling","Di","Yang","Li","N\
ao","Pan","Zhou","Gan","Yi","Ju","Ao","Zha","Tuo","Yi","Qu","Zhao","Ping","Bi","Xiong","Qu","Ba","Da","Zu","Tao","Zhu","Ci","Zhe","Yong","Xu","Xun","Yi","Huang",
"He","Shi","Cha","Jiao","Shi","Hen","Cha","Gou","Gui","Quan","Hui","Jie","Hua","Gai","Xiang","Wei","Shen","Chou","Tong","Mi","Zhan","Ming","E","Hui","Yan","Xion\
g","Gua","Er","Beng","Tiao","Chi","Lei","Zhu","Kuang","Kua","Wu","Yu","Teng","Ji","Zhi","Ren","Su","Lang","E","Kuang","E","Shi","Ting","Dan","Bo","Chan","You","\
Heng","Qiao","Qin","Shua","An","Yu","Xiao","Cheng","Jie","Xian","Wu","Wu","Gao","Song","Pu","Hui","Jing","Shuo","Zhen","Shuo","Du","Yasashi","Chang","Shui","Jie",
"Ke","Qu","Cong","Xiao","Sui","Wang","Xuan","Fei","Chi","Ta","Yi","Na","Yin","Diao","Pi","Chuo","Chan","Chen","Zhun","Ji","Qi","Tan","Zhui","Wei","Ju","Qing","J\
ian","Zheng","Ze","Zou","Qian","Zhuo","Liang","Jian","Zhu","Hao","Lun","Shen","Biao","Huai","Pian","Yu","Die","Xu","Pian","Shi","Xuan","Shi","Hun","Hua","E","Zh\
ong","Di","Xie","Fu","Pu","Ting","Jian","Qi","Yu","Zi","Chuan","Xi","Hui","Yin","An","Xian","Nan","Chen","Feng","Zhu","Yang","Yan","Heng","Xuan","Ge","Nuo","Qi"],
M8=["Mou","Ye","Wei",null,"Teng","Zou","Shan","Jian","Bo","Ku","Huang","Huo","Ge","Ying","Mi","Xiao","Mi","Xi","Qiang","Chen","Nue","Ti","Su","Bang","Chi","Qian",
"Shi","Jiang","Yuan","Xie","Xue","Tao","Yao","Yao",null,"Yu","Biao","Cong","Qing","Li","Mo","Mo","Shang","Zhe","Miu","Jian","Ze","Jie","Lian","Lou","Can","Ou","\
Guan","Xi","Zhuo","Ao","Ao","Jin","Zhe","Yi","Hu","Jiang","Man","Chao","Han","Hua","Chan","Xu","Zeng","Se","Xi","She","Dui","Zheng","Nao","Lan","E","Ying","Jue",
"Ji","Zun","Jiao","Bo","Hui","Zhuan","Mu","Zen","Zha","Shi","Qiao","Tan","Zen","Pu","Sheng","Xuan","Zao","Tan","Dang","Sui","Qian","Ji","Jiao","Jing","Lian","No\
u","Yi","Ai","Zhan","Pi","Hui","Hua","Yi","Yi","Shan","Rang","Nou","Qian","Zhui","Ta","Hu","Zhou","Hao","Ye","Ying","Jian","Yu","Jian","Hui","Du","Zhe","Xuan","\
Zan","Lei","Shen","Wei","Chan","Li","Yi","Bian","Zhe","Yan","E","Chou","Wei","Chou","Yao","Chan","Rang","Yin","Lan","Chen","Huo","Zhe","Huan","Zan","Yi","Dang",
"Zhan","Yan","Du","Yan","Ji","Ding","Fu","Ren","Ji","Jie","Hong","Tao","Rang","Shan","Qi","Tuo","Xun","Yi","Xun","Ji","Ren","Jiang","Hui","Ou","Ju","Ya","Ne","X\
u","E","Lun","Xiong","Song","Feng","She","Fang","Jue","Zheng","Gu","He","Ping","Zu","Shi","Xiong","Zha","Su","Zhen","Di","Zou","Ci","Qu","Zhao","Bi","Yi","Yi","\
Kuang","Lei","Shi","Gua","Shi","Jie","Hui","Cheng","Zhu","Shen","Hua","Dan","Gou","Quan","Gui","Xun","Yi","Zheng","Gai","Xiang","Cha","Hun","Xu","Zhou","Jie","W\
u","Yu","Qiao","Wu","Gao","You","Hui","Kuang","Shuo","Song","Ai","Qing","Zhu","Zou","Nuo","Du","Zhuo","Fei","Ke","Wei"],Y8=["Yu","Shui","Shen","Diao","Chan","Li\
ang","Zhun","Sui","Tan","Shen","Yi","Mou","Chen","Die","Huang","Jian","Xie","Nue","Ye","Wei","E","Yu","Xuan","Chan","Zi","An","Yan","Di","Mi","Pian","Xu","Mo","\
Dang","Su","Xie","Yao","Bang","Shi","Qian","Mi","Jin","Man","Zhe","Jian","Miu","Tan","Zen","Qiao","Lan","Pu","Jue","Yan","Qian","Zhan","Chen","Gu","Qian","Hong",
"Xia","Jue","Hong","Han","Hong","Xi","Xi","Huo","Liao","Han","Du","Long","Dou","Jiang","Qi","Shi","Li","Deng","Wan","Bi","Shu","Xian","Feng","Zhi","Zhi","Yan","\
Yan","Shi","Chu","Hui","Tun","Yi","Tun","Yi","Jian","Ba","Hou","E","Cu","Xiang","Huan","Jian","Ken","Gai","Qu","Fu","Xi","Bin","Hao","Yu","Zhu","Jia",null,"Xi",
"Bo","Wen","Huan","Bin","Di","Zong","Fen","Yi","Zhi","Bao","Chai","Han","Pi","Na","Pi","Gou","Na","You","Diao","Mo","Si","Xiu","Huan","Kun","He","He","Mo","Han",
"Mao","Li","Ni","Bi","Yu","Jia","Tuan","Mao","Pi","Xi","E","Ju","Mo","Chu","Tan","Huan","Jue","Bei","Zhen","Yuan","Fu","Cai","Gong","Te","Yi","Hang","Wan","Pin",
"Huo","Fan","Tan","Guan","Ze","Zhi","Er","Zhu","Shi","Bi","Zi","Er","Gui","Pian","Bian","Mai","Dai","Sheng","Kuang","Fei","Tie","Yi","Chi","Mao","He","Bi","Lu",
"Ren","Hui","Gai","Pian","Zi","Jia","Xu","Zei","Jiao","Gai","Zang","Jian","Ying","Xun","Zhen","She","Bin","Bin","Qiu","She","Chuan","Zang","Zhou","Lai","Zan","S\
i","Chen","Shang","Tian","Pei","Geng","Xian","Mai","Jian","Sui","Fu","Tan","Cong","Cong","Zhi","Ji","Zhang","Du","Jin","Xiong","Shun","Yun","Bao","Zai","Lai","F\
eng","Cang","Ji","Sheng","Ai","Zhuan","Fu","Gou","Sai","Ze","Liao"],J8=["Wei","Bai","Chen","Zhuan","Zhi","Zhui","Biao","Yun","Zeng","Tan","Zan","Yan",null,"Shan",
"Wan","Ying","Jin","Gan","Xian","Zang","Bi","Du","Shu","Yan",null,"Xuan","Long","Gan","Zang","Bei","Zhen","Fu","Yuan","Gong","Cai","Ze","Xian","Bai","Zhang","Hu\
o","Zhi","Fan","Tan","Pin","Bian","Gou","Zhu","Guan","Er","Jian","Bi","Shi","Tie","Gui","Kuang","Dai","Mao","Fei","He","Yi","Zei","Zhi","Jia","Hui","Zi","Ren","\
Lu","Zang","Zi","Gai","Jin","Qiu","Zhen","Lai","She","Fu","Du","Ji","Shu","Shang","Si","Bi","Zhou","Geng","Pei","Tan","Lai","Feng","Zhui","Fu","Zhuan","Sai","Ze",
"Yan","Zan","Yun","Zeng","Shan","Ying","Gan","Chi","Xi","She","Nan","Xiong","Xi","Cheng","He","Cheng","Zhe","Xia","Tang","Zou","Zou","Li","Jiu","Fu","Zhao","Gan",
"Qi","Shan","Qiong","Qin","Xian","Ci","Jue","Qin","Chi","Ci","Chen","Chen","Die","Ju","Chao","Di","Se","Zhan","Zhu","Yue","Qu","Jie","Chi","Chu","Gua","Xue","Ci",
"Tiao","Duo","Lie","Gan","Suo","Cu","Xi","Zhao","Su","Yin","Ju","Jian","Que","Tang","Chuo","Cui","Lu","Qu","Dang","Qiu","Zi","Ti","Qu","Chi","Huang","Qiao","Qia\
o","Yao","Zao","Ti",null,"Zan","Zan","Zu","Pa","Bao","Ku","Ke","Dun","Jue","Fu","Chen","Jian","Fang","Zhi","Sa","Yue","Pa","Qi","Yue","Qiang","Tuo","Tai","Yi","\
Nian","Ling","Mei","Ba","Die","Ku","Tuo","Jia","Ci","Pao","Qia","Zhu","Ju","Die","Zhi","Fu","Pan","Ju","Shan","Bo","Ni","Ju","Li","Gen","Yi","Ji","Dai","Xian","\
Jiao","Duo","Zhu","Zhuan","Kua","Zhuai","Gui","Qiong","Kui","Xiang","Chi","Lu","Beng","Zhi","Jia","Tiao","Cai","Jian","Ta","Qiao","Bi","Xian","Duo","Ji","Ju","J\
i","Shu","Tu"],H8=["Chu","Jing","Nie","Xiao","Bo","Chi","Qun","Mou","Shu","Lang","Yong","Jiao","Chou","Qiao",null,"Ta","Jian","Qi","Wo","Wei","Zhuo","Jie","Ji",
"Nie","Ju","Ju","Lun","Lu","Leng","Huai","Ju","Chi","Wan","Quan","Ti","Bo","Zu","Qie","Ji","Cu","Zong","Cai","Zong","Peng","Zhi","Zheng","Dian","Zhi","Yu","Duo",
"Dun","Chun","Yong","Zhong","Di","Zhe","Chen","Chuai","Jian","Gua","Tang","Ju","Fu","Zu","Die","Pian","Rou","Nuo","Ti","Cha","Tui","Jian","Dao","Cuo","Xi","Ta",
"Qiang","Zhan","Dian","Ti","Ji","Nie","Man","Liu","Zhan","Bi","Chong","Lu","Liao","Cu","Tang","Dai","Suo","Xi","Kui","Ji","Zhi","Qiang","Di","Man","Zong","Lian",
"Beng","Zao","Nian","Bie","Tui","Ju","Deng","Ceng","Xian","Fan","Chu","Zhong","Dun","Bo","Cu","Zu","Jue","Jue","Lin","Ta","Qiao","Qiao","Pu","Liao","Dun","Cuan",
"Kuang","Zao","Ta","Bi","Bi","Zhu","Ju","Chu","Qiao","Dun","Chou","Ji","Wu","Yue","Nian","Lin","Lie","Zhi","Li","Zhi","Chan","Chu","Duan","Wei","Long","Lin","Xi\
an","Wei","Zuan","Lan","Xie","Rang","Xie","Nie","Ta","Qu","Jie","Cuan","Zuan","Xi","Kui","Jue","Lin","Shen","Gong","Dan","Segare","Qu","Ti","Duo","Duo","Gong","\
Lang","Nerau","Luo","Ai","Ji","Ju","Tang","Utsuke",null,"Yan","Shitsuke","Kang","Qu","Lou","Lao","Tuo","Zhi","Yagate","Ti","Dao","Yagate","Yu","Che","Ya","Gui",
"Jun","Wei","Yue","Xin","Di","Xuan","Fan","Ren","Shan","Qiang","Shu","Tun","Chen","Dai","E","Na","Qi","Mao","Ruan","Ren","Fan","Zhuan","Hong","Hu","Qu","Huang",
"Di","Ling","Dai","Ao","Zhen","Fan","Kuang","Ang","Peng","Bei","Gu","Ku","Pao","Zhu","Rong","E","Ba","Zhou","Zhi","Yao","Ke","Yi","Qing","Shi","Ping"],G8=["Er",
"Qiong","Ju","Jiao","Guang","Lu","Kai","Quan","Zhou","Zai","Zhi","She","Liang","Yu","Shao","You","Huan","Yun","Zhe","Wan","Fu","Qing","Zhou","Ni","Ling","Zhe","\
Zhan","Liang","Zi","Hui","Wang","Chuo","Guo","Kan","Yi","Peng","Qian","Gun","Nian","Pian","Guan","Bei","Lun","Pai","Liang","Ruan","Rou","Ji","Yang","Xian","Chua\
n","Cou","Qun","Ge","You","Hong","Shu","Fu","Zi","Fu","Wen","Ben","Zhan","Yu","Wen","Tao","Gu","Zhen","Xia","Yuan","Lu","Jiu","Chao","Zhuan","Wei","Hun","Sori",
"Che","Jiao","Zhan","Pu","Lao","Fen","Fan","Lin","Ge","Se","Kan","Huan","Yi","Ji","Dui","Er","Yu","Xian","Hong","Lei","Pei","Li","Li","Lu","Lin","Che","Ya","Gui",
"Xuan","Di","Ren","Zhuan","E","Lun","Ruan","Hong","Ku","Ke","Lu","Zhou","Zhi","Yi","Hu","Zhen","Li","Yao","Qing","Shi","Zai","Zhi","Jiao","Zhou","Quan","Lu","Ji\
ao","Zhe","Fu","Liang","Nian","Bei","Hui","Gun","Wang","Liang","Chuo","Zi","Cou","Fu","Ji","Wen","Shu","Pei","Yuan","Xia","Zhan","Lu","Che","Lin","Xin","Gu","Ci",
"Ci","Pi","Zui","Bian","La","La","Ci","Xue","Ban","Bian","Bian","Bian",null,"Bian","Ban","Ci","Bian","Bian","Chen","Ru","Nong","Nong","Zhen","Chuo","Chuo","Sube\
ru","Reng","Bian","Bian","Sip","Ip","Liao","Da","Chan","Gan","Qian","Yu","Yu","Qi","Xun","Yi","Guo","Mai","Qi","Za","Wang","Jia","Zhun","Ying","Ti","Yun","Jin",
"Hang","Ya","Fan","Wu","Da","E","Huan","Zhe","Totemo","Jin","Yuan","Wei","Lian","Chi","Che","Ni","Tiao","Zhi","Yi","Jiong","Jia","Chen","Dai","Er","Di","Po","Wa\
ng","Die","Ze","Tao","Shu","Tuo","Kep","Jing","Hui","Tong","You","Mi","Beng","Ji","Nai","Yi","Jie","Zhui","Lie","Xun"],$8=["Tui","Song","Gua","Tao","Pang","Hou",
"Ni","Dun","Jiong","Xuan","Xun","Bu","You","Xiao","Qiu","Tou","Zhu","Qiu","Di","Di","Tu","Jing","Ti","Dou","Yi","Zhe","Tong","Guang","Wu","Shi","Cheng","Su","Za\
o","Qun","Feng","Lian","Suo","Hui","Li","Sako","Lai","Ben","Cuo","Jue","Beng","Huan","Dai","Lu","You","Zhou","Jin","Yu","Chuo","Kui","Wei","Ti","Yi","Da","Yuan",
"Luo","Bi","Nuo","Yu","Dang","Sui","Dun","Sui","Yan","Chuan","Chi","Ti","Yu","Shi","Zhen","You","Yun","E","Bian","Guo","E","Xia","Huang","Qiu","Dao","Da","Wei",
"Appare","Yi","Gou","Yao","Chu","Liu","Xun","Ta","Di","Chi","Yuan","Su","Ta","Qian",null,"Yao","Guan","Zhang","Ao","Shi","Ce","Chi","Su","Zao","Zhe","Dun","Di",
"Lou","Chi","Cuo","Lin","Zun","Rao","Qian","Xuan","Yu","Yi","Wu","Liao","Ju","Shi","Bi","Yao","Mai","Xie","Sui","Huan","Zhan","Teng","Er","Miao","Bian","Bian","\
La","Li","Yuan","Yao","Luo","Li","Yi","Ting","Deng","Qi","Yong","Shan","Han","Yu","Mang","Ru","Qiong",null,"Kuang","Fu","Kang","Bin","Fang","Xing","Na","Xin","S\
hen","Bang","Yuan","Cun","Huo","Xie","Bang","Wu","Ju","You","Han","Tai","Qiu","Bi","Pei","Bing","Shao","Bei","Wa","Di","Zou","Ye","Lin","Kuang","Gui","Zhu","Shi",
"Ku","Yu","Gai","Ge","Xi","Zhi","Ji","Xun","Hou","Xing","Jiao","Xi","Gui","Nuo","Lang","Jia","Kuai","Zheng","Otoko","Yun","Yan","Cheng","Dou","Chi","Lu","Fu","W\
u","Fu","Gao","Hao","Lang","Jia","Geng","Jun","Ying","Bo","Xi","Bei","Li","Yun","Bu","Xiao","Qi","Pi","Qing","Guo","Zhou","Tan","Zou","Ping","Lai","Ni","Chen","\
You","Bu","Xiang","Dan","Ju","Yong","Qiao","Yi","Du","Yan","Mei"],V8=["Ruo","Bei","E","Yu","Juan","Yu","Yun","Hou","Kui","Xiang","Xiang","Sou","Tang","Ming","Xi",
"Ru","Chu","Zi","Zou","Ju","Wu","Xiang","Yun","Hao","Yong","Bi","Mo","Chao","Fu","Liao","Yin","Zhuan","Hu","Qiao","Yan","Zhang","Fan","Qiao","Xu","Deng","Bi","X\
in","Bi","Ceng","Wei","Zheng","Mao","Shan","Lin","Po","Dan","Meng","Ye","Cao","Kuai","Feng","Meng","Zou","Kuang","Lian","Zan","Chan","You","Qi","Yan","Chan","Za\
n","Ling","Huan","Xi","Feng","Zan","Li","You","Ding","Qiu","Zhuo","Pei","Zhou","Yi","Hang","Yu","Jiu","Yan","Zui","Mao","Dan","Xu","Tou","Zhen","Fen","Sakenomot\
o",null,"Yun","Tai","Tian","Qia","Tuo","Zuo","Han","Gu","Su","Po","Chou","Zai","Ming","Luo","Chuo","Chou","You","Tong","Zhi","Xian","Jiang","Cheng","Yin","Tu","\
Xiao","Mei","Ku","Suan","Lei","Pu","Zui","Hai","Yan","Xi","Niang","Wei","Lu","Lan","Yan","Tao","Pei","Zhan","Chun","Tan","Zui","Chuo","Cu","Kun","Ti","Mian","Du",
"Hu","Xu","Xing","Tan","Jiu","Chun","Yun","Po","Ke","Sou","Mi","Quan","Chou","Cuo","Yun","Yong","Ang","Zha","Hai","Tang","Jiang","Piao","Shan","Yu","Li","Zao","\
Lao","Yi","Jiang","Pu","Jiao","Xi","Tan","Po","Nong","Yi","Li","Ju","Jiao","Yi","Niang","Ru","Xun","Chou","Yan","Ling","Mi","Mi","Niang","Xin","Jiao","Xi","Mi",
"Yan","Bian","Cai","Shi","You","Shi","Shi","Li","Chong","Ye","Liang","Li","Jin","Jin","Qiu","Yi","Diao","Dao","Zhao","Ding","Po","Qiu","He","Fu","Zhen","Zhi","B\
a","Luan","Fu","Nai","Diao","Shan","Qiao","Kou","Chuan","Zi","Fan","Yu","Hua","Han","Gong","Qi","Mang","Ri","Di","Si","Xi","Yi","Chai","Shi","Tu","Xi","Nu","Qia\
n","Ishiyumi","Jian","Pi","Ye","Yin"],Z8=["Ba","Fang","Chen","Xing","Tou","Yue","Yan","Fu","Pi","Na","Xin","E","Jue","Dun","Gou","Yin","Qian","Ban","Ji","Ren","\
Chao","Niu","Fen","Yun","Ji","Qin","Pi","Guo","Hong","Yin","Jun","Shi","Yi","Zhong","Nie","Gai","Ri","Huo","Tai","Kang","Habaki","Irori","Ngaak",null,"Duo","Zi",
"Ni","Tu","Shi","Min","Gu","E","Ling","Bing","Yi","Gu","Ba","Pi","Yu","Si","Zuo","Bu","You","Dian","Jia","Zhen","Shi","Shi","Tie","Ju","Zhan","Shi","She","Xuan",
"Zhao","Bao","He","Bi","Sheng","Chu","Shi","Bo","Zhu","Chi","Za","Po","Tong","Qian","Fu","Zhai","Liu","Qian","Fu","Li","Yue","Pi","Yang","Ban","Bo","Jie","Gou",
"Shu","Zheng","Mu","Ni","Nie","Di","Jia","Mu","Dan","Shen","Yi","Si","Kuang","Ka","Bei","Jian","Tong","Xing","Hong","Jiao","Chi","Er","Ge","Bing","Shi","Mou","J\
ia","Yin","Jun","Zhou","Chong","Shang","Tong","Mo","Lei","Ji","Yu","Xu","Ren","Zun","Zhi","Qiong","Shan","Chi","Xian","Xing","Quan","Pi","Tie","Zhu","Hou","Ming",
"Kua","Yao","Xian","Xian","Xiu","Jun","Cha","Lao","Ji","Pi","Ru","Mi","Yi","Yin","Guang","An","Diou","You","Se","Kao","Qian","Luan","Kasugai","Ai","Diao","Han",
"Rui","Shi","Keng","Qiu","Xiao","Zhe","Xiu","Zang","Ti","Cuo","Gua","Gong","Zhong","Dou","Lu","Mei","Lang","Wan","Xin","Yun","Bei","Wu","Su","Yu","Chan","Ting",
"Bo","Han","Jia","Hong","Cuan","Feng","Chan","Wan","Zhi","Si","Xuan","Wu","Wu","Tiao","Gong","Zhuo","Lue","Xing","Qian","Shen","Han","Lue","Xie","Chu","Zheng","\
Ju","Xian","Tie","Mang","Pu","Li","Pan","Rui","Cheng","Gao","Li","Te","Pyeng","Zhu",null,"Tu","Liu","Zui","Ju","Chang","Yuan","Jian","Gang","Diao","Tao","Chang"],
X8=["Lun","Kua","Ling","Bei","Lu","Li","Qiang","Pou","Juan","Min","Zui","Peng","An","Pi","Xian","Ya","Zhui","Lei","A","Kong","Ta","Kun","Du","Wei","Chui","Zi","\
Zheng","Ben","Nie","Cong","Qun","Tan","Ding","Qi","Qian","Zhuo","Qi","Yu","Jin","Guan","Mao","Chang","Tian","Xi","Lian","Tao","Gu","Cuo","Shu","Zhen","Lu","Meng",
"Lu","Hua","Biao","Ga","Lai","Ken","Kazari","Bu","Nai","Wan","Zan",null,"De","Xian",null,"Huo","Liang",null,"Men","Kai","Ying","Di","Lian","Guo","Xian","Du","Tu",
"Wei","Cong","Fu","Rou","Ji","E","Rou","Chen","Ti","Zha","Hong","Yang","Duan","Xia","Yu","Keng","Xing","Huang","Wei","Fu","Zhao","Cha","Qie","She","Hong","Kui",
"Tian","Mou","Qiao","Qiao","Hou","Tou","Cong","Huan","Ye","Min","Jian","Duan","Jian","Song","Kui","Hu","Xuan","Duo","Jie","Zhen","Bian","Zhong","Zi","Xiu","Ye",
"Mei","Pai","Ai","Jie",null,"Mei","Chuo","Ta","Bang","Xia","Lian","Suo","Xi","Liu","Zu","Ye","Nou","Weng","Rong","Tang","Suo","Qiang","Ge","Shuo","Chui","Bo","P\
an","Sa","Bi","Sang","Gang","Zi","Wu","Ying","Huang","Tiao","Liu","Kai","Sun","Sha","Sou","Wan","Hao","Zhen","Zhen","Luo","Yi","Yuan","Tang","Nie","Xi","Jia","G\
e","Ma","Juan","Kasugai","Habaki","Suo",null,null,null,"Na","Lu","Suo","Ou","Zu","Tuan","Xiu","Guan","Xuan","Lian","Shou","Ao","Man","Mo","Luo","Bi","Wei","Liu",
"Di","Qiao","Cong","Yi","Lu","Ao","Keng","Qiang","Cui","Qi","Chang","Tang","Man","Yong","Chan","Feng","Jing","Biao","Shu","Lou","Xiu","Cong","Long","Zan","Jian",
"Cao","Li","Xia","Xi","Kang",null,"Beng",null,null,"Zheng","Lu","Hua","Ji","Pu","Hui","Qiang","Po","Lin","Suo","Xiu","San","Cheng"],Q8=["Kui","Si","Liu","Nao","\
Heng","Pie","Sui","Fan","Qiao","Quan","Yang","Tang","Xiang","Jue","Jiao","Zun","Liao","Jie","Lao","Dui","Tan","Zan","Ji","Jian","Zhong","Deng","Ya","Ying","Dui",
"Jue","Nou","Ti","Pu","Tie",null,null,"Ding","Shan","Kai","Jian","Fei","Sui","Lu","Juan","Hui","Yu","Lian","Zhuo","Qiao","Qian","Zhuo","Lei","Bi","Tie","Huan","\
Ye","Duo","Guo","Dang","Ju","Fen","Da","Bei","Yi","Ai","Zong","Xun","Diao","Zhu","Heng","Zhui","Ji","Nie","Ta","Huo","Qing","Bin","Ying","Kui","Ning","Xu","Jian",
"Jian","Yari","Cha","Zhi","Mie","Li","Lei","Ji","Zuan","Kuang","Shang","Peng","La","Du","Shuo","Chuo","Lu","Biao","Bao","Lu",null,null,"Long","E","Lu","Xin","Ji\
an","Lan","Bo","Jian","Yao","Chan","Xiang","Jian","Xi","Guan","Cang","Nie","Lei","Cuan","Qu","Pan","Luo","Zuan","Luan","Zao","Nie","Jue","Tang","Shu","Lan","Jin",
"Qiu","Yi","Zhen","Ding","Zhao","Po","Diao","Tu","Qian","Chuan","Shan","Ji","Fan","Diao","Men","Nu","Xi","Chai","Xing","Gai","Bu","Tai","Ju","Dun","Chao","Zhong",
"Na","Bei","Gang","Ban","Qian","Yao","Qin","Jun","Wu","Gou","Kang","Fang","Huo","Tou","Niu","Ba","Yu","Qian","Zheng","Qian","Gu","Bo","E","Po","Bu","Ba","Yue","\
Zuan","Mu","Dan","Jia","Dian","You","Tie","Bo","Ling","Shuo","Qian","Liu","Bao","Shi","Xuan","She","Bi","Ni","Pi","Duo","Xing","Kao","Lao","Er","Mang","Ya","You",
"Cheng","Jia","Ye","Nao","Zhi","Dang","Tong","Lu","Diao","Yin","Kai","Zha","Zhu","Xian","Ting","Diu","Xian","Hua","Quan","Sha","Jia","Yao","Ge","Ming","Zheng","\
Se","Jiao","Yi","Chan","Chong","Tang","An","Yin","Ru","Zhu","Lao","Pu","Wu","Lai","Te","Lian","Keng"],j8=["Xiao","Suo","Li","Zheng","Chu","Guo","Gao","Tie","Xiu",
"Cuo","Lue","Feng","Xin","Liu","Kai","Jian","Rui","Ti","Lang","Qian","Ju","A","Qiang","Duo","Tian","Cuo","Mao","Ben","Qi","De","Kua","Kun","Chang","Xi","Gu","Lu\
o","Chui","Zhui","Jin","Zhi","Xian","Juan","Huo","Pou","Tan","Ding","Jian","Ju","Meng","Zi","Qie","Ying","Kai","Qiang","Song","E","Cha","Qiao","Zhong","Duan","S\
ou","Huang","Huan","Ai","Du","Mei","Lou","Zi","Fei","Mei","Mo","Zhen","Bo","Ge","Nie","Tang","Juan","Nie","Na","Liu","Hao","Bang","Yi","Jia","Bin","Rong","Biao",
"Tang","Man","Luo","Beng","Yong","Jing","Di","Zu","Xuan","Liu","Tan","Jue","Liao","Pu","Lu","Dui","Lan","Pu","Cuan","Qiang","Deng","Huo","Lei","Huan","Zhuo","Li\
an","Yi","Cha","Biao","La","Chan","Xiang","Chang","Chang","Jiu","Ao","Die","Qu","Liao","Mi","Chang","Men","Ma","Shuan","Shan","Huo","Men","Yan","Bi","Han","Bi",
"San","Kai","Kang","Beng","Hong","Run","San","Xian","Xian","Jian","Min","Xia","Yuru","Dou","Zha","Nao","Jian","Peng","Xia","Ling","Bian","Bi","Run","He","Guan",
"Ge","Ge","Fa","Chu","Hong","Gui","Min","Se","Kun","Lang","Lu","Ting","Sha","Ju","Yue","Yue","Chan","Qu","Lin","Chang","Shai","Kun","Yan","Min","Yan","E","Hun",
"Yu","Wen","Xiang","Bao","Xiang","Qu","Yao","Wen","Ban","An","Wei","Yin","Kuo","Que","Lan","Du",null,"Phwung","Tian","Nie","Ta","Kai","He","Que","Chuang","Guan",
"Dou","Qi","Kui","Tang","Guan","Piao","Kan","Xi","Hui","Chan","Pi","Dang","Huan","Ta","Wen",null,"Men","Shuan","Shan","Yan","Han","Bi","Wen","Chuang","Run","Wei",
"Xian","Hong","Jian","Min","Kang","Men","Zha","Nao","Gui","Wen","Ta","Min","Lu","Kai"],U8=["Fa","Ge","He","Kun","Jiu","Yue","Lang","Du","Yu","Yan","Chang","Xi",
"Wen","Hun","Yan","E","Chan","Lan","Qu","Hui","Kuo","Que","Ge","Tian","Ta","Que","Kan","Huan","Fu","Fu","Le","Dui","Xin","Qian","Wu","Yi","Tuo","Yin","Yang","Do\
u","E","Sheng","Ban","Pei","Keng","Yun","Ruan","Zhi","Pi","Jing","Fang","Yang","Yin","Zhen","Jie","Cheng","E","Qu","Di","Zu","Zuo","Dian","Ling","A","Tuo","Tuo",
"Po","Bing","Fu","Ji","Lu","Long","Chen","Xing","Duo","Lou","Mo","Jiang","Shu","Duo","Xian","Er","Gui","Yu","Gai","Shan","Xun","Qiao","Xing","Chun","Fu","Bi","X\
ia","Shan","Sheng","Zhi","Pu","Dou","Yuan","Zhen","Chu","Xian","Tou","Nie","Yun","Xian","Pei","Pei","Zou","Yi","Dui","Lun","Yin","Ju","Chui","Chen","Pi","Ling",
"Tao","Xian","Lu","Sheng","Xian","Yin","Zhu","Yang","Reng","Shan","Chong","Yan","Yin","Yu","Ti","Yu","Long","Wei","Wei","Nie","Dui","Sui","An","Huang","Jie","Su\
i","Yin","Gai","Yan","Hui","Ge","Yun","Wu","Wei","Ai","Xi","Tang","Ji","Zhang","Dao","Ao","Xi","Yin",null,"Rao","Lin","Tui","Deng","Pi","Sui","Sui","Yu","Xian",
"Fen","Ni","Er","Ji","Dao","Xi","Yin","E","Hui","Long","Xi","Li","Li","Li","Zhui","He","Zhi","Zhun","Jun","Nan","Yi","Que","Yan","Qian","Ya","Xiong","Ya","Ji","\
Gu","Huan","Zhi","Gou","Jun","Ci","Yong","Ju","Chu","Hu","Za","Luo","Yu","Chou","Diao","Sui","Han","Huo","Shuang","Guan","Chu","Za","Yong","Ji","Xi","Chou","Liu",
"Li","Nan","Xue","Za","Ji","Ji","Yu","Yu","Xue","Na","Fou","Se","Mu","Wen","Fen","Pang","Yun","Li","Li","Ang","Ling","Lei","An","Bao","Meng","Dian","Dang","Xing",
"Wu","Zhao"],K8=["Xu","Ji","Mu","Chen","Xiao","Zha","Ting","Zhen","Pei","Mei","Ling","Qi","Chou","Huo","Sha","Fei","Weng","Zhan","Yin","Ni","Chou","Tun","Lin",null,
"Dong","Ying","Wu","Ling","Shuang","Ling","Xia","Hong","Yin","Mo","Mai","Yun","Liu","Meng","Bin","Wu","Wei","Huo","Yin","Xi","Yi","Ai","Dan","Deng","Xian","Yu",
"Lu","Long","Dai","Ji","Pang","Yang","Ba","Pi","Wei",null,"Xi","Ji","Mai","Meng","Meng","Lei","Li","Huo","Ai","Fei","Dai","Long","Ling","Ai","Feng","Li","Bao",null,
"He","He","Bing","Qing","Qing","Jing","Tian","Zhen","Jing","Cheng","Qing","Jing","Jing","Dian","Jing","Tian","Fei","Fei","Kao","Mi","Mian","Mian","Pao","Ye","Ti\
an","Hui","Ye","Ge","Ding","Cha","Jian","Ren","Di","Du","Wu","Ren","Qin","Jin","Xue","Niu","Ba","Yin","Sa","Na","Mo","Zu","Da","Ban","Yi","Yao","Tao","Tuo","Jia",
"Hong","Pao","Yang","Tomo","Yin","Jia","Tao","Ji","Xie","An","An","Hen","Gong","Kohaze","Da","Qiao","Ting","Wan","Ying","Sui","Tiao","Qiao","Xuan","Kong","Beng",
"Ta","Zhang","Bing","Kuo","Ju","La","Xie","Rou","Bang","Yi","Qiu","Qiu","He","Xiao","Mu","Ju","Jian","Bian","Di","Jian","On","Tao","Gou","Ta","Bei","Xie","Pan",
"Ge","Bi","Kuo","Tang","Lou","Gui","Qiao","Xue","Ji","Jian","Jiang","Chan","Da","Huo","Xian","Qian","Du","Wa","Jian","Lan","Wei","Ren","Fu","Mei","Juan","Ge","W\
ei","Qiao","Han","Chang",null,"Rou","Xun","She","Wei","Ge","Bei","Tao","Gou","Yun",null,"Bi","Wei","Hui","Du","Wa","Du","Wei","Ren","Fu","Han","Wei","Yun","Tao",
"Jiu","Jiu","Xian","Xie","Xian","Ji","Yin","Za","Yun","Shao","Le","Peng","Heng","Ying","Yun","Peng","Yin","Yin","Xiang"],W8=["Hu","Ye","Ding","Qing","Pan","Xian\
g","Shun","Han","Xu","Yi","Xu","Gu","Song","Kui","Qi","Hang","Yu","Wan","Ban","Dun","Di","Dan","Pan","Po","Ling","Ce","Jing","Lei","He","Qiao","E","E","Wei","Ji\
e","Gua","Shen","Yi","Shen","Hai","Dui","Pian","Ping","Lei","Fu","Jia","Tou","Hui","Kui","Jia","Le","Tian","Cheng","Ying","Jun","Hu","Han","Jing","Tui","Tui","P\
in","Lai","Tui","Zi","Zi","Chui","Ding","Lai","Yan","Han","Jian","Ke","Cui","Jiong","Qin","Yi","Sai","Ti","E","E","Yan","Hun","Kan","Yong","Zhuan","Yan","Xian",
"Xin","Yi","Yuan","Sang","Dian","Dian","Jiang","Ku","Lei","Liao","Piao","Yi","Man","Qi","Rao","Hao","Qiao","Gu","Xun","Qian","Hui","Zhan","Ru","Hong","Bin","Xia\
n","Pin","Lu","Lan","Nie","Quan","Ye","Ding","Qing","Han","Xiang","Shun","Xu","Xu","Wan","Gu","Dun","Qi","Ban","Song","Hang","Yu","Lu","Ling","Po","Jing","Jie",
"Jia","Tian","Han","Ying","Jiong","Hai","Yi","Pin","Hui","Tui","Han","Ying","Ying","Ke","Ti","Yong","E","Zhuan","Yan","E","Nie","Man","Dian","Sang","Hao","Lei",
"Zhan","Ru","Pin","Quan","Feng","Biao","Oroshi","Fu","Xia","Zhan","Biao","Sa","Ba","Tai","Lie","Gua","Xuan","Shao","Ju","Bi","Si","Wei","Yang","Yao","Sou","Kai",
"Sao","Fan","Liu","Xi","Liao","Piao","Piao","Liu","Biao","Biao","Biao","Liao",null,"Se","Feng","Biao","Feng","Yang","Zhan","Biao","Sa","Ju","Si","Sou","Yao","Li\
u","Piao","Biao","Biao","Fei","Fan","Fei","Fei","Shi","Shi","Can","Ji","Ding","Si","Tuo","Zhan","Sun","Xiang","Tun","Ren","Yu","Juan","Chi","Yin","Fan","Fan","S\
un","Yin","Zhu","Yi","Zhai","Bi","Jie","Tao","Liu","Ci","Tie","Si","Bao","Shi","Duo"],z8=["Hai","Ren","Tian","Jiao","Jia","Bing","Yao","Tong","Ci","Xiang","Yang",
"Yang","Er","Yan","Le","Yi","Can","Bo","Nei","E","Bu","Jun","Dou","Su","Yu","Shi","Yao","Hun","Guo","Shi","Jian","Zhui","Bing","Xian","Bu","Ye","Tan","Fei","Zha\
ng","Wei","Guan","E","Nuan","Hun","Hu","Huang","Tie","Hui","Jian","Hou","He","Xing","Fen","Wei","Gu","Cha","Song","Tang","Bo","Gao","Xi","Kui","Liu","Sou","Tao",
"Ye","Yun","Mo","Tang","Man","Bi","Yu","Xiu","Jin","San","Kui","Zhuan","Shan","Chi","Dan","Yi","Ji","Rao","Cheng","Yong","Tao","Hui","Xiang","Zhan","Fen","Hai",
"Meng","Yan","Mo","Chan","Xiang","Luo","Zuan","Nang","Shi","Ding","Ji","Tuo","Xing","Tun","Xi","Ren","Yu","Chi","Fan","Yin","Jian","Shi","Bao","Si","Duo","Yi","\
Er","Rao","Xiang","Jia","Le","Jiao","Yi","Bing","Bo","Dou","E","Yu","Nei","Jun","Guo","Hun","Xian","Guan","Cha","Kui","Gu","Sou","Chan","Ye","Mo","Bo","Liu","Xi\
u","Jin","Man","San","Zhuan","Nang","Shou","Kui","Guo","Xiang","Fen","Ba","Ni","Bi","Bo","Tu","Han","Fei","Jian","An","Ai","Fu","Xian","Wen","Xin","Fen","Bin","\
Xing","Ma","Yu","Feng","Han","Di","Tuo","Tuo","Chi","Xun","Zhu","Zhi","Pei","Xin","Ri","Sa","Yin","Wen","Zhi","Dan","Lu","You","Bo","Bao","Kuai","Tuo","Yi","Qu",
null,"Qu","Jiong","Bo","Zhao","Yuan","Peng","Zhou","Ju","Zhu","Nu","Ju","Pi","Zang","Jia","Ling","Zhen","Tai","Fu","Yang","Shi","Bi","Tuo","Tuo","Si","Liu","Ma",
"Pian","Tao","Zhi","Rong","Teng","Dong","Xun","Quan","Shen","Jiong","Er","Hai","Bo","Zhu","Yin","Luo","Shuu","Dan","Xie","Liu","Ju","Song","Qin","Mang","Liang",
"Han","Tu","Xuan","Tui","Jun"],q8=["E","Cheng","Xin","Ai","Lu","Zhui","Zhou","She","Pian","Kun","Tao","Lai","Zong","Ke","Qi","Qi","Yan","Fei","Sao","Yan","Jie",
"Yao","Wu","Pian","Cong","Pian","Qian","Fei","Huang","Jian","Huo","Yu","Ti","Quan","Xia","Zong","Kui","Rou","Si","Gua","Tuo","Kui","Sou","Qian","Cheng","Zhi","L\
iu","Pang","Teng","Xi","Cao","Du","Yan","Yuan","Zou","Sao","Shan","Li","Zhi","Shuang","Lu","Xi","Luo","Zhang","Mo","Ao","Can","Piao","Cong","Qu","Bi","Zhi","Yu",
"Xu","Hua","Bo","Su","Xiao","Lin","Chan","Dun","Liu","Tuo","Zeng","Tan","Jiao","Tie","Yan","Luo","Zhan","Jing","Yi","Ye","Tuo","Bin","Zou","Yan","Peng","Lu","Te\
ng","Xiang","Ji","Shuang","Ju","Xi","Huan","Li","Biao","Ma","Yu","Tuo","Xun","Chi","Qu","Ri","Bo","Lu","Zang","Shi","Si","Fu","Ju","Zou","Zhu","Tuo","Nu","Jia",
"Yi","Tai","Xiao","Ma","Yin","Jiao","Hua","Luo","Hai","Pian","Biao","Li","Cheng","Yan","Xin","Qin","Jun","Qi","Qi","Ke","Zhui","Zong","Su","Can","Pian","Zhi","K\
ui","Sao","Wu","Ao","Liu","Qian","Shan","Piao","Luo","Cong","Chan","Zou","Ji","Shuang","Xiang","Gu","Wei","Wei","Wei","Yu","Gan","Yi","Ang","Tou","Xie","Bao","B\
i","Chi","Ti","Di","Ku","Hai","Qiao","Gou","Kua","Ge","Tui","Geng","Pian","Bi","Ke","Ka","Yu","Sui","Lou","Bo","Xiao","Pang","Bo","Ci","Kuan","Bin","Mo","Liao",
"Lou","Nao","Du","Zang","Sui","Ti","Bin","Kuan","Lu","Gao","Gao","Qiao","Kao","Qiao","Lao","Zao","Biao","Kun","Kun","Ti","Fang","Xiu","Ran","Mao","Dan","Kun","B\
in","Fa","Tiao","Peng","Zi","Fa","Ran","Ti","Pao","Pi","Mao","Fu","Er","Rong","Qu","Gong","Xiu","Gua","Ji","Peng","Zhua","Shao","Sha"],e5=["Ti","Li","Bin","Zong",
"Ti","Peng","Song","Zheng","Quan","Zong","Shun","Jian","Duo","Hu","La","Jiu","Qi","Lian","Zhen","Bin","Peng","Mo","San","Man","Man","Seng","Xu","Lie","Qian","Qi\
an","Nong","Huan","Kuai","Ning","Bin","Lie","Rang","Dou","Dou","Nao","Hong","Xi","Dou","Han","Dou","Dou","Jiu","Chang","Yu","Yu","Li","Juan","Fu","Qian","Gui","\
Zong","Liu","Gui","Shang","Yu","Gui","Mei","Ji","Qi","Jie","Kui","Hun","Ba","Po","Mei","Xu","Yan","Xiao","Liang","Yu","Tui","Qi","Wang","Liang","Wei","Jian","Ch\
i","Piao","Bi","Mo","Ji","Xu","Chou","Yan","Zhan","Yu","Dao","Ren","Ji","Eri","Gong","Tuo","Diao","Ji","Xu","E","E","Sha","Hang","Tun","Mo","Jie","Shen","Fan","\
Yuan","Bi","Lu","Wen","Hu","Lu","Za","Fang","Fen","Na","You","Namazu","Todo","He","Xia","Qu","Han","Pi","Ling","Tuo","Bo","Qiu","Ping","Fu","Bi","Ji","Wei","Ju",
"Diao","Bo","You","Gun","Pi","Nian","Xing","Tai","Bao","Fu","Zha","Ju","Gu","Kajika","Tong",null,"Ta","Jie","Shu","Hou","Xiang","Er","An","Wei","Tiao","Zhu","Yi\
n","Lie","Luo","Tong","Yi","Qi","Bing","Wei","Jiao","Bu","Gui","Xian","Ge","Hui","Bora","Mate","Kao","Gori","Duo","Jun","Ti","Man","Xiao","Za","Sha","Qin","Yu",
"Nei","Zhe","Gun","Geng","Su","Wu","Qiu","Ting","Fu","Wan","You","Li","Sha","Sha","Gao","Meng","Ugui","Asari","Subashiri","Kazunoko","Yong","Ni","Zi","Qi","Qing",
"Xiang","Nei","Chun","Ji","Diao","Qie","Gu","Zhou","Dong","Lai","Fei","Ni","Yi","Kun","Lu","Jiu","Chang","Jing","Lun","Ling","Zou","Li","Meng","Zong","Zhi","Nia\
n","Shachi","Dojou","Sukesou","Shi","Shen","Hun","Shi","Hou","Xing","Zhu","La","Zong","Ji","Bian","Bian"],n5=["Huan","Quan","Ze","Wei","Wei","Yu","Qun","Rou","D\
ie","Huang","Lian","Yan","Qiu","Qiu","Jian","Bi","E","Yang","Fu","Sai","Jian","Xia","Tuo","Hu","Muroaji","Ruo","Haraka","Wen","Jian","Hao","Wu","Fang","Sao","Li\
u","Ma","Shi","Shi","Yin","Z","Teng","Ta","Yao","Ge","Rong","Qian","Qi","Wen","Ruo","Hatahata","Lian","Ao","Le","Hui","Min","Ji","Tiao","Qu","Jian","Sao","Man",
"Xi","Qiu","Biao","Ji","Ji","Zhu","Jiang","Qiu","Zhuan","Yong","Zhang","Kang","Xue","Bie","Jue","Qu","Xiang","Bo","Jiao","Xun","Su","Huang","Zun","Shan","Shan",
"Fan","Jue","Lin","Xun","Miao","Xi","Eso","Kyou","Fen","Guan","Hou","Kuai","Zei","Sao","Zhan","Gan","Gui","Sheng","Li","Chang","Hatahata","Shiira","Mutsu","Ru",
"Ji","Xu","Huo","Shiira","Li","Lie","Li","Mie","Zhen","Xiang","E","Lu","Guan","Li","Xian","Yu","Dao","Ji","You","Tun","Lu","Fang","Ba","He","Bo","Ping","Nian","\
Lu","You","Zha","Fu","Bo","Bao","Hou","Pi","Tai","Gui","Jie","Kao","Wei","Er","Tong","Ze","Hou","Kuai","Ji","Jiao","Xian","Za","Xiang","Xun","Geng","Li","Lian",
"Jian","Li","Shi","Tiao","Gun","Sha","Wan","Jun","Ji","Yong","Qing","Ling","Qi","Zou","Fei","Kun","Chang","Gu","Ni","Nian","Diao","Jing","Shen","Shi","Zi","Fen",
"Die","Bi","Chang","Shi","Wen","Wei","Sai","E","Qiu","Fu","Huang","Quan","Jiang","Bian","Sao","Ao","Qi","Ta","Yin","Yao","Fang","Jian","Le","Biao","Xue","Bie","\
Man","Min","Yong","Wei","Xi","Jue","Shan","Lin","Zun","Huo","Gan","Li","Zhan","Guan","Niao","Yi","Fu","Li","Jiu","Bu","Yan","Fu","Diao","Ji","Feng","Nio","Gan",
"Shi","Feng","Ming","Bao","Yuan","Zhi","Hu","Qin","Fu","Fen","Wen","Jian","Shi","Yu"],t5=["Fou","Yiao","Jue","Jue","Pi","Huan","Zhen","Bao","Yan","Ya","Zheng","\
Fang","Feng","Wen","Ou","Te","Jia","Nu","Ling","Mie","Fu","Tuo","Wen","Li","Bian","Zhi","Ge","Yuan","Zi","Qu","Xiao","Zhi","Dan","Ju","You","Gu","Zhong","Yu","Y\
ang","Rong","Ya","Tie","Yu","Shigi","Ying","Zhui","Wu","Er","Gua","Ai","Zhi","Yan","Heng","Jiao","Ji","Lie","Zhu","Ren","Yi","Hong","Luo","Ru","Mou","Ge","Ren",
"Jiao","Xiu","Zhou","Zhi","Luo","Chidori","Toki","Ten","Luan","Jia","Ji","Yu","Huan","Tuo","Bu","Wu","Juan","Yu","Bo","Xun","Xun","Bi","Xi","Jun","Ju","Tu","Jin\
g","Ti","E","E","Kuang","Hu","Wu","Shen","Lai","Ikaruga","Kakesu","Lu","Ping","Shu","Fu","An","Zhao","Peng","Qin","Qian","Bei","Diao","Lu","Que","Jian","Ju","Tu",
"Ya","Yuan","Qi","Li","Ye","Zhui","Kong","Zhui","Kun","Sheng","Qi","Jing","Yi","Yi","Jing","Zi","Lai","Dong","Qi","Chun","Geng","Ju","Qu","Isuka","Kikuitadaki",
"Ji","Shu",null,"Chi","Miao","Rou","An","Qiu","Ti","Hu","Ti","E","Jie","Mao","Fu","Chun","Tu","Yan","He","Yuan","Pian","Yun","Mei","Hu","Ying","Dun","Mu","Ju","\
Tsugumi","Cang","Fang","Gu","Ying","Yuan","Xuan","Weng","Shi","He","Chu","Tang","Xia","Ruo","Liu","Ji","Gu","Jian","Zhun","Han","Zi","Zi","Ni","Yao","Yan","Ji",
"Li","Tian","Kou","Ti","Ti","Ni","Tu","Ma","Jiao","Gao","Tian","Chen","Li","Zhuan","Zhe","Ao","Yao","Yi","Ou","Chi","Zhi","Liao","Rong","Lou","Bi","Shuang","Zhu\
o","Yu","Wu","Jue","Yin","Quan","Si","Jiao","Yi","Hua","Bi","Ying","Su","Huang","Fan","Jiao","Liao","Yan","Kao","Jiu","Xian","Xian","Tu","Mai","Zun","Yu","Ying",
"Lu","Tuan","Xian","Xue","Yi","Pi"],i5=["Shu","Luo","Qi","Yi","Ji","Zhe","Yu","Zhan","Ye","Yang","Pi","Ning","Huo","Mi","Ying","Meng","Di","Yue","Yu","Lei","Bao",
"Lu","He","Long","Shuang","Yue","Ying","Guan","Qu","Li","Luan","Niao","Jiu","Ji","Yuan","Ming","Shi","Ou","Ya","Cang","Bao","Zhen","Gu","Dong","Lu","Ya","Xiao",
"Yang","Ling","Zhi","Qu","Yuan","Xue","Tuo","Si","Zhi","Er","Gua","Xiu","Heng","Zhou","Ge","Luan","Hong","Wu","Bo","Li","Juan","Hu","E","Yu","Xian","Ti","Wu","Q\
ue","Miao","An","Kun","Bei","Peng","Qian","Chun","Geng","Yuan","Su","Hu","He","E","Gu","Qiu","Zi","Mei","Mu","Ni","Yao","Weng","Liu","Ji","Ni","Jian","He","Yi",
"Ying","Zhe","Liao","Liao","Jiao","Jiu","Yu","Lu","Xuan","Zhan","Ying","Huo","Meng","Guan","Shuang","Lu","Jin","Ling","Jian","Xian","Cuo","Jian","Jian","Yan","C\
uo","Lu","You","Cu","Ji","Biao","Cu","Biao","Zhu","Jun","Zhu","Jian","Mi","Mi","Wu","Liu","Chen","Jun","Lin","Ni","Qi","Lu","Jiu","Jun","Jing","Li","Xiang","Yan",
"Jia","Mi","Li","She","Zhang","Lin","Jing","Ji","Ling","Yan","Cu","Mai","Mai","Ge","Chao","Fu","Mian","Mian","Fu","Pao","Qu","Qu","Mou","Fu","Xian","Lai","Qu","\
Mian",null,"Feng","Fu","Qu","Mian","Ma","Mo","Mo","Hui","Ma","Zou","Nen","Fen","Huang","Huang","Jin","Guang","Tian","Tou","Heng","Xi","Kuang","Heng","Shu","Li",
"Nian","Chi","Hei","Hei","Yi","Qian","Dan","Xi","Tuan","Mo","Mo","Qian","Dai","Chu","You","Dian","Yi","Xia","Yan","Qu","Mei","Yan","Jing","Yu","Li","Dang","Du",
"Can","Yin","An","Yan","Tan","An","Zhen","Dai","Can","Yi","Mei","Dan","Yan","Du","Lu","Zhi","Fen","Fu","Fu","Min","Min","Yuan"],r5=["Cu","Qu","Chao","Wa","Zhu",
"Zhi","Mang","Ao","Bie","Tuo","Bi","Yuan","Chao","Tuo","Ding","Mi","Nai","Ding","Zi","Gu","Gu","Dong","Fen","Tao","Yuan","Pi","Chang","Gao","Qi","Yuan","Tang","\
Teng","Shu","Shu","Fen","Fei","Wen","Ba","Diao","Tuo","Tong","Qu","Sheng","Shi","You","Shi","Ting","Wu","Nian","Jing","Hun","Ju","Yan","Tu","Ti","Xi","Xian","Ya\
n","Lei","Bi","Yao","Qiu","Han","Wu","Wu","Hou","Xi","Ge","Zha","Xiu","Weng","Zha","Nong","Nang","Qi","Zhai","Ji","Zi","Ji","Ji","Qi","Ji","Chi","Chen","Chen","\
He","Ya","Ken","Xie","Pao","Cuo","Shi","Zi","Chi","Nian","Ju","Tiao","Ling","Ling","Chu","Quan","Xie","Ken","Nie","Jiu","Yao","Chuo","Kun","Yu","Chu","Yi","Ni",
"Cuo","Zou","Qu","Nen","Xian","Ou","E","Wo","Yi","Chuo","Zou","Dian","Chu","Jin","Ya","Chi","Chen","He","Ken","Ju","Ling","Pao","Tiao","Zi","Ken","Yu","Chuo","Q\
u","Wo","Long","Pang","Gong","Pang","Yan","Long","Long","Gong","Kan","Ta","Ling","Ta","Long","Gong","Kan","Gui","Qiu","Bie","Gui","Yue","Chui","He","Jue","Xie",
"Yu"],a5=["it","ix","i","ip","iet","iex","ie","iep","at","ax","a","ap","uox","uo","uop","ot","ox","o","op","ex","e","wu","bit","bix","bi","bip","biet","biex","b\
ie","biep","bat","bax","ba","bap","buox","buo","buop","bot","box","bo","bop","bex","be","bep","but","bux","bu","bup","burx","bur","byt","byx","by","byp","byrx",
"byr","pit","pix","pi","pip","piex","pie","piep","pat","pax","pa","pap","puox","puo","puop","pot","pox","po","pop","put","pux","pu","pup","purx","pur","pyt","py\
x","py","pyp","pyrx","pyr","bbit","bbix","bbi","bbip","bbiet","bbiex","bbie","bbiep","bbat","bbax","bba","bbap","bbuox","bbuo","bbuop","bbot","bbox","bbo","bbop",
"bbex","bbe","bbep","bbut","bbux","bbu","bbup","bburx","bbur","bbyt","bbyx","bby","bbyp","nbit","nbix","nbi","nbip","nbiex","nbie","nbiep","nbat","nbax","nba","\
nbap","nbot","nbox","nbo","nbop","nbut","nbux","nbu","nbup","nburx","nbur","nbyt","nbyx","nby","nbyp","nbyrx","nbyr","hmit","hmix","hmi","hmip","hmiex","hmie","\
hmiep","hmat","hmax","hma","hmap","hmuox","hmuo","hmuop","hmot","hmox","hmo","hmop","hmut","hmux","hmu","hmup","hmurx","hmur","hmyx","hmy","hmyp","hmyrx","hmyr",
"mit","mix","mi","mip","miex","mie","miep","mat","max","ma","map","muot","muox","muo","muop","mot","mox","mo","mop","mex","me","mut","mux","mu","mup","murx","mu\
r","myt","myx","my","myp","fit","fix","fi","fip","fat","fax","fa","fap","fox","fo","fop","fut","fux","fu","fup","furx","fur","fyt","fyx","fy","fyp","vit","vix",
"vi","vip","viet","viex","vie","viep","vat","vax","va","vap","vot","vox","vo","vop","vex","vep","vut","vux","vu","vup","vurx","vur","vyt","vyx","vy","vyp","vyrx",
"vyr"],o5=["dit","dix","di","dip","diex","die","diep","dat","dax","da","dap","duox","duo","dot","dox","do","dop","dex","de","dep","dut","dux","du","dup","durx",
"dur","tit","tix","ti","tip","tiex","tie","tiep","tat","tax","ta","tap","tuot","tuox","tuo","tuop","tot","tox","to","top","tex","te","tep","tut","tux","tu","tup",
"turx","tur","ddit","ddix","ddi","ddip","ddiex","ddie","ddiep","ddat","ddax","dda","ddap","dduox","dduo","dduop","ddot","ddox","ddo","ddop","ddex","dde","ddep",
"ddut","ddux","ddu","ddup","ddurx","ddur","ndit","ndix","ndi","ndip","ndiex","ndie","ndat","ndax","nda","ndap","ndot","ndox","ndo","ndop","ndex","nde","ndep","n\
dut","ndux","ndu","ndup","ndurx","ndur","hnit","hnix","hni","hnip","hniet","hniex","hnie","hniep","hnat","hnax","hna","hnap","hnuox","hnuo","hnot","hnox","hnop",
"hnex","hne","hnep","hnut","nit","nix","ni","nip","niex","nie","niep","nax","na","nap","nuox","nuo","nuop","not","nox","no","nop","nex","ne","nep","nut","nux","\
nu","nup","nurx","nur","hlit","hlix","hli","hlip","hliex","hlie","hliep","hlat","hlax","hla","hlap","hluox","hluo","hluop","hlox","hlo","hlop","hlex","hle","hle\
p","hlut","hlux","hlu","hlup","hlurx","hlur","hlyt","hlyx","hly","hlyp","hlyrx","hlyr","lit","lix","li","lip","liet","liex","lie","liep","lat","lax","la","lap",
"luot","luox","luo","luop","lot","lox","lo","lop","lex","le","lep","lut","lux","lu","lup","lurx","lur","lyt","lyx","ly","lyp","lyrx","lyr","git","gix","gi","gip",
"giet","giex","gie","giep","gat","gax","ga","gap","guot","guox","guo","guop","got","gox","go","gop","get","gex","ge","gep","gut","gux","gu","gup","gurx","gur","\
kit","kix","ki","kip","kiex","kie","kiep","kat"],s5=["kax","ka","kap","kuox","kuo","kuop","kot","kox","ko","kop","ket","kex","ke","kep","kut","kux","ku","kup","\
kurx","kur","ggit","ggix","ggi","ggiex","ggie","ggiep","ggat","ggax","gga","ggap","gguot","gguox","gguo","gguop","ggot","ggox","ggo","ggop","gget","ggex","gge",
"ggep","ggut","ggux","ggu","ggup","ggurx","ggur","mgiex","mgie","mgat","mgax","mga","mgap","mguox","mguo","mguop","mgot","mgox","mgo","mgop","mgex","mge","mgep",
"mgut","mgux","mgu","mgup","mgurx","mgur","hxit","hxix","hxi","hxip","hxiet","hxiex","hxie","hxiep","hxat","hxax","hxa","hxap","hxuot","hxuox","hxuo","hxuop","h\
xot","hxox","hxo","hxop","hxex","hxe","hxep","ngiex","ngie","ngiep","ngat","ngax","nga","ngap","nguot","nguox","nguo","ngot","ngox","ngo","ngop","ngex","nge","n\
gep","hit","hiex","hie","hat","hax","ha","hap","huot","huox","huo","huop","hot","hox","ho","hop","hex","he","hep","wat","wax","wa","wap","wuox","wuo","wuop","wo\
x","wo","wop","wex","we","wep","zit","zix","zi","zip","ziex","zie","ziep","zat","zax","za","zap","zuox","zuo","zuop","zot","zox","zo","zop","zex","ze","zep","zu\
t","zux","zu","zup","zurx","zur","zyt","zyx","zy","zyp","zyrx","zyr","cit","cix","ci","cip","ciet","ciex","cie","ciep","cat","cax","ca","cap","cuox","cuo","cuop",
"cot","cox","co","cop","cex","ce","cep","cut","cux","cu","cup","curx","cur","cyt","cyx","cy","cyp","cyrx","cyr","zzit","zzix","zzi","zzip","zziet","zziex","zzie",
"zziep","zzat","zzax","zza","zzap","zzox","zzo","zzop","zzex","zze","zzep","zzux","zzu","zzup","zzurx","zzur","zzyt","zzyx","zzy","zzyp","zzyrx","zzyr","nzit","\
nzix","nzi","nzip","nziex","nzie","nziep","nzat","nzax","nza","nzap","nzuox","nzuo","nzox","nzop","nzex","nze","nzux","nzu"],u5=["nzup","nzurx","nzur","nzyt","n\
zyx","nzy","nzyp","nzyrx","nzyr","sit","six","si","sip","siex","sie","siep","sat","sax","sa","sap","suox","suo","suop","sot","sox","so","sop","sex","se","sep","\
sut","sux","su","sup","surx","sur","syt","syx","sy","syp","syrx","syr","ssit","ssix","ssi","ssip","ssiex","ssie","ssiep","ssat","ssax","ssa","ssap","ssot","ssox",
"sso","ssop","ssex","sse","ssep","ssut","ssux","ssu","ssup","ssyt","ssyx","ssy","ssyp","ssyrx","ssyr","zhat","zhax","zha","zhap","zhuox","zhuo","zhuop","zhot","\
zhox","zho","zhop","zhet","zhex","zhe","zhep","zhut","zhux","zhu","zhup","zhurx","zhur","zhyt","zhyx","zhy","zhyp","zhyrx","zhyr","chat","chax","cha","chap","ch\
uot","chuox","chuo","chuop","chot","chox","cho","chop","chet","chex","che","chep","chux","chu","chup","churx","chur","chyt","chyx","chy","chyp","chyrx","chyr","\
rrax","rra","rruox","rruo","rrot","rrox","rro","rrop","rret","rrex","rre","rrep","rrut","rrux","rru","rrup","rrurx","rrur","rryt","rryx","rry","rryp","rryrx","r\
ryr","nrat","nrax","nra","nrap","nrox","nro","nrop","nret","nrex","nre","nrep","nrut","nrux","nru","nrup","nrurx","nrur","nryt","nryx","nry","nryp","nryrx","nry\
r","shat","shax","sha","shap","shuox","shuo","shuop","shot","shox","sho","shop","shet","shex","she","shep","shut","shux","shu","shup","shurx","shur","shyt","shy\
x","shy","shyp","shyrx","shyr","rat","rax","ra","rap","ruox","ruo","ruop","rot","rox","ro","rop","rex","re","rep","rut","rux","ru","rup","rurx","rur","ryt","ryx",
"ry","ryp","ryrx","ryr","jit","jix","ji","jip","jiet","jiex","jie","jiep","juot","juox","juo","juop","jot","jox","jo","jop","jut","jux","ju","jup","jurx","jur",
"jyt","jyx","jy","jyp","jyrx","jyr","qit","qix","qi","qip"],l5=["qiet","qiex","qie","qiep","quot","quox","quo","quop","qot","qox","qo","qop","qut","qux","qu","q\
up","qurx","qur","qyt","qyx","qy","qyp","qyrx","qyr","jjit","jjix","jji","jjip","jjiet","jjiex","jjie","jjiep","jjuox","jjuo","jjuop","jjot","jjox","jjo","jjop",
"jjut","jjux","jju","jjup","jjurx","jjur","jjyt","jjyx","jjy","jjyp","njit","njix","nji","njip","njiet","njiex","njie","njiep","njuox","njuo","njot","njox","njo",
"njop","njux","nju","njup","njurx","njur","njyt","njyx","njy","njyp","njyrx","njyr","nyit","nyix","nyi","nyip","nyiet","nyiex","nyie","nyiep","nyuox","nyuo","ny\
uop","nyot","nyox","nyo","nyop","nyut","nyux","nyu","nyup","xit","xix","xi","xip","xiet","xiex","xie","xiep","xuox","xuo","xot","xox","xo","xop","xyt","xyx","xy",
"xyp","xyrx","xyr","yit","yix","yi","yip","yiet","yiex","yie","yiep","yuot","yuox","yuo","yuop","yot","yox","yo","yop","yut","yux","yu","yup","yurx","yur","yyt",
"yyx","yy","yyp","yyrx","yyr",null,null,null,"Qot","Li","Kit","Nyip","Cyp","Ssi","Ggop","Gep","Mi","Hxit","Lyr","Bbut","Mop","Yo","Put","Hxuo","Tat","Ga",null,null,
"Ddur","Bur","Gguo","Nyop","Tu","Op","Jjut","Zot","Pyt","Hmo","Yit","Vur","Shy","Vep","Za","Jo",null,"Jjy","Got","Jjie","Wo","Du","Shur","Lie","Cy","Cuop","Cip",
"Hxop","Shat",null,"Shop","Che","Zziet",null,"Ke"],c5=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,"A","a","A","a","HENG","heng","TZ","tz","3","3","4","4","4","4","F","S","AA","aa","AO","ao","AU",
"au","AV","av","AV-","av-","AY","ay","C","c","K","k","K","k","K","k","L","l","L","l","O","o","O","o","OO","oo","P","p","P","p","P","p","Q","q","Q","q","R","r","\
R","r","V","v","VY","vy","Z","z","TH","th","TH","th","Y","y","ET","et","IS","is","CON","con","US","us","dum","lum","num","rum","RUM","tum","um","D","d","F","f",
"G","G","g","L","l","R","r","S","s","T","t","^",":","=","'","'","H","l",".","N","n","C","c","c","h","B","b","F","f","AE","ae","OE","oe","UE","ue","G","g","K","k",
"N","n","R","r","S","s","H","E","G","L","I","Q","K","T","J","CHI","B","b","O","o","U","u",null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"I","H","oe","M","F","P","M","I","M1"],B5=["Kay","Kayng","Ke","Ko","Kol","Koc","Kwi",
"Kwi","Kyun","Kul","Kum","Na","Na","Na","La","Na","Na","Na","Na","Na","Nak","Nak","Nak","Nak","Nak","Nak","Nak","Nan","Nan","Nan","Nan","Nan","Nan","Nam","Nam",
"Nam","Nam","Nap","Nap","Nap","Nang","Nang","Nang","Nang","Nang","Nay","Nayng","No","No","No","No","No","No","No","No","No","No","No","No","Nok","Nok","Nok","No\
k","Nok","Nok","Non","Nong","Nong","Nong","Nong","Noy","Noy","Noy","Noy","Nwu","Nwu","Nwu","Nwu","Nwu","Nwu","Nwu","Nwu","Nuk","Nuk","Num","Nung","Nung","Nung",
"Nung","Nung","Twu","La","Lak","Lak","Lan","Lyeng","Lo","Lyul","Li","Pey","Pen","Pyen","Pwu","Pwul","Pi","Sak","Sak","Sam","Sayk","Sayng","Sep","Sey","Sway","Si\
n","Sim","Sip","Ya","Yak","Yak","Yang","Yang","Yang","Yang","Yang","Yang","Yang","Yang","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Yek","Yek","Yek",
"Yek","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yel","Yel","Yel","Yel","Yel","Yel","Yem","Yem","Yem","Yem","Yem","Yep",
"Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yey","Yey","Yey","Yey","O","Yo","Yo","Yo","Yo","Yo","Yo","Yo","Yo","\
Yo","Yo","Yong","Wun","Wen","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yuk","Yuk","Yuk","Yun","Yun","Yun","Yun","Yul","Yul","Yul","Yul","Yung","I","I","\
I","I","I","I","I","I","I","I","I","I","I","I","Ik","Ik","In","In","In","In","In","In","In","Im","Im","Im","Ip","Ip","Ip","Cang","Cek","Ci","Cip","Cha","Chek"],
f5=["Chey","Thak","Thak","Thang","Thayk","Thong","Pho","Phok","Hang","Hang","Hyen","Hwak","Wu","Huo",null,null,"Zhong",null,"Qing",null,null,"Xi","Zhu","Yi","Li",
"Shen","Xiang","Fu","Jing","Jing","Yu",null,"Hagi",null,"Zhu",null,null,"Yi","Du",null,null,null,"Fan","Si","Guan"],d5=["ff","fi","fl","ffi","ffl","st","st",null,
null,null,null,null,null,null,null,null,null,null,null,"mn","me","mi","vn","mkh",null,null,null,null,null,"yi",null,"ay","`",null,"d","h","k","l","m","m","t","+",
"sh","s","sh","s","a","a",null,"b","g","d","h","v","z",null,"t","y","k","k","l",null,"l",null,"n","n",null,"p","p",null,"ts","ts","r","sh","t","vo","b","k","p",
"l"],h5=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,"~",null,null,null,null,null,null,null,null,null,null,null,null,"..","--","-","_","_","(",") ","{","} ","[","] ","[(",")] ","<<",">> ","<","\
> ","[","] ","{","}",null,null,null,null,null,null,null,null,null,null,null,",",",",".",null,";",":","?","!","-","(",")","{","}","{","}","#","&","*","+","-","<",
">","=",null,"\\","$","%","@"],p5=[null,"!",'"',"#","$","%","&","'","(",")","*","+",",","-",".","/","0","1","2","3","4","5","6","7","8","9",":",";","<","=",">",
"?","@","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X","Y","Z","[","\\","]","^","_","`","a","b","c","d","e","f",
"g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","{","|","}","~",null,null,".","[","]",",","*","wo","a","i","u","e","o","ya","yu",
"yo","tu","+","a","i","u","e","o","ka","ki","ku","ke","ko","sa","si","su","se","so","ta","ti","tu","te","to","na","ni","nu","ne","no","ha","hi","hu","he","ho","\
ma","mi","mu","me","mo","ya","yu","yo","ra","ri","ru","re","ro","wa","n",":",";",null,"g","gg","gs","n","nj","nh","d","dd","r","lg","lm","lb","ls","lt","lp","rh",
"m","b","bb","bs","s","ss",null,"j","jj","c","k","t","p","h",null,null,null,"a","ae","ya","yae","eo","e",null,null,"yeo","ye","o","wa","wae","oe",null,null,"yo",
"u","weo","we","wi","yu",null,null,"eu","yi","i",null,null,null,"/C","PS","!","-","|","Y=","W=",null,"|","-","|","-","|","#","O",null,null,null,null,null,null,null,
null,null,null,"{","|","}"],m5=["g","gg","n","d","dd","r","m","b","bb","s","ss","","j","jj","c","k","t","p","h"],g5=["a","ae","ya","yae","eo","e","yeo","ye","o",
"wa","wae","oe","yo","u","weo","we","wi","yu","eu","yi","i"],C5=["","g","gg","gs","n","nj","nh","d","l","lg","lm","lb","ls","lt","lp","lh","m","b","bs","s","ss",
"ng","j","c","k","t","p","h"],L=[];L[0]=W4;L[1]=z4;L[2]=q4;L[3]=eU;L[4]=nU;L[5]=tU;L[6]=iU;L[7]=rU;L[9]=aU;L[10]=oU;L[11]=sU;L[12]=uU;L[13]=lU;L[14]=cU;L[15]=BU;
L[16]=fU;L[17]=dU;L[18]=hU;L[19]=pU;L[20]=mU;L[21]=gU;L[22]=CU;L[23]=bU;L[24]=vU;L[30]=DU;L[31]=yU;L[32]=EU;L[33]=SU;L[37]=xU;L[40]=wU;L[48]=OU;L[49]=AU;L[50]=NU;
L[51]=IU;L[78]=LU;L[79]=TU;L[80]=FU;L[81]=PU;L[82]=_U;L[83]=RU;L[84]=kU;L[85]=MU;L[86]=YU;L[87]=JU;L[88]=HU;L[89]=GU;L[90]=$U;L[91]=VU;L[92]=ZU;L[93]=XU;L[94]=QU;
L[95]=jU;L[96]=UU;L[97]=KU;L[98]=WU;L[99]=zU;L[100]=qU;L[101]=e8;L[102]=n8;L[103]=t8;L[104]=i8;L[105]=r8;L[106]=a8;L[107]=o8;L[108]=s8;L[109]=u8;L[110]=l8;L[111]=
c8;L[112]=B8;L[113]=f8;L[114]=d8;L[115]=h8;L[116]=p8;L[117]=m8;L[118]=g8;L[119]=C8;L[120]=b8;L[121]=v8;L[122]=D8;L[123]=y8;L[124]=E8;L[125]=S8;L[126]=x8;L[127]=
w8;L[128]=O8;L[129]=A8;L[130]=N8;L[131]=I8;L[132]=L8;L[133]=T8;L[134]=F8;L[135]=P8;L[136]=_8;L[137]=R8;L[138]=k8;L[139]=M8;L[140]=Y8;L[141]=J8;L[142]=H8;L[143]=
G8;L[144]=$8;L[145]=V8;L[146]=Z8;L[147]=X8;L[148]=Q8;L[149]=j8;L[150]=U8;L[151]=K8;L[152]=W8;L[153]=z8;L[154]=q8;L[155]=e5;L[156]=n5;L[157]=t5;L[158]=i5;L[159]=
r5;L[160]=a5;L[161]=o5;L[162]=s5;L[163]=u5;L[164]=l5;L[167]=c5;L[249]=B5;L[250]=f5;L[251]=d5;L[254]=h5;L[255]=p5;var Zm={};for(let n=0;n<L.length;n++){let e=L[n];
if(e)for(let t=0;t<e.length;t++){let i=e[t];i&&(Zm[String.fromCharCode((n<<8)+t)]=i)}}for(let n=44032;n<=55203;n++){let e=n-44032;Zm[String.fromCharCode(n)]=m5[e/
588|0]+g5[e%588/28|0]+C5[e%28]}var b5=/[-[\]/{}()*+?.\\^$|]/g,v5=/[\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFC\uF900-\uFA6D\uFA70-\uFAD9]|\uD81B[\uDFF0\uDFF1]|[\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879\uD880-\uD883][\uDC00-\uDFFF]|\uD869[\uDC00-\uDEDD\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]|\uD884[\uDC00-\uDF4A]/,
D5=/[\s!-#%-*,-/:;?@[-\]_{}\xA1\xA7\xAB\xB6\xB7\xBB\xBF\u037E\u0387\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0609\u060A\u060C\u060D\u061B\u061E\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9\u0830-\u083E\u085E\u0964\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A\u0E5B\u0F04-\u0F12\u0F14\u0F3A-\u0F3D\u0F85\u0FD0-\u0FD4\u0FD9\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E\u169B\u169C\u16EB-\u16ED\u1735\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944\u1945\u1A1E\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B5A-\u1B60\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E\u1C7F\u1CC0-\u1CC7\u1CD3\u2010-\u2027\u2030-\u2043\u2045-\u2051\u2053-\u205E\u207D\u207E\u208D\u208E\u2308-\u230B\u2329\u232A\u2768-\u2775\u27C5\u27C6\u27E6-\u27EF\u2983-\u2998\u29D8-\u29DB\u29FC\u29FD\u2CF9-\u2CFC\u2CFE\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F\u2E52\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0\u30FB\uA4FE\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA6F7\uA874-\uA877\uA8CE\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA95F\uA9C1-\uA9CD\uA9DE\uA9DF\uAA5C-\uAA5F\uAADE\uAADF\uAAF0\uAAF1\uABEB\uFD3E\uFD3F\uFE10-\uFE19\uFE30-\uFE52\uFE54-\uFE61\uFE63\uFE68\uFE6A\uFE6B\uFF01-\uFF03\uFF05-\uFF0A\uFF0C-\uFF0F\uFF1A\uFF1B\uFF1F\uFF20\uFF3B-\uFF3D\uFF3F\uFF5B\uFF5D\uFF5F-\uFF65]|\uD800[\uDD00-\uDD02\uDF9F\uDFD0]|\uD801\uDD6F|\uD802[\uDC57\uDD1F\uDD3F\uDE50-\uDE58\uDE7F\uDEF0-\uDEF6\uDF39-\uDF3F\uDF99-\uDF9C]|\uD803[\uDEAD\uDF55-\uDF59]|\uD804[\uDC47-\uDC4D\uDCBB\uDCBC\uDCBE-\uDCC1\uDD40-\uDD43\uDD74\uDD75\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDDF\uDE38-\uDE3D\uDEA9]|\uD805[\uDC4B-\uDC4F\uDC5A\uDC5B\uDC5D\uDCC6\uDDC1-\uDDD7\uDE41-\uDE43\uDE60-\uDE6C\uDF3C-\uDF3E]|\uD806[\uDC3B\uDD44-\uDD46\uDDE2\uDE3F-\uDE46\uDE9A-\uDE9C\uDE9E-\uDEA2]|\uD807[\uDC41-\uDC45\uDC70\uDC71\uDEF7\uDEF8\uDFFF]|\uD809[\uDC70-\uDC74]|\uD81A[\uDE6E\uDE6F\uDEF5\uDF37-\uDF3B\uDF44]|\uD81B[\uDE97-\uDE9A\uDFE2]|\uD82F\uDC9F|\uD836[\uDE87-\uDE8B]|\uD83A[\uDD5E\uDD5F]/,
oo={Left:-1,Middle:0,Right:1};function Xm(n){return(n||"").replace(b5,"\\$&")}function EO(n){return v5.test(n)}function y5(n){return D5.test(n)}function Zn(n){if(Array.
isArray(n))return n.map(e=>Zn(e));if(n instanceof Date)return new Date(n.valueOf());if(n instanceof RegExp)return new RegExp(n.source,n.flags);if(n!==null&&typeof n==
"object"){let e={};for(let t in n)Object.hasOwn(n,t)&&(e[t]=Zn(n[t]));return e}return n}function E5(n,e){let t=[];for(let a of e){let o=n.indexOf(a);for(;o>-1;)
t.push([o,o+a.length-1]),o=n.indexOf(a,o+1)}let i=t.sort((a,o)=>a[0]-o[0]||a[1]-o[1]);t=[];let r;for(let a of i)!r||a[0]>r[1]+1?(r=a,t.push(r)):a[1]>r[1]&&(r[1]=
a[1]);return t}function S5(n,e){return n<e[0]?oo.Left:n>e[1]?oo.Right:oo.Middle}function SO(n,e){if(e.length===0)return!1;let t=0,i=e.length-1;for(;t<=i;){let r=t+
i>>>1,a=S5(n,e[r]);if(a===oo.Middle)return!0;a===oo.Left?i=r-1:t=r+1}return!1}function xO(n,e,t,i=[]){let r=i.length?new RegExp(i.map(Xm).join("|"),"g"):null,a=new RegExp(
e.source,`${e.flags.replace("g","")}g`),o="",s=0;for(;;){let u=a.exec(n),c="",B=0;if(u){for(;;){let f=r?.exec(u[0]);if(f&&r)c+=f.index>B?t:"",c+=f[0],B=r.lastIndex;else{
c+=u[0].length>B?t:"";break}}o+=n.substring(s,u.index)+c,s=a.lastIndex}else{o+=n.substring(s,n.length);break}}return o}var x5=/[\uD800-\uDBFF]/,w5=/[\uDC00-\uDFFF]/,
O5=/[^\s\S]/,Vm={ignore:[],replace:[],replaceAfter:[],trim:!1,unknown:"",fixChineseSpacing:!0},Qm=class{get options(){return Zn({...Vm,...this.confOptions})}constructor(n=Zn(
Vm),e=Zm){this.confOptions=n,this.defaultMap=e,this.map=e}config(n,e=!1){return e&&(this.confOptions={}),n&&typeof n=="object"&&(this.confOptions=Zn(n)),this.confOptions}codeMapReplace(n,e,t=[]){
let i=0,r="",a=e.fixChineseSpacing&&EO(n),o=!1;for(let s=0;s<n.length;s++){let u=x5.test(n[s])&&w5.test(n[s+1])?n[s]+n[s+1]:n[s],c,B=!1;SO(i,t)||u.length===2&&SO(
i+1,t)?(c=u,t.find(f=>f[1]>=i&&f[0]===i)||(B=!0)):c=this.map[u]||e.unknown||"",a&&(o&&!B&&!y5(c)&&(c=` ${c}`),o=!!c&&EO(u)),r+=c,i+=u.length,s+=u.length-1}return r}formatReplaceOption(n){
if(Array.isArray(n))return Zn(n);let e=[];for(let t in n)Object.hasOwn(n,t)&&e.push([t,n[t]]);return e}replaceString(n,e,t=[]){let i=Zn(e),r=n;for(let a of i){switch(!0){case a[0]instanceof
RegExp:a[0]=new RegExp(a[0].source,`${a[0].flags.replace("g","")}g`);break;case(typeof a[0]=="string"&&a[0].length>0):a[0]=new RegExp(Xm(a[0]),"g");break;default:
a[0]=O5}r=xO(r,a[0],a[1],t)}return r}setData(n,e=!1){if(e&&(this.map=Zn(this.defaultMap)),n&&typeof n=="object"&&Object.keys(n).length){this.map=Zn(this.map);for(let t in n)
Object.hasOwn(n,t)&&t.length<3&&t<="\u{10FFFF}"&&(this.map[t]=n[t])}return this.map}transliterate(n,e){let t=typeof e=="object"?e:{},i=Zn({...this.options,...t}),
r=typeof n=="string"?n:String(n),a=this.formatReplaceOption(i.replace);a.length&&(r=this.replaceString(r,a,i.ignore));let o=i.ignore&&i.ignore.length>0?E5(r,i.ignore):
[];r=this.codeMapReplace(r,i,o),i.trim&&(r=r.trim());let s=this.formatReplaceOption(i.replaceAfter);return s.length&&(r=this.replaceString(r,s)),r}},A5={...Zn(Vm),
allowedChars:"a-zA-Z0-9-_.~",lowercase:!0,separator:"-",uppercase:!1,fixChineseSpacing:!0},wO=class extends Qm{get options(){return Zn({...A5,...this.confOptions})}config(n,e=!1){
return e&&(this.confOptions={}),n&&typeof n=="object"&&(this.confOptions=Zn(n)),this.confOptions}slugify(n,e){let t=typeof e=="object"?e:{},i=Zn({...this.options,
...t}),r=i.separator?Xm(i.separator):"",a=this.transliterate(n,i);return a=xO(a,new RegExp(`[^${i.allowedChars}]+`,"g"),i.separator??"-",i.ignore??[]),r&&(a=a.replace(
new RegExp(`${r}+`,"g"),i.separator),a=a.replace(new RegExp(`^${r}+|${r}+$`,"g"),"")),i.lowercase&&(a=a.toLowerCase()),i.uppercase&&(a=a.toUpperCase()),a}};var Zr=new Qm,OO=Zr.transliterate.bind(Zr);OO.config=Zr.config.bind(Zr);OO.setData=Zr.setData.bind(Zr);var Xr=new wO,_u=Xr.slugify.bind(Xr);_u.config=Xr.config.bind(Xr);_u.setData=Xr.setData.bind(Xr);var AO=64;function NO(n){let e=_u(n,{lowercase:!0,separator:"-",allowedChars:"a-zA-Z0-9"}).slice(0,AO).replace(/^-+|-+$/g,"");if(e.length>=2)return e;throw new dn(
"slug_underivable","No slug can be derived from this name. Send a slug of 2 to 64 characters a-z, 0-9, - and _.",{details:[{in:"body",path:"/name",message:"has \
fewer than two letters or digits to make a slug of"}]})}function IO(n,e){let t=n;for(let i=2;e.has(t);i+=1){let r=`-${i}`;t=n.slice(0,AO-r.length).replace(/-+$/,
"")+r}return t}var N5=eb(Gb),I5={keySource:"",inputTokens:0,cachedInputTokens:0,outputTokens:0,reasoningTokens:0},LO=(n,e)=>new RegExp(n,"u").test(e),FO={ServiceError:dn,errorStatus:$c,
readQuery:ev,makeFieldsStorable:lv,checkParameters:(n,e)=>iv(n)(e),checkMultipart:(n,e,{fields:t,hasFile:i})=>sv(n,()=>e)(t,i),errorDetails:n=>ns(n),summarize:av,
matchesSearch:(n,e)=>BO(n,cO(e)),namesEtag:cv,deriveSlug:NO,firstFree:IO,checkDefinition:n=>R1(n),lintDefinition:n=>V1(n),canonicalize:n=>Si(n),checkData(n,e){let t=Ia(
Cr(n)??"2020-12",{allErrors:!0});TO.default.default(t);let i=t.compile(n);return i(e)?null:t.errorsText(i.errors,{dataVar:"extractedData"})},checkProviderKey(n){
let{entry:e,model:t}=dO(N5,n);return{name:e.name,defaultModel:t}},allowsModel:({models:n},e)=>n.length===0||n.includes(e),applyReviewActions:(n,e,t)=>hO(n,e,t),
refuseUndescribed(n,e){let t=e.absent,i=t.map(({place:r})=>r);pO(t,EB(n,i,LO))},countValues:n=>Zc(n),removeCleared:(n,e)=>mO(n,e),findReviewReasons:(n,e,t)=>CO(
n,e,t),refuseUnknownFields(n,{conditions:e,versionNumber:t,at:i}){let r=V0(e,i),a=r.map(({place:o})=>o);Z0(r,EB(n,a,LO),t)},readLookup(n,e){let t=e&&{columns:e.
columns,content:JSON.stringify(e.rows)},i=aO(gv(n),t);return"problem"in i?i:{columns:i.columns,rows:JSON.parse(i.content),changes:i.changes}},searchRows:pv,listLookupKeys:(n,e)=>hv(
dv(n,e)),refuseUsedLookup:mv,applyRules({extracted:n,definition:e,...t}){let{data:i,confidence:r}=n,a=new Map(n.evidence.map(({path:B,signs:f})=>[B,f])),o=ts(n.
evidence.map(B=>({...B,signs:[]}))),u=Kw({...t,...{data:i,evidence:o,confidence:r},definition:e}),c=({signs:B=[],...f})=>({...f,signs:[...a.get(f.path)??[],...B.
map(bv)]});return{...u,evidence:is(u.evidence).map(c)}},formatPages:hr,checkParts:fO,countPages:(n,e)=>n===null?e:Uo([n],e).length,sumBudget(n,{usage:e,active:t},i){
let r=e.map(s=>({...I5,...s})),a=K0(U0(n),{usage:r,active:t},i),o=a.states.flatMap(s=>z0(s).map(u=>({limit:s.kind,status:u,max:s.max})));return{budget:a.budget,
reached:o,refuseUsedUp:()=>q0(a)}},createEventBody:yO,takeToken:G0,describeCircuit:vO,judgeCircuit:(n,e,t)=>bO(n,e,t,()=>0),nextProbeAt:DO};return YO(L5);})();

export const rules: Rules = bundle.rules;
