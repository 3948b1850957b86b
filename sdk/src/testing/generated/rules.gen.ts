// Generated from openapi/ by `npm run generate`. Do not edit.
// @ts-nocheck
import type { Rules } from '../rules.ts';

const bundle: any =(()=>{var ed=Object.create;var Ci=Object.defineProperty;var nd=Object.getOwnPropertyDescriptor;var id=Object.getOwnPropertyNames;var ad=Object.getPrototypeOf,ud=Object.prototype.hasOwnProperty;var y=(e,n)=>()=>{try{return n||e((n={exports:{}}).exports,n),n.exports}catch(i){throw n=0,i}},od=(e,n)=>{for(var i in n)Ci(e,i,{get:n[i],enumerable:!0})},yt=(e,n,i,a)=>{
if(n&&typeof n=="object"||typeof n=="function")for(let u of id(n))!ud.call(e,u)&&u!==i&&Ci(e,u,{get:()=>n[u],enumerable:!(a=nd(n,u))||a.enumerable});return e};var Ca=(e,n,i)=>(i=e!=null?ed(ad(e)):{},yt(n||!e||!e.__esModule?Ci(i,"default",{value:e,enumerable:!0}):i,e)),td=e=>yt(Ci({},"__esModule",{value:!0}),e);var vt=y(De=>{"use strict";Object.defineProperty(De,"__esModule",{value:!0});De.formatNames=De.fastFormats=De.fullFormats=void 0;function ve(e,n){return{validate:e,
compare:n}}De.fullFormats={date:ve(Ct,va),time:ve(Za(!0),Da),"date-time":ve(St(!0),Zt),"iso-time":ve(Za(),Jt),"iso-date-time":ve(St(),bt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:dd,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Yd,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:gd,int32:{type:"number",validate:md},int64:{type:"number",validate:yd},float:{type:"\
number",validate:Lt},double:{type:"number",validate:Lt},password:!0,binary:!0};De.fastFormats={...De.fullFormats,date:ve(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,va),time:ve(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Da),"date-time":ve(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Zt),"iso-time":ve(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Jt),"iso-date-time":ve(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
bt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
De.formatNames=Object.keys(De.fullFormats);function rd(e){return e%4===0&&(e%100!==0||e%400===0)}var sd=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,ld=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Ct(e){let n=sd.exec(e);if(!n)return!1;let i=+n[1],a=+n[2],u=+n[3];return a>=1&&a<=12&&u>=1&&u<=(a===2&&rd(i)?29:ld[a])}function va(e,n){
if(e&&n)return e>n?1:e<n?-1:0}var Ja=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Za(e){return function(i){let a=Ja.exec(i);if(!a)
return!1;let u=+a[1],o=+a[2],t=+a[3],r=a[4],s=a[5]==="-"?-1:1,l=+(a[6]||0),h=+(a[7]||0);if(l>23||h>59||e&&!r)return!1;if(u<=23&&o<=59&&t<60)return!0;let c=o-h*s,
g=u-l*s-(c<0?1:0);return(g===23||g===-1)&&(c===59||c===-1)&&t<61}}function Da(e,n){if(!(e&&n))return;let i=new Date("2020-01-01T"+e).valueOf(),a=new Date("2020-\
01-01T"+n).valueOf();if(i&&a)return i-a}function Jt(e,n){if(!(e&&n))return;let i=Ja.exec(e),a=Ja.exec(n);if(i&&a)return e=i[1]+i[2]+i[3],n=a[1]+a[2]+a[3],e>n?1:
e<n?-1:0}var ba=/t|\s/i;function St(e){let n=Za(e);return function(a){let u=a.split(ba);return u.length===2&&Ct(u[0])&&n(u[1])}}function Zt(e,n){if(!(e&&n))return;
let i=new Date(e).valueOf(),a=new Date(n).valueOf();if(i&&a)return i-a}function bt(e,n){if(!(e&&n))return;let[i,a]=e.split(ba),[u,o]=n.split(ba),t=va(i,u);if(t!==
void 0)return t||Da(a,o)}var hd=/\/|:/,cd=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function dd(e){return hd.test(e)&&cd.test(e)}var Yt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function gd(e){return Yt.lastIndex=0,Yt.
test(e)}var fd=-(2**31),pd=2**31-1;function md(e){return Number.isInteger(e)&&e<=pd&&e>=fd}function yd(e){return Number.isInteger(e)}function Lt(){return!0}var Sd=/[^\\]\\Z/;
function Yd(e){if(Sd.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var Qn=y(E=>{"use strict";Object.defineProperty(E,"__esModule",{value:!0});E.regexpCode=E.getEsmExportName=E.getProperty=E.safeStringify=E.stringify=E.strConcat=
E.addCodeArg=E.str=E._=E.nil=E._Code=E.Name=E.IDENTIFIER=E._CodeOrName=void 0;var Fn=class{};E._CodeOrName=Fn;E.IDENTIFIER=/^[a-z$_][a-z$_0-9]*$/i;var We=class extends Fn{constructor(n){
if(super(),!E.IDENTIFIER.test(n))throw new Error("CodeGen: name must be a valid identifier");this.str=n}toString(){return this.str}emptyStr(){return!1}get names(){
return{[this.str]:1}}};E.Name=We;var ce=class extends Fn{constructor(n){super(),this._items=typeof n=="string"?[n]:n}toString(){return this.str}emptyStr(){if(this.
_items.length>1)return!1;let n=this._items[0];return n===""||n==='""'}get str(){var n;return(n=this._str)!==null&&n!==void 0?n:this._str=this._items.reduce((i,a)=>`${i}${a}`,
"")}get names(){var n;return(n=this._names)!==null&&n!==void 0?n:this._names=this._items.reduce((i,a)=>(a instanceof We&&(i[a.str]=(i[a.str]||0)+1),i),{})}};E._Code=
ce;E.nil=new ce("");function Dt(e,...n){let i=[e[0]],a=0;for(;a<n.length;)Ta(i,n[a]),i.push(e[++a]);return new ce(i)}E._=Dt;var Pa=new ce("+");function Pt(e,...n){
let i=[Rn(e[0])],a=0;for(;a<n.length;)i.push(Pa),Ta(i,n[a]),i.push(Pa,Rn(e[++a]));return Ld(i),new ce(i)}E.str=Pt;function Ta(e,n){n instanceof ce?e.push(...n._items):
n instanceof We?e.push(n):e.push(Zd(n))}E.addCodeArg=Ta;function Ld(e){let n=1;for(;n<e.length-1;){if(e[n]===Pa){let i=Cd(e[n-1],e[n+1]);if(i!==void 0){e.splice(
n-1,3,i);continue}e[n++]="+"}n++}}function Cd(e,n){if(n==='""')return e;if(e==='""')return n;if(typeof e=="string")return n instanceof We||e[e.length-1]!=='"'?void 0:
typeof n!="string"?`${e.slice(0,-1)}${n}"`:n[0]==='"'?e.slice(0,-1)+n.slice(1):void 0;if(typeof n=="string"&&n[0]==='"'&&!(e instanceof We))return`"${e}${n.slice(
1)}`}function Jd(e,n){return n.emptyStr()?e:e.emptyStr()?n:Pt`${e}${n}`}E.strConcat=Jd;function Zd(e){return typeof e=="number"||typeof e=="boolean"||e===null?e:
Rn(Array.isArray(e)?e.join(","):e)}function bd(e){return new ce(Rn(e))}E.stringify=bd;function Rn(e){return JSON.stringify(e).replace(/\u2028/g,"\\u2028").replace(
/\u2029/g,"\\u2029")}E.safeStringify=Rn;function vd(e){return typeof e=="string"&&E.IDENTIFIER.test(e)?new ce(`.${e}`):Dt`[${e}]`}E.getProperty=vd;function Dd(e){
if(typeof e=="string"&&E.IDENTIFIER.test(e))return new ce(`${e}`);throw new Error(`CodeGen: invalid export name: ${e}, use explicit $id name mapping`)}E.getEsmExportName=
Dd;function Pd(e){return new ce(e.toString())}E.regexpCode=Pd});var Ma=y(ue=>{"use strict";Object.defineProperty(ue,"__esModule",{value:!0});ue.ValueScope=ue.ValueScopeName=ue.Scope=ue.varKinds=ue.UsedValueState=void 0;var ae=Qn(),
_a=class extends Error{constructor(n){super(`CodeGen: "code" for ${n} not defined`),this.value=n.value}},Ji;(function(e){e[e.Started=0]="Started",e[e.Completed=
1]="Completed"})(Ji||(ue.UsedValueState=Ji={}));ue.varKinds={const:new ae.Name("const"),let:new ae.Name("let"),var:new ae.Name("var")};var Zi=class{constructor({
prefixes:n,parent:i}={}){this._names={},this._prefixes=n,this._parent=i}toName(n){return n instanceof ae.Name?n:this.name(n)}name(n){return new ae.Name(this._newName(
n))}_newName(n){let i=this._names[n]||this._nameGroup(n);return`${n}${i.index++}`}_nameGroup(n){var i,a;if(!((a=(i=this._parent)===null||i===void 0?void 0:i._prefixes)===
null||a===void 0)&&a.has(n)||this._prefixes&&!this._prefixes.has(n))throw new Error(`CodeGen: prefix "${n}" is not allowed in this scope`);return this._names[n]=
{prefix:n,index:0}}};ue.Scope=Zi;var bi=class extends ae.Name{constructor(n,i){super(i),this.prefix=n}setValue(n,{property:i,itemIndex:a}){this.value=n,this.scopePath=
(0,ae._)`.${new ae.Name(i)}[${a}]`}};ue.ValueScopeName=bi;var Td=(0,ae._)`\n`,Xa=class extends Zi{constructor(n){super(n),this._values={},this._scope=n.scope,this.
opts={...n,_n:n.lines?Td:ae.nil}}get(){return this._scope}name(n){return new bi(n,this._newName(n))}value(n,i){var a;if(i.ref===void 0)throw new Error("CodeGen:\
 ref must be passed in value");let u=this.toName(n),{prefix:o}=u,t=(a=i.key)!==null&&a!==void 0?a:i.ref,r=this._values[o];if(r){let h=r.get(t);if(h)return h}else
r=this._values[o]=new Map;r.set(t,u);let s=this._scope[o]||(this._scope[o]=[]),l=s.length;return s[l]=i.ref,u.setValue(i,{property:o,itemIndex:l}),u}getValue(n,i){
let a=this._values[n];if(a)return a.get(i)}scopeRefs(n,i=this._values){return this._reduceValues(i,a=>{if(a.scopePath===void 0)throw new Error(`CodeGen: name "${a}\
" has no value`);return(0,ae._)`${n}${a.scopePath}`})}scopeCode(n=this._values,i,a){return this._reduceValues(n,u=>{if(u.value===void 0)throw new Error(`CodeGen\
: name "${u}" has no value`);return u.value.code},i,a)}_reduceValues(n,i,a={},u){let o=ae.nil;for(let t in n){let r=n[t];if(!r)continue;let s=a[t]=a[t]||new Map;
r.forEach(l=>{if(s.has(l))return;s.set(l,Ji.Started);let h=i(l);if(h){let c=this.opts.es5?ue.varKinds.var:ue.varKinds.const;o=(0,ae._)`${o}${c} ${l} = ${h};${this.
opts._n}`}else if(h=u?.(l))o=(0,ae._)`${o}${h}${this.opts._n}`;else throw new _a(l);s.set(l,Ji.Completed)})}return o}};ue.ValueScope=Xa});var v=y(_=>{"use strict";Object.defineProperty(_,"__esModule",{value:!0});_.or=_.and=_.not=_.CodeGen=_.operators=_.varKinds=_.ValueScopeName=_.ValueScope=_.Scope=
_.Name=_.regexpCode=_.stringify=_.getProperty=_.nil=_.strConcat=_.str=_._=void 0;var w=Qn(),Se=Ma(),Ne=Qn();Object.defineProperty(_,"_",{enumerable:!0,get:function(){
return Ne._}});Object.defineProperty(_,"str",{enumerable:!0,get:function(){return Ne.str}});Object.defineProperty(_,"strConcat",{enumerable:!0,get:function(){return Ne.
strConcat}});Object.defineProperty(_,"nil",{enumerable:!0,get:function(){return Ne.nil}});Object.defineProperty(_,"getProperty",{enumerable:!0,get:function(){return Ne.
getProperty}});Object.defineProperty(_,"stringify",{enumerable:!0,get:function(){return Ne.stringify}});Object.defineProperty(_,"regexpCode",{enumerable:!0,get:function(){
return Ne.regexpCode}});Object.defineProperty(_,"Name",{enumerable:!0,get:function(){return Ne.Name}});var Ti=Ma();Object.defineProperty(_,"Scope",{enumerable:!0,
get:function(){return Ti.Scope}});Object.defineProperty(_,"ValueScope",{enumerable:!0,get:function(){return Ti.ValueScope}});Object.defineProperty(_,"ValueScope\
Name",{enumerable:!0,get:function(){return Ti.ValueScopeName}});Object.defineProperty(_,"varKinds",{enumerable:!0,get:function(){return Ti.varKinds}});_.operators=
{GT:new w._Code(">"),GTE:new w._Code(">="),LT:new w._Code("<"),LTE:new w._Code("<="),EQ:new w._Code("==="),NEQ:new w._Code("!=="),NOT:new w._Code("!"),OR:new w.
_Code("||"),AND:new w._Code("&&"),ADD:new w._Code("+")};var Me=class{optimizeNodes(){return this}optimizeNames(n,i){return this}},wa=class extends Me{constructor(n,i,a){
super(),this.varKind=n,this.name=i,this.rhs=a}render({es5:n,_n:i}){let a=n?Se.varKinds.var:this.varKind,u=this.rhs===void 0?"":` = ${this.rhs}`;return`${a} ${this.
name}${u};`+i}optimizeNames(n,i){if(n[this.name.str])return this.rhs&&(this.rhs=hn(this.rhs,n,i)),this}get names(){return this.rhs instanceof w._CodeOrName?this.
rhs.names:{}}},vi=class extends Me{constructor(n,i,a){super(),this.lhs=n,this.rhs=i,this.sideEffects=a}render({_n:n}){return`${this.lhs} = ${this.rhs};`+n}optimizeNames(n,i){
if(!(this.lhs instanceof w.Name&&!n[this.lhs.str]&&!this.sideEffects))return this.rhs=hn(this.rhs,n,i),this}get names(){let n=this.lhs instanceof w.Name?{}:{...this.
lhs.names};return Pi(n,this.rhs)}},Ha=class extends vi{constructor(n,i,a,u){super(n,a,u),this.op=i}render({_n:n}){return`${this.lhs} ${this.op}= ${this.rhs};`+n}},
$a=class extends Me{constructor(n){super(),this.label=n,this.names={}}render({_n:n}){return`${this.label}:`+n}},Ea=class extends Me{constructor(n){super(),this.
label=n,this.names={}}render({_n:n}){return`break${this.label?` ${this.label}`:""};`+n}},Na=class extends Me{constructor(n){super(),this.error=n}render({_n:n}){
return`throw ${this.error};`+n}get names(){return this.error.names}},Fa=class extends Me{constructor(n){super(),this.code=n}render({_n:n}){return`${this.code};`+
n}optimizeNodes(){return`${this.code}`?this:void 0}optimizeNames(n,i){return this.code=hn(this.code,n,i),this}get names(){return this.code instanceof w._CodeOrName?
this.code.names:{}}},xn=class extends Me{constructor(n=[]){super(),this.nodes=n}render(n){return this.nodes.reduce((i,a)=>i+a.render(n),"")}optimizeNodes(){let{
nodes:n}=this,i=n.length;for(;i--;){let a=n[i].optimizeNodes();Array.isArray(a)?n.splice(i,1,...a):a?n[i]=a:n.splice(i,1)}return n.length>0?this:void 0}optimizeNames(n,i){
let{nodes:a}=this,u=a.length;for(;u--;){let o=a[u];o.optimizeNames(n,i)||(_d(n,o.names),a.splice(u,1))}return a.length>0?this:void 0}get names(){return this.nodes.
reduce((n,i)=>ze(n,i.names),{})}},we=class extends xn{render(n){return"{"+n._n+super.render(n)+"}"+n._n}},Ra=class extends xn{},ln=class extends we{};ln.kind="e\
lse";var Ie=class e extends we{constructor(n,i){super(i),this.condition=n}render(n){let i=`if(${this.condition})`+super.render(n);return this.else&&(i+="else "+
this.else.render(n)),i}optimizeNodes(){super.optimizeNodes();let n=this.condition;if(n===!0)return this.nodes;let i=this.else;if(i){let a=i.optimizeNodes();i=this.
else=Array.isArray(a)?new ln(a):a}if(i)return n===!1?i instanceof e?i:i.nodes:this.nodes.length?this:new e(Tt(n),i instanceof e?[i]:i.nodes);if(!(n===!1||!this.
nodes.length))return this}optimizeNames(n,i){var a;if(this.else=(a=this.else)===null||a===void 0?void 0:a.optimizeNames(n,i),!!(super.optimizeNames(n,i)||this.else))
return this.condition=hn(this.condition,n,i),this}get names(){let n=super.names;return Pi(n,this.condition),this.else&&ze(n,this.else.names),n}};Ie.kind="if";var qe=class extends we{};
qe.kind="for";var Qa=class extends qe{constructor(n){super(),this.iteration=n}render(n){return`for(${this.iteration})`+super.render(n)}optimizeNames(n,i){if(super.
optimizeNames(n,i))return this.iteration=hn(this.iteration,n,i),this}get names(){return ze(super.names,this.iteration.names)}},xa=class extends qe{constructor(n,i,a,u){
super(),this.varKind=n,this.name=i,this.from=a,this.to=u}render(n){let i=n.es5?Se.varKinds.var:this.varKind,{name:a,from:u,to:o}=this;return`for(${i} ${a}=${u};\
 ${a}<${o}; ${a}++)`+super.render(n)}get names(){let n=Pi(super.names,this.from);return Pi(n,this.to)}},Di=class extends qe{constructor(n,i,a,u){super(),this.loop=
n,this.varKind=i,this.name=a,this.iterable=u}render(n){return`for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})`+super.render(n)}optimizeNames(n,i){
if(super.optimizeNames(n,i))return this.iterable=hn(this.iterable,n,i),this}get names(){return ze(super.names,this.iterable.names)}},kn=class extends we{constructor(n,i,a){
super(),this.name=n,this.args=i,this.async=a}render(n){return`${this.async?"async ":""}function ${this.name}(${this.args})`+super.render(n)}};kn.kind="func";var Bn=class extends xn{render(n){
return"return "+super.render(n)}};Bn.kind="return";var ka=class extends we{render(n){let i="try"+super.render(n);return this.catch&&(i+=this.catch.render(n)),this.
finally&&(i+=this.finally.render(n)),i}optimizeNodes(){var n,i;return super.optimizeNodes(),(n=this.catch)===null||n===void 0||n.optimizeNodes(),(i=this.finally)===
null||i===void 0||i.optimizeNodes(),this}optimizeNames(n,i){var a,u;return super.optimizeNames(n,i),(a=this.catch)===null||a===void 0||a.optimizeNames(n,i),(u=this.
finally)===null||u===void 0||u.optimizeNames(n,i),this}get names(){let n=super.names;return this.catch&&ze(n,this.catch.names),this.finally&&ze(n,this.finally.names),
n}},On=class extends we{constructor(n){super(),this.error=n}render(n){return`catch(${this.error})`+super.render(n)}};On.kind="catch";var An=class extends we{render(n){
return"finally"+super.render(n)}};An.kind="finally";var Ba=class{constructor(n,i={}){this._values={},this._blockStarts=[],this._constants={},this.opts={...i,_n:i.
lines?`
`:""},this._extScope=n,this._scope=new Se.Scope({parent:n}),this._nodes=[new Ra]}toString(){return this._root.render(this.opts)}name(n){return this._scope.name(
n)}scopeName(n){return this._extScope.name(n)}scopeValue(n,i){let a=this._extScope.value(n,i);return(this._values[a.prefix]||(this._values[a.prefix]=new Set)).add(
a),a}getScopeValue(n,i){return this._extScope.getValue(n,i)}scopeRefs(n){return this._extScope.scopeRefs(n,this._values)}scopeCode(){return this._extScope.scopeCode(
this._values)}_def(n,i,a,u){let o=this._scope.toName(i);return a!==void 0&&u&&(this._constants[o.str]=a),this._leafNode(new wa(n,o,a)),o}const(n,i,a){return this.
_def(Se.varKinds.const,n,i,a)}let(n,i,a){return this._def(Se.varKinds.let,n,i,a)}var(n,i,a){return this._def(Se.varKinds.var,n,i,a)}assign(n,i,a){return this._leafNode(
new vi(n,i,a))}add(n,i){return this._leafNode(new Ha(n,_.operators.ADD,i))}code(n){return typeof n=="function"?n():n!==w.nil&&this._leafNode(new Fa(n)),this}object(...n){
let i=["{"];for(let[a,u]of n)i.length>1&&i.push(","),i.push(a),(a!==u||this.opts.es5)&&(i.push(":"),(0,w.addCodeArg)(i,u));return i.push("}"),new w._Code(i)}if(n,i,a){
if(this._blockNode(new Ie(n)),i&&a)this.code(i).else().code(a).endIf();else if(i)this.code(i).endIf();else if(a)throw new Error('CodeGen: "else" body without "t\
hen" body');return this}elseIf(n){return this._elseNode(new Ie(n))}else(){return this._elseNode(new ln)}endIf(){return this._endBlockNode(Ie,ln)}_for(n,i){return this.
_blockNode(n),i&&this.code(i).endFor(),this}for(n,i){return this._for(new Qa(n),i)}forRange(n,i,a,u,o=this.opts.es5?Se.varKinds.var:Se.varKinds.let){let t=this.
_scope.toName(n);return this._for(new xa(o,t,i,a),()=>u(t))}forOf(n,i,a,u=Se.varKinds.const){let o=this._scope.toName(n);if(this.opts.es5){let t=i instanceof w.
Name?i:this.var("_arr",i);return this.forRange("_i",0,(0,w._)`${t}.length`,r=>{this.var(o,(0,w._)`${t}[${r}]`),a(o)})}return this._for(new Di("of",u,o,i),()=>a(
o))}forIn(n,i,a,u=this.opts.es5?Se.varKinds.var:Se.varKinds.const){if(this.opts.ownProperties)return this.forOf(n,(0,w._)`Object.keys(${i})`,a);let o=this._scope.
toName(n);return this._for(new Di("in",u,o,i),()=>a(o))}endFor(){return this._endBlockNode(qe)}label(n){return this._leafNode(new $a(n))}break(n){return this._leafNode(
new Ea(n))}return(n){let i=new Bn;if(this._blockNode(i),this.code(n),i.nodes.length!==1)throw new Error('CodeGen: "return" should have one node');return this._endBlockNode(
Bn)}try(n,i,a){if(!i&&!a)throw new Error('CodeGen: "try" without "catch" and "finally"');let u=new ka;if(this._blockNode(u),this.code(n),i){let o=this.name("e");
this._currNode=u.catch=new On(o),i(o)}return a&&(this._currNode=u.finally=new An,this.code(a)),this._endBlockNode(On,An)}throw(n){return this._leafNode(new Na(n))}block(n,i){
return this._blockStarts.push(this._nodes.length),n&&this.code(n).endBlock(i),this}endBlock(n){let i=this._blockStarts.pop();if(i===void 0)throw new Error("Code\
Gen: not in self-balancing block");let a=this._nodes.length-i;if(a<0||n!==void 0&&a!==n)throw new Error(`CodeGen: wrong number of nodes: ${a} vs ${n} expected`);
return this._nodes.length=i,this}func(n,i=w.nil,a,u){return this._blockNode(new kn(n,i,a)),u&&this.code(u).endFunc(),this}endFunc(){return this._endBlockNode(kn)}optimize(n=1){
for(;n-- >0;)this._root.optimizeNodes(),this._root.optimizeNames(this._root.names,this._constants)}_leafNode(n){return this._currNode.nodes.push(n),this}_blockNode(n){
this._currNode.nodes.push(n),this._nodes.push(n)}_endBlockNode(n,i){let a=this._currNode;if(a instanceof n||i&&a instanceof i)return this._nodes.pop(),this;throw new Error(
`CodeGen: not in block "${i?`${n.kind}/${i.kind}`:n.kind}"`)}_elseNode(n){let i=this._currNode;if(!(i instanceof Ie))throw new Error('CodeGen: "else" without "i\
f"');return this._currNode=i.else=n,this}get _root(){return this._nodes[0]}get _currNode(){let n=this._nodes;return n[n.length-1]}set _currNode(n){let i=this._nodes;
i[i.length-1]=n}};_.CodeGen=Ba;function ze(e,n){for(let i in n)e[i]=(e[i]||0)+(n[i]||0);return e}function Pi(e,n){return n instanceof w._CodeOrName?ze(e,n.names):
e}function hn(e,n,i){if(e instanceof w.Name)return a(e);if(!u(e))return e;return new w._Code(e._items.reduce((o,t)=>(t instanceof w.Name&&(t=a(t)),t instanceof w.
_Code?o.push(...t._items):o.push(t),o),[]));function a(o){let t=i[o.str];return t===void 0||n[o.str]!==1?o:(delete n[o.str],t)}function u(o){return o instanceof
w._Code&&o._items.some(t=>t instanceof w.Name&&n[t.str]===1&&i[t.str]!==void 0)}}function _d(e,n){for(let i in n)e[i]=(e[i]||0)-(n[i]||0)}function Tt(e){return typeof e==
"boolean"||typeof e=="number"||e===null?!e:(0,w._)`!${Oa(e)}`}_.not=Tt;var Xd=_t(_.operators.AND);function Md(...e){return e.reduce(Xd)}_.and=Md;var wd=_t(_.operators.
OR);function Hd(...e){return e.reduce(wd)}_.or=Hd;function _t(e){return(n,i)=>n===w.nil?i:i===w.nil?n:(0,w._)`${Oa(n)} ${e} ${Oa(i)}`}function Oa(e){return e instanceof
w.Name?e:(0,w._)`(${e})`}});var M=y(X=>{"use strict";Object.defineProperty(X,"__esModule",{value:!0});X.checkStrictMode=X.getErrorPath=X.Type=X.useFunc=X.setEvaluated=X.evaluatedPropsToName=
X.mergeEvaluated=X.eachItem=X.unescapeJsonPointer=X.escapeJsonPointer=X.escapeFragment=X.unescapeFragment=X.schemaRefOrVal=X.schemaHasRulesButRef=X.schemaHasRules=
X.checkUnknownRules=X.alwaysValidSchema=X.toHash=void 0;var Q=v(),$d=Qn();function Ed(e){let n={};for(let i of e)n[i]=!0;return n}X.toHash=Ed;function Nd(e,n){return typeof n==
"boolean"?n:Object.keys(n).length===0?!0:(wt(e,n),!Ht(n,e.self.RULES.all))}X.alwaysValidSchema=Nd;function wt(e,n=e.schema){let{opts:i,self:a}=e;if(!i.strictSchema||
typeof n=="boolean")return;let u=a.RULES.keywords;for(let o in n)u[o]||Nt(e,`unknown keyword: "${o}"`)}X.checkUnknownRules=wt;function Ht(e,n){if(typeof e=="boo\
lean")return!e;for(let i in e)if(n[i])return!0;return!1}X.schemaHasRules=Ht;function Fd(e,n){if(typeof e=="boolean")return!e;for(let i in e)if(i!=="$ref"&&n.all[i])
return!0;return!1}X.schemaHasRulesButRef=Fd;function Rd({topSchemaRef:e,schemaPath:n},i,a,u){if(!u){if(typeof i=="number"||typeof i=="boolean")return i;if(typeof i==
"string")return(0,Q._)`${i}`}return(0,Q._)`${e}${n}${(0,Q.getProperty)(a)}`}X.schemaRefOrVal=Rd;function Qd(e){return $t(decodeURIComponent(e))}X.unescapeFragment=
Qd;function xd(e){return encodeURIComponent(Ga(e))}X.escapeFragment=xd;function Ga(e){return typeof e=="number"?`${e}`:e.replace(/~/g,"~0").replace(/\//g,"~1")}
X.escapeJsonPointer=Ga;function $t(e){return e.replace(/~1/g,"/").replace(/~0/g,"~")}X.unescapeJsonPointer=$t;function kd(e,n){if(Array.isArray(e))for(let i of e)
n(i);else n(e)}X.eachItem=kd;function Xt({mergeNames:e,mergeToName:n,mergeValues:i,resultToName:a}){return(u,o,t,r)=>{let s=t===void 0?o:t instanceof Q.Name?(o instanceof
Q.Name?e(u,o,t):n(u,o,t),t):o instanceof Q.Name?(n(u,t,o),o):i(o,t);return r===Q.Name&&!(s instanceof Q.Name)?a(u,s):s}}X.mergeEvaluated={props:Xt({mergeNames:(e,n,i)=>e.
if((0,Q._)`${i} !== true && ${n} !== undefined`,()=>{e.if((0,Q._)`${n} === true`,()=>e.assign(i,!0),()=>e.assign(i,(0,Q._)`${i} || {}`).code((0,Q._)`Object.assign(${i}, ${n})`))}),
mergeToName:(e,n,i)=>e.if((0,Q._)`${i} !== true`,()=>{n===!0?e.assign(i,!0):(e.assign(i,(0,Q._)`${i} || {}`),ja(e,i,n))}),mergeValues:(e,n)=>e===!0?!0:{...e,...n},
resultToName:Et}),items:Xt({mergeNames:(e,n,i)=>e.if((0,Q._)`${i} !== true && ${n} !== undefined`,()=>e.assign(i,(0,Q._)`${n} === true ? true : ${i} > ${n} ? ${i} : ${n}`)),
mergeToName:(e,n,i)=>e.if((0,Q._)`${i} !== true`,()=>e.assign(i,n===!0?!0:(0,Q._)`${i} > ${n} ? ${i} : ${n}`)),mergeValues:(e,n)=>e===!0?!0:Math.max(e,n),resultToName:(e,n)=>e.
var("items",n)})};function Et(e,n){if(n===!0)return e.var("props",!0);let i=e.var("props",(0,Q._)`{}`);return n!==void 0&&ja(e,i,n),i}X.evaluatedPropsToName=Et;
function ja(e,n,i){Object.keys(i).forEach(a=>e.assign((0,Q._)`${n}${(0,Q.getProperty)(a)}`,!0))}X.setEvaluated=ja;var Mt={};function Bd(e,n){return e.scopeValue(
"func",{ref:n,code:Mt[n.code]||(Mt[n.code]=new $d._Code(n.code))})}X.useFunc=Bd;var Aa;(function(e){e[e.Num=0]="Num",e[e.Str=1]="Str"})(Aa||(X.Type=Aa={}));function Od(e,n,i){
if(e instanceof Q.Name){let a=n===Aa.Num;return i?a?(0,Q._)`"[" + ${e} + "]"`:(0,Q._)`"['" + ${e} + "']"`:a?(0,Q._)`"/" + ${e}`:(0,Q._)`"/" + ${e}.replace(/~/g, "~0").replace(/\\//g, "~1")`}
return i?(0,Q.getProperty)(e).toString():"/"+Ga(e)}X.getErrorPath=Od;function Nt(e,n,i=e.opts.strictSchema){if(i){if(n=`strict mode: ${n}`,i===!0)throw new Error(
n);e.self.logger.warn(n)}}X.checkStrictMode=Nt});var de=y(Ka=>{"use strict";Object.defineProperty(Ka,"__esModule",{value:!0});var q=v(),Ad={data:new q.Name("data"),valCxt:new q.Name("valCxt"),instancePath:new q.
Name("instancePath"),parentData:new q.Name("parentData"),parentDataProperty:new q.Name("parentDataProperty"),rootData:new q.Name("rootData"),dynamicAnchors:new q.
Name("dynamicAnchors"),vErrors:new q.Name("vErrors"),errors:new q.Name("errors"),this:new q.Name("this"),self:new q.Name("self"),scope:new q.Name("scope"),json:new q.
Name("json"),jsonPos:new q.Name("jsonPos"),jsonLen:new q.Name("jsonLen"),jsonPart:new q.Name("jsonPart")};Ka.default=Ad});var Gn=y(z=>{"use strict";Object.defineProperty(z,"__esModule",{value:!0});z.extendErrors=z.resetErrorsCount=z.reportExtraError=z.reportError=z.keyword$DataError=
z.keywordError=void 0;var $=v(),_i=M(),ne=de();z.keywordError={message:({keyword:e})=>(0,$.str)`must pass "${e}" keyword validation`};z.keyword$DataError={message:({
keyword:e,schemaType:n})=>n?(0,$.str)`"${e}" keyword must be ${n} ($data)`:(0,$.str)`"${e}" keyword is invalid ($data)`};function Gd(e,n=z.keywordError,i,a){let{
it:u}=e,{gen:o,compositeRule:t,allErrors:r}=u,s=Qt(e,n,i);a??(t||r)?Ft(o,s):Rt(u,(0,$._)`[${s}]`)}z.reportError=Gd;function jd(e,n=z.keywordError,i){let{it:a}=e,
{gen:u,compositeRule:o,allErrors:t}=a,r=Qt(e,n,i);Ft(u,r),o||t||Rt(a,ne.default.vErrors)}z.reportExtraError=jd;function Kd(e,n){e.assign(ne.default.errors,n),e.
if((0,$._)`${ne.default.vErrors} !== null`,()=>e.if(n,()=>e.assign((0,$._)`${ne.default.vErrors}.length`,n),()=>e.assign(ne.default.vErrors,null)))}z.resetErrorsCount=
Kd;function Wd({gen:e,keyword:n,schemaValue:i,data:a,errsCount:u,it:o}){if(u===void 0)throw new Error("ajv implementation error");let t=e.name("err");e.forRange(
"i",u,ne.default.errors,r=>{e.const(t,(0,$._)`${ne.default.vErrors}[${r}]`),e.if((0,$._)`${t}.instancePath === undefined`,()=>e.assign((0,$._)`${t}.instancePath`,
(0,$.strConcat)(ne.default.instancePath,o.errorPath))),e.assign((0,$._)`${t}.schemaPath`,(0,$.str)`${o.errSchemaPath}/${n}`),o.opts.verbose&&(e.assign((0,$._)`${t}.schema`,
i),e.assign((0,$._)`${t}.data`,a))})}z.extendErrors=Wd;function Ft(e,n){let i=e.const("err",n);e.if((0,$._)`${ne.default.vErrors} === null`,()=>e.assign(ne.default.
vErrors,(0,$._)`[${i}]`),(0,$._)`${ne.default.vErrors}.push(${i})`),e.code((0,$._)`${ne.default.errors}++`)}function Rt(e,n){let{gen:i,validateName:a,schemaEnv:u}=e;
u.$async?i.throw((0,$._)`new ${e.ValidationError}(${n})`):(i.assign((0,$._)`${a}.errors`,n),i.return(!1))}var Ue={keyword:new $.Name("keyword"),schemaPath:new $.
Name("schemaPath"),params:new $.Name("params"),propertyName:new $.Name("propertyName"),message:new $.Name("message"),schema:new $.Name("schema"),parentSchema:new $.
Name("parentSchema")};function Qt(e,n,i){let{createErrors:a}=e.it;return a===!1?(0,$._)`{}`:Id(e,n,i)}function Id(e,n,i={}){let{gen:a,it:u}=e,o=[qd(u,i),zd(e,i)];
return Ud(e,n,o),a.object(...o)}function qd({errorPath:e},{instancePath:n}){let i=n?(0,$.str)`${e}${(0,_i.getErrorPath)(n,_i.Type.Str)}`:e;return[ne.default.instancePath,
(0,$.strConcat)(ne.default.instancePath,i)]}function zd({keyword:e,it:{errSchemaPath:n}},{schemaPath:i,parentSchema:a}){let u=a?n:(0,$.str)`${n}/${e}`;return i&&
(u=(0,$.str)`${u}${(0,_i.getErrorPath)(i,_i.Type.Str)}`),[Ue.schemaPath,u]}function Ud(e,{params:n,message:i},a){let{keyword:u,data:o,schemaValue:t,it:r}=e,{opts:s,
propertyName:l,topSchemaRef:h,schemaPath:c}=r;a.push([Ue.keyword,u],[Ue.params,typeof n=="function"?n(e):n||(0,$._)`{}`]),s.messages&&a.push([Ue.message,typeof i==
"function"?i(e):i]),s.verbose&&a.push([Ue.schema,t],[Ue.parentSchema,(0,$._)`${h}${c}`],[ne.default.data,o]),l&&a.push([Ue.propertyName,l])}});var kt=y(cn=>{"use strict";Object.defineProperty(cn,"__esModule",{value:!0});cn.boolOrEmptySchema=cn.topBoolOrEmptySchema=void 0;var Vd=Gn(),eg=v(),ng=de(),ig={
message:"boolean schema is false"};function ag(e){let{gen:n,schema:i,validateName:a}=e;i===!1?xt(e,!1):typeof i=="object"&&i.$async===!0?n.return(ng.default.data):
(n.assign((0,eg._)`${a}.errors`,null),n.return(!0))}cn.topBoolOrEmptySchema=ag;function ug(e,n){let{gen:i,schema:a}=e;a===!1?(i.var(n,!1),xt(e)):i.var(n,!0)}cn.
boolOrEmptySchema=ug;function xt(e,n){let{gen:i,data:a}=e,u={gen:i,keyword:"false schema",data:a,schema:!1,schemaCode:!1,schemaValue:!1,params:{},it:e};(0,Vd.reportError)(
u,ig,void 0,n)}});var Wa=y(dn=>{"use strict";Object.defineProperty(dn,"__esModule",{value:!0});dn.getRules=dn.isJSONType=void 0;var og=["string","number","integer","boolean","nul\
l","object","array"],tg=new Set(og);function rg(e){return typeof e=="string"&&tg.has(e)}dn.isJSONType=rg;function sg(){let e={number:{type:"number",rules:[]},string:{
type:"string",rules:[]},array:{type:"array",rules:[]},object:{type:"object",rules:[]}};return{types:{...e,integer:!0,boolean:!0,null:!0},rules:[{rules:[]},e.number,
e.string,e.array,e.object],post:{rules:[]},all:{},keywords:{}}}dn.getRules=sg});var Ia=y(Fe=>{"use strict";Object.defineProperty(Fe,"__esModule",{value:!0});Fe.shouldUseRule=Fe.shouldUseGroup=Fe.schemaHasRulesForType=void 0;function lg({schema:e,
self:n},i){let a=n.RULES.types[i];return a&&a!==!0&&Bt(e,a)}Fe.schemaHasRulesForType=lg;function Bt(e,n){return n.rules.some(i=>Ot(e,i))}Fe.shouldUseGroup=Bt;function Ot(e,n){
var i;return e[n.keyword]!==void 0||((i=n.definition.implements)===null||i===void 0?void 0:i.some(a=>e[a]!==void 0))}Fe.shouldUseRule=Ot});var jn=y(U=>{"use strict";Object.defineProperty(U,"__esModule",{value:!0});U.reportTypeError=U.checkDataTypes=U.checkDataType=U.coerceAndCheckDataType=U.getJSONTypes=
U.getSchemaTypes=U.DataType=void 0;var hg=Wa(),cg=Ia(),dg=Gn(),T=v(),At=M(),gn;(function(e){e[e.Correct=0]="Correct",e[e.Wrong=1]="Wrong"})(gn||(U.DataType=gn={}));
function gg(e){let n=Gt(e.type);if(n.includes("null")){if(e.nullable===!1)throw new Error("type: null contradicts nullable: false")}else{if(!n.length&&e.nullable!==
void 0)throw new Error('"nullable" cannot be used without "type"');e.nullable===!0&&n.push("null")}return n}U.getSchemaTypes=gg;function Gt(e){let n=Array.isArray(
e)?e:e?[e]:[];if(n.every(hg.isJSONType))return n;throw new Error("type must be JSONType or JSONType[]: "+n.join(","))}U.getJSONTypes=Gt;function fg(e,n){let{gen:i,
data:a,opts:u}=e,o=pg(n,u.coerceTypes),t=n.length>0&&!(o.length===0&&n.length===1&&(0,cg.schemaHasRulesForType)(e,n[0]));if(t){let r=za(n,a,u.strictNumbers,gn.Wrong);
i.if(r,()=>{o.length?mg(e,n,o):Ua(e)})}return t}U.coerceAndCheckDataType=fg;var jt=new Set(["string","number","integer","boolean","null"]);function pg(e,n){return n?
e.filter(i=>jt.has(i)||n==="array"&&i==="array"):[]}function mg(e,n,i){let{gen:a,data:u,opts:o}=e,t=a.let("dataType",(0,T._)`typeof ${u}`),r=a.let("coerced",(0,T.
_)`undefined`);o.coerceTypes==="array"&&a.if((0,T._)`${t} == 'object' && Array.isArray(${u}) && ${u}.length == 1`,()=>a.assign(u,(0,T._)`${u}[0]`).assign(t,(0,T.
_)`typeof ${u}`).if(za(n,u,o.strictNumbers),()=>a.assign(r,u))),a.if((0,T._)`${r} !== undefined`);for(let l of i)(jt.has(l)||l==="array"&&o.coerceTypes==="array")&&
s(l);a.else(),Ua(e),a.endIf(),a.if((0,T._)`${r} !== undefined`,()=>{a.assign(u,r),yg(e,r)});function s(l){switch(l){case"string":a.elseIf((0,T._)`${t} == "number" || ${t} == "boolean"`).
assign(r,(0,T._)`"" + ${u}`).elseIf((0,T._)`${u} === null`).assign(r,(0,T._)`""`);return;case"number":a.elseIf((0,T._)`${t} == "boolean" || ${u} === null
              || (${t} == "string" && ${u} && ${u} == +${u})`).assign(r,(0,T._)`+${u}`);return;case"integer":a.elseIf((0,T._)`${t} === "boolean" || ${u} === null
              || (${t} === "string" && ${u} && ${u} == +${u} && !(${u} % 1))`).assign(r,(0,T._)`+${u}`);return;case"boolean":a.elseIf((0,T._)`${u} === "false" || ${u} === 0 || ${u} === null`).
assign(r,!1).elseIf((0,T._)`${u} === "true" || ${u} === 1`).assign(r,!0);return;case"null":a.elseIf((0,T._)`${u} === "" || ${u} === 0 || ${u} === false`),a.assign(
r,null);return;case"array":a.elseIf((0,T._)`${t} === "string" || ${t} === "number"
              || ${t} === "boolean" || ${u} === null`).assign(r,(0,T._)`[${u}]`)}}}function yg({gen:e,parentData:n,parentDataProperty:i},a){e.if((0,T._)`${n} !== undefined`,
()=>e.assign((0,T._)`${n}[${i}]`,a))}function qa(e,n,i,a=gn.Correct){let u=a===gn.Correct?T.operators.EQ:T.operators.NEQ,o;switch(e){case"null":return(0,T._)`${n} ${u} null`;case"\
array":o=(0,T._)`Array.isArray(${n})`;break;case"object":o=(0,T._)`${n} && typeof ${n} == "object" && !Array.isArray(${n})`;break;case"integer":o=t((0,T._)`!(${n} % 1) && !isNaN(${n})`);
break;case"number":o=t();break;default:return(0,T._)`typeof ${n} ${u} ${e}`}return a===gn.Correct?o:(0,T.not)(o);function t(r=T.nil){return(0,T.and)((0,T._)`typeof ${n} == "number"`,
r,i?(0,T._)`isFinite(${n})`:T.nil)}}U.checkDataType=qa;function za(e,n,i,a){if(e.length===1)return qa(e[0],n,i,a);let u,o=(0,At.toHash)(e);if(o.array&&o.object){
let t=(0,T._)`typeof ${n} != "object"`;u=o.null?t:(0,T._)`!${n} || ${t}`,delete o.null,delete o.array,delete o.object}else u=T.nil;o.number&&delete o.integer;for(let t in o)
u=(0,T.and)(u,qa(t,n,i,a));return u}U.checkDataTypes=za;var Sg={message:({schema:e})=>`must be ${e}`,params:({schema:e,schemaValue:n})=>typeof e=="string"?(0,T.
_)`{type: ${e}}`:(0,T._)`{type: ${n}}`};function Ua(e){let n=Yg(e);(0,dg.reportError)(n,Sg)}U.reportTypeError=Ua;function Yg(e){let{gen:n,data:i,schema:a}=e,u=(0,At.
schemaRefOrVal)(e,a,"type");return{gen:n,keyword:"type",data:i,schema:a.type,schemaCode:u,schemaValue:u,parentSchema:a,params:{},it:e}}});var Wt=y(Xi=>{"use strict";Object.defineProperty(Xi,"__esModule",{value:!0});Xi.assignDefaults=void 0;var fn=v(),Lg=M();function Cg(e,n){let{properties:i,items:a}=e.
schema;if(n==="object"&&i)for(let u in i)Kt(e,u,i[u].default);else n==="array"&&Array.isArray(a)&&a.forEach((u,o)=>Kt(e,o,u.default))}Xi.assignDefaults=Cg;function Kt(e,n,i){
let{gen:a,compositeRule:u,data:o,opts:t}=e;if(i===void 0)return;let r=(0,fn._)`${o}${(0,fn.getProperty)(n)}`;if(u){(0,Lg.checkStrictMode)(e,`default is ignored \
for: ${r}`);return}let s=(0,fn._)`${r} === undefined`;t.useDefaults==="empty"&&(s=(0,fn._)`${s} || ${r} === null || ${r} === ""`),a.if(s,(0,fn._)`${r} = ${(0,fn.
stringify)(i)}`)}});var ge=y(R=>{"use strict";Object.defineProperty(R,"__esModule",{value:!0});R.validateUnion=R.validateArray=R.usePattern=R.callValidateCode=R.schemaProperties=R.
allSchemaProperties=R.noPropertyInData=R.propertyInData=R.isOwnProperty=R.hasPropFunc=R.reportMissingProp=R.checkMissingProp=R.checkReportMissingProp=void 0;var x=v(),
Va=M(),Re=de(),Jg=M();function Zg(e,n){let{gen:i,data:a,it:u}=e;i.if(nu(i,a,n,u.opts.ownProperties),()=>{e.setParams({missingProperty:(0,x._)`${n}`},!0),e.error()})}
R.checkReportMissingProp=Zg;function bg({gen:e,data:n,it:{opts:i}},a,u){return(0,x.or)(...a.map(o=>(0,x.and)(nu(e,n,o,i.ownProperties),(0,x._)`${u} = ${o}`)))}R.
checkMissingProp=bg;function vg(e,n){e.setParams({missingProperty:n},!0),e.error()}R.reportMissingProp=vg;function It(e){return e.scopeValue("func",{ref:Object.
prototype.hasOwnProperty,code:(0,x._)`Object.prototype.hasOwnProperty`})}R.hasPropFunc=It;function eu(e,n,i){return(0,x._)`${It(e)}.call(${n}, ${i})`}R.isOwnProperty=
eu;function Dg(e,n,i,a){let u=(0,x._)`${n}${(0,x.getProperty)(i)} !== undefined`;return a?(0,x._)`${u} && ${eu(e,n,i)}`:u}R.propertyInData=Dg;function nu(e,n,i,a){
let u=(0,x._)`${n}${(0,x.getProperty)(i)} === undefined`;return a?(0,x.or)(u,(0,x.not)(eu(e,n,i))):u}R.noPropertyInData=nu;function qt(e){return e?Object.keys(e).
filter(n=>n!=="__proto__"):[]}R.allSchemaProperties=qt;function Pg(e,n){return qt(n).filter(i=>!(0,Va.alwaysValidSchema)(e,n[i]))}R.schemaProperties=Pg;function Tg({
schemaCode:e,data:n,it:{gen:i,topSchemaRef:a,schemaPath:u,errorPath:o},it:t},r,s,l){let h=l?(0,x._)`${e}, ${n}, ${a}${u}`:n,c=[[Re.default.instancePath,(0,x.strConcat)(
Re.default.instancePath,o)],[Re.default.parentData,t.parentData],[Re.default.parentDataProperty,t.parentDataProperty],[Re.default.rootData,Re.default.rootData]];
t.opts.dynamicRef&&c.push([Re.default.dynamicAnchors,Re.default.dynamicAnchors]);let g=(0,x._)`${h}, ${i.object(...c)}`;return s!==x.nil?(0,x._)`${r}.call(${s}, ${g})`:
(0,x._)`${r}(${g})`}R.callValidateCode=Tg;var _g=(0,x._)`new RegExp`;function Xg({gen:e,it:{opts:n}},i){let a=n.unicodeRegExp?"u":"",{regExp:u}=n.code,o=u(i,a);
return e.scopeValue("pattern",{key:o.toString(),ref:o,code:(0,x._)`${u.code==="new RegExp"?_g:(0,Jg.useFunc)(e,u)}(${i}, ${a})`})}R.usePattern=Xg;function Mg(e){
let{gen:n,data:i,keyword:a,it:u}=e,o=n.name("valid");if(u.allErrors){let r=n.let("valid",!0);return t(()=>n.assign(r,!1)),r}return n.var(o,!0),t(()=>n.break()),
o;function t(r){let s=n.const("len",(0,x._)`${i}.length`);n.forRange("i",0,s,l=>{e.subschema({keyword:a,dataProp:l,dataPropType:Va.Type.Num},o),n.if((0,x.not)(o),
r)})}}R.validateArray=Mg;function wg(e){let{gen:n,schema:i,keyword:a,it:u}=e;if(!Array.isArray(i))throw new Error("ajv implementation error");if(i.some(s=>(0,Va.
alwaysValidSchema)(u,s))&&!u.opts.unevaluated)return;let t=n.let("valid",!1),r=n.name("_valid");n.block(()=>i.forEach((s,l)=>{let h=e.subschema({keyword:a,schemaProp:l,
compositeRule:!0},r);n.assign(t,(0,x._)`${t} || ${r}`),e.mergeValidEvaluated(h,r)||n.if((0,x.not)(t))})),e.result(t,()=>e.reset(),()=>e.error(!0))}R.validateUnion=
wg});var Vt=y(Pe=>{"use strict";Object.defineProperty(Pe,"__esModule",{value:!0});Pe.validateKeywordUsage=Pe.validSchemaType=Pe.funcKeywordCode=Pe.macroKeywordCode=void 0;
var ie=v(),Ve=de(),Hg=ge(),$g=Gn();function Eg(e,n){let{gen:i,keyword:a,schema:u,parentSchema:o,it:t}=e,r=n.macro.call(t.self,u,o,t),s=Ut(i,a,r);t.opts.validateSchema!==
!1&&t.self.validateSchema(r,!0);let l=i.name("valid");e.subschema({schema:r,schemaPath:ie.nil,errSchemaPath:`${t.errSchemaPath}/${a}`,topSchemaRef:s,compositeRule:!0},
l),e.pass(l,()=>e.error(!0))}Pe.macroKeywordCode=Eg;function Ng(e,n){var i;let{gen:a,keyword:u,schema:o,parentSchema:t,$data:r,it:s}=e;Rg(s,n);let l=!r&&n.compile?
n.compile.call(s.self,o,t,s):n.validate,h=Ut(a,u,l),c=a.let("valid");e.block$data(c,g),e.ok((i=n.valid)!==null&&i!==void 0?i:c);function g(){if(n.errors===!1)m(),
n.modifying&&zt(e),S(()=>e.error());else{let Y=n.async?d():f();n.modifying&&zt(e),S(()=>Fg(e,Y))}}function d(){let Y=a.let("ruleErrs",null);return a.try(()=>m((0,ie.
_)`await `),D=>a.assign(c,!1).if((0,ie._)`${D} instanceof ${s.ValidationError}`,()=>a.assign(Y,(0,ie._)`${D}.errors`),()=>a.throw(D))),Y}function f(){let Y=(0,ie.
_)`${h}.errors`;return a.assign(Y,null),m(ie.nil),Y}function m(Y=n.async?(0,ie._)`await `:ie.nil){let D=s.opts.passContext?Ve.default.this:Ve.default.self,b=!("\
compile"in n&&!r||n.schema===!1);a.assign(c,(0,ie._)`${Y}${(0,Hg.callValidateCode)(e,h,D,b)}`,n.modifying)}function S(Y){var D;a.if((0,ie.not)((D=n.valid)!==null&&
D!==void 0?D:c),Y)}}Pe.funcKeywordCode=Ng;function zt(e){let{gen:n,data:i,it:a}=e;n.if(a.parentData,()=>n.assign(i,(0,ie._)`${a.parentData}[${a.parentDataProperty}]`))}
function Fg(e,n){let{gen:i}=e;i.if((0,ie._)`Array.isArray(${n})`,()=>{i.assign(Ve.default.vErrors,(0,ie._)`${Ve.default.vErrors} === null ? ${n} : ${Ve.default.
vErrors}.concat(${n})`).assign(Ve.default.errors,(0,ie._)`${Ve.default.vErrors}.length`),(0,$g.extendErrors)(e)},()=>e.error())}function Rg({schemaEnv:e},n){if(n.
async&&!e.$async)throw new Error("async keyword in sync schema")}function Ut(e,n,i){if(i===void 0)throw new Error(`keyword "${n}" failed to compile`);return e.scopeValue(
"keyword",typeof i=="function"?{ref:i}:{ref:i,code:(0,ie.stringify)(i)})}function Qg(e,n,i=!1){return!n.length||n.some(a=>a==="array"?Array.isArray(e):a==="obje\
ct"?e&&typeof e=="object"&&!Array.isArray(e):typeof e==a||i&&typeof e>"u")}Pe.validSchemaType=Qg;function xg({schema:e,opts:n,self:i,errSchemaPath:a},u,o){if(Array.
isArray(u.keyword)?!u.keyword.includes(o):u.keyword!==o)throw new Error("ajv implementation error");let t=u.dependencies;if(t?.some(r=>!Object.prototype.hasOwnProperty.
call(e,r)))throw new Error(`parent schema must have dependencies of ${o}: ${t.join(",")}`);if(u.validateSchema&&!u.validateSchema(e[o])){let s=`keyword "${o}" v\
alue is invalid at path "${a}": `+i.errorsText(u.validateSchema.errors);if(n.validateSchema==="log")i.logger.error(s);else throw new Error(s)}}Pe.validateKeywordUsage=
xg});var nr=y(Qe=>{"use strict";Object.defineProperty(Qe,"__esModule",{value:!0});Qe.extendSubschemaMode=Qe.extendSubschemaData=Qe.getSubschema=void 0;var Te=v(),er=M();
function kg(e,{keyword:n,schemaProp:i,schema:a,schemaPath:u,errSchemaPath:o,topSchemaRef:t}){if(n!==void 0&&a!==void 0)throw new Error('both "keyword" and "sche\
ma" passed, only one allowed');if(n!==void 0){let r=e.schema[n];return i===void 0?{schema:r,schemaPath:(0,Te._)`${e.schemaPath}${(0,Te.getProperty)(n)}`,errSchemaPath:`${e.
errSchemaPath}/${n}`}:{schema:r[i],schemaPath:(0,Te._)`${e.schemaPath}${(0,Te.getProperty)(n)}${(0,Te.getProperty)(i)}`,errSchemaPath:`${e.errSchemaPath}/${n}/${(0,er.
escapeFragment)(i)}`}}if(a!==void 0){if(u===void 0||o===void 0||t===void 0)throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "\
schema"');return{schema:a,schemaPath:u,topSchemaRef:t,errSchemaPath:o}}throw new Error('either "keyword" or "schema" must be passed')}Qe.getSubschema=kg;function Bg(e,n,{
dataProp:i,dataPropType:a,data:u,dataTypes:o,propertyName:t}){if(u!==void 0&&i!==void 0)throw new Error('both "data" and "dataProp" passed, only one allowed');let{
gen:r}=n;if(i!==void 0){let{errorPath:l,dataPathArr:h,opts:c}=n,g=r.let("data",(0,Te._)`${n.data}${(0,Te.getProperty)(i)}`,!0);s(g),e.errorPath=(0,Te.str)`${l}${(0,er.
getErrorPath)(i,a,c.jsPropertySyntax)}`,e.parentDataProperty=(0,Te._)`${i}`,e.dataPathArr=[...h,e.parentDataProperty]}if(u!==void 0){let l=u instanceof Te.Name?
u:r.let("data",u,!0);s(l),t!==void 0&&(e.propertyName=t)}o&&(e.dataTypes=o);function s(l){e.data=l,e.dataLevel=n.dataLevel+1,e.dataTypes=[],n.definedProperties=
new Set,e.parentData=n.data,e.dataNames=[...n.dataNames,l]}}Qe.extendSubschemaData=Bg;function Og(e,{jtdDiscriminator:n,jtdMetadata:i,compositeRule:a,createErrors:u,
allErrors:o}){a!==void 0&&(e.compositeRule=a),u!==void 0&&(e.createErrors=u),o!==void 0&&(e.allErrors=o),e.jtdDiscriminator=n,e.jtdMetadata=i}Qe.extendSubschemaMode=
Og});var iu=y((oZ,ir)=>{"use strict";ir.exports=function e(n,i){if(n===i)return!0;if(n&&i&&typeof n=="object"&&typeof i=="object"){if(n.constructor!==i.constructor)return!1;
var a,u,o;if(Array.isArray(n)){if(a=n.length,a!=i.length)return!1;for(u=a;u--!==0;)if(!e(n[u],i[u]))return!1;return!0}if(n.constructor===RegExp)return n.source===
i.source&&n.flags===i.flags;if(n.valueOf!==Object.prototype.valueOf)return n.valueOf()===i.valueOf();if(n.toString!==Object.prototype.toString)return n.toString()===
i.toString();if(o=Object.keys(n),a=o.length,a!==Object.keys(i).length)return!1;for(u=a;u--!==0;)if(!Object.prototype.hasOwnProperty.call(i,o[u]))return!1;for(u=
a;u--!==0;){var t=o[u];if(!e(n[t],i[t]))return!1}return!0}return n!==n&&i!==i}});var ur=y((tZ,ar)=>{"use strict";var xe=ar.exports=function(e,n,i){typeof n=="function"&&(i=n,n={}),i=n.cb||i;var a=typeof i=="function"?i:i.pre||function(){},u=i.
post||function(){};Mi(n,a,u,e,"",e)};xe.keywords={additionalItems:!0,items:!0,contains:!0,additionalProperties:!0,propertyNames:!0,not:!0,if:!0,then:!0,else:!0};
xe.arrayKeywords={items:!0,allOf:!0,anyOf:!0,oneOf:!0};xe.propsKeywords={$defs:!0,definitions:!0,properties:!0,patternProperties:!0,dependencies:!0};xe.skipKeywords=
{default:!0,enum:!0,const:!0,required:!0,maximum:!0,minimum:!0,exclusiveMaximum:!0,exclusiveMinimum:!0,multipleOf:!0,maxLength:!0,minLength:!0,pattern:!0,format:!0,
maxItems:!0,minItems:!0,uniqueItems:!0,maxProperties:!0,minProperties:!0};function Mi(e,n,i,a,u,o,t,r,s,l){if(a&&typeof a=="object"&&!Array.isArray(a)){n(a,u,o,
t,r,s,l);for(var h in a){var c=a[h];if(Array.isArray(c)){if(h in xe.arrayKeywords)for(var g=0;g<c.length;g++)Mi(e,n,i,c[g],u+"/"+h+"/"+g,o,u,h,a,g)}else if(h in
xe.propsKeywords){if(c&&typeof c=="object")for(var d in c)Mi(e,n,i,c[d],u+"/"+h+"/"+Ag(d),o,u,h,a,d)}else(h in xe.keywords||e.allKeys&&!(h in xe.skipKeywords))&&
Mi(e,n,i,c,u+"/"+h,o,u,h,a)}i(a,u,o,t,r,s,l)}}function Ag(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}});var Kn=y(oe=>{"use strict";Object.defineProperty(oe,"__esModule",{value:!0});oe.getSchemaRefs=oe.resolveUrl=oe.normalizeId=oe._getFullPath=oe.getFullPath=oe.inlineRef=
void 0;var Gg=M(),jg=iu(),Kg=ur(),Wg=new Set(["type","format","pattern","maxLength","minLength","maxProperties","minProperties","maxItems","minItems","maximum",
"minimum","uniqueItems","multipleOf","required","enum","const"]);function Ig(e,n=!0){return typeof e=="boolean"?!0:n===!0?!au(e):n?or(e)<=n:!1}oe.inlineRef=Ig;var qg=new Set(
["$ref","$recursiveRef","$recursiveAnchor","$dynamicRef","$dynamicAnchor"]);function au(e){for(let n in e){if(qg.has(n))return!0;let i=e[n];if(Array.isArray(i)&&
i.some(au)||typeof i=="object"&&au(i))return!0}return!1}function or(e){let n=0;for(let i in e){if(i==="$ref")return 1/0;if(n++,!Wg.has(i)&&(typeof e[i]=="object"&&
(0,Gg.eachItem)(e[i],a=>n+=or(a)),n===1/0))return 1/0}return n}function tr(e,n="",i){i!==!1&&(n=pn(n));let a=e.parse(n);return rr(e,a)}oe.getFullPath=tr;function rr(e,n){
return e.serialize(n).split("#")[0]+"#"}oe._getFullPath=rr;var zg=/#\/?$/;function pn(e){return e?e.replace(zg,""):""}oe.normalizeId=pn;function Ug(e,n,i){return i=
pn(i),e.resolve(n,i)}oe.resolveUrl=Ug;var Vg=/^[a-z_][-a-z0-9._]*$/i;function ef(e,n){if(typeof e=="boolean")return{};let{schemaId:i,uriResolver:a}=this.opts,u=pn(
e[i]||n),o={"":u},t=tr(a,u,!1),r={},s=new Set;return Kg(e,{allKeys:!0},(c,g,d,f)=>{if(f===void 0)return;let m=t+g,S=o[f];typeof c[i]=="string"&&(S=Y.call(this,c[i])),
D.call(this,c.$anchor),D.call(this,c.$dynamicAnchor),o[g]=S;function Y(b){let F=this.opts.uriResolver.resolve;if(b=pn(S?F(S,b):b),s.has(b))throw h(b);s.add(b);let P=this.
refs[b];return typeof P=="string"&&(P=this.refs[P]),typeof P=="object"?l(c,P.schema,b):b!==pn(m)&&(b[0]==="#"?(l(c,r[b],b),r[b]=c):this.refs[b]=m),b}function D(b){
if(typeof b=="string"){if(!Vg.test(b))throw new Error(`invalid anchor "${b}"`);Y.call(this,`#${b}`)}}}),r;function l(c,g,d){if(g!==void 0&&!jg(c,g))throw h(d)}function h(c){
return new Error(`reference "${c}" resolves to more than one schema`)}}oe.getSchemaRefs=ef});var mn=y(ke=>{"use strict";Object.defineProperty(ke,"__esModule",{value:!0});ke.getData=ke.KeywordCxt=ke.validateFunctionCode=void 0;var dr=kt(),sr=jn(),ou=Ia(),
wi=jn(),nf=Wt(),In=Vt(),uu=nr(),C=v(),Z=de(),af=Kn(),He=M(),Wn=Gn();function uf(e){if(pr(e)&&(mr(e),fr(e))){rf(e);return}gr(e,()=>(0,dr.topBoolOrEmptySchema)(e))}
ke.validateFunctionCode=uf;function gr({gen:e,validateName:n,schema:i,schemaEnv:a,opts:u},o){u.code.es5?e.func(n,(0,C._)`${Z.default.data}, ${Z.default.valCxt}`,
a.$async,()=>{e.code((0,C._)`"use strict"; ${lr(i,u)}`),tf(e,u),e.code(o)}):e.func(n,(0,C._)`${Z.default.data}, ${of(u)}`,a.$async,()=>e.code(lr(i,u)).code(o))}
function of(e){return(0,C._)`{${Z.default.instancePath}="", ${Z.default.parentData}, ${Z.default.parentDataProperty}, ${Z.default.rootData}=${Z.default.data}${e.
dynamicRef?(0,C._)`, ${Z.default.dynamicAnchors}={}`:C.nil}}={}`}function tf(e,n){e.if(Z.default.valCxt,()=>{e.var(Z.default.instancePath,(0,C._)`${Z.default.valCxt}.${Z.
default.instancePath}`),e.var(Z.default.parentData,(0,C._)`${Z.default.valCxt}.${Z.default.parentData}`),e.var(Z.default.parentDataProperty,(0,C._)`${Z.default.
valCxt}.${Z.default.parentDataProperty}`),e.var(Z.default.rootData,(0,C._)`${Z.default.valCxt}.${Z.default.rootData}`),n.dynamicRef&&e.var(Z.default.dynamicAnchors,
(0,C._)`${Z.default.valCxt}.${Z.default.dynamicAnchors}`)},()=>{e.var(Z.default.instancePath,(0,C._)`""`),e.var(Z.default.parentData,(0,C._)`undefined`),e.var(Z.
default.parentDataProperty,(0,C._)`undefined`),e.var(Z.default.rootData,Z.default.data),n.dynamicRef&&e.var(Z.default.dynamicAnchors,(0,C._)`{}`)})}function rf(e){
let{schema:n,opts:i,gen:a}=e;gr(e,()=>{i.$comment&&n.$comment&&Sr(e),df(e),a.let(Z.default.vErrors,null),a.let(Z.default.errors,0),i.unevaluated&&sf(e),yr(e),pf(
e)})}function sf(e){let{gen:n,validateName:i}=e;e.evaluated=n.const("evaluated",(0,C._)`${i}.evaluated`),n.if((0,C._)`${e.evaluated}.dynamicProps`,()=>n.assign(
(0,C._)`${e.evaluated}.props`,(0,C._)`undefined`)),n.if((0,C._)`${e.evaluated}.dynamicItems`,()=>n.assign((0,C._)`${e.evaluated}.items`,(0,C._)`undefined`))}function lr(e,n){
let i=typeof e=="object"&&e[n.schemaId];return i&&(n.code.source||n.code.process)?(0,C._)`/*# sourceURL=${i} */`:C.nil}function lf(e,n){if(pr(e)&&(mr(e),fr(e))){
hf(e,n);return}(0,dr.boolOrEmptySchema)(e,n)}function fr({schema:e,self:n}){if(typeof e=="boolean")return!e;for(let i in e)if(n.RULES.all[i])return!0;return!1}function pr(e){
return typeof e.schema!="boolean"}function hf(e,n){let{schema:i,gen:a,opts:u}=e;u.$comment&&i.$comment&&Sr(e),gf(e),ff(e);let o=a.const("_errs",Z.default.errors);
yr(e,o),a.var(n,(0,C._)`${o} === ${Z.default.errors}`)}function mr(e){(0,He.checkUnknownRules)(e),cf(e)}function yr(e,n){if(e.opts.jtd)return hr(e,[],!1,n);let i=(0,sr.
getSchemaTypes)(e.schema),a=(0,sr.coerceAndCheckDataType)(e,i);hr(e,i,!a,n)}function cf(e){let{schema:n,errSchemaPath:i,opts:a,self:u}=e;n.$ref&&a.ignoreKeywordsWithRef&&
(0,He.schemaHasRulesButRef)(n,u.RULES)&&u.logger.warn(`$ref: keywords ignored in schema at path "${i}"`)}function df(e){let{schema:n,opts:i}=e;n.default!==void 0&&
i.useDefaults&&i.strictSchema&&(0,He.checkStrictMode)(e,"default is ignored in the schema root")}function gf(e){let n=e.schema[e.opts.schemaId];n&&(e.baseId=(0,af.
resolveUrl)(e.opts.uriResolver,e.baseId,n))}function ff(e){if(e.schema.$async&&!e.schemaEnv.$async)throw new Error("async schema in sync schema")}function Sr({gen:e,
schemaEnv:n,schema:i,errSchemaPath:a,opts:u}){let o=i.$comment;if(u.$comment===!0)e.code((0,C._)`${Z.default.self}.logger.log(${o})`);else if(typeof u.$comment==
"function"){let t=(0,C.str)`${a}/$comment`,r=e.scopeValue("root",{ref:n.root});e.code((0,C._)`${Z.default.self}.opts.$comment(${o}, ${t}, ${r}.schema)`)}}function pf(e){
let{gen:n,schemaEnv:i,validateName:a,ValidationError:u,opts:o}=e;i.$async?n.if((0,C._)`${Z.default.errors} === 0`,()=>n.return(Z.default.data),()=>n.throw((0,C.
_)`new ${u}(${Z.default.vErrors})`)):(n.assign((0,C._)`${a}.errors`,Z.default.vErrors),o.unevaluated&&mf(e),n.return((0,C._)`${Z.default.errors} === 0`))}function mf({
gen:e,evaluated:n,props:i,items:a}){i instanceof C.Name&&e.assign((0,C._)`${n}.props`,i),a instanceof C.Name&&e.assign((0,C._)`${n}.items`,a)}function hr(e,n,i,a){
let{gen:u,schema:o,data:t,allErrors:r,opts:s,self:l}=e,{RULES:h}=l;if(o.$ref&&(s.ignoreKeywordsWithRef||!(0,He.schemaHasRulesButRef)(o,h))){u.block(()=>Lr(e,"$r\
ef",h.all.$ref.definition));return}s.jtd||yf(e,n),u.block(()=>{for(let g of h.rules)c(g);c(h.post)});function c(g){(0,ou.shouldUseGroup)(o,g)&&(g.type?(u.if((0,wi.
checkDataType)(g.type,t,s.strictNumbers)),cr(e,g),n.length===1&&n[0]===g.type&&i&&(u.else(),(0,wi.reportTypeError)(e)),u.endIf()):cr(e,g),r||u.if((0,C._)`${Z.default.
errors} === ${a||0}`))}}function cr(e,n){let{gen:i,schema:a,opts:{useDefaults:u}}=e;u&&(0,nf.assignDefaults)(e,n.type),i.block(()=>{for(let o of n.rules)(0,ou.shouldUseRule)(
a,o)&&Lr(e,o.keyword,o.definition,n.type)})}function yf(e,n){e.schemaEnv.meta||!e.opts.strictTypes||(Sf(e,n),e.opts.allowUnionTypes||Yf(e,n),Lf(e,e.dataTypes))}
function Sf(e,n){if(n.length){if(!e.dataTypes.length){e.dataTypes=n;return}n.forEach(i=>{Yr(e.dataTypes,i)||tu(e,`type "${i}" not allowed by context "${e.dataTypes.
join(",")}"`)}),Jf(e,n)}}function Yf(e,n){n.length>1&&!(n.length===2&&n.includes("null"))&&tu(e,"use allowUnionTypes to allow union type keyword")}function Lf(e,n){
let i=e.self.RULES.all;for(let a in i){let u=i[a];if(typeof u=="object"&&(0,ou.shouldUseRule)(e.schema,u)){let{type:o}=u.definition;o.length&&!o.some(t=>Cf(n,t))&&
tu(e,`missing type "${o.join(",")}" for keyword "${a}"`)}}}function Cf(e,n){return e.includes(n)||n==="number"&&e.includes("integer")}function Yr(e,n){return e.
includes(n)||n==="integer"&&e.includes("number")}function Jf(e,n){let i=[];for(let a of e.dataTypes)Yr(n,a)?i.push(a):n.includes("integer")&&a==="number"&&i.push(
"integer");e.dataTypes=i}function tu(e,n){let i=e.schemaEnv.baseId+e.errSchemaPath;n+=` at "${i}" (strictTypes)`,(0,He.checkStrictMode)(e,n,e.opts.strictTypes)}
var Hi=class{constructor(n,i,a){if((0,In.validateKeywordUsage)(n,i,a),this.gen=n.gen,this.allErrors=n.allErrors,this.keyword=a,this.data=n.data,this.schema=n.schema[a],
this.$data=i.$data&&n.opts.$data&&this.schema&&this.schema.$data,this.schemaValue=(0,He.schemaRefOrVal)(n,this.schema,a,this.$data),this.schemaType=i.schemaType,
this.parentSchema=n.schema,this.params={},this.it=n,this.def=i,this.$data)this.schemaCode=n.gen.const("vSchema",Cr(this.$data,n));else if(this.schemaCode=this.schemaValue,
!(0,In.validSchemaType)(this.schema,i.schemaType,i.allowUndefined))throw new Error(`${a} value must be ${JSON.stringify(i.schemaType)}`);("code"in i?i.trackErrors:
i.errors!==!1)&&(this.errsCount=n.gen.const("_errs",Z.default.errors))}result(n,i,a){this.failResult((0,C.not)(n),i,a)}failResult(n,i,a){this.gen.if(n),a?a():this.
error(),i?(this.gen.else(),i(),this.allErrors&&this.gen.endIf()):this.allErrors?this.gen.endIf():this.gen.else()}pass(n,i){this.failResult((0,C.not)(n),void 0,i)}fail(n){
if(n===void 0){this.error(),this.allErrors||this.gen.if(!1);return}this.gen.if(n),this.error(),this.allErrors?this.gen.endIf():this.gen.else()}fail$data(n){if(!this.
$data)return this.fail(n);let{schemaCode:i}=this;this.fail((0,C._)`${i} !== undefined && (${(0,C.or)(this.invalid$data(),n)})`)}error(n,i,a){if(i){this.setParams(
i),this._error(n,a),this.setParams({});return}this._error(n,a)}_error(n,i){(n?Wn.reportExtraError:Wn.reportError)(this,this.def.error,i)}$dataError(){(0,Wn.reportError)(
this,this.def.$dataError||Wn.keyword$DataError)}reset(){if(this.errsCount===void 0)throw new Error('add "trackErrors" to keyword definition');(0,Wn.resetErrorsCount)(
this.gen,this.errsCount)}ok(n){this.allErrors||this.gen.if(n)}setParams(n,i){i?Object.assign(this.params,n):this.params=n}block$data(n,i,a=C.nil){this.gen.block(
()=>{this.check$data(n,a),i()})}check$data(n=C.nil,i=C.nil){if(!this.$data)return;let{gen:a,schemaCode:u,schemaType:o,def:t}=this;a.if((0,C.or)((0,C._)`${u} === undefined`,
i)),n!==C.nil&&a.assign(n,!0),(o.length||t.validateSchema)&&(a.elseIf(this.invalid$data()),this.$dataError(),n!==C.nil&&a.assign(n,!1)),a.else()}invalid$data(){
let{gen:n,schemaCode:i,schemaType:a,def:u,it:o}=this;return(0,C.or)(t(),r());function t(){if(a.length){if(!(i instanceof C.Name))throw new Error("ajv implementa\
tion error");let s=Array.isArray(a)?a:[a];return(0,C._)`${(0,wi.checkDataTypes)(s,i,o.opts.strictNumbers,wi.DataType.Wrong)}`}return C.nil}function r(){if(u.validateSchema){
let s=n.scopeValue("validate$data",{ref:u.validateSchema});return(0,C._)`!${s}(${i})`}return C.nil}}subschema(n,i){let a=(0,uu.getSubschema)(this.it,n);(0,uu.extendSubschemaData)(
a,this.it,n),(0,uu.extendSubschemaMode)(a,n);let u={...this.it,...a,items:void 0,props:void 0};return lf(u,i),u}mergeEvaluated(n,i){let{it:a,gen:u}=this;a.opts.
unevaluated&&(a.props!==!0&&n.props!==void 0&&(a.props=He.mergeEvaluated.props(u,n.props,a.props,i)),a.items!==!0&&n.items!==void 0&&(a.items=He.mergeEvaluated.
items(u,n.items,a.items,i)))}mergeValidEvaluated(n,i){let{it:a,gen:u}=this;if(a.opts.unevaluated&&(a.props!==!0||a.items!==!0))return u.if(i,()=>this.mergeEvaluated(
n,C.Name)),!0}};ke.KeywordCxt=Hi;function Lr(e,n,i,a){let u=new Hi(e,i,n);"code"in i?i.code(u,a):u.$data&&i.validate?(0,In.funcKeywordCode)(u,i):"macro"in i?(0,In.
macroKeywordCode)(u,i):(i.compile||i.validate)&&(0,In.funcKeywordCode)(u,i)}var Zf=/^\/(?:[^~]|~0|~1)*$/,bf=/^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;function Cr(e,{dataLevel:n,
dataNames:i,dataPathArr:a}){let u,o;if(e==="")return Z.default.rootData;if(e[0]==="/"){if(!Zf.test(e))throw new Error(`Invalid JSON-pointer: ${e}`);u=e,o=Z.default.
rootData}else{let l=bf.exec(e);if(!l)throw new Error(`Invalid JSON-pointer: ${e}`);let h=+l[1];if(u=l[2],u==="#"){if(h>=n)throw new Error(s("property/index",h));
return a[n-h]}if(h>n)throw new Error(s("data",h));if(o=i[n-h],!u)return o}let t=o,r=u.split("/");for(let l of r)l&&(o=(0,C._)`${o}${(0,C.getProperty)((0,He.unescapeJsonPointer)(
l))}`,t=(0,C._)`${t} && ${o}`);return t;function s(l,h){return`Cannot access ${l} ${h} levels up, current level is ${n}`}}ke.getData=Cr});var qn=y(su=>{"use strict";Object.defineProperty(su,"__esModule",{value:!0});var ru=class extends Error{constructor(n){super("validation failed"),this.errors=n,
this.ajv=this.validation=!0}};su.default=ru});var yn=y(cu=>{"use strict";Object.defineProperty(cu,"__esModule",{value:!0});var lu=Kn(),hu=class extends Error{constructor(n,i,a,u){super(u||`can't resolve ref\
erence ${a} from id ${i}`),this.missingRef=(0,lu.resolveUrl)(n,i,a),this.missingSchema=(0,lu.normalizeId)((0,lu.getFullPath)(n,this.missingRef))}};cu.default=hu});var zn=y(fe=>{"use strict";Object.defineProperty(fe,"__esModule",{value:!0});fe.resolveSchema=fe.getCompilingSchema=fe.resolveRef=fe.compileSchema=fe.SchemaEnv=
void 0;var Ye=v(),vf=qn(),en=de(),Le=Kn(),Jr=M(),Df=mn(),Sn=class{constructor(n){var i;this.refs={},this.dynamicAnchors={};let a;typeof n.schema=="object"&&(a=n.
schema),this.schema=n.schema,this.schemaId=n.schemaId,this.root=n.root||this,this.baseId=(i=n.baseId)!==null&&i!==void 0?i:(0,Le.normalizeId)(a?.[n.schemaId||"$\
id"]),this.schemaPath=n.schemaPath,this.localRefs=n.localRefs,this.meta=n.meta,this.$async=a?.$async,this.refs={}}};fe.SchemaEnv=Sn;function gu(e){let n=Zr.call(
this,e);if(n)return n;let i=(0,Le.getFullPath)(this.opts.uriResolver,e.root.baseId),{es5:a,lines:u}=this.opts.code,{ownProperties:o}=this.opts,t=new Ye.CodeGen(
this.scope,{es5:a,lines:u,ownProperties:o}),r;e.$async&&(r=t.scopeValue("Error",{ref:vf.default,code:(0,Ye._)`require("ajv/dist/runtime/validation_error").default`}));
let s=t.scopeName("validate");e.validateName=s;let l={gen:t,allErrors:this.opts.allErrors,data:en.default.data,parentData:en.default.parentData,parentDataProperty:en.
default.parentDataProperty,dataNames:[en.default.data],dataPathArr:[Ye.nil],dataLevel:0,dataTypes:[],definedProperties:new Set,topSchemaRef:t.scopeValue("schema",
this.opts.code.source===!0?{ref:e.schema,code:(0,Ye.stringify)(e.schema)}:{ref:e.schema}),validateName:s,ValidationError:r,schema:e.schema,schemaEnv:e,rootId:i,
baseId:e.baseId||i,schemaPath:Ye.nil,errSchemaPath:e.schemaPath||(this.opts.jtd?"":"#"),errorPath:(0,Ye._)`""`,opts:this.opts,self:this},h;try{this._compilations.
add(e),(0,Df.validateFunctionCode)(l),t.optimize(this.opts.code.optimize);let c=t.toString();h=`${t.scopeRefs(en.default.scope)}return ${c}`,this.opts.code.process&&
(h=this.opts.code.process(h,e));let d=new Function(`${en.default.self}`,`${en.default.scope}`,h)(this,this.scope.get());if(this.scope.value(s,{ref:d}),d.errors=
null,d.schema=e.schema,d.schemaEnv=e,e.$async&&(d.$async=!0),this.opts.code.source===!0&&(d.source={validateName:s,validateCode:c,scopeValues:t._values}),this.opts.
unevaluated){let{props:f,items:m}=l;d.evaluated={props:f instanceof Ye.Name?void 0:f,items:m instanceof Ye.Name?void 0:m,dynamicProps:f instanceof Ye.Name,dynamicItems:m instanceof
Ye.Name},d.source&&(d.source.evaluated=(0,Ye.stringify)(d.evaluated))}return e.validate=d,e}catch(c){throw delete e.validate,delete e.validateName,h&&this.logger.
error("Error compiling schema, function code:",h),c}finally{this._compilations.delete(e)}}fe.compileSchema=gu;function Pf(e,n,i){var a;i=(0,Le.resolveUrl)(this.
opts.uriResolver,n,i);let u=e.refs[i];if(u)return u;let o=Xf.call(this,e,i);if(o===void 0){let t=(a=e.localRefs)===null||a===void 0?void 0:a[i],{schemaId:r}=this.
opts;t&&(o=new Sn({schema:t,schemaId:r,root:e,baseId:n}))}if(o!==void 0)return e.refs[i]=Tf.call(this,o)}fe.resolveRef=Pf;function Tf(e){return(0,Le.inlineRef)(
e.schema,this.opts.inlineRefs)?e.schema:e.validate?e:gu.call(this,e)}function Zr(e){for(let n of this._compilations)if(_f(n,e))return n}fe.getCompilingSchema=Zr;
function _f(e,n){return e.schema===n.schema&&e.root===n.root&&e.baseId===n.baseId}function Xf(e,n){let i;for(;typeof(i=this.refs[n])=="string";)n=i;return i||this.
schemas[n]||$i.call(this,e,n)}function $i(e,n){let i=this.opts.uriResolver.parse(n),a=(0,Le._getFullPath)(this.opts.uriResolver,i),u=(0,Le.getFullPath)(this.opts.
uriResolver,e.baseId,void 0);if(Object.keys(e.schema).length>0&&a===u)return du.call(this,i,e);let o=(0,Le.normalizeId)(a),t=this.refs[o]||this.schemas[o];if(typeof t==
"string"){let r=$i.call(this,e,t);return typeof r?.schema!="object"?void 0:du.call(this,i,r)}if(typeof t?.schema=="object"){if(t.validate||gu.call(this,t),o===(0,Le.
normalizeId)(n)){let{schema:r}=t,{schemaId:s}=this.opts,l=r[s];return l&&(u=(0,Le.resolveUrl)(this.opts.uriResolver,u,l)),new Sn({schema:r,schemaId:s,root:e,baseId:u})}
return du.call(this,i,t)}}fe.resolveSchema=$i;var Mf=new Set(["properties","patternProperties","enum","dependencies","definitions"]);function du(e,{baseId:n,schema:i,
root:a}){var u;if(((u=e.fragment)===null||u===void 0?void 0:u[0])!=="/")return;for(let r of e.fragment.slice(1).split("/")){if(typeof i=="boolean")return;let s=i[(0,Jr.
unescapeFragment)(r)];if(s===void 0)return;i=s;let l=typeof i=="object"&&i[this.opts.schemaId];!Mf.has(r)&&l&&(n=(0,Le.resolveUrl)(this.opts.uriResolver,n,l))}let o;
if(typeof i!="boolean"&&i.$ref&&!(0,Jr.schemaHasRulesButRef)(i,this.RULES)){let r=(0,Le.resolveUrl)(this.opts.uriResolver,n,i.$ref);o=$i.call(this,a,r)}let{schemaId:t}=this.
opts;if(o=o||new Sn({schema:i,schemaId:t,root:a,baseId:n}),o.schema!==o.root.schema)return o}});var br=y((dZ,wf)=>{wf.exports={$id:"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",description:"Meta-schema for $data reference\
 (JSON AnySchema extension proposal)",type:"object",required:["$data"],properties:{$data:{type:"string",anyOf:[{format:"relative-json-pointer"},{format:"json-po\
inter"}]}},additionalProperties:!1}});var Yu=y((gZ,wr)=>{"use strict";var Hf=RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu),pu=RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u),
$f=RegExp.prototype.test.bind(/^\d*$/u),nn=RegExp.prototype.test.bind(/^[\da-f]{2}$/iu),mu=RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu),Dr=RegExp.prototype.test.
bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u),yu=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u),Ef=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u),
te=new Array(256);{let e="0123456789ABCDEF";for(let n=0;n<256;n++)te[n]="%"+e[n>>4]+e[n&15]}function V(e){return e<2048?te[192|e>>6]+te[128|e&63]:e<65536?te[224|
e>>12]+te[128|e>>6&63]+te[128|e&63]:te[240|e>>18]+te[128|e>>12&63]+te[128|e>>6&63]+te[128|e&63]}function Nf(e){let n="",i=0,a=0;for(a=0;a<e.length;a++)if(i=e[a].
charCodeAt(0),i!==48){if(!(i>=48&&i<=57||i>=65&&i<=70||i>=97&&i<=102))return"";n+=e[a];break}for(a+=1;a<e.length;a++){if(i=e[a].charCodeAt(0),!(i>=48&&i<=57||i>=
65&&i<=70||i>=97&&i<=102))return"";n+=e[a]}return n}var Ff=RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/),Rf=RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/),
Qf=RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/),xf=RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);function kf(e){if(e.length===0)return!1;for(let n=0;n<
e.length;n++)if(!Qf(e[n])){if(e[n]==="%"&&n+2<e.length&&nn(e.slice(n+1,n+3))){n+=2;continue}return!1}return!0}function vr(e){let n=-1,i=0,a=-1,u=0;for(let r=0;r<
e.length;r++)e[r]==="0"?(a===-1&&(a=r),u++,u>i&&(i=u,n=a)):(a=-1,u=0);if(i<2)return e.join(":");let o=e.slice(0,n).join(":"),t=e.slice(n+i).join(":");return o+"\
::"+t}function Bf(e){let n=e.indexOf("::");if(n!==-1&&e.indexOf("::",n+1)!==-1)return;let i=n===-1?e.split(":"):e.slice(0,n).split(":"),a=n===-1?[]:e.slice(n+2).
split(":");n!==-1&&(i.length===1&&i[0]===""&&(i.length=0),a.length===1&&a[0]===""&&(a.length=0));let u=i.concat(a),o=0;for(let r=0;r<u.length;r++){let s=u[r];if(s===
"")return;if(s.indexOf(".")!==-1){if(r!==u.length-1||n!==-1&&a.length===0||!pu(s))return;o+=2;continue}if(!Ff(s))return;u[r]=parseInt(s,16).toString(16),o++}if(n===
-1)return o!==8?void 0:vr(u);if(o>=8)return;let t=u.slice(0,i.length);for(let r=o;r<8;r++)t.push("0");for(let r=i.length;r<u.length;r++)t.push(u[r]);return vr(t)}
function fu(e){let n=e[0]==="["&&e[e.length-1]==="]";if((e[0]==="["||e[e.length-1]==="]")&&!n)return{host:e,isIPV6:!1,error:!0};let a=n?e.slice(1,-1):e;if(n&&Rf(
a))return a=a.toLowerCase(),{host:`[${a}]`,escapedHost:a,isIPV6:!1,isIPVFuture:!0};if(Of(a,":")<2)return{host:e,isIPV6:!1,error:n};let u="",o=a.indexOf("%");if(o!==
-1){let r=a.slice(o,o+3).toLowerCase()==="%25"?3:1;if(u=a.slice(o+r),!kf(u))return{host:e,isIPV6:!1,error:!0};a=a.slice(0,o)}let t=Bf(a);return t===void 0?{host:e,
isIPV6:!1,error:!0}:{host:t+(u?"%"+u:""),escapedHost:t+(u?"%25"+u:""),isIPV6:!0}}function Of(e,n){let i=0;for(let a=0;a<e.length;a++)e[a]===n&&i++;return i}function Pr(e){
let n=e,i=[],a=-1,u=0;for(;u=n.length;){if(u===1){if(n===".")break;if(n==="/"){i.push("/");break}else{i.push(n);break}}else if(u===2){if(n[0]==="."){if(n[1]==="\
.")break;if(n[1]==="/"){n=n.slice(2);continue}}else if(n[0]==="/"&&(n[1]==="."||n[1]==="/")){i.push("/");break}}else if(u===3&&n==="/.."){i.length!==0&&i.pop(),
i.push("/");break}if(n[0]==="."){if(n[1]==="."){if(n[2]==="/"){n=n.slice(3);continue}}else if(n[1]==="/"){n=n.slice(2);continue}}else if(n[0]==="/"&&n[1]==="."){
if(n[2]==="/"){n=n.slice(2);continue}else if(n[2]==="."&&n[3]==="/"){n=n.slice(3),i.length!==0&&i.pop();continue}}if((a=n.indexOf("/",1))===-1){i.push(n);break}else
i.push(n.slice(0,a)),n=n.slice(a)}return i.join("")}function Af(e){if(e===""||e[0]==="/")return Pr(e);let n=e.split("/"),i=n.length-1,a=[],u=!1;for(let o=0;o<=i;o++){
let t=n[o];t==="."||t===".."?(t===".."&&(a.length!==0&&a[a.length-1]!==".."?a.pop():a.push("..")),u=o===i):a.push(t)}return u&&a[a.length-1]!==".."&&a.push(""),
(a.length===0||a[0]===""||a[0].includes(":"))&&a.unshift("."),a.join("/")}var Gf={"@":"%40","/":"%2F","?":"%3F","#":"%23",":":"%3A"},jf=/[@/?#:]/g,Kf=/[@/?#]/g;
function Tr(e,n){let i=n?Kf:jf;return i.lastIndex=0,e.replace(i,a=>Gf[a])}function _r(e,n=!1){if(e.indexOf("%")===-1)return e;let i="";for(let a=0;a<e.length;a++){
if(e[a]==="%"&&a+2<e.length){let u=e.slice(a+1,a+3);if(nn(u)){let o=u.toUpperCase(),t=String.fromCharCode(parseInt(o,16));n&&mu(t)?i+=t:i+="%"+o,a+=2;continue}}
i+=e[a]}return i}function Wf(e){let n="";for(let i=0;i<e.length;i++){let a=e[i];if(a==="%"&&i+2<e.length){let u=e.slice(i+1,i+3);if(nn(u)){let o=u.toUpperCase(),
t=String.fromCharCode(parseInt(o,16));t!=="."&&mu(t)?n+=t:n+="%"+o,i+=2;continue}}if(Dr(a))n+=a;else{let u=e.charCodeAt(i);if(u<128)n+=Mr(u)?a:te[u];else if(u<55296||
u>57343)n+=V(u);else if(u<=56319&&i+1<e.length){let o=e.charCodeAt(i+1);o>=56320&&o<=57343?(n+=V(65536+(u-55296<<10)+(o-56320)),i++):n+=V(65533)}else n+=V(65533)}}
return n}function If(e,n=!1){let i="",a=n&&e[0]!=="/";for(let u=0;u<e.length;u++){let o=e[u];if(o==="%"&&u+2<e.length){let t=e.slice(u+1,u+3);if(nn(t)){i+="%"+t.
toUpperCase(),u+=2;continue}}if(o==="/"&&(a=!1),Dr(o)&&(o!==":"||!a))i+=o;else{let t=e.charCodeAt(u);if(t<128)i+=te[t];else if(t<55296||t>57343)i+=V(t);else if(t<=
56319&&u+1<e.length){let r=e.charCodeAt(u+1);r>=56320&&r<=57343?(i+=V(65536+(t-55296<<10)+(r-56320)),u++):i+=V(65533)}else i+=V(65533)}}return i}function Su(e,n){
let i="";for(let a=0;a<e.length;a++){let u=e[a];if(u==="%"&&a+2<e.length){let o=e.slice(a+1,a+3);if(nn(o)){i+="%"+o.toUpperCase(),a+=2;continue}}if(n(u))i+=u;else{
let o=e.charCodeAt(a);if(o<128)i+=te[o];else if(o<55296||o>57343)i+=V(o);else if(o<=56319&&a+1<e.length){let t=e.charCodeAt(a+1);t>=56320&&t<=57343?(i+=V(65536+
(o-55296<<10)+(t-56320)),a++):i+=V(65533)}else i+=V(65533)}}return i}function Xr(e){return Su(e,Ef)}function qf(e){return Su(e,yu)}function zf(e){return Su(e,yu)}
function Mr(e){return e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122||e===42||e===43||e===45||e===46||e===47||e===64||e===95}function Uf(e){let n="";for(let i=0;i<e.
length;i++){let a=e[i];if(a==="%"&&i+2<e.length){let u=e.slice(i+1,i+3);if(nn(u)){let o=u.toUpperCase(),t=String.fromCharCode(parseInt(o,16));mu(t)?n+=t:n+="%"+
o,i+=2;continue}}if(yu(a))n+=a;else{let u=e.charCodeAt(i);if(u<128)n+=Mr(u)?a:te[u];else if(u<55296||u>57343)n+=V(u);else if(u<=56319&&i+1<e.length){let o=e.charCodeAt(
i+1);o>=56320&&o<=57343?(n+=V(65536+(u-55296<<10)+(o-56320)),i++):n+=V(65533)}else n+=V(65533)}}return n}function Vf(e){let n="";for(let i=0;i<e.length;i++){if(e[i]===
"%"&&i+2<e.length){let a=e.slice(i+1,i+3);if(nn(a)){n+="%"+a.toUpperCase(),i+=2;continue}}n+=escape(e[i])}return n}function ep(e){let n=[];if(e.userinfo!==void 0&&
(n.push(Xr(e.userinfo)),n.push("@")),e.host!==void 0){let i=e.host;if(!pu(i)){let a=fu(i);a.isIPV6!==!0&&a.isIPVFuture!==!0&&(i=_r(i,!0),a=fu(i)),a.isIPV6===!0||
a.isIPVFuture===!0?i=`[${a.escapedHost}]`:i=Tr(i,!1)}n.push(i)}if(typeof e.port=="number"||typeof e.port=="string"){let i=String(e.port);if(!$f(i))throw new TypeError(
"URI port is malformed.");n.push(":"),n.push(i)}return n.length?n.join(""):void 0}wr.exports={nonSimpleDomain:xf,recomposeAuthority:ep,reescapeHostDelimiters:Tr,
normalizePercentEncoding:_r,normalizePathEncoding:Wf,serializePathEncoding:If,normalizeQueryFragmentEncoding:Uf,encodeUserinfo:Xr,encodeQuery:qf,encodeFragment:zf,
escapePreservingEscapes:Vf,removeDotSegments:Pr,removeDotSegmentsRelative:Af,isIPv4:pu,isUUID:Hf,normalizeIPv6:fu,stringArrayToHexStripped:Nf}});var Fr=y((fZ,Nr)=>{"use strict";var{isUUID:np}=Yu(),ip=/^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu,ap=["http","https","ws","wss","urn",
"urn:uuid"];function up(e){return ap.indexOf(e)!==-1}function Lu(e){return e.secure===!0?!0:e.secure===!1?!1:e.scheme?e.scheme.length===3&&(e.scheme[0]==="w"||e.
scheme[0]==="W")&&(e.scheme[1]==="s"||e.scheme[1]==="S")&&(e.scheme[2]==="s"||e.scheme[2]==="S"):!1}function Hr(e){return e.host||(e.error=e.error||"HTTP URIs m\
ust have a host."),e}function $r(e){let n=String(e.scheme).toLowerCase()==="https";return(e.port===(n?443:80)||e.port==="")&&(e.port=void 0),e.path||(e.path="/"),
e}function op(e){return e.secure=Lu(e),e.resourceName=(e.path||"/")+(e.query?"?"+e.query:""),e.path=void 0,e.query=void 0,e}function tp(e){if((e.port===(Lu(e)?443:
80)||e.port==="")&&(e.port=void 0),typeof e.secure=="boolean"&&(e.scheme=e.secure?"wss":"ws",e.secure=void 0),e.resourceName){let n=e.resourceName.indexOf("?"),
i=n===-1?e.resourceName:e.resourceName.slice(0,n);e.path=i&&i!=="/"?i:void 0,e.query=n===-1?void 0:e.resourceName.slice(n+1),e.resourceName=void 0}return e.fragment=
void 0,e}function rp(e,n){if(!e.path)return e.error="URN can not be parsed",e;let i=e.path.match(ip);if(i&&i[0]===e.path){let a=n.scheme||e.scheme||"urn";e.nid=
i[1].toLowerCase(),e.nss=i[2];let u=`${a}:${n.nid||e.nid}`,o=Cu(u);e.path=void 0,o&&(e=o.parse(e,n))}else e.error=e.error||"URN can not be parsed.";return e}function sp(e,n){
if(e.nid===void 0)throw new Error("URN without nid cannot be serialized");let i=n.scheme||e.scheme||"urn",a=e.nid.toLowerCase(),u=`${i}:${n.nid||a}`,o=Cu(u);o&&
(e=o.serialize(e,n));let t=e,r=e.nss;return t.path=`${a||n.nid}:${r}`,n.skipEscape=!0,t}function lp(e,n){let i=e;return i.uuid=i.nss,i.nss=void 0,!n.tolerant&&(!i.
uuid||!np(i.uuid))&&(i.error=i.error||"UUID is not valid."),i}function hp(e){let n=e;return n.nss=(e.uuid||"").toLowerCase(),n}var Er={scheme:"http",domainHost:!0,
parse:Hr,serialize:$r},cp={scheme:"https",domainHost:Er.domainHost,parse:Hr,serialize:$r},Ei={scheme:"ws",domainHost:!0,parse:op,serialize:tp},dp={scheme:"wss",
domainHost:Ei.domainHost,parse:Ei.parse,serialize:Ei.serialize},gp={scheme:"urn",parse:rp,serialize:sp,skipNormalize:!0},fp={scheme:"urn:uuid",parse:lp,serialize:hp,
skipNormalize:!0},Ni={http:Er,https:cp,ws:Ei,wss:dp,urn:gp,"urn:uuid":fp};Object.setPrototypeOf(Ni,null);function Cu(e){return e&&(Ni[e]||Ni[e.toLowerCase()])||
void 0}Nr.exports={wsIsSecure:Lu,SCHEMES:Ni,isValidSchemeName:up,getSchemeHandler:Cu}});var Ur=y((pZ,ki)=>{"use strict";var{normalizeIPv6:Br,removeDotSegments:Vn,removeDotSegmentsRelative:Or,recomposeAuthority:pp,normalizePercentEncoding:Ju,normalizePathEncoding:mp,
serializePathEncoding:Rr,normalizeQueryFragmentEncoding:Qr,encodeQuery:yp,encodeFragment:Sp,reescapeHostDelimiters:Yp,isIPv4:Ar,nonSimpleDomain:Lp}=Yu(),{SCHEMES:Gr,
getSchemeHandler:Zu}=Fr(),jr=/^[A-Za-z][A-Za-z0-9+.-]*$/u,Kr="URI scheme is malformed.",Fi="URI host is malformed.",Cp=/[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;function xr(e){
let n=String(e);if(!jr.test(n))throw new TypeError(Kr);return n}function Jp(e,n){return typeof e=="string"?e=Mp(e,n):typeof e=="object"&&(e=Qi(an(e,n),n)),e}function Zp(e,n,i){
let a=i?Object.assign({scheme:"null"},i):{scheme:"null"},{parsed:u,malformedAuthorityOrPort:o,malformedPercentEncoding:t,malformedSchemeSpecific:r,malformedHost:s,
malformedScheme:l}=Ri(e,a),{parsed:h,malformedAuthorityOrPort:c,malformedPercentEncoding:g,malformedSchemeSpecific:d,malformedHost:f,malformedScheme:m}=Ri(n,a);
if(o||c||t||g||r||d||s||f||l||m)throw new Error(u.error||h.error||"URI is malformed.");let S=Wr(u,h,a,!0),Y=Zu(i&&i.scheme||S.scheme),D=S.host,b=D!==void 0&&D!==
""&&(Ar(D)||Br(D).isIPV6);if(qr(S,i||{},Y,b))throw new Error(Fi);Ir(S,i||{},Y,b);let F=D&&D.indexOf("%")!==-1&&!/\P{ASCII}/u.test(D);if(S.error&&!F)throw new Error(
S.error);return a.skipEscape=!0,an(S,a)}function Wr(e,n,i,a){let u={};if(a||(e=Qi(an(e,i),i),n=Qi(an(n,i),i)),i=i||{},!i.tolerant&&n.scheme)u.scheme=n.scheme,u.
userinfo=n.userinfo,u.host=n.host,u.port=n.port,u.path=Vn(n.path||""),u.query=n.query;else{if(n.userinfo!==void 0||n.host!==void 0||n.port!==void 0)u.userinfo=n.
userinfo,u.host=n.host,u.port=n.port,u.path=Vn(n.path||""),u.query=n.query;else{if(!n.path)u.path=e.path,n.query!==void 0?u.query=n.query:u.query=e.query;else{if(n.
path[0]==="/")u.path=Vn(n.path);else{let o=e.userinfo!==void 0||e.host!==void 0||e.port!==void 0;o&&!e.path?u.path="/"+n.path:e.path?u.path=e.path.slice(0,e.path.
lastIndexOf("/")+1)+n.path:u.path=n.path,u.path=e.scheme===void 0&&!o&&u.path[0]!=="/"?Or(u.path):Vn(u.path)}u.query=n.query}u.userinfo=e.userinfo,u.host=e.host,
u.port=e.port}u.scheme=e.scheme}return u.fragment=n.fragment,u}function bp(e,n,i){let a=kr(e,i),u=kr(n,i);return a!==void 0&&u!==void 0&&a===u}function an(e,n){
let i={host:e.host,scheme:e.scheme,userinfo:e.userinfo,port:e.port,path:e.path,query:e.query,nid:e.nid,nss:e.nss,uuid:e.uuid,fragment:e.fragment,reference:e.reference,
resourceName:e.resourceName,secure:e.secure,error:""},a=Object.assign({},n),u=[];i.scheme&&(i.scheme=xr(i.scheme));let o=Zu(a.scheme||i.scheme);o&&o.serialize&&
o.serialize(i,a);let t=i.userinfo!==void 0||i.host!==void 0||i.port!==void 0,r=(i.scheme===void 0||a.reference==="suffix")&&!t,s=!a.skipEscape&&r;i.path!==void 0&&
(a.skipEscape?i.path=Ju(i.path):i.path=Rr(i.path,s)),a.reference!=="suffix"&&i.scheme&&(i.scheme=xr(i.scheme),u.push(i.scheme,":"));let l=pp(i);if(l!==void 0&&(a.
reference!=="suffix"&&u.push("//"),u.push(l),i.path&&i.path[0]!=="/"&&u.push("/")),i.path!==void 0){let h=i.path;!a.absolutePath&&(!o||!o.absolutePath)&&(h=r&&h[0]!==
"/"?Or(h):Vn(h)),r&&(h=Rr(h,!0)),l===void 0&&h[0]==="/"&&h[1]==="/"&&(h="/%2F"+h.slice(2)),u.push(h)}return i.query!==void 0&&u.push("?",yp(i.query)),i.fragment!==
void 0&&u.push("#",Sp(i.fragment)),u.join("")}var vp=/^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u,
Dp=/^(?:[^#/:?]+:)?\/\/([^/?#]*)/,Pp=/^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;function Tp(e,n){if(n[2]!==void 0&&e.path&&e.path[0]!=="/")return'URI path must start with \
"/" when authority is present.';if(typeof e.port=="number"&&(e.port<0||e.port>65535))return"URI port is malformed."}function Un(e){if(e===void 0)return!1;let n=e.
indexOf("%");for(;n!==-1;){if(n+2>=e.length||!/^[\da-f]{2}$/iu.test(e.slice(n+1,n+3)))return!0;n=e.indexOf("%",n+3)}return!1}function xi(e){return e[0]==="["&&e[e.
length-1]==="]"}function _p(e){let n=e[4];return Un(e[3])||n!==void 0&&!xi(n)&&Un(n)||Un(e[6])||Un(e[7])||Un(e[8])}function Ir(e,n,i,a){if(qr(e,n,i,a))return e.
error=e.error||Fi,!0;if(!n.unicodeSupport&&(!i||!i.unicodeSupport)&&e.host&&!xi(e.host)&&(n.domainHost||i&&i.domainHost)&&a===!1&&Lp(e.host)){let u;try{u=new URL(
"http://"+e.host)}catch(o){return e.error=e.error||"Host's domain name can not be converted to ASCII: "+o,!0}if(!Xp(u))return e.error=e.error||Fi,!0;e.host=u.hostname}
return!1}function qr(e,n,i,a){return!!(e.host&&a===!1&&!xi(e.host)&&(n.domainHost||i&&i.domainHost)&&Cp.test(e.host))}function Xp(e){return e.username===""&&e.password===
""&&e.port===""&&e.pathname==="/"&&e.search===""&&e.hash===""&&e.hostname!==""}function Ri(e,n){let i=Object.assign({},n),a={scheme:void 0,userinfo:void 0,host:"",
port:void 0,path:"",query:void 0,fragment:void 0},u=!1,o=!1,t=!1,r=!1,s=!1,l=!1,h=!1;i.reference==="suffix"&&(i.scheme?e=i.scheme+":"+e:e="//"+e);let c=e.match(
Dp);c!==null&&c[1].indexOf("\\")!==-1&&(a.error="URI authority must not contain a literal backslash.",u=!0);let g=e.match(Pp);if(g!==null){let f=g[1],m=f.replace(
/[\t\n\r]/g,"");m.length>=2&&(m.slice(0,2)!=="//"?(a.error=a.error||"URI authority must not contain a literal backslash.",u=!0):f.length!==m.length&&(a.error=a.
error||"URI authority introducer must not contain whitespace.",u=!0))}let d=e.match(vp);if(d){a.scheme=d[1],a.userinfo=d[3],a.host=d[4],a.port=parseInt(d[5],10),
a.path=d[6]||"",a.query=d[7],a.fragment=d[8],a.scheme!==void 0&&(jr.test(a.scheme)?a.scheme=a.scheme.toLowerCase():(a.error=a.error||Kr,l=!0)),o=_p(d),o&&(a.error=
a.error||"URI contains malformed percent-encoding."),isNaN(a.port)&&(a.port=d[5]);let f=Tp(a,d);if(f!==void 0&&(a.error=a.error||f,u=!0),a.host)if(Ar(a.host)===
!1){let Y=xi(a.host),D=a.host.indexOf("[")!==-1||a.host.indexOf("]")!==-1,b=Br(a.host);h=b.isIPV6||b.isIPVFuture===!0,s=D&&(!Y||b.error===!0),a.host=h?b.host:b.
host.toLowerCase(),s&&(a.error=a.error||Fi,u=!0)}else h=!0;a.scheme===void 0&&a.userinfo===void 0&&a.host===void 0&&a.port===void 0&&a.query===void 0&&!a.path?a.
reference="same-document":a.scheme===void 0?a.reference="relative":a.fragment===void 0?a.reference="absolute":a.reference="uri",i.reference&&i.reference!=="suff\
ix"&&i.reference!==a.reference&&(a.error=a.error||"URI is not a "+i.reference+" reference.");let m=Zu(i.scheme||a.scheme);if(s||(r=Ir(a,i,m,h)),e.indexOf("%")!==
-1&&a.host!==void 0&&!s){let S=h?a.host:Ju(a.host,!0);h||(S=Ju(S.toLowerCase())),a.host=h||i.scheme!=="null"?Yp(S,h):S}(!m||m&&!m.skipNormalize)&&(a.path&&(a.path=
mp(a.path)),a.query&&(a.query=Qr(a.query)),a.fragment&&(a.fragment=Qr(a.fragment))),m&&m.parse&&(m.parse(a,i),m===Gr.urn&&a.nid===void 0&&(t=!0))}else a.error=a.
error||"URI can not be parsed.";return{parsed:a,malformedAuthorityOrPort:u,malformedPercentEncoding:o,malformedSchemeSpecific:t,malformedHost:r,malformedScheme:l}}
function Qi(e,n){return Ri(e,n).parsed}function Mp(e,n){return zr(e,n).normalized}function zr(e,n){let{parsed:i,malformedAuthorityOrPort:a,malformedPercentEncoding:u,
malformedSchemeSpecific:o,malformedHost:t,malformedScheme:r}=Ri(e,n);return{normalized:a||u||o||t||r?e:an(i,n),malformedAuthorityOrPort:a,malformedPercentEncoding:u,
malformedSchemeSpecific:o,malformedHost:t,malformedScheme:r}}function kr(e,n){if(typeof e!="string"&&typeof e!="object")return;let i;try{i=typeof e=="string"?e:
an(e,n)}catch{return}let{normalized:a,malformedAuthorityOrPort:u,malformedPercentEncoding:o,malformedSchemeSpecific:t,malformedHost:r,malformedScheme:s}=zr(i,n);
return u||o||t||r||s?void 0:a}var bu={SCHEMES:Gr,normalize:Jp,resolve:Zp,resolveComponent:Wr,equal:bp,serialize:an,parse:Qi};ki.exports=bu;ki.exports.default=bu;
ki.exports.fastUri=bu});var es=y(vu=>{"use strict";Object.defineProperty(vu,"__esModule",{value:!0});var Vr=Ur();Vr.code='require("ajv/dist/runtime/uri").default';vu.default=Vr});var Tu=y(W=>{"use strict";Object.defineProperty(W,"__esModule",{value:!0});W.CodeGen=W.Name=W.nil=W.stringify=W.str=W._=W.KeywordCxt=void 0;var wp=mn();Object.defineProperty(
W,"KeywordCxt",{enumerable:!0,get:function(){return wp.KeywordCxt}});var Yn=v();Object.defineProperty(W,"_",{enumerable:!0,get:function(){return Yn._}});Object.
defineProperty(W,"str",{enumerable:!0,get:function(){return Yn.str}});Object.defineProperty(W,"stringify",{enumerable:!0,get:function(){return Yn.stringify}});Object.
defineProperty(W,"nil",{enumerable:!0,get:function(){return Yn.nil}});Object.defineProperty(W,"Name",{enumerable:!0,get:function(){return Yn.Name}});Object.defineProperty(
W,"CodeGen",{enumerable:!0,get:function(){return Yn.CodeGen}});var Hp=qn(),os=yn(),$p=Wa(),ei=zn(),Ep=v(),ni=Kn(),Bi=jn(),Pu=M(),ns=br(),Np=es(),ts=(e,n)=>new RegExp(
e,n);ts.code="new RegExp";var Fp=["removeAdditional","useDefaults","coerceTypes"],Rp=new Set(["validate","serialize","parse","wrapper","root","schema","keyword",
"pattern","formats","validate$data","func","obj","Error"]),Qp={errorDataPath:"",format:"`validateFormats: false` can be used instead.",nullable:'"nullable" keyw\
ord is supported by default.',jsonPointers:"Deprecated jsPropertySyntax can be used instead.",extendRefs:"Deprecated ignoreKeywordsWithRef can be used instead.",
missingRefs:"Pass empty schema with $id that should be ignored to ajv.addSchema.",processCode:"Use option `code: {process: (code, schemaEnv: object) => string}`",
sourceCode:"Use option `code: {source: true}`",strictDefaults:"It is default now, see option `strict`.",strictKeywords:"It is default now, see option `strict`.",
uniqueItems:'"uniqueItems" keyword is always validated.',unknownFormats:"Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",cache:"Ma\
p is used as cache, schema object as key.",serialize:"Map is used as cache, schema object as key.",ajvErrors:"It is default now."},xp={ignoreKeywordsWithRef:"",
jsPropertySyntax:"",unicode:'"minLength"/"maxLength" account for unicode characters by default.'},is=200;function kp(e){var n,i,a,u,o,t,r,s,l,h,c,g,d,f,m,S,Y,D,
b,F,P,be,Xe,Sa,Ya;let Nn=e.strict,La=(n=e.code)===null||n===void 0?void 0:n.optimize,pt=La===!0||La===void 0?1:La||0,mt=(a=(i=e.code)===null||i===void 0?void 0:
i.regExp)!==null&&a!==void 0?a:ts,Vc=(u=e.uriResolver)!==null&&u!==void 0?u:Np.default;return{strictSchema:(t=(o=e.strictSchema)!==null&&o!==void 0?o:Nn)!==null&&
t!==void 0?t:!0,strictNumbers:(s=(r=e.strictNumbers)!==null&&r!==void 0?r:Nn)!==null&&s!==void 0?s:!0,strictTypes:(h=(l=e.strictTypes)!==null&&l!==void 0?l:Nn)!==
null&&h!==void 0?h:"log",strictTuples:(g=(c=e.strictTuples)!==null&&c!==void 0?c:Nn)!==null&&g!==void 0?g:"log",strictRequired:(f=(d=e.strictRequired)!==null&&d!==
void 0?d:Nn)!==null&&f!==void 0?f:!1,code:e.code?{...e.code,optimize:pt,regExp:mt}:{optimize:pt,regExp:mt},loopRequired:(m=e.loopRequired)!==null&&m!==void 0?m:
is,loopEnum:(S=e.loopEnum)!==null&&S!==void 0?S:is,meta:(Y=e.meta)!==null&&Y!==void 0?Y:!0,messages:(D=e.messages)!==null&&D!==void 0?D:!0,inlineRefs:(b=e.inlineRefs)!==
null&&b!==void 0?b:!0,schemaId:(F=e.schemaId)!==null&&F!==void 0?F:"$id",addUsedSchema:(P=e.addUsedSchema)!==null&&P!==void 0?P:!0,validateSchema:(be=e.validateSchema)!==
null&&be!==void 0?be:!0,validateFormats:(Xe=e.validateFormats)!==null&&Xe!==void 0?Xe:!0,unicodeRegExp:(Sa=e.unicodeRegExp)!==null&&Sa!==void 0?Sa:!0,int32range:(Ya=
e.int32range)!==null&&Ya!==void 0?Ya:!0,uriResolver:Vc}}var ii=class{constructor(n={}){this.schemas={},this.refs={},this.formats=Object.create(null),this._compilations=
new Set,this._loading={},this._cache=new Map,n=this.opts={...n,...kp(n)};let{es5:i,lines:a}=this.opts.code;this.scope=new Ep.ValueScope({scope:{},prefixes:Rp,es5:i,
lines:a}),this.logger=Kp(n.logger);let u=n.validateFormats;n.validateFormats=!1,this.RULES=(0,$p.getRules)(),as.call(this,Qp,n,"NOT SUPPORTED"),as.call(this,xp,
n,"DEPRECATED","warn"),this._metaOpts=Gp.call(this),n.formats&&Op.call(this),this._addVocabularies(),this._addDefaultMetaSchema(),n.keywords&&Ap.call(this,n.keywords),
typeof n.meta=="object"&&this.addMetaSchema(n.meta),Bp.call(this),n.validateFormats=u}_addVocabularies(){this.addKeyword("$async")}_addDefaultMetaSchema(){let{$data:n,
meta:i,schemaId:a}=this.opts,u=ns;a==="id"&&(u={...ns},u.id=u.$id,delete u.$id),i&&n&&this.addMetaSchema(u,u[a],!1)}defaultMeta(){let{meta:n,schemaId:i}=this.opts;
return this.opts.defaultMeta=typeof n=="object"?n[i]||n:void 0}validate(n,i){let a;if(typeof n=="string"){if(a=this.getSchema(n),!a)throw new Error(`no schema w\
ith key or ref "${n}"`)}else a=this.compile(n);let u=a(i);return"$async"in a||(this.errors=a.errors),u}compile(n,i){let a=this._addSchema(n,i);return a.validate||
this._compileSchemaEnv(a)}compileAsync(n,i){if(typeof this.opts.loadSchema!="function")throw new Error("options.loadSchema should be a function");let{loadSchema:a}=this.
opts;return u.call(this,n,i);async function u(h,c){await o.call(this,h.$schema);let g=this._addSchema(h,c);return g.validate||t.call(this,g)}async function o(h){
h&&!this.getSchema(h)&&await u.call(this,{$ref:h},!0)}async function t(h){try{return this._compileSchemaEnv(h)}catch(c){if(!(c instanceof os.default))throw c;return r.
call(this,c),await s.call(this,c.missingSchema),t.call(this,h)}}function r({missingSchema:h,missingRef:c}){if(this.refs[h])throw new Error(`AnySchema ${h} is lo\
aded but ${c} cannot be resolved`)}async function s(h){let c=await l.call(this,h);this.refs[h]||await o.call(this,c.$schema),this.refs[h]||this.addSchema(c,h,i)}
async function l(h){let c=this._loading[h];if(c)return c;try{return await(this._loading[h]=a(h))}finally{delete this._loading[h]}}}addSchema(n,i,a,u=this.opts.validateSchema){
if(Array.isArray(n)){for(let t of n)this.addSchema(t,void 0,a,u);return this}let o;if(typeof n=="object"){let{schemaId:t}=this.opts;if(o=n[t],o!==void 0&&typeof o!=
"string")throw new Error(`schema ${t} must be string`)}return i=(0,ni.normalizeId)(i||o),this._checkUnique(i),this.schemas[i]=this._addSchema(n,a,i,u,!0),this}addMetaSchema(n,i,a=this.
opts.validateSchema){return this.addSchema(n,i,!0,a),this}validateSchema(n,i){if(typeof n=="boolean")return!0;let a;if(a=n.$schema,a!==void 0&&typeof a!="string")
throw new Error("$schema must be a string");if(a=a||this.opts.defaultMeta||this.defaultMeta(),!a)return this.logger.warn("meta-schema not available"),this.errors=
null,!0;let u=this.validate(a,n);if(!u&&i){let o="schema is invalid: "+this.errorsText();if(this.opts.validateSchema==="log")this.logger.error(o);else throw new Error(
o)}return u}getSchema(n){let i;for(;typeof(i=us.call(this,n))=="string";)n=i;if(i===void 0){let{schemaId:a}=this.opts,u=new ei.SchemaEnv({schema:{},schemaId:a});
if(i=ei.resolveSchema.call(this,u,n),!i)return;this.refs[n]=i}return i.validate||this._compileSchemaEnv(i)}removeSchema(n){if(n instanceof RegExp)return this._removeAllSchemas(
this.schemas,n),this._removeAllSchemas(this.refs,n),this;switch(typeof n){case"undefined":return this._removeAllSchemas(this.schemas),this._removeAllSchemas(this.
refs),this._cache.clear(),this;case"string":{let i=us.call(this,n);return typeof i=="object"&&this._cache.delete(i.schema),delete this.schemas[n],delete this.refs[n],
this}case"object":{let i=n;this._cache.delete(i);let a=n[this.opts.schemaId];return a&&(a=(0,ni.normalizeId)(a),delete this.schemas[a],delete this.refs[a]),this}default:
throw new Error("ajv.removeSchema: invalid parameter")}}addVocabulary(n){for(let i of n)this.addKeyword(i);return this}addKeyword(n,i){let a;if(typeof n=="strin\
g")a=n,typeof i=="object"&&(this.logger.warn("these parameters are deprecated, see docs for addKeyword"),i.keyword=a);else if(typeof n=="object"&&i===void 0){if(i=
n,a=i.keyword,Array.isArray(a)&&!a.length)throw new Error("addKeywords: keyword must be string or non-empty array")}else throw new Error("invalid addKeywords pa\
rameters");if(Ip.call(this,a,i),!i)return(0,Pu.eachItem)(a,o=>Du.call(this,o)),this;zp.call(this,i);let u={...i,type:(0,Bi.getJSONTypes)(i.type),schemaType:(0,Bi.
getJSONTypes)(i.schemaType)};return(0,Pu.eachItem)(a,u.type.length===0?o=>Du.call(this,o,u):o=>u.type.forEach(t=>Du.call(this,o,u,t))),this}getKeyword(n){let i=this.
RULES.all[n];return typeof i=="object"?i.definition:!!i}removeKeyword(n){let{RULES:i}=this;delete i.keywords[n],delete i.all[n];for(let a of i.rules){let u=a.rules.
findIndex(o=>o.keyword===n);u>=0&&a.rules.splice(u,1)}return this}addFormat(n,i){return typeof i=="string"&&(i=new RegExp(i)),this.formats[n]=i,this}errorsText(n=this.
errors,{separator:i=", ",dataVar:a="data"}={}){return!n||n.length===0?"No errors":n.map(u=>`${a}${u.instancePath} ${u.message}`).reduce((u,o)=>u+i+o)}$dataMetaSchema(n,i){
let a=this.RULES.all;n=JSON.parse(JSON.stringify(n));for(let u of i){let o=u.split("/").slice(1),t=n;for(let r of o)t=t[r];for(let r in a){let s=a[r];if(typeof s!=
"object")continue;let{$data:l}=s.definition,h=t[r];l&&h&&(t[r]=rs(h))}}return n}_removeAllSchemas(n,i){for(let a in n){let u=n[a];(!i||i.test(a))&&(typeof u=="s\
tring"?delete n[a]:u&&!u.meta&&(this._cache.delete(u.schema),delete n[a]))}}_addSchema(n,i,a,u=this.opts.validateSchema,o=this.opts.addUsedSchema){let t,{schemaId:r}=this.
opts;if(typeof n=="object")t=n[r];else{if(this.opts.jtd)throw new Error("schema must be object");if(typeof n!="boolean")throw new Error("schema must be object o\
r boolean")}let s=this._cache.get(n);if(s!==void 0)return s;a=(0,ni.normalizeId)(t||a);let l=ni.getSchemaRefs.call(this,n,a);return s=new ei.SchemaEnv({schema:n,
schemaId:r,meta:i,baseId:a,localRefs:l}),this._cache.set(s.schema,s),o&&!a.startsWith("#")&&(a&&this._checkUnique(a),this.refs[a]=s),u&&this.validateSchema(n,!0),
s}_checkUnique(n){if(this.schemas[n]||this.refs[n])throw new Error(`schema with key or id "${n}" already exists`)}_compileSchemaEnv(n){if(n.meta?this._compileMetaSchema(
n):ei.compileSchema.call(this,n),!n.validate)throw new Error("ajv implementation error");return n.validate}_compileMetaSchema(n){let i=this.opts;this.opts=this.
_metaOpts;try{ei.compileSchema.call(this,n)}finally{this.opts=i}}};ii.ValidationError=Hp.default;ii.MissingRefError=os.default;W.default=ii;function as(e,n,i,a="\
error"){for(let u in e){let o=u;o in n&&this.logger[a](`${i}: option ${u}. ${e[o]}`)}}function us(e){return e=(0,ni.normalizeId)(e),this.schemas[e]||this.refs[e]}
function Bp(){let e=this.opts.schemas;if(e)if(Array.isArray(e))this.addSchema(e);else for(let n in e)this.addSchema(e[n],n)}function Op(){for(let e in this.opts.
formats){let n=this.opts.formats[e];n&&this.addFormat(e,n)}}function Ap(e){if(Array.isArray(e)){this.addVocabulary(e);return}this.logger.warn("keywords option a\
s map is deprecated, pass array");for(let n in e){let i=e[n];i.keyword||(i.keyword=n),this.addKeyword(i)}}function Gp(){let e={...this.opts};for(let n of Fp)delete e[n];
return e}var jp={log(){},warn(){},error(){}};function Kp(e){if(e===!1)return jp;if(e===void 0)return console;if(e.log&&e.warn&&e.error)return e;throw new Error(
"logger must implement log, warn and error methods")}var Wp=/^[a-z_$][a-z0-9_$:-]*$/i;function Ip(e,n){let{RULES:i}=this;if((0,Pu.eachItem)(e,a=>{if(i.keywords[a])
throw new Error(`Keyword ${a} is already defined`);if(!Wp.test(a))throw new Error(`Keyword ${a} has invalid name`)}),!!n&&n.$data&&!("code"in n||"validate"in n))
throw new Error('$data keyword must have "code" or "validate" function')}function Du(e,n,i){var a;let u=n?.post;if(i&&u)throw new Error('keyword with "post" fla\
g cannot have "type"');let{RULES:o}=this,t=u?o.post:o.rules.find(({type:s})=>s===i);if(t||(t={type:i,rules:[]},o.rules.push(t)),o.keywords[e]=!0,!n)return;let r={
keyword:e,definition:{...n,type:(0,Bi.getJSONTypes)(n.type),schemaType:(0,Bi.getJSONTypes)(n.schemaType)}};n.before?qp.call(this,t,r,n.before):t.rules.push(r),o.
all[e]=r,(a=n.implements)===null||a===void 0||a.forEach(s=>this.addKeyword(s))}function qp(e,n,i){let a=e.rules.findIndex(u=>u.keyword===i);a>=0?e.rules.splice(
a,0,n):(e.rules.push(n),this.logger.warn(`rule ${i} is not defined`))}function zp(e){let{metaSchema:n}=e;n!==void 0&&(e.$data&&this.opts.$data&&(n=rs(n)),e.validateSchema=
this.compile(n,!0))}var Up={$ref:"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"};function rs(e){return{anyOf:[e,Up]}}});var ss=y(_u=>{"use strict";Object.defineProperty(_u,"__esModule",{value:!0});var Vp={keyword:"id",code(){throw new Error('NOT SUPPORTED: keyword "id", use "$id"\
 for schema ID')}};_u.default=Vp});var Gi=y(un=>{"use strict";Object.defineProperty(un,"__esModule",{value:!0});un.callRef=un.getValidate=void 0;var em=yn(),ls=ge(),re=v(),Ln=de(),hs=zn(),Oi=M(),
nm={keyword:"$ref",schemaType:"string",code(e){let{gen:n,schema:i,it:a}=e,{baseId:u,schemaEnv:o,validateName:t,opts:r,self:s}=a,{root:l}=o;if((i==="#"||i==="#/")&&
u===l.baseId)return c();let h=hs.resolveRef.call(s,l,u,i);if(h===void 0)throw new em.default(a.opts.uriResolver,u,i);if(h instanceof hs.SchemaEnv)return g(h);return d(
h);function c(){if(o===l)return Ai(e,t,o,o.$async);let f=n.scopeValue("root",{ref:l});return Ai(e,(0,re._)`${f}.validate`,l,l.$async)}function g(f){let m=cs(e,f);
Ai(e,m,f,f.$async)}function d(f){let m=n.scopeValue("schema",r.code.source===!0?{ref:f,code:(0,re.stringify)(f)}:{ref:f}),S=n.name("valid"),Y=e.subschema({schema:f,
dataTypes:[],schemaPath:re.nil,topSchemaRef:m,errSchemaPath:i},S);e.mergeEvaluated(Y),e.ok(S)}}};function cs(e,n){let{gen:i}=e;return n.validate?i.scopeValue("v\
alidate",{ref:n.validate}):(0,re._)`${i.scopeValue("wrapper",{ref:n})}.validate`}un.getValidate=cs;function Ai(e,n,i,a){let{gen:u,it:o}=e,{allErrors:t,schemaEnv:r,
opts:s}=o,l=s.passContext?Ln.default.this:re.nil;a?h():c();function h(){if(!r.$async)throw new Error("async schema referenced by sync schema");let f=u.let("vali\
d");u.try(()=>{u.code((0,re._)`await ${(0,ls.callValidateCode)(e,n,l)}`),d(n),t||u.assign(f,!0)},m=>{u.if((0,re._)`!(${m} instanceof ${o.ValidationError})`,()=>u.
throw(m)),g(m),t||u.assign(f,!1)}),e.ok(f)}function c(){e.result((0,ls.callValidateCode)(e,n,l),()=>d(n),()=>g(n))}function g(f){let m=(0,re._)`${f}.errors`;u.assign(
Ln.default.vErrors,(0,re._)`${Ln.default.vErrors} === null ? ${m} : ${Ln.default.vErrors}.concat(${m})`),u.assign(Ln.default.errors,(0,re._)`${Ln.default.vErrors}.length`)}
function d(f){var m;if(!o.opts.unevaluated)return;let S=(m=i?.validate)===null||m===void 0?void 0:m.evaluated;if(o.props!==!0)if(S&&!S.dynamicProps)S.props!==void 0&&
(o.props=Oi.mergeEvaluated.props(u,S.props,o.props));else{let Y=u.var("props",(0,re._)`${f}.evaluated.props`);o.props=Oi.mergeEvaluated.props(u,Y,o.props,re.Name)}
if(o.items!==!0)if(S&&!S.dynamicItems)S.items!==void 0&&(o.items=Oi.mergeEvaluated.items(u,S.items,o.items));else{let Y=u.var("items",(0,re._)`${f}.evaluated.items`);
o.items=Oi.mergeEvaluated.items(u,Y,o.items,re.Name)}}}un.callRef=Ai;un.default=nm});var Mu=y(Xu=>{"use strict";Object.defineProperty(Xu,"__esModule",{value:!0});var im=ss(),am=Gi(),um=["$schema","$id","$defs","$vocabulary",{keyword:"$comment"},
"definitions",im.default,am.default];Xu.default=um});var ds=y(wu=>{"use strict";Object.defineProperty(wu,"__esModule",{value:!0});var ji=v(),Be=ji.operators,Ki={maximum:{okStr:"<=",ok:Be.LTE,fail:Be.GT},minimum:{okStr:"\
>=",ok:Be.GTE,fail:Be.LT},exclusiveMaximum:{okStr:"<",ok:Be.LT,fail:Be.GTE},exclusiveMinimum:{okStr:">",ok:Be.GT,fail:Be.LTE}},om={message:({keyword:e,schemaCode:n})=>(0,ji.
str)`must be ${Ki[e].okStr} ${n}`,params:({keyword:e,schemaCode:n})=>(0,ji._)`{comparison: ${Ki[e].okStr}, limit: ${n}}`},tm={keyword:Object.keys(Ki),type:"numb\
er",schemaType:"number",$data:!0,error:om,code(e){let{keyword:n,data:i,schemaCode:a}=e;e.fail$data((0,ji._)`${i} ${Ki[n].fail} ${a} || isNaN(${i})`)}};wu.default=
tm});var gs=y(Hu=>{"use strict";Object.defineProperty(Hu,"__esModule",{value:!0});var ai=v(),rm={message:({schemaCode:e})=>(0,ai.str)`must be multiple of ${e}`,params:({
schemaCode:e})=>(0,ai._)`{multipleOf: ${e}}`},sm={keyword:"multipleOf",type:"number",schemaType:"number",$data:!0,error:rm,code(e){let{gen:n,data:i,schemaCode:a,
it:u}=e,o=u.opts.multipleOfPrecision,t=n.let("res"),r=o?(0,ai._)`Math.abs(Math.round(${t}) - ${t}) > 1e-${o}`:(0,ai._)`${t} !== parseInt(${t})`;e.fail$data((0,ai.
_)`(${a} === 0 || (${t} = ${i}/${a}, ${r}))`)}};Hu.default=sm});var ps=y($u=>{"use strict";Object.defineProperty($u,"__esModule",{value:!0});function fs(e){let n=e.length,i=0,a=0,u;for(;a<n;)i++,u=e.charCodeAt(a++),u>=55296&&
u<=56319&&a<n&&(u=e.charCodeAt(a),(u&64512)===56320&&a++);return i}$u.default=fs;fs.code='require("ajv/dist/runtime/ucs2length").default'});var ms=y(Eu=>{"use strict";Object.defineProperty(Eu,"__esModule",{value:!0});var on=v(),lm=M(),hm=ps(),cm={message({keyword:e,schemaCode:n}){let i=e==="maxLengt\
h"?"more":"fewer";return(0,on.str)`must NOT have ${i} than ${n} characters`},params:({schemaCode:e})=>(0,on._)`{limit: ${e}}`},dm={keyword:["maxLength","minLeng\
th"],type:"string",schemaType:"number",$data:!0,error:cm,code(e){let{keyword:n,data:i,schemaCode:a,it:u}=e,o=n==="maxLength"?on.operators.GT:on.operators.LT,t=u.
opts.unicode===!1?(0,on._)`${i}.length`:(0,on._)`${(0,lm.useFunc)(e.gen,hm.default)}(${i})`;e.fail$data((0,on._)`${t} ${o} ${a}`)}};Eu.default=dm});var ys=y(Nu=>{"use strict";Object.defineProperty(Nu,"__esModule",{value:!0});var gm=ge(),fm=M(),Cn=v(),pm={message:({schemaCode:e})=>(0,Cn.str)`must match pattern "${e}"`,
params:({schemaCode:e})=>(0,Cn._)`{pattern: ${e}}`},mm={keyword:"pattern",type:"string",schemaType:"string",$data:!0,error:pm,code(e){let{gen:n,data:i,$data:a,schema:u,
schemaCode:o,it:t}=e,r=t.opts.unicodeRegExp?"u":"";if(a){let{regExp:s}=t.opts.code,l=s.code==="new RegExp"?(0,Cn._)`new RegExp`:(0,fm.useFunc)(n,s),h=n.let("val\
id");n.try(()=>n.assign(h,(0,Cn._)`${l}(${o}, ${r}).test(${i})`),()=>n.assign(h,!1)),e.fail$data((0,Cn._)`!${h}`)}else{let s=(0,gm.usePattern)(e,u);e.fail$data(
(0,Cn._)`!${s}.test(${i})`)}}};Nu.default=mm});var Ss=y(Fu=>{"use strict";Object.defineProperty(Fu,"__esModule",{value:!0});var ui=v(),ym={message({keyword:e,schemaCode:n}){let i=e==="maxProperties"?"more":"\
fewer";return(0,ui.str)`must NOT have ${i} than ${n} properties`},params:({schemaCode:e})=>(0,ui._)`{limit: ${e}}`},Sm={keyword:["maxProperties","minProperties"],
type:"object",schemaType:"number",$data:!0,error:ym,code(e){let{keyword:n,data:i,schemaCode:a}=e,u=n==="maxProperties"?ui.operators.GT:ui.operators.LT;e.fail$data(
(0,ui._)`Object.keys(${i}).length ${u} ${a}`)}};Fu.default=Sm});var Ys=y(Ru=>{"use strict";Object.defineProperty(Ru,"__esModule",{value:!0});var oi=ge(),ti=v(),Ym=M(),Lm={message:({params:{missingProperty:e}})=>(0,ti.str)`must have required property '${e}'`,
params:({params:{missingProperty:e}})=>(0,ti._)`{missingProperty: ${e}}`},Cm={keyword:"required",type:"object",schemaType:"array",$data:!0,error:Lm,code(e){let{
gen:n,schema:i,schemaCode:a,data:u,$data:o,it:t}=e,{opts:r}=t;if(!o&&i.length===0)return;let s=i.length>=r.loopRequired;if(t.allErrors?l():h(),r.strictRequired){
let d=e.parentSchema.properties,{definedProperties:f}=e.it;for(let m of i)if(d?.[m]===void 0&&!f.has(m)){let S=t.schemaEnv.baseId+t.errSchemaPath,Y=`required pr\
operty "${m}" is not defined at "${S}" (strictRequired)`;(0,Ym.checkStrictMode)(t,Y,t.opts.strictRequired)}}function l(){if(s||o)e.block$data(ti.nil,c);else for(let d of i)
(0,oi.checkReportMissingProp)(e,d)}function h(){let d=n.let("missing");if(s||o){let f=n.let("valid",!0);e.block$data(f,()=>g(d,f)),e.ok(f)}else n.if((0,oi.checkMissingProp)(
e,i,d)),(0,oi.reportMissingProp)(e,d),n.else()}function c(){n.forOf("prop",a,d=>{e.setParams({missingProperty:d}),n.if((0,oi.noPropertyInData)(n,u,d,r.ownProperties),
()=>e.error())})}function g(d,f){e.setParams({missingProperty:d}),n.forOf(d,a,()=>{n.assign(f,(0,oi.propertyInData)(n,u,d,r.ownProperties)),n.if((0,ti.not)(f),()=>{
e.error(),n.break()})},ti.nil)}}};Ru.default=Cm});var Ls=y(Qu=>{"use strict";Object.defineProperty(Qu,"__esModule",{value:!0});var ri=v(),Jm={message({keyword:e,schemaCode:n}){let i=e==="maxItems"?"more":"fewer";
return(0,ri.str)`must NOT have ${i} than ${n} items`},params:({schemaCode:e})=>(0,ri._)`{limit: ${e}}`},Zm={keyword:["maxItems","minItems"],type:"array",schemaType:"\
number",$data:!0,error:Jm,code(e){let{keyword:n,data:i,schemaCode:a}=e,u=n==="maxItems"?ri.operators.GT:ri.operators.LT;e.fail$data((0,ri._)`${i}.length ${u} ${a}`)}};
Qu.default=Zm});var Wi=y(xu=>{"use strict";Object.defineProperty(xu,"__esModule",{value:!0});var Cs=iu();Cs.code='require("ajv/dist/runtime/equal").default';xu.default=Cs});var Js=y(Bu=>{"use strict";Object.defineProperty(Bu,"__esModule",{value:!0});var ku=jn(),I=v(),bm=M(),vm=Wi(),Dm={message:({params:{i:e,j:n}})=>(0,I.str)`must NOT have duplicate items (items ## ${n} and ${e} are identical)`,
params:({params:{i:e,j:n}})=>(0,I._)`{i: ${e}, j: ${n}}`},Pm={keyword:"uniqueItems",type:"array",schemaType:"boolean",$data:!0,error:Dm,code(e){let{gen:n,data:i,
$data:a,schema:u,parentSchema:o,schemaCode:t,it:r}=e;if(!a&&!u)return;let s=n.let("valid"),l=o.items?(0,ku.getSchemaTypes)(o.items):[];e.block$data(s,h,(0,I._)`${t} === false`),
e.ok(s);function h(){let f=n.let("i",(0,I._)`${i}.length`),m=n.let("j");e.setParams({i:f,j:m}),n.assign(s,!0),n.if((0,I._)`${f} > 1`,()=>(c()?g:d)(f,m))}function c(){
return l.length>0&&!l.some(f=>f==="object"||f==="array")}function g(f,m){let S=n.name("item"),Y=(0,ku.checkDataTypes)(l,S,r.opts.strictNumbers,ku.DataType.Wrong),
D=n.const("indices",(0,I._)`{}`);n.for((0,I._)`;${f}--;`,()=>{n.let(S,(0,I._)`${i}[${f}]`),n.if(Y,(0,I._)`continue`),l.length>1&&n.if((0,I._)`typeof ${S} == "string"`,
(0,I._)`${S} += "_"`),n.if((0,I._)`typeof ${D}[${S}] == "number"`,()=>{n.assign(m,(0,I._)`${D}[${S}]`),e.error(),n.assign(s,!1).break()}).code((0,I._)`${D}[${S}] = ${f}`)})}
function d(f,m){let S=(0,bm.useFunc)(n,vm.default),Y=n.name("outer");n.label(Y).for((0,I._)`;${f}--;`,()=>n.for((0,I._)`${m} = ${f}; ${m}--;`,()=>n.if((0,I._)`${S}(${i}[${f}], ${i}[${m}])`,
()=>{e.error(),n.assign(s,!1).break(Y)})))}}};Bu.default=Pm});var Zs=y(Au=>{"use strict";Object.defineProperty(Au,"__esModule",{value:!0});var Ou=v(),Tm=M(),_m=Wi(),Xm={message:"must be equal to constant",params:({schemaCode:e})=>(0,Ou.
_)`{allowedValue: ${e}}`},Mm={keyword:"const",$data:!0,error:Xm,code(e){let{gen:n,data:i,$data:a,schemaCode:u,schema:o}=e;a||o&&typeof o=="object"?e.fail$data((0,Ou.
_)`!${(0,Tm.useFunc)(n,_m.default)}(${i}, ${u})`):e.fail((0,Ou._)`${o} !== ${i}`)}};Au.default=Mm});var bs=y(Gu=>{"use strict";Object.defineProperty(Gu,"__esModule",{value:!0});var si=v(),wm=M(),Hm=Wi(),$m={message:"must be equal to one of the allowed values",
params:({schemaCode:e})=>(0,si._)`{allowedValues: ${e}}`},Em={keyword:"enum",schemaType:"array",$data:!0,error:$m,code(e){let{gen:n,data:i,$data:a,schema:u,schemaCode:o,
it:t}=e;if(!a&&u.length===0)throw new Error("enum must have non-empty array");let r=u.length>=t.opts.loopEnum,s,l=()=>s??(s=(0,wm.useFunc)(n,Hm.default)),h;if(r||
a)h=n.let("valid"),e.block$data(h,c);else{if(!Array.isArray(u))throw new Error("ajv implementation error");let d=n.const("vSchema",o);h=(0,si.or)(...u.map((f,m)=>g(
d,m)))}e.pass(h);function c(){n.assign(h,!1),n.forOf("v",o,d=>n.if((0,si._)`${l()}(${i}, ${d})`,()=>n.assign(h,!0).break()))}function g(d,f){let m=u[f];return typeof m==
"object"&&m!==null?(0,si._)`${l()}(${i}, ${d}[${f}])`:(0,si._)`${i} === ${m}`}}};Gu.default=Em});var Ku=y(ju=>{"use strict";Object.defineProperty(ju,"__esModule",{value:!0});var Nm=ds(),Fm=gs(),Rm=ms(),Qm=ys(),xm=Ss(),km=Ys(),Bm=Ls(),Om=Js(),Am=Zs(),Gm=bs(),
jm=[Nm.default,Fm.default,Rm.default,Qm.default,xm.default,km.default,Bm.default,Om.default,{keyword:"type",schemaType:["string","array"]},{keyword:"nullable",schemaType:"\
boolean"},Am.default,Gm.default];ju.default=jm});var Iu=y(li=>{"use strict";Object.defineProperty(li,"__esModule",{value:!0});li.validateAdditionalItems=void 0;var tn=v(),Wu=M(),Km={message:({params:{len:e}})=>(0,tn.
str)`must NOT have more than ${e} items`,params:({params:{len:e}})=>(0,tn._)`{limit: ${e}}`},Wm={keyword:"additionalItems",type:"array",schemaType:["boolean","o\
bject"],before:"uniqueItems",error:Km,code(e){let{parentSchema:n,it:i}=e,{items:a}=n;if(!Array.isArray(a)){(0,Wu.checkStrictMode)(i,'"additionalItems" is ignore\
d when "items" is not an array of schemas');return}vs(e,a)}};function vs(e,n){let{gen:i,schema:a,data:u,keyword:o,it:t}=e;t.items=!0;let r=i.const("len",(0,tn._)`${u}.length`);
if(a===!1)e.setParams({len:n.length}),e.pass((0,tn._)`${r} <= ${n.length}`);else if(typeof a=="object"&&!(0,Wu.alwaysValidSchema)(t,a)){let l=i.var("valid",(0,tn.
_)`${r} <= ${n.length}`);i.if((0,tn.not)(l),()=>s(l)),e.ok(l)}function s(l){i.forRange("i",n.length,r,h=>{e.subschema({keyword:o,dataProp:h,dataPropType:Wu.Type.
Num},l),t.allErrors||i.if((0,tn.not)(l),()=>i.break())})}}li.validateAdditionalItems=vs;li.default=Wm});var qu=y(hi=>{"use strict";Object.defineProperty(hi,"__esModule",{value:!0});hi.validateTuple=void 0;var Ds=v(),Ii=M(),Im=ge(),qm={keyword:"items",type:"array",
schemaType:["object","array","boolean"],before:"uniqueItems",code(e){let{schema:n,it:i}=e;if(Array.isArray(n))return Ps(e,"additionalItems",n);i.items=!0,!(0,Ii.
alwaysValidSchema)(i,n)&&e.ok((0,Im.validateArray)(e))}};function Ps(e,n,i=e.schema){let{gen:a,parentSchema:u,data:o,keyword:t,it:r}=e;h(u),r.opts.unevaluated&&
i.length&&r.items!==!0&&(r.items=Ii.mergeEvaluated.items(a,i.length,r.items));let s=a.name("valid"),l=a.const("len",(0,Ds._)`${o}.length`);i.forEach((c,g)=>{(0,Ii.
alwaysValidSchema)(r,c)||(a.if((0,Ds._)`${l} > ${g}`,()=>e.subschema({keyword:t,schemaProp:g,dataProp:g},s)),e.ok(s))});function h(c){let{opts:g,errSchemaPath:d}=r,
f=i.length,m=f===c.minItems&&(f===c.maxItems||c[n]===!1);if(g.strictTuples&&!m){let S=`"${t}" is ${f}-tuple, but minItems or maxItems/${n} are not specified or \
different at path "${d}"`;(0,Ii.checkStrictMode)(r,S,g.strictTuples)}}}hi.validateTuple=Ps;hi.default=qm});var Ts=y(zu=>{"use strict";Object.defineProperty(zu,"__esModule",{value:!0});var zm=qu(),Um={keyword:"prefixItems",type:"array",schemaType:["array"],before:"uni\
queItems",code:e=>(0,zm.validateTuple)(e,"items")};zu.default=Um});var Xs=y(Uu=>{"use strict";Object.defineProperty(Uu,"__esModule",{value:!0});var _s=v(),Vm=M(),ey=ge(),ny=Iu(),iy={message:({params:{len:e}})=>(0,_s.str)`must NOT have more than ${e} items`,
params:({params:{len:e}})=>(0,_s._)`{limit: ${e}}`},ay={keyword:"items",type:"array",schemaType:["object","boolean"],before:"uniqueItems",error:iy,code(e){let{schema:n,
parentSchema:i,it:a}=e,{prefixItems:u}=i;a.items=!0,!(0,Vm.alwaysValidSchema)(a,n)&&(u?(0,ny.validateAdditionalItems)(e,u):e.ok((0,ey.validateArray)(e)))}};Uu.default=
ay});var Ms=y(Vu=>{"use strict";Object.defineProperty(Vu,"__esModule",{value:!0});var pe=v(),qi=M(),uy={message:({params:{min:e,max:n}})=>n===void 0?(0,pe.str)`must contain at least ${e} valid item(s)`:
(0,pe.str)`must contain at least ${e} and no more than ${n} valid item(s)`,params:({params:{min:e,max:n}})=>n===void 0?(0,pe._)`{minContains: ${e}}`:(0,pe._)`{minContains: ${e}, maxContains: ${n}}`},
oy={keyword:"contains",type:"array",schemaType:["object","boolean"],before:"uniqueItems",trackErrors:!0,error:uy,code(e){let{gen:n,schema:i,parentSchema:a,data:u,
it:o}=e,t,r,{minContains:s,maxContains:l}=a;o.opts.next?(t=s===void 0?1:s,r=l):t=1;let h=n.const("len",(0,pe._)`${u}.length`);if(e.setParams({min:t,max:r}),r===
void 0&&t===0){(0,qi.checkStrictMode)(o,'"minContains" == 0 without "maxContains": "contains" keyword ignored');return}if(r!==void 0&&t>r){(0,qi.checkStrictMode)(
o,'"minContains" > "maxContains" is always invalid'),e.fail();return}if((0,qi.alwaysValidSchema)(o,i)){let m=(0,pe._)`${h} >= ${t}`;r!==void 0&&(m=(0,pe._)`${m} && ${h} <= ${r}`),
e.pass(m);return}o.items=!0;let c=n.name("valid");r===void 0&&t===1?d(c,()=>n.if(c,()=>n.break())):t===0?(n.let(c,!0),r!==void 0&&n.if((0,pe._)`${u}.length > 0`,
g)):(n.let(c,!1),g()),e.result(c,()=>e.reset());function g(){let m=n.name("_valid"),S=n.let("count",0);d(m,()=>n.if(m,()=>f(S)))}function d(m,S){n.forRange("i",
0,h,Y=>{e.subschema({keyword:"contains",dataProp:Y,dataPropType:qi.Type.Num,compositeRule:!0},m),S()})}function f(m){n.code((0,pe._)`${m}++`),r===void 0?n.if((0,pe.
_)`${m} >= ${t}`,()=>n.assign(c,!0).break()):(n.if((0,pe._)`${m} > ${r}`,()=>n.assign(c,!1).break()),t===1?n.assign(c,!0):n.if((0,pe._)`${m} >= ${t}`,()=>n.assign(
c,!0)))}}};Vu.default=oy});var zi=y(_e=>{"use strict";Object.defineProperty(_e,"__esModule",{value:!0});_e.validateSchemaDeps=_e.validatePropertyDeps=_e.error=void 0;var eo=v(),ty=M(),ci=ge();
_e.error={message:({params:{property:e,depsCount:n,deps:i}})=>{let a=n===1?"property":"properties";return(0,eo.str)`must have ${a} ${i} when property ${e} is present`},
params:({params:{property:e,depsCount:n,deps:i,missingProperty:a}})=>(0,eo._)`{property: ${e},
    missingProperty: ${a},
    depsCount: ${n},
    deps: ${i}}`};var ry={keyword:"dependencies",type:"object",schemaType:"object",error:_e.error,code(e){let[n,i]=sy(e);ws(e,n),Hs(e,i)}};function sy({schema:e}){
let n={},i={};for(let a in e){if(a==="__proto__")continue;let u=Array.isArray(e[a])?n:i;u[a]=e[a]}return[n,i]}function ws(e,n=e.schema){let{gen:i,data:a,it:u}=e;
if(Object.keys(n).length===0)return;let o=i.let("missing");for(let t in n){let r=n[t];if(r.length===0)continue;let s=(0,ci.propertyInData)(i,a,t,u.opts.ownProperties);
e.setParams({property:t,depsCount:r.length,deps:r.join(", ")}),u.allErrors?i.if(s,()=>{for(let l of r)(0,ci.checkReportMissingProp)(e,l)}):(i.if((0,eo._)`${s} && (${(0,ci.
checkMissingProp)(e,r,o)})`),(0,ci.reportMissingProp)(e,o),i.else())}}_e.validatePropertyDeps=ws;function Hs(e,n=e.schema){let{gen:i,data:a,keyword:u,it:o}=e,t=i.
name("valid");for(let r in n)(0,ty.alwaysValidSchema)(o,n[r])||(i.if((0,ci.propertyInData)(i,a,r,o.opts.ownProperties),()=>{let s=e.subschema({keyword:u,schemaProp:r},
t);e.mergeValidEvaluated(s,t)},()=>i.var(t,!0)),e.ok(t))}_e.validateSchemaDeps=Hs;_e.default=ry});var Es=y(no=>{"use strict";Object.defineProperty(no,"__esModule",{value:!0});var $s=v(),ly=M(),hy={message:"property name must be valid",params:({params:e})=>(0,$s.
_)`{propertyName: ${e.propertyName}}`},cy={keyword:"propertyNames",type:"object",schemaType:["object","boolean"],error:hy,code(e){let{gen:n,schema:i,data:a,it:u}=e;
if((0,ly.alwaysValidSchema)(u,i))return;let o=n.name("valid");n.forIn("key",a,t=>{e.setParams({propertyName:t}),e.subschema({keyword:"propertyNames",data:t,dataTypes:[
"string"],propertyName:t,compositeRule:!0},o),n.if((0,$s.not)(o),()=>{e.error(!0),u.allErrors||n.break()})}),e.ok(o)}};no.default=cy});var ao=y(io=>{"use strict";Object.defineProperty(io,"__esModule",{value:!0});var Ui=ge(),Ce=v(),dy=de(),Vi=M(),gy={message:"must NOT have additional properties",
params:({params:e})=>(0,Ce._)`{additionalProperty: ${e.additionalProperty}}`},fy={keyword:"additionalProperties",type:["object"],schemaType:["boolean","object"],
allowUndefined:!0,trackErrors:!0,error:gy,code(e){let{gen:n,schema:i,parentSchema:a,data:u,errsCount:o,it:t}=e;if(!o)throw new Error("ajv implementation error");
let{allErrors:r,opts:s}=t;if(t.props=!0,s.removeAdditional!=="all"&&(0,Vi.alwaysValidSchema)(t,i))return;let l=(0,Ui.allSchemaProperties)(a.properties),h=(0,Ui.
allSchemaProperties)(a.patternProperties);c(),e.ok((0,Ce._)`${o} === ${dy.default.errors}`);function c(){n.forIn("key",u,S=>{!l.length&&!h.length?f(S):n.if(g(S),
()=>f(S))})}function g(S){let Y;if(l.length>8){let D=(0,Vi.schemaRefOrVal)(t,a.properties,"properties");Y=(0,Ui.isOwnProperty)(n,D,S)}else l.length?Y=(0,Ce.or)(
...l.map(D=>(0,Ce._)`${S} === ${D}`)):Y=Ce.nil;return h.length&&(Y=(0,Ce.or)(Y,...h.map(D=>(0,Ce._)`${(0,Ui.usePattern)(e,D)}.test(${S})`))),(0,Ce.not)(Y)}function d(S){
n.code((0,Ce._)`delete ${u}[${S}]`)}function f(S){if(s.removeAdditional==="all"||s.removeAdditional&&i===!1){d(S);return}if(i===!1){e.setParams({additionalProperty:S}),
e.error(),r||n.break();return}if(typeof i=="object"&&!(0,Vi.alwaysValidSchema)(t,i)){let Y=n.name("valid");s.removeAdditional==="failing"?(m(S,Y,!1),n.if((0,Ce.
not)(Y),()=>{e.reset(),d(S)})):(m(S,Y),r||n.if((0,Ce.not)(Y),()=>n.break()))}}function m(S,Y,D){let b={keyword:"additionalProperties",dataProp:S,dataPropType:Vi.
Type.Str};D===!1&&Object.assign(b,{compositeRule:!0,createErrors:!1,allErrors:!1}),e.subschema(b,Y)}}};io.default=fy});var Rs=y(oo=>{"use strict";Object.defineProperty(oo,"__esModule",{value:!0});var py=mn(),Ns=ge(),uo=M(),Fs=ao(),my={keyword:"properties",type:"object",schemaType:"\
object",code(e){let{gen:n,schema:i,parentSchema:a,data:u,it:o}=e;o.opts.removeAdditional==="all"&&a.additionalProperties===void 0&&Fs.default.code(new py.KeywordCxt(
o,Fs.default,"additionalProperties"));let t=(0,Ns.allSchemaProperties)(i);for(let c of t)o.definedProperties.add(c);o.opts.unevaluated&&t.length&&o.props!==!0&&
(o.props=uo.mergeEvaluated.props(n,(0,uo.toHash)(t),o.props));let r=t.filter(c=>!(0,uo.alwaysValidSchema)(o,i[c]));if(r.length===0)return;let s=n.name("valid");
for(let c of r)l(c)?h(c):(n.if((0,Ns.propertyInData)(n,u,c,o.opts.ownProperties)),h(c),o.allErrors||n.else().var(s,!0),n.endIf()),e.it.definedProperties.add(c),
e.ok(s);function l(c){return o.opts.useDefaults&&!o.compositeRule&&i[c].default!==void 0}function h(c){e.subschema({keyword:"properties",schemaProp:c,dataProp:c},
s)}}};oo.default=my});var Bs=y(to=>{"use strict";Object.defineProperty(to,"__esModule",{value:!0});var Qs=ge(),ea=v(),xs=M(),ks=M(),yy={keyword:"patternProperties",type:"object",schemaType:"\
object",code(e){let{gen:n,schema:i,data:a,parentSchema:u,it:o}=e,{opts:t}=o,r=(0,Qs.allSchemaProperties)(i),s=r.filter(m=>(0,xs.alwaysValidSchema)(o,i[m]));if(r.
length===0||s.length===r.length&&(!o.opts.unevaluated||o.props===!0))return;let l=t.strictSchema&&!t.allowMatchingProperties&&u.properties,h=n.name("valid");o.props!==
!0&&!(o.props instanceof ea.Name)&&(o.props=(0,ks.evaluatedPropsToName)(n,o.props));let{props:c}=o;g();function g(){for(let m of r)l&&d(m),o.allErrors?f(m):(n.var(
h,!0),f(m),n.if(h))}function d(m){for(let S in l)new RegExp(m).test(S)&&(0,xs.checkStrictMode)(o,`property ${S} matches pattern ${m} (use allowMatchingPropertie\
s)`)}function f(m){n.forIn("key",a,S=>{n.if((0,ea._)`${(0,Qs.usePattern)(e,m)}.test(${S})`,()=>{let Y=s.includes(m);Y||e.subschema({keyword:"patternProperties",
schemaProp:m,dataProp:S,dataPropType:ks.Type.Str},h),o.opts.unevaluated&&c!==!0?n.assign((0,ea._)`${c}[${S}]`,!0):!Y&&!o.allErrors&&n.if((0,ea.not)(h),()=>n.break())})})}}};
to.default=yy});var Os=y(ro=>{"use strict";Object.defineProperty(ro,"__esModule",{value:!0});var Sy=M(),Yy={keyword:"not",schemaType:["object","boolean"],trackErrors:!0,code(e){
let{gen:n,schema:i,it:a}=e;if((0,Sy.alwaysValidSchema)(a,i)){e.fail();return}let u=n.name("valid");e.subschema({keyword:"not",compositeRule:!0,createErrors:!1,allErrors:!1},
u),e.failResult(u,()=>e.reset(),()=>e.error())},error:{message:"must NOT be valid"}};ro.default=Yy});var As=y(so=>{"use strict";Object.defineProperty(so,"__esModule",{value:!0});var Ly=ge(),Cy={keyword:"anyOf",schemaType:"array",trackErrors:!0,code:Ly.validateUnion,
error:{message:"must match a schema in anyOf"}};so.default=Cy});var Gs=y(lo=>{"use strict";Object.defineProperty(lo,"__esModule",{value:!0});var na=v(),Jy=M(),Zy={message:"must match exactly one schema in oneOf",params:({params:e})=>(0,na.
_)`{passingSchemas: ${e.passing}}`},by={keyword:"oneOf",schemaType:"array",trackErrors:!0,error:Zy,code(e){let{gen:n,schema:i,parentSchema:a,it:u}=e;if(!Array.isArray(
i))throw new Error("ajv implementation error");if(u.opts.discriminator&&a.discriminator)return;let o=i,t=n.let("valid",!1),r=n.let("passing",null),s=n.name("_va\
lid");e.setParams({passing:r}),n.block(l),e.result(t,()=>e.reset(),()=>e.error(!0));function l(){o.forEach((h,c)=>{let g;(0,Jy.alwaysValidSchema)(u,h)?n.var(s,!0):
g=e.subschema({keyword:"oneOf",schemaProp:c,compositeRule:!0},s),c>0&&n.if((0,na._)`${s} && ${t}`).assign(t,!1).assign(r,(0,na._)`[${r}, ${c}]`).else(),n.if(s,()=>{
n.assign(t,!0),n.assign(r,c),g&&e.mergeEvaluated(g,na.Name)})})}}};lo.default=by});var js=y(ho=>{"use strict";Object.defineProperty(ho,"__esModule",{value:!0});var vy=M(),Dy={keyword:"allOf",schemaType:"array",code(e){let{gen:n,schema:i,it:a}=e;
if(!Array.isArray(i))throw new Error("ajv implementation error");let u=n.name("valid");i.forEach((o,t)=>{if((0,vy.alwaysValidSchema)(a,o))return;let r=e.subschema(
{keyword:"allOf",schemaProp:t},u);e.ok(u),e.mergeEvaluated(r)})}};ho.default=Dy});var Is=y(co=>{"use strict";Object.defineProperty(co,"__esModule",{value:!0});var ia=v(),Ws=M(),Py={message:({params:e})=>(0,ia.str)`must match "${e.ifClause}" schema`,
params:({params:e})=>(0,ia._)`{failingKeyword: ${e.ifClause}}`},Ty={keyword:"if",schemaType:["object","boolean"],trackErrors:!0,error:Py,code(e){let{gen:n,parentSchema:i,
it:a}=e;i.then===void 0&&i.else===void 0&&(0,Ws.checkStrictMode)(a,'"if" without "then" and "else" is ignored');let u=Ks(a,"then"),o=Ks(a,"else");if(!u&&!o)return;
let t=n.let("valid",!0),r=n.name("_valid");if(s(),e.reset(),u&&o){let h=n.let("ifClause");e.setParams({ifClause:h}),n.if(r,l("then",h),l("else",h))}else u?n.if(
r,l("then")):n.if((0,ia.not)(r),l("else"));e.pass(t,()=>e.error(!0));function s(){let h=e.subschema({keyword:"if",compositeRule:!0,createErrors:!1,allErrors:!1},
r);e.mergeEvaluated(h)}function l(h,c){return()=>{let g=e.subschema({keyword:h},r);n.assign(t,r),e.mergeValidEvaluated(g,t),c?n.assign(c,(0,ia._)`${h}`):e.setParams(
{ifClause:h})}}}};function Ks(e,n){let i=e.schema[n];return i!==void 0&&!(0,Ws.alwaysValidSchema)(e,i)}co.default=Ty});var qs=y(go=>{"use strict";Object.defineProperty(go,"__esModule",{value:!0});var _y=M(),Xy={keyword:["then","else"],schemaType:["object","boolean"],code({keyword:e,
parentSchema:n,it:i}){n.if===void 0&&(0,_y.checkStrictMode)(i,`"${e}" without "if" is ignored`)}};go.default=Xy});var po=y(fo=>{"use strict";Object.defineProperty(fo,"__esModule",{value:!0});var My=Iu(),wy=Ts(),Hy=qu(),$y=Xs(),Ey=Ms(),Ny=zi(),Fy=Es(),Ry=ao(),Qy=Rs(),xy=Bs(),
ky=Os(),By=As(),Oy=Gs(),Ay=js(),Gy=Is(),jy=qs();function Ky(e=!1){let n=[ky.default,By.default,Oy.default,Ay.default,Gy.default,jy.default,Fy.default,Ry.default,
Ny.default,Qy.default,xy.default];return e?n.push(wy.default,$y.default):n.push(My.default,Hy.default),n.push(Ey.default),n}fo.default=Ky});var zs=y(mo=>{"use strict";Object.defineProperty(mo,"__esModule",{value:!0});var G=v(),Wy={message:({schemaCode:e})=>(0,G.str)`must match format "${e}"`,params:({
schemaCode:e})=>(0,G._)`{format: ${e}}`},Iy={keyword:"format",type:["number","string"],schemaType:"string",$data:!0,error:Wy,code(e,n){let{gen:i,data:a,$data:u,
schema:o,schemaCode:t,it:r}=e,{opts:s,errSchemaPath:l,schemaEnv:h,self:c}=r;if(!s.validateFormats)return;u?g():d();function g(){let f=i.scopeValue("formats",{ref:c.
formats,code:s.code.formats}),m=i.const("fDef",(0,G._)`${f}[${t}]`),S=i.let("fType"),Y=i.let("format");i.if((0,G._)`typeof ${m} == "object" && !(${m} instanceof RegExp)`,
()=>i.assign(S,(0,G._)`${m}.type || "string"`).assign(Y,(0,G._)`${m}.validate`),()=>i.assign(S,(0,G._)`"string"`).assign(Y,m)),e.fail$data((0,G.or)(D(),b()));function D(){
return s.strictSchema===!1?G.nil:(0,G._)`${t} && !${Y}`}function b(){let F=h.$async?(0,G._)`(${m}.async ? await ${Y}(${a}) : ${Y}(${a}))`:(0,G._)`${Y}(${a})`,P=(0,G.
_)`(typeof ${Y} == "function" ? ${F} : ${Y}.test(${a}))`;return(0,G._)`${Y} && ${Y} !== true && ${S} === ${n} && !${P}`}}function d(){let f=c.formats[o];if(!f){
D();return}if(f===!0)return;let[m,S,Y]=b(f);m===n&&e.pass(F());function D(){if(s.strictSchema===!1){c.logger.warn(P());return}throw new Error(P());function P(){
return`unknown format "${o}" ignored in schema at path "${l}"`}}function b(P){let be=P instanceof RegExp?(0,G.regexpCode)(P):s.code.formats?(0,G._)`${s.code.formats}${(0,G.
getProperty)(o)}`:void 0,Xe=i.scopeValue("formats",{key:o,ref:P,code:be});return typeof P=="object"&&!(P instanceof RegExp)?[P.type||"string",P.validate,(0,G._)`${Xe}.validate`]:
["string",P,Xe]}function F(){if(typeof f=="object"&&!(f instanceof RegExp)&&f.async){if(!h.$async)throw new Error("async format in sync schema");return(0,G._)`await ${Y}(${a})`}
return typeof S=="function"?(0,G._)`${Y}(${a})`:(0,G._)`${Y}.test(${a})`}}}};mo.default=Iy});var So=y(yo=>{"use strict";Object.defineProperty(yo,"__esModule",{value:!0});var qy=zs(),zy=[qy.default];yo.default=zy});var Yo=y(Jn=>{"use strict";Object.defineProperty(Jn,"__esModule",{value:!0});Jn.contentVocabulary=Jn.metadataVocabulary=void 0;Jn.metadataVocabulary=["title","d\
escription","default","deprecated","readOnly","writeOnly","examples"];Jn.contentVocabulary=["contentMediaType","contentEncoding","contentSchema"]});var Vs=y(Lo=>{"use strict";Object.defineProperty(Lo,"__esModule",{value:!0});var Uy=Mu(),Vy=Ku(),eS=po(),nS=So(),Us=Yo(),iS=[Uy.default,Vy.default,(0,eS.default)(),
nS.default,Us.metadataVocabulary,Us.contentVocabulary];Lo.default=iS});var nl=y(aa=>{"use strict";Object.defineProperty(aa,"__esModule",{value:!0});aa.DiscrError=void 0;var el;(function(e){e.Tag="tag",e.Mapping="mapping"})(el||(aa.
DiscrError=el={}))});var Zo=y(Jo=>{"use strict";Object.defineProperty(Jo,"__esModule",{value:!0});var Zn=v(),Co=nl(),il=zn(),aS=yn(),uS=M(),oS={message:({params:{discrError:e,tagName:n}})=>e===
Co.DiscrError.Tag?`tag "${n}" must be string`:`value of tag "${n}" must be in oneOf`,params:({params:{discrError:e,tag:n,tagName:i}})=>(0,Zn._)`{error: ${e}, tag: ${i}, tagValue: ${n}}`},
tS={keyword:"discriminator",type:"object",schemaType:"object",error:oS,code(e){let{gen:n,data:i,schema:a,parentSchema:u,it:o}=e,{oneOf:t}=u;if(!o.opts.discriminator)
throw new Error("discriminator: requires discriminator option");let r=a.propertyName;if(typeof r!="string")throw new Error("discriminator: requires propertyName");
if(a.mapping)throw new Error("discriminator: mapping is not supported");if(!t)throw new Error("discriminator: requires oneOf keyword");let s=n.let("valid",!1),l=n.
const("tag",(0,Zn._)`${i}${(0,Zn.getProperty)(r)}`);n.if((0,Zn._)`typeof ${l} == "string"`,()=>h(),()=>e.error(!1,{discrError:Co.DiscrError.Tag,tag:l,tagName:r})),
e.ok(s);function h(){let d=g();n.if(!1);for(let f in d)n.elseIf((0,Zn._)`${l} === ${f}`),n.assign(s,c(d[f]));n.else(),e.error(!1,{discrError:Co.DiscrError.Mapping,
tag:l,tagName:r}),n.endIf()}function c(d){let f=n.name("valid"),m=e.subschema({keyword:"oneOf",schemaProp:d},f);return e.mergeEvaluated(m,Zn.Name),f}function g(){
var d;let f={},m=Y(u),S=!0;for(let F=0;F<t.length;F++){let P=t[F];if(P?.$ref&&!(0,uS.schemaHasRulesButRef)(P,o.self.RULES)){let Xe=P.$ref;if(P=il.resolveRef.call(
o.self,o.schemaEnv.root,o.baseId,Xe),P instanceof il.SchemaEnv&&(P=P.schema),P===void 0)throw new aS.default(o.opts.uriResolver,o.baseId,Xe)}let be=(d=P?.properties)===
null||d===void 0?void 0:d[r];if(typeof be!="object")throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${r}"`);S=S&&
(m||Y(P)),D(be,F)}if(!S)throw new Error(`discriminator: "${r}" must be required`);return f;function Y({required:F}){return Array.isArray(F)&&F.includes(r)}function D(F,P){
if(F.const)b(F.const,P);else if(F.enum)for(let be of F.enum)b(be,P);else throw new Error(`discriminator: "properties/${r}" must have "const" or "enum"`)}function b(F,P){
if(typeof F!="string"||F in f)throw new Error(`discriminator: "${r}" values must be unique strings`);f[F]=P}}}};Jo.default=tS});var al=y((ab,rS)=>{rS.exports={$schema:"http://json-schema.org/draft-07/schema#",$id:"http://json-schema.org/draft-07/schema#",title:"Core schema meta-schema",definitions:{
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
#"},else:{$ref:"#"},allOf:{$ref:"#/definitions/schemaArray"},anyOf:{$ref:"#/definitions/schemaArray"},oneOf:{$ref:"#/definitions/schemaArray"},not:{$ref:"#"}},default:!0}});var vo=y((k,bo)=>{"use strict";Object.defineProperty(k,"__esModule",{value:!0});k.MissingRefError=k.ValidationError=k.CodeGen=k.Name=k.nil=k.stringify=k.str=k._=
k.KeywordCxt=k.Ajv=void 0;var sS=Tu(),lS=Vs(),hS=Zo(),ul=al(),cS=["/properties"],ua="http://json-schema.org/draft-07/schema",bn=class extends sS.default{_addVocabularies(){
super._addVocabularies(),lS.default.forEach(n=>this.addVocabulary(n)),this.opts.discriminator&&this.addKeyword(hS.default)}_addDefaultMetaSchema(){if(super._addDefaultMetaSchema(),
!this.opts.meta)return;let n=this.opts.$data?this.$dataMetaSchema(ul,cS):ul;this.addMetaSchema(n,ua,!1),this.refs["http://json-schema.org/schema"]=ua}defaultMeta(){
return this.opts.defaultMeta=super.defaultMeta()||(this.getSchema(ua)?ua:void 0)}};k.Ajv=bn;bo.exports=k=bn;bo.exports.Ajv=bn;Object.defineProperty(k,"__esModul\
e",{value:!0});k.default=bn;var dS=mn();Object.defineProperty(k,"KeywordCxt",{enumerable:!0,get:function(){return dS.KeywordCxt}});var vn=v();Object.defineProperty(
k,"_",{enumerable:!0,get:function(){return vn._}});Object.defineProperty(k,"str",{enumerable:!0,get:function(){return vn.str}});Object.defineProperty(k,"stringi\
fy",{enumerable:!0,get:function(){return vn.stringify}});Object.defineProperty(k,"nil",{enumerable:!0,get:function(){return vn.nil}});Object.defineProperty(k,"N\
ame",{enumerable:!0,get:function(){return vn.Name}});Object.defineProperty(k,"CodeGen",{enumerable:!0,get:function(){return vn.CodeGen}});var gS=qn();Object.defineProperty(
k,"ValidationError",{enumerable:!0,get:function(){return gS.default}});var fS=yn();Object.defineProperty(k,"MissingRefError",{enumerable:!0,get:function(){return fS.
default}})});var ol=y(Dn=>{"use strict";Object.defineProperty(Dn,"__esModule",{value:!0});Dn.formatLimitDefinition=void 0;var pS=vo(),Je=v(),Oe=Je.operators,oa={formatMaximum:{
okStr:"<=",ok:Oe.LTE,fail:Oe.GT},formatMinimum:{okStr:">=",ok:Oe.GTE,fail:Oe.LT},formatExclusiveMaximum:{okStr:"<",ok:Oe.LT,fail:Oe.GTE},formatExclusiveMinimum:{
okStr:">",ok:Oe.GT,fail:Oe.LTE}},mS={message:({keyword:e,schemaCode:n})=>(0,Je.str)`should be ${oa[e].okStr} ${n}`,params:({keyword:e,schemaCode:n})=>(0,Je._)`{comparison: ${oa[e].
okStr}, limit: ${n}}`};Dn.formatLimitDefinition={keyword:Object.keys(oa),type:"string",schemaType:"string",$data:!0,error:mS,code(e){let{gen:n,data:i,schemaCode:a,
keyword:u,it:o}=e,{opts:t,self:r}=o;if(!t.validateFormats)return;let s=new pS.KeywordCxt(o,r.RULES.all.format.definition,"format");s.$data?l():h();function l(){
let g=n.scopeValue("formats",{ref:r.formats,code:t.code.formats}),d=n.const("fmt",(0,Je._)`${g}[${s.schemaCode}]`);e.fail$data((0,Je.or)((0,Je._)`typeof ${d} != "object"`,
(0,Je._)`${d} instanceof RegExp`,(0,Je._)`typeof ${d}.compare != "function"`,c(d)))}function h(){let g=s.schema,d=r.formats[g];if(!d||d===!0)return;if(typeof d!=
"object"||d instanceof RegExp||typeof d.compare!="function")throw new Error(`"${u}": format "${g}" does not define "compare" function`);let f=n.scopeValue("form\
ats",{key:g,ref:d,code:t.code.formats?(0,Je._)`${t.code.formats}${(0,Je.getProperty)(g)}`:void 0});e.fail$data(c(f))}function c(g){return(0,Je._)`${g}.compare(${i}, ${a}) ${oa[u].
fail} 0`}},dependencies:["format"]};var yS=e=>(e.addKeyword(Dn.formatLimitDefinition),e);Dn.default=yS});var ll=y((di,sl)=>{"use strict";Object.defineProperty(di,"__esModule",{value:!0});var Pn=vt(),SS=ol(),Do=v(),tl=new Do.Name("fullFormats"),YS=new Do.Name("fastF\
ormats"),Po=(e,n={keywords:!0})=>{if(Array.isArray(n))return rl(e,n,Pn.fullFormats,tl),e;let[i,a]=n.mode==="fast"?[Pn.fastFormats,YS]:[Pn.fullFormats,tl],u=n.formats||
Pn.formatNames;return rl(e,u,i,a),n.keywords&&(0,SS.default)(e),e};Po.get=(e,n="full")=>{let a=(n==="fast"?Pn.fastFormats:Pn.fullFormats)[e];if(!a)throw new Error(
`Unknown format "${e}"`);return a};function rl(e,n,i,a){var u,o;(u=(o=e.opts.code).formats)!==null&&u!==void 0||(o.formats=(0,Do._)`require("ajv-formats/dist/formats").${a}`);
for(let t of n)e.addFormat(t,i[t])}sl.exports=di=Po;Object.defineProperty(di,"__esModule",{value:!0});di.default=Po});var xo=y(pi=>{"use strict";Object.defineProperty(pi,"__esModule",{value:!0});pi.dynamicAnchor=void 0;var Qo=v(),HS=de(),Vl=zn(),$S=Gi(),ES={keyword:"$dynamicAnc\
hor",schemaType:"string",code:e=>eh(e,e.schema)};function eh(e,n){let{gen:i,it:a}=e;a.schemaEnv.root.dynamicAnchors[n]=!0;let u=(0,Qo._)`${HS.default.dynamicAnchors}${(0,Qo.
getProperty)(n)}`,o=a.errSchemaPath==="#"?a.validateName:NS(e);i.if((0,Qo._)`!${u}`,()=>i.assign(u,o))}pi.dynamicAnchor=eh;function NS(e){let{schemaEnv:n,schema:i,
self:a}=e.it,{root:u,baseId:o,localRefs:t,meta:r}=n.root,{schemaId:s}=a.opts,l=new Vl.SchemaEnv({schema:i,schemaId:s,root:u,baseId:o,localRefs:t,meta:r});return Vl.
compileSchema.call(a,l),(0,$S.getValidate)(e,l)}pi.default=ES});var ko=y(mi=>{"use strict";Object.defineProperty(mi,"__esModule",{value:!0});mi.dynamicRef=void 0;var nh=v(),FS=de(),ih=Gi(),RS={keyword:"$dynamicRef",schemaType:"\
string",code:e=>ah(e,e.schema)};function ah(e,n){let{gen:i,keyword:a,it:u}=e;if(n[0]!=="#")throw new Error(`"${a}" only supports hash fragment reference`);let o=n.
slice(1);if(u.allErrors)t();else{let s=i.let("valid",!1);t(s),e.ok(s)}function t(s){if(u.schemaEnv.root.dynamicAnchors[o]){let l=i.let("_v",(0,nh._)`${FS.default.
dynamicAnchors}${(0,nh.getProperty)(o)}`);i.if(l,r(l,s),r(u.validateName,s))}else r(u.validateName,s)()}function r(s,l){return l?()=>i.block(()=>{(0,ih.callRef)(
e,s),i.let(l,!0)}):()=>(0,ih.callRef)(e,s)}}mi.dynamicRef=ah;mi.default=RS});var uh=y(Bo=>{"use strict";Object.defineProperty(Bo,"__esModule",{value:!0});var QS=xo(),xS=M(),kS={keyword:"$recursiveAnchor",schemaType:"boolean",code(e){e.schema?
(0,QS.dynamicAnchor)(e,""):(0,xS.checkStrictMode)(e.it,"$recursiveAnchor: false is ignored")}};Bo.default=kS});var oh=y(Oo=>{"use strict";Object.defineProperty(Oo,"__esModule",{value:!0});var BS=ko(),OS={keyword:"$recursiveRef",schemaType:"string",code:e=>(0,BS.dynamicRef)(
e,e.schema)};Oo.default=OS});var th=y(Ao=>{"use strict";Object.defineProperty(Ao,"__esModule",{value:!0});var AS=xo(),GS=ko(),jS=uh(),KS=oh(),WS=[AS.default,GS.default,jS.default,KS.default];
Ao.default=WS});var sh=y(Go=>{"use strict";Object.defineProperty(Go,"__esModule",{value:!0});var rh=zi(),IS={keyword:"dependentRequired",type:"object",schemaType:"object",error:rh.
error,code:e=>(0,rh.validatePropertyDeps)(e)};Go.default=IS});var lh=y(jo=>{"use strict";Object.defineProperty(jo,"__esModule",{value:!0});var qS=zi(),zS={keyword:"dependentSchemas",type:"object",schemaType:"object",code:e=>(0,qS.
validateSchemaDeps)(e)};jo.default=zS});var hh=y(Ko=>{"use strict";Object.defineProperty(Ko,"__esModule",{value:!0});var US=M(),VS={keyword:["maxContains","minContains"],type:"array",schemaType:"numbe\
r",code({keyword:e,parentSchema:n,it:i}){n.contains===void 0&&(0,US.checkStrictMode)(i,`"${e}" without "contains" is ignored`)}};Ko.default=VS});var ch=y(Wo=>{"use strict";Object.defineProperty(Wo,"__esModule",{value:!0});var e0=sh(),n0=lh(),i0=hh(),a0=[e0.default,n0.default,i0.default];Wo.default=a0});var gh=y(Io=>{"use strict";Object.defineProperty(Io,"__esModule",{value:!0});var Ae=v(),dh=M(),u0=de(),o0={message:"must NOT have unevaluated properties",params:({
params:e})=>(0,Ae._)`{unevaluatedProperty: ${e.unevaluatedProperty}}`},t0={keyword:"unevaluatedProperties",type:"object",schemaType:["boolean","object"],trackErrors:!0,
error:o0,code(e){let{gen:n,schema:i,data:a,errsCount:u,it:o}=e;if(!u)throw new Error("ajv implementation error");let{allErrors:t,props:r}=o;r instanceof Ae.Name?
n.if((0,Ae._)`${r} !== true`,()=>n.forIn("key",a,c=>n.if(l(r,c),()=>s(c)))):r!==!0&&n.forIn("key",a,c=>r===void 0?s(c):n.if(h(r,c),()=>s(c))),o.props=!0,e.ok((0,Ae.
_)`${u} === ${u0.default.errors}`);function s(c){if(i===!1){e.setParams({unevaluatedProperty:c}),e.error(),t||n.break();return}if(!(0,dh.alwaysValidSchema)(o,i)){
let g=n.name("valid");e.subschema({keyword:"unevaluatedProperties",dataProp:c,dataPropType:dh.Type.Str},g),t||n.if((0,Ae.not)(g),()=>n.break())}}function l(c,g){
return(0,Ae._)`!${c} || !${c}[${g}]`}function h(c,g){let d=[];for(let f in c)c[f]===!0&&d.push((0,Ae._)`${g} !== ${f}`);return(0,Ae.and)(...d)}}};Io.default=t0});var ph=y(qo=>{"use strict";Object.defineProperty(qo,"__esModule",{value:!0});var sn=v(),fh=M(),r0={message:({params:{len:e}})=>(0,sn.str)`must NOT have more than ${e} items`,
params:({params:{len:e}})=>(0,sn._)`{limit: ${e}}`},s0={keyword:"unevaluatedItems",type:"array",schemaType:["boolean","object"],error:r0,code(e){let{gen:n,schema:i,
data:a,it:u}=e,o=u.items||0;if(o===!0)return;let t=n.const("len",(0,sn._)`${a}.length`);if(i===!1)e.setParams({len:o}),e.fail((0,sn._)`${t} > ${o}`);else if(typeof i==
"object"&&!(0,fh.alwaysValidSchema)(u,i)){let s=n.var("valid",(0,sn._)`${t} <= ${o}`);n.if((0,sn.not)(s),()=>r(s,o)),e.ok(s)}u.items=!0;function r(s,l){n.forRange(
"i",l,t,h=>{e.subschema({keyword:"unevaluatedItems",dataProp:h,dataPropType:fh.Type.Num},s),u.allErrors||n.if((0,sn.not)(s),()=>n.break())})}}};qo.default=s0});var mh=y(zo=>{"use strict";Object.defineProperty(zo,"__esModule",{value:!0});var l0=gh(),h0=ph(),c0=[l0.default,h0.default];zo.default=c0});var Sh=y(Uo=>{"use strict";Object.defineProperty(Uo,"__esModule",{value:!0});var d0=Mu(),g0=Ku(),f0=po(),p0=th(),m0=ch(),y0=mh(),S0=So(),yh=Yo(),Y0=[p0.default,
d0.default,g0.default,(0,f0.default)(!0),S0.default,yh.metadataVocabulary,yh.contentVocabulary,m0.default,y0.default];Uo.default=Y0});var Yh=y((jv,L0)=>{L0.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/schema",$vocabulary:{"https://j\
son-schema.org/draft/2020-12/vocab/core":!0,"https://json-schema.org/draft/2020-12/vocab/applicator":!0,"https://json-schema.org/draft/2020-12/vocab/unevaluated":!0,
"https://json-schema.org/draft/2020-12/vocab/validation":!0,"https://json-schema.org/draft/2020-12/vocab/meta-data":!0,"https://json-schema.org/draft/2020-12/vo\
cab/format-annotation":!0,"https://json-schema.org/draft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Core and Validation specifications meta-schema",
allOf:[{$ref:"meta/core"},{$ref:"meta/applicator"},{$ref:"meta/unevaluated"},{$ref:"meta/validation"},{$ref:"meta/meta-data"},{$ref:"meta/format-annotation"},{$ref:"\
meta/content"}],type:["object","boolean"],$comment:"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatibl\
e extensions as they remain in common use.",properties:{definitions:{$comment:'"definitions" has been replaced by "$defs".',type:"object",additionalProperties:{
$dynamicRef:"#meta"},deprecated:!0,default:{}},dependencies:{$comment:'"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" \
in order to serve their differing semantics.',type:"object",additionalProperties:{anyOf:[{$dynamicRef:"#meta"},{$ref:"meta/validation#/$defs/stringArray"}]},deprecated:!0,
default:{}},$recursiveAnchor:{$comment:'"$recursiveAnchor" has been replaced by "$dynamicAnchor".',$ref:"meta/core#/$defs/anchorString",deprecated:!0},$recursiveRef:{
$comment:'"$recursiveRef" has been replaced by "$dynamicRef".',$ref:"meta/core#/$defs/uriReferenceString",deprecated:!0}}}});var Lh=y((Kv,C0)=>{C0.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/applicator",$vocabulary:{"\
https://json-schema.org/draft/2020-12/vocab/applicator":!0},$dynamicAnchor:"meta",title:"Applicator vocabulary meta-schema",type:["object","boolean"],properties:{
prefixItems:{$ref:"#/$defs/schemaArray"},items:{$dynamicRef:"#meta"},contains:{$dynamicRef:"#meta"},additionalProperties:{$dynamicRef:"#meta"},properties:{type:"\
object",additionalProperties:{$dynamicRef:"#meta"},default:{}},patternProperties:{type:"object",additionalProperties:{$dynamicRef:"#meta"},propertyNames:{format:"\
regex"},default:{}},dependentSchemas:{type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},propertyNames:{$dynamicRef:"#meta"},if:{$dynamicRef:"\
#meta"},then:{$dynamicRef:"#meta"},else:{$dynamicRef:"#meta"},allOf:{$ref:"#/$defs/schemaArray"},anyOf:{$ref:"#/$defs/schemaArray"},oneOf:{$ref:"#/$defs/schemaA\
rray"},not:{$dynamicRef:"#meta"}},$defs:{schemaArray:{type:"array",minItems:1,items:{$dynamicRef:"#meta"}}}}});var Ch=y((Wv,J0)=>{J0.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/unevaluated",$vocabulary:{
"https://json-schema.org/draft/2020-12/vocab/unevaluated":!0},$dynamicAnchor:"meta",title:"Unevaluated applicator vocabulary meta-schema",type:["object","boolea\
n"],properties:{unevaluatedItems:{$dynamicRef:"#meta"},unevaluatedProperties:{$dynamicRef:"#meta"}}}});var Jh=y((Iv,Z0)=>{Z0.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/content",$vocabulary:{"htt\
ps://json-schema.org/draft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Content vocabulary meta-schema",type:["object","boolean"],properties:{contentEncoding:{
type:"string"},contentMediaType:{type:"string"},contentSchema:{$dynamicRef:"#meta"}}}});var Zh=y((qv,b0)=>{b0.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/core",$vocabulary:{"https:\
//json-schema.org/draft/2020-12/vocab/core":!0},$dynamicAnchor:"meta",title:"Core vocabulary meta-schema",type:["object","boolean"],properties:{$id:{$ref:"#/$de\
fs/uriReferenceString",$comment:"Non-empty fragments not allowed.",pattern:"^[^#]*#?$"},$schema:{$ref:"#/$defs/uriString"},$ref:{$ref:"#/$defs/uriReferenceStrin\
g"},$anchor:{$ref:"#/$defs/anchorString"},$dynamicRef:{$ref:"#/$defs/uriReferenceString"},$dynamicAnchor:{$ref:"#/$defs/anchorString"},$vocabulary:{type:"object",
propertyNames:{$ref:"#/$defs/uriString"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{$dynamicRef:"\
#meta"}}},$defs:{anchorString:{type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},uriString:{type:"string",format:"uri"},uriReferenceString:{type:"string",format:"\
uri-reference"}}}});var bh=y((zv,v0)=>{v0.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/format-annotation",$vocabulary:{
"https://json-schema.org/draft/2020-12/vocab/format-annotation":!0},$dynamicAnchor:"meta",title:"Format vocabulary meta-schema for annotation results",type:["ob\
ject","boolean"],properties:{format:{type:"string"}}}});var vh=y((Uv,D0)=>{D0.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/meta-data",$vocabulary:{"h\
ttps://json-schema.org/draft/2020-12/vocab/meta-data":!0},$dynamicAnchor:"meta",title:"Meta-data vocabulary meta-schema",type:["object","boolean"],properties:{title:{
type:"string"},description:{type:"string"},default:!0,deprecated:{type:"boolean",default:!1},readOnly:{type:"boolean",default:!1},writeOnly:{type:"boolean",default:!1},
examples:{type:"array",items:!0}}}});var Dh=y((Vv,P0)=>{P0.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/validation",$vocabulary:{"\
https://json-schema.org/draft/2020-12/vocab/validation":!0},$dynamicAnchor:"meta",title:"Validation vocabulary meta-schema",type:["object","boolean"],properties:{
type:{anyOf:[{$ref:"#/$defs/simpleTypes"},{type:"array",items:{$ref:"#/$defs/simpleTypes"},minItems:1,uniqueItems:!0}]},const:!0,enum:{type:"array",items:!0},multipleOf:{
type:"number",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"\
#/$defs/nonNegativeInteger"},minLength:{$ref:"#/$defs/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},maxItems:{$ref:"#/$defs/nonNegativeInt\
eger"},minItems:{$ref:"#/$defs/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:!1},maxContains:{$ref:"#/$defs/nonNegativeInteger"},minContains:{
$ref:"#/$defs/nonNegativeInteger",default:1},maxProperties:{$ref:"#/$defs/nonNegativeInteger"},minProperties:{$ref:"#/$defs/nonNegativeIntegerDefault0"},required:{
$ref:"#/$defs/stringArray"},dependentRequired:{type:"object",additionalProperties:{$ref:"#/$defs/stringArray"}}},$defs:{nonNegativeInteger:{type:"integer",minimum:0},
nonNegativeIntegerDefault0:{$ref:"#/$defs/nonNegativeInteger",default:0},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{
type:"array",items:{type:"string"},uniqueItems:!0,default:[]}}}});var Ph=y(Vo=>{"use strict";Object.defineProperty(Vo,"__esModule",{value:!0});var T0=Yh(),_0=Lh(),X0=Ch(),M0=Jh(),w0=Zh(),H0=bh(),$0=vh(),E0=Dh(),N0=["/propertie\
s"];function F0(e){return[T0,_0,X0,M0,w0,n(this,H0),$0,n(this,E0)].forEach(i=>this.addMetaSchema(i,void 0,!1)),this;function n(i,a){return e?i.$dataMetaSchema(a,
N0):a}}Vo.default=F0});var Th=y((B,nt)=>{"use strict";Object.defineProperty(B,"__esModule",{value:!0});B.MissingRefError=B.ValidationError=B.CodeGen=B.Name=B.nil=B.stringify=B.str=B._=
B.KeywordCxt=B.Ajv2020=void 0;var R0=Tu(),Q0=Sh(),x0=Zo(),k0=Ph(),et="https://json-schema.org/draft/2020-12/schema",Tn=class extends R0.default{constructor(n={}){
super({...n,dynamicRef:!0,next:!0,unevaluated:!0})}_addVocabularies(){super._addVocabularies(),Q0.default.forEach(n=>this.addVocabulary(n)),this.opts.discriminator&&
this.addKeyword(x0.default)}_addDefaultMetaSchema(){super._addDefaultMetaSchema();let{$data:n,meta:i}=this.opts;i&&(k0.default.call(this,n),this.refs["http://js\
on-schema.org/schema"]=et)}defaultMeta(){return this.opts.defaultMeta=super.defaultMeta()||(this.getSchema(et)?et:void 0)}};B.Ajv2020=Tn;nt.exports=B=Tn;nt.exports.
Ajv2020=Tn;Object.defineProperty(B,"__esModule",{value:!0});B.default=Tn;var B0=mn();Object.defineProperty(B,"KeywordCxt",{enumerable:!0,get:function(){return B0.
KeywordCxt}});var _n=v();Object.defineProperty(B,"_",{enumerable:!0,get:function(){return _n._}});Object.defineProperty(B,"str",{enumerable:!0,get:function(){return _n.
str}});Object.defineProperty(B,"stringify",{enumerable:!0,get:function(){return _n.stringify}});Object.defineProperty(B,"nil",{enumerable:!0,get:function(){return _n.
nil}});Object.defineProperty(B,"Name",{enumerable:!0,get:function(){return _n.Name}});Object.defineProperty(B,"CodeGen",{enumerable:!0,get:function(){return _n.
CodeGen}});var O0=qn();Object.defineProperty(B,"ValidationError",{enumerable:!0,get:function(){return O0.default}});var A0=yn();Object.defineProperty(B,"Missing\
RefError",{enumerable:!0,get:function(){return A0.default}})});var BJ={};od(BJ,{rules:()=>Uc});var zc=Ca(ll(),1);function LS(e){for(let n=0;n<e.length;n++){let i=e.charCodeAt(n);if(i>=55296&&i<=56319){if(n===e.length-1)return!0;let a=e.charCodeAt(n+1);if(!(a>=56320&&a<=57343))
return!0;n++}else if(i>=56320&&i<=57343)return!0}return!1}function rn(e,n=new Set){if(typeof e=="number"&&isNaN(e))throw new Error("NaN is not allowed");if(typeof e==
"number"&&!isFinite(e))throw new Error("Infinity is not allowed");if(typeof e=="string"&&LS(e))throw new Error("Lone surrogate is not allowed");if(e===null||typeof e!=
"object")return JSON.stringify(e);if(typeof e.toJSON=="function"){if(n.has(e))throw new Error("Circular reference detected");n.add(e);let a=rn(e.toJSON(),n);return n.
delete(e),a}if(n.has(e))throw new Error("Circular reference detected");n.add(e);let i;if(Array.isArray(e))i=`[${e.map(u=>rn(u===void 0||typeof u=="symbol"?null:
u,n)).join(",")}]`;else{let a=[];for(let u of Object.keys(e).sort())e[u]===void 0||typeof e[u]=="symbol"||a.push(`${rn(u)}:${rn(e[u],n)}`);i=`{${a.join(",")}}`}
return n.delete(e),i}var To={invalid_json:400,validation_failed:400,invalid_multipart:400,unauthorized:401,forbidden:403,environment_locked:403,not_found:404,method_not_allowed:405,
not_acceptable:406,request_timeout:408,slug_taken:409,run_not_active:409,in_use:409,idempotency_in_flight:409,review_not_open:409,review_claimed:409,batch_not_open:409,
batch_not_active:409,packet_not_open:409,packet_changed:409,evaluation_not_active:409,evaluation_not_completed:409,gate_failed:409,lookup_exists:409,content_expired:410,
no_key:412,payload_too_large:413,too_many_pages:413,unsupported_media_type:415,unsupported_file_type:415,range_not_satisfiable:416,expectation_failed:417,invalid_schema:422,
slug_underivable:422,model_not_allowed:422,model_requires_key:422,unknown_provider:422,provider_mismatch:422,provider_key_invalid:422,residency_not_allowed:422,
invalid_url:422,empty_document:422,document_unreadable:422,idempotency_mismatch:422,correction_invalid:422,expected_invalid:422,comparators_invalid:422,document_mismatch:422,
dataset_empty:422,evaluation_invalid:422,parts_invalid:422,evaluation_incomparable:422,pin_invalid:422,lookup_invalid:422,rate_limited:429,queue_full:429,headers_too_large:431,
internal_error:500,shutting_down:503,unavailable:503},Ze=class extends Error{code;details;headers;retryable;constructor(n,i,a={}){super(i,{cause:a.cause}),this.
name="AppError",this.code=n,this.details=a.details,this.headers=a.headers??{},this.retryable=a.retryable??(this.status===429||this.status>=500||n==="idempotency\
_in_flight")}get status(){return To[this.code]}};var CS=50;function _o(e,n){return new Ze("validation_failed",e,{details:n.slice(0,CS)})}function $e(e,n){return _o(n,[{in:"body",path:e,message:n}])}var JS={cachedInput:null,cacheWrite:null,longPrompt:null,from:null};function ee(e,n,i,a={}){let{longPrompt:u,...o}=a;return{...JS,currency:"USD",input:e,output:n,
source:i,...o,...u!==void 0&&{longPrompt:{cachedInput:null,cacheWrite:null,...u}}}}var O="unverified";var N={tokenLimit:"max_tokens",seed:"seed",temperature:!0,rejects:[],extraBody:{},truncatedReasons:["length","model_length","max_tokens"],refusedReasons:["conte\
nt_filter","safety","refusal","recitation","prohibited_content","blocklist","spii"],repeatSchema:!1,forcesTools:!0,listsModels:!0};function le(e,n,i,a){return{contextTokens:e,
maxOutputTokens:n,seesPictures:i,sources:{contextTokens:a,maxOutputTokens:a,seesPictures:a}}}function he(e,n,i,a,{sources:u={},prices:o=[]}={}){let t=le(n,i,!0,
a);return{id:e,...t,sources:{...t.sources,...u},prices:o}}var gi=le(32e3,8192,!1,O),me={residency:O,structuredOutput:O,quirks:[O]},H={kind:"hosted",residency:null,
wireFormat:"openai",readsPdf:!1,baseUrl:null,keyHasBaseUrl:!1,needsSecret:!0,models:[],publishedModels:"none",defaultModel:null,otherModels:gi,schemaProfile:"co\
nservative",quirks:N,sources:me},Ee={...H,kind:"self-hosted",keyHasBaseUrl:!0,needsSecret:!1,structuredOutput:"json_schema",otherModels:le(16384,4096,!1,O),schemaProfile:"\
grammar",quirks:{...N,repeatSchema:!0},sources:{...me,residency:"provider-key"}};function hl(e){let n=new Map(e.map(i=>[i.id,i]));return{list:()=>e,find:i=>n.get(i),model(i,a){let u=n.get(i);if(u===void 0)throw new Error(`The provider ${i} i\
s not in the registry.`);return u.models.find(({id:o})=>o===a)??{id:a,prices:u.otherPrices??[],...u.otherModels}}}}function cl({models:e},n){return e.length===0||
e.some(({id:i})=>i===n)}var dl="https://platform.claude.com/docs/en/api/versioning",ZS="https://platform.claude.com/docs/en/build-with-claude/structured-outputs",gl="https://docs.rs/sy\
naps/0.10.2/synaps_cli/pricing/index.html",fl="https://platform.claude.com/docs/de/models/haiku-5-5/overview",pl={...H,id:"anthropic",name:"Anthropic",residency:"\
US",wireFormat:"anthropic",readsPdf:!0,baseUrl:"https://api.anthropic.com",models:[he("claude-sonnet-5-5",1e6,128e3,fl,{sources:{seesPictures:"https://runware.a\
i/docs/models/anthropic-claude-sonnet-5-5.md"},prices:[ee(2,10,gl,{cachedInput:.1,cacheWrite:2.5})]}),he("claude-haiku-5-5",1e6,128e3,fl,{sources:{seesPictures:"\
https://github.com/Servoy/opencode-kiro-auth/releases/tag/v2.10.0"},prices:[ee(.1,.5,gl,{cachedInput:.01,cacheWrite:.125,longPrompt:{above:1e5,input:.5,cachedInput:.05,
cacheWrite:.625,output:2.5}})]})],defaultModel:"claude-sonnet-5-5",otherModels:le(2e5,8192,!0,"https://platform.claude.com/docs/zh-CN/models/sonnet-5/overview"),
structuredOutput:"json_schema_strict",schemaProfile:"anthropic",quirks:{...N,seed:null,temperature:!1,rejects:["temperature"],truncatedReasons:["max_tokens","mo\
del_context_window_exceeded"],forcesTools:!1},source:dl,sources:{residency:O,structuredOutput:ZS,quirks:[dl,"https://platform.claude.com/docs/en/models/sonnet-5\
-5/migration-guide","https://platform.claude.com/docs/en/models/haiku-5-5/migration-guide"]}};var ml="https://learn.microsoft.com/en-au/azure/ai-services/openai/how-to/structured-outputs",yl={...H,id:"azure-openai",name:"Azure OpenAI",keyHasBaseUrl:!0,structuredOutput:"\
json_schema_strict",schemaProfile:"azure-openai",otherModels:le(128e3,16384,!1,O),quirks:{...N,tokenLimit:"max_completion_tokens",temperature:!1},source:ml,sources:{
residency:"provider-key",structuredOutput:ml,quirks:["https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8"]}};var Sl="https://docs.aws.amazon.com/bedrock/latest/userguide/inference-chat-completions.html",Yl={...H,id:"bedrock",name:"Amazon Bedrock",keyHasBaseUrl:!0,structuredOutput:"\
by_model",otherModels:le(128e3,8192,!1,O),quirks:{...N,tokenLimit:"max_completion_tokens",listsModels:!1},source:Sl,sources:{residency:"provider-key",structuredOutput:"\
https://aws-samples.github.io/sample-ai-possibilities/snippets/structured-output-bedrock",quirks:[Sl]}};var fi="server/extraction/local",Ll=le(1e7,1e7,!1,fi),Cl={...H,id:"local",name:"Built-in extractor",kind:"local",needsSecret:!1,models:[{id:"local-1",prices:[ee(
0,0,fi)],...Ll}],defaultModel:"local-1",otherModels:Ll,structuredOutput:"built_in",source:fi,sources:{residency:"EXCERPT_LOCAL_RESIDENCY",structuredOutput:fi,quirks:[
fi]}};var Jl="https://docs.cohere.com/docs/compatibility-api",Zl={...H,id:"cohere",name:"Cohere",baseUrl:"https://api.cohere.ai/compatibility/v1",publishedModels:"all",
structuredOutput:"by_model",otherModels:{...gi,maxOutputTokens:4096},quirks:{...N,rejects:["store","metadata","logit_bias","top_logprobs","n"]},source:Jl,sources:{
...me,structuredOutput:"https://docs.cohere.com/docs/structured-outputs",quirks:[`${Jl}.md`]}};var Xo="https://api-docs.deepseek.com/guides/json_mode",bl={...H,id:"deepseek",name:"DeepSeek",baseUrl:"https://api.deepseek.com/v1",publishedModels:"all",structuredOutput:"\
json_object",schemaProfile:"prompt",quirks:{...N,seed:null,repeatSchema:!0},source:Xo,sources:{...me,structuredOutput:Xo,quirks:[Xo]}};var vl="https://docs.fireworks.ai/structured-responses/structured-response-formatting",Dl={...H,id:"fireworks",name:"Fireworks AI",baseUrl:"https://api.firework\
s.ai/inference/v1",publishedModels:"shared",structuredOutput:"json_schema",quirks:{...N,repeatSchema:!0},source:vl,sources:{residency:"https://docs.fireworks.ai\
/accounts/data-residency",structuredOutput:vl,quirks:["https://fireworks.ai/docs/structured-responses/structured-response-formatting"]}};var Pl="https://github.com/BerriAI/litellm/discussions/39357",bS="https://docs.apiyi.com/en/live/2026-09/gemini-3-8-flash-official-specs.md",Tl={...H,id:"gemini",
name:"Google Gemini",residency:"US",wireFormat:"gemini",readsPdf:!0,baseUrl:"https://generativelanguage.googleapis.com/v1beta",models:[he("gemini-3.8-flash",1048576,
65536,bS,{prices:[ee(.75,3.75,Pl,{cachedInput:.075}),ee(1.5,7.5,Pl,{from:"2027-01-01",cachedInput:.15})]})],defaultModel:"gemini-3.8-flash",otherModels:le(128e3,
8192,!0,O),structuredOutput:"json_schema",schemaProfile:"gemini",quirks:{...N,seed:null,temperature:!1},source:"https://ai.google.dev/api/generate-content",sources:{
residency:O,structuredOutput:"https://docs.apiyi.com/live/2026-09/gemini-3-8-flash-official-specs.md",quirks:["https://ai.google.dev/api/rest/v1/GenerationConfi\
g","https://docs.cloud.google.com/vertex-ai/generative-ai/docs/start/gemini-3-prompting-guide?hl=pt"]}};var _l={...H,id:"groq",name:"Groq",baseUrl:"https://api.groq.com/openai/v1",publishedModels:"all",structuredOutput:"by_model",quirks:{...N,tokenLimit:"max_compl\
etion_tokens",rejects:["logprobs","logit_bias","top_logprobs"]},source:"https://console.groq.com/docs/openai",sources:{...me,structuredOutput:"https://console.g\
roq.com/docs/structured-outputs",quirks:["https://console.groq.com/docs/openai"]}};var Xl="https://docs.ionos.com",Ml="https://api.ionos.com/docs/inference-openai/v1",wl={...H,id:"ionos",name:"IONOS AI Model Hub",residency:"EU",baseUrl:"https:\
//openai.inference.de-txl.ionos.com/v1",publishedModels:"all",structuredOutput:"json_schema",source:Ml,sources:{residency:`${Xl}/cloud/~/revisions/NfgM5VQuRjXRM\
fbR25yK/~gitbook/pdf?only=yes&page=DIHnDj7bSgiJerletQpa`,structuredOutput:`${Xl}/sections-test/api-reference/ai-model-hub-openai/openai-compatible-endpoints.md`,
quirks:[Ml]}};var{sources:Mo}=Ee,Hl=[{...Ee,id:"vllm",name:"vLLM",source:"https://docs.vllm.ai/en/stable/serving/openai_compatible_server/",sources:{...Mo,structuredOutput:"h\
ttps://docs.vllm.ai/en/latest/features/structured_outputs/"}},{...Ee,id:"lmstudio",name:"LM Studio",source:"https://www.lmstudio.ai/docs/developer",sources:{...Mo,
structuredOutput:"https://lmstudio.ai/docs/advanced/structured-output"}},{...Ee,id:"llamacpp",name:"llama.cpp server",source:"https://github.com/ggml-org/llama.\
cpp/tree/master/tools/server",sources:{...Mo,structuredOutput:"https://github.com/ggml-org/llama.cpp/issues/11847"}},{...Ee,id:"openai-compatible",name:"OpenAI-\
compatible server",source:"https://platform.openai.com/docs/api-reference/chat"}];var vS="https://github.com/mistralai/platform-docs-public/blob",$o=(e,n="038807d6747eff51cd0d241af2e13c702075d6d4")=>`${vS}/${n}/src/schema/models/models/${e}.t\
s`,wo=$o("mistral-small-4-0-26-03"),DS=$o("mistral-medium-3-5-26-04","41f8bc4cdf75304e428d4be922428aa084607d1e"),Ho={maxOutputTokens:O},$l=$o("mistral-large-3-2\
5-12"),El={...H,structuredOutput:"json_schema_strict",schemaProfile:"mistral-eu",models:[he("mistral-small-2603",256e3,16384,wo,{sources:Ho,prices:[ee(.15,.6,wo)]}),
he("mistral-medium-3-5",256e3,16384,DS,{sources:Ho,prices:[ee(1.5,7.5,"https://github.com/braintrustdata/braintrust-proxy/issues/505")]}),he("mistral-large-2512",
256e3,16384,$l,{sources:Ho,prices:[ee(.5,1.5,$l)]})],defaultModel:"mistral-small-2603",quirks:{...N,seed:"random_seed",rejects:["user","store","logprobs","seed"]},
source:"https://docs.mistral.ai/studio-api/regional-inference",sources:{residency:"https://docs.mistral.ai/studio/regional-inference",structuredOutput:wo,quirks:[
"https://docs.camel-ai.org/reference/camel.configs.mistral_config.md"]}},Nl=[{...El,id:"mistral-eu",name:"Mistral (EU)",residency:"EU",baseUrl:"https://api.eu.m\
istral.ai/v1"},{...El,id:"mistral",name:"Mistral",baseUrl:"https://api.mistral.ai/v1"}];var Eo="https://docs.ollama.com/capabilities/structured-outputs",PS="https://github.com/ollama/ollama/blob/01562a7f1cb3b037d3f1ac8c148d99e847b421ca/docs/context\
-length.mdx",Fl={...Ee,id:"ollama",name:"Ollama",source:Eo,otherModels:{contextTokens:4096,maxOutputTokens:1024,seesPictures:!1,sources:{...gi.sources,contextTokens:PS}},
sources:{...Ee.sources,structuredOutput:Eo,quirks:[Eo]}};var Rl="https://developers.openai.com/api/docs/guides/data-residency.md",Ql="https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-model\
s/openai",xl="https://runware.ai/docs/models/openai-gpt-6-luna.md",TS=ee(.1,.5,"https://github.com/BerriAI/litellm/discussions/42523",{cachedInput:.01,longPrompt:{
above:272e3,input:.2,cachedInput:.02,output:.75}}),_S=ee(1,5,"https://github.com/TheKrush/PromptFuel/releases/tag/v1.0.24",{cachedInput:.05}),XS=ee(2,10,"https:\
//github.com/premk134/codex-token-watch/releases/tag/v0.3.3",{cachedInput:.1}),No={...H,readsPdf:!0,structuredOutput:"json_schema_strict",schemaProfile:"openai",
models:[he("gpt-6-luna",105e4,128e3,xl,{prices:[TS]}),he("gpt-6.1-terra",105e4,128e3,`${Ql}/gpt-6-1-terra`,{prices:[_S]}),he("gpt-6.1-sol",105e4,128e3,`${Ql}/gp\
t-6-1-sol`,{prices:[XS]})],defaultModel:"gpt-6-luna",quirks:{...N,tokenLimit:"max_completion_tokens",temperature:!1},source:Rl,sources:{residency:Rl,structuredOutput:xl,
quirks:["https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8"]}},kl=[{...No,id:"openai",name:"OpenAI",residency:"US",baseUrl:"https://api.openai.com/v1",
sources:{...No.sources,residency:O}},{...No,id:"openai-eu",name:"OpenAI (EU projects)",residency:"EU",baseUrl:"https://eu.api.openai.com/v1"}];var Fo={...H,structuredOutput:"by_model",quirks:{...N,extraBody:{provider:{require_parameters:!0}},listsModels:!1},source:"https://openrouter.ai/docs/api-refere\
nce/overview",sources:{...me,structuredOutput:"https://openrouter.ai/docs/structured-outputs",quirks:["https://python.useinstructor.com/integrations/openrouter"]}},
Bl=[{...Fo,id:"openrouter",name:"OpenRouter",residency:"US",baseUrl:"https://openrouter.ai/api/v1"},{...Fo,id:"openrouter-eu",name:"OpenRouter (EU)",residency:"\
EU",baseUrl:"https://eu.openrouter.ai/api/v1",sources:{...Fo.sources,residency:"https://www.openrouter.ai/docs/guides/features/in-region-routing.md"}}];var Ol="https://github.com/ovh/docs/blob/3bc04087508712e715e6e5214c1c855dbf0a8764/pages/public_cloud/ai_machine_learning/endpoints_guide_02_capabilities/guide.e\
n-gb.md",Al={...H,id:"ovhcloud",name:"OVHcloud AI Endpoints",residency:"EU",baseUrl:"https://oai.endpoints.kepler.ai.cloud.ovh.net/v1",publishedModels:"all",structuredOutput:"\
json_schema",quirks:{...N,listsModels:!1},source:"https://strandsagents.com/docs/community/model-providers/ovhcloud-ai-endpoints/",sources:{residency:Ol,structuredOutput:Ol,
quirks:["https://raw.githubusercontent.com/juspay/neurolink/master/docs/getting-started/providers/ovhcloud.md"]}};var Ro=(e,n)=>`https://github.com/scaleway/docs-content/blob/${e}/pages/generative-apis/${n}.mdx`,Gl=Ro("22ea63f3fe7f9eaa1115ba94fdf021f581e6c5e3","reference-co\
ntent/supported-models-serverless"),MS=Ro("12e64781773c6415d9574122657d56e452128127","reference-content/data-privacy"),wS=Ro("065f2ca5e95b3c70eca8b9708fbc0df76c\
54ef01","how-to/use-structured-outputs"),jl="https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api",Kl={...H,id:"scaleway",name:"Scaleway",residency:"\
EU",baseUrl:"https://api.scaleway.ai/v1",publishedModels:"all",structuredOutput:"json_schema_strict",schemaProfile:"scaleway",otherModels:{contextTokens:22e3,maxOutputTokens:8e3,
seesPictures:!1,sources:{contextTokens:Gl,maxOutputTokens:Gl,seesPictures:O}},quirks:{...N,rejects:["user","store","metadata"]},source:jl,sources:{residency:MS,
structuredOutput:wS,quirks:[jl]}};var Wl="https://docs.together.ai/docs/inference/chat/structured-outputs",Il={...H,id:"together",name:"Together AI",baseUrl:"https://api.together.ai/v1",publishedModels:"\
shared",structuredOutput:"by_model",quirks:{...N,repeatSchema:!0},source:"https://docs.together.ai/docs/inference/openai-compatibility",sources:{residency:"http\
s://docs.together.ai/docs/serverless/geo-specific-inference",structuredOutput:Wl,quirks:[Wl]}};var ql="https://docs.x.ai/developers/model-capabilities/text/structured-outputs.md",zl={...H,id:"xai",name:"xAI",baseUrl:"https://api.x.ai/v1",publishedModels:"\
all",structuredOutput:"by_model",source:ql,sources:{...me,residency:"https://docs.x.ai/developers/advanced-api-usage/regions.md",structuredOutput:ql}};var Ul=[Cl,...Nl,...kl,yl,Yl,pl,Tl,...Bl,Kl,Al,wl,_l,Il,Dl,zl,bl,Zl,Fl,...Hl];function J(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function L(e,n){return Object.hasOwn(e,n)?e[n]:void 0}function ta(e,n,i){Object.defineProperty(
e,n,{value:i,enumerable:!0,writable:!0,configurable:!0})}var Xn=Ca(vo(),1),wh=Ca(Th(),1);function Xh(e,n){let[i,a]=[_h(e),_h(n)],u=Math.max(i.decimals,a.decimals),o=a.digits*10n**BigInt(u-a.decimals);return o!==0n&&i.digits*10n**BigInt(u-i.decimals)%
o===0n}function _h(e){let[n="",i="0"]=String(e).split("e"),[a="",u=""]=n.split("."),o=u.length-Number(i),t=BigInt(a+u);return o>=0?{digits:t,decimals:o}:{digits:t*
10n**BigInt(-o),decimals:0}}var G0={"json-schema.org/draft/2020-12/schema":"2020-12","json-schema.org/draft-07/schema":"draft-07"};function ra(e){let n=e.$schema;if(n===void 0)return"2020-\
12";if(typeof n=="string")return G0[n.replace(/^https?:\/\//,"").replace(/#$/,"")]}function it(e,n){let i={strict:!1,strictNumbers:!0,logger:!1,validateSchema:!1,
...n};return(e==="2020-12"?new wh.Ajv2020(i):new Xn.Ajv(i)).removeKeyword("multipleOf").addKeyword({keyword:"multipleOf",type:"number",schemaType:"number",validate:(u,o)=>Xh(
o,u),errors:!1,error:{message:({schemaCode:u})=>Xn.str`must be multiple of ${u}`,params:({schemaCode:u})=>Xn._`{multipleOf: ${u}}`}})}var j0={"2020-12":"https:/\
/json-schema.org/draft/2020-12/schema","draft-07":"http://json-schema.org/draft-07/schema"},Mh=new Map;function Hh(e,n){let i=`${e} ${n}`,a=Mh.get(i);if(a===void 0){
if(a=it(e,{allErrors:n,validateFormats:!1}).getSchema(j0[e]),a===void 0)throw new Error(`Ajv has no meta-schema for ${e}.`);Mh.set(i,a)}return a}function j(e){return/[~/]/.test(e)?`/${e.replaceAll("~","~0").replaceAll("/","~1")}`:`/${e}`}function K(e){return e===""?[]:e.slice(1).split("/").map(n=>n.replaceAll(
"~1","/").replaceAll("~0","~"))}function Mn(e,n){return Array.isArray(e)?/^(?:0|[1-9]\d*)$/.test(n)?e[Number(n)]:void 0:J(e)?L(e,n):void 0}function Ge(e,n){return n.reduce(Mn,e)}var K0=["additionalProperties","additionalItems","unevaluatedItems","unevaluatedProperties","contains","propertyNames","not","if","then","else","contentSchema"],
W0=["prefixItems","anyOf","oneOf","allOf"],I0=["properties","patternProperties","$defs","definitions","dependentSchemas","dependencies"],q0=new Set(["anyOf","on\
eOf","allOf","not","if","then","else","dependentSchemas","dependencies"]);function wn(e,n){let i=[],a=(o,t,r)=>{t!==void 0&&i.push({keyword:o,...r===void 0?{}:{
key:r},path:n+j(o)+(r===void 0?"":j(r)),schema:t,inPlace:q0.has(o)})};for(let o of K0)a(o,L(e,o));for(let o of W0){let t=L(e,o);Array.isArray(t)&&t.forEach((r,s)=>a(
o,r,String(s)))}for(let o of I0){let t=L(e,o);if(J(t))for(let[r,s]of Object.entries(t))(o!=="dependencies"||!Array.isArray(s))&&a(o,s,r)}let u=L(e,"items");return Array.
isArray(u)?u.forEach((o,t)=>a("items",o,String(t))):a("items",u),i}var z0=new Set(["properties","patternProperties","additionalProperties","unevaluatedProperties","items","prefixItems","additionalItems","unevaluatedItems","cont\
ains"]);function sa(e,n){let i=new Set,a=[],u=o=>{let t=[o];for(let r=t.pop();r!==void 0;r=t.pop())i.has(r.schema)||(i.add(r.schema),a.push(r),t.push(...U0(r).toReversed()))};
u({schema:e,path:"",depth:0,isCondition:!1,isOnlyReferenced:!1});for(let{schema:o}of a){let t=je(o,n);J(t)&&!i.has(t)&&u({schema:t,path:V0(o),depth:0,isCondition:!1,
isOnlyReferenced:!0})}return a}function U0(e){return wn(e.schema,e.path).flatMap(({keyword:n,path:i,schema:a,inPlace:u})=>{if(!J(a))return[];let o=z0.has(n)?e.depth+
1:u?e.depth:0,t=e.isCondition||n==="not"||n==="if",{isOnlyReferenced:r}=e;return[{schema:a,path:i,depth:o,isCondition:t,isOnlyReferenced:r,...u?{parent:e}:{}}]})}
function je(e,n){let i=$h(e);return i===void 0?void 0:n.resolve(i)}function $h(e){let n=L(e,"$ref")??L(e,"$dynamicRef");return typeof n=="string"?n:void 0}function V0(e){
let n=($h(e)??"").replace(/^[^#]*#/,"");return n.startsWith("/")?eY(n):j(n)}function eY(e){try{return decodeURIComponent(e)}catch{return e}}function Hn(e){let n=L(e,"$id"),i=typeof n=="string"?n.replace(/#$/,""):"",a;return{resolve:o,isRemote:u};function u(r){return t(r)===void 0}function o(r){let s=t(
r);if(s!==void 0)return s===""?e:s.startsWith("/")?nY(e,s):(a??=iY(e),a.get(s))}function t(r){let s=i!==""&&r.startsWith(i)?r.slice(i.length):r;if(s===""&&r!=="")
return"";if(s.startsWith("#"))try{return decodeURIComponent(s.slice(1))}catch{return s.slice(1)}}}function nY(e,n){let i=e;for(let a of K(n))if(Array.isArray(i))
i=/^\d+$/.test(a)?i[Number(a)]:void 0;else if(J(i))i=L(i,a);else return;return i}function iY(e){let n=new Map,i=[e];for(;i.length>0;){let a=i.pop();if(!J(a))continue;
let{$anchor:u,$dynamicAnchor:o,$id:t}=a;typeof u=="string"&&n.set(u,a),typeof o=="string"&&n.set(o,a),typeof t=="string"&&t.startsWith("#")&&n.set(t.slice(1),a);
for(let r of wn(a,""))i.push(r.schema)}return n}var aY=["type","enum","const","properties","items","prefixItems"];function la(e){let n=t((l,h)=>{let c=L(l,"type");return c!==void 0?c==="object"||Array.isArray(
c)&&c.length===1&&c[0]==="object":J(L(l,"properties"))||r(l,h)}),i=t((l,h)=>{let c=L(l,"properties");return J(c)&&Object.keys(c).length>0?!0:s(l,h)||["allOf","a\
nyOf","oneOf"].some(g=>Eh(l,g,h))}),a=t((l,h)=>aY.some(c=>Object.hasOwn(l,c))||r(l,h)),u=t((l,h)=>{let c=m=>m===!1||a(m),g=L(l,"items"),d=L(l,"prefixItems");if(g!==
void 0)return Array.isArray(g)?g.every(c):c(g);if(Array.isArray(d)&&d.length>0)return d.every(c);let f=L(l,"unevaluatedItems");return f!==void 0&&c(f)?!0:r(l,h)}),
o=t((l,h)=>{if(!oY(l))return!1;let c=L(l,"enum");if(Array.isArray(c)&&!c.includes(null)||(L(l,"const")??null)!==null)return!1;let g=m=>m===!0||h(m),d=je(l,e);if(d!==
void 0&&!g(d))return!1;let f=L(l,"allOf");return Array.isArray(f)&&!f.every(g)?!1:[L(l,"anyOf"),L(l,"oneOf")].every(m=>!Array.isArray(m)||m.some(g))});return{isObject:n,
hasProperties:i,isTyped:a,hasTypedItems:u,allowsNull:o};function t(l){let h=new Map,c=g=>{if(!J(g))return!1;let d=h.get(g);if(d!==void 0)return d;h.set(g,!1);let f=l(
g,c);return h.set(g,f),f};return c}function r(l,h){return s(l,h)||Eh(l,"allOf",h)||uY(l,h)}function s(l,h){let c=je(l,e);return c!==void 0&&h(c)}}function Eh(e,n,i){
let a=L(e,n);return Array.isArray(a)&&a.some(i)}function uY(e,n){return["anyOf","oneOf"].some(i=>{let a=L(e,i);return Array.isArray(a)&&a.length>0&&a.every(n)})}
function oY(e){let n=L(e,"type");return n===void 0||n==="null"||L(e,"nullable")===!0||Array.isArray(n)&&n.includes("null")}var Nh=200,at=25e4,Fh={path:"",message:`must not contain more than ${at} values`},tY=e=>typeof e=="string"?e.isWellFormed():typeof e!="object"||e===null;function Rh(e){
let n=[{value:e,path:"",depth:1}],i=0;for(let a=n.pop();a!==void 0;a=n.pop()){let{value:u,path:o,depth:t}=a;if(i+=1,i>at)return Fh;if(typeof u=="string"&&!u.isWellFormed())
return{path:o,message:"must be well-formed Unicode text"};if(!(typeof u!="object"||u===null)){if(t>Nh)return{path:"",message:`must not nest deeper than ${Nh} le\
vels of JSON`};for(let r of Object.keys(u)){if(J(u)&&!r.isWellFormed())return{path:o,message:"must not have a property name that is not well-formed Unicode text"};
let s=u[r];tY(s)?i+=1:n.push({value:s,path:o+j(r),depth:t+1})}}}return i>at?Fh:void 0}var rY=new Set(["anyOf","oneOf","allOf","if","not","dependentSchemas"]);function ut(e,{dialect:n,path:i,allErrors:a}){let u=Hh(n,a);if(u(e))return[];let o=u.errors??
[],t=new Map;for(let r of[...o.filter(s=>!rY.has(s.keyword)),...o]){let s=i+r.instancePath;t.has(s)||t.set(s,{path:s,message:sY(r)})}return[...t.values()]}function sY(e){
return/\/type(\/\d+)?$/.test(e.instancePath)?"must be one of string, number, integer, boolean, object, array and null, or a list of these":e.keyword==="pattern"?
"does not match the pattern of the meta-schema":e.message??"is not valid JSON Schema"}var lY=1e3;function xh(e,n,i){let a=n.length<=lY,u=ut(e,{dialect:i,path:"",allErrors:a});for(let{schema:o,path:t,isOnlyReferenced:r}of n){r&&u.push(...ut(o,{dialect:i,
path:t,allErrors:!1}));let s=L(o,"enum");Array.isArray(s)&&s.length===0&&u.push({path:`${t}/enum`,message:"must have at least one value"}),L(o,"nullable")===!0&&
L(o,"type")===void 0&&u.push({path:`${t}/nullable`,message:"must be used together with `type`"}),Object.hasOwn(o,"id")&&u.push({path:`${t}/id`,message:"must be \
renamed to `$id`"});let l=L(o,"pattern");typeof l=="string"&&u.push(...Qh(l,`${t}/pattern`));let h=L(o,"properties");J(h)&&Object.hasOwn(h,"__proto__")&&u.push(
{path:`${t}/properties/__proto__`,message:"must be renamed: `__proto__` is not supported as a property name"});let c=L(o,"patternProperties");if(J(c))for(let g of Object.
keys(c))u.push(...Qh(g,`${t}/patternProperties${j(g)}`))}return u}function Qh(e,n){try{return new RegExp(e,"u"),[]}catch(i){let a=i instanceof Error?i.message.replace(
/^.*\/u: /s,""):String(i);return[{path:n,message:`must be a valid ECMA-262 regular expression (${a})`}]}}function kh(e,n){let i=[],a=new Set;for(let{schema:u,path:o}of e){for(let r of["$ref","$dynamicRef"]){let s=L(u,r),l=typeof s=="string"?hY(s,n):void 0;l!==void 0&&
i.push({path:`${o}/${r}`,message:l})}for(let r of["$anchor","$dynamicAnchor"]){let s=L(u,r);typeof s=="string"&&(a.has(s)&&i.push({path:`${o}/${r}`,message:"mus\
t be unique in the definition"}),a.add(s))}let t=L(u,"$id");o!==""&&typeof t=="string"&&!t.startsWith("#")&&i.push({path:`${o}/$id`,message:"must not be used be\
low the root"})}return i}function hY(e,n){if(n.isRemote(e))return"must refer to the definition itself: remote references are not supported";let i=n.resolve(e);return i===
void 0?"must refer to an existing location in the definition":J(i)||typeof i=="boolean"?void 0:"must refer to a schema"}var Bh=200;function Oh(e,n){let i=new Map(e.map(({schema:r,path:s})=>[r,s])),a=new Map,u=[];for(let{schema:r}of e){if(a.has(r))continue;let s=[],l=h=>{a.set(h,0),
s.push({schema:h,next:t(h),maxChildLength:0})};l(r);for(let h=s.at(-1);h!==void 0;h=s.at(-1)){let c=h.next.pop(),g=c===void 0?void 0:a.get(c);if(c===void 0){s.pop();
let d=h.maxChildLength+1;a.set(h.schema,d);let f=s.at(-1);f!==void 0&&(f.maxChildLength=Math.max(f.maxChildLength,d)),d===Bh+1&&o(h.schema,`must not chain more \
than ${Bh} schemas for one value`)}else g===void 0?l(c):g===0?o(h.schema,"must not refer to itself without a property or an array item in between"):h.maxChildLength=
Math.max(h.maxChildLength,g)}}return u;function o(r,s){u.push({path:i.get(r)??"",message:s})}function t(r){return[...wn(r,"").filter(l=>l.inPlace).map(l=>l.schema),
je(r,n)].filter(J)}}var cY=50,Ah=5e3,Gh=20,jh=1e3,dY=["oneOf","anyOf","allOf"],Kh=7;function Wh(e){if(!J(e))return[{path:"",message:"must be an object"}];let n=Rh(e);if(n!==void 0)
return[n];let i=ra(e);if(i===void 0)return[{path:"/$schema",message:"must be JSON Schema 2020-12 or draft-07"}];let a=Hn(e),u=sa(e,a);for(let o of[()=>gY(u),()=>xh(
e,u,i),()=>kh(u,a),()=>Oh(u,a),()=>fY(e,u,la(a))]){let t=o();if(t.length>0)return t.slice(0,cY)}return[]}function gY(e){let n=[],i=0;for(let{schema:a,path:u,depth:o}of e){
let t=L(a,"properties");J(t)&&(i+=Object.keys(t).length),o>Gh&&n.push({path:u,message:`must not be nested deeper than ${Gh} levels below the root`});for(let s of dY){
let l=L(a,s);Array.isArray(l)&&l.length>jh&&n.push({path:`${u}/${s}`,message:`must not have more than ${jh} schemas, but has ${l.length}`})}let r=L(a,"type");Array.
isArray(r)&&r.length>Kh&&n.push({path:`${u}/type`,message:`must not list more than ${Kh} types`})}if(i>Ah){let a=`must not have more than ${Ah} properties, but \
has ${i}`;n.unshift({path:"",message:a})}return n}function fY(e,n,i){return i.isObject(e)?i.hasProperties(e)?n.filter(a=>!a.isCondition&&pY(a.schema)&&!mY(a,i)).
map(({schema:a,path:u})=>Object.hasOwn(a,"items")?{path:`${u}/items`,message:"must declare a type"}:{path:u,message:"must declare the type of its items"}):[{path:"",
message:"must have at least one property"}]:Object.hasOwn(e,"type")?[{path:"/type",message:'must be "object"'}]:[{path:"",message:'must have the type "object"'}]}
function pY(e){let n=L(e,"type");return n==="array"||Array.isArray(n)&&n.includes("array")||n===void 0&&Object.hasOwn(e,"items")}function mY(e,n){for(let i=e;i!==
void 0;i=i.parent)if(n.hasTypedItems(i.schema))return!0;return!1}function Ih(e){let n={properties:0,depth:0,enumValues:0,unions:0};for(let{schema:i,depth:a}of e){let u=L(i,"properties");J(u)&&(n.properties+=Object.keys(u).length),
n.depth=Math.max(n.depth,a);let o=L(i,"enum");Array.isArray(o)&&(n.enumValues+=o.length);for(let t of["anyOf","oneOf","type"])Array.isArray(L(i,t))&&(n.unions+=
1)}return n}var A="is moved into the description and only validated in the answer",Ke={allOf:"is merged into one schema",oneOf:"is sent as anyOf",not:A,if:A,dependentRequired:A,
dependentSchemas:A,dependencies:A,patternProperties:"is sent as a list of key-value pairs"},da={minLength:A,maxLength:A},zh={pattern:A,format:A},Uh={minimum:A,maximum:A,
exclusiveMinimum:A,exclusiveMaximum:A,multipleOf:A},yY={minItems:A,maxItems:A},ga={uniqueItems:A},Vh={pattern:A,...da,...Uh,...yY,...ga},ha={...Vh,...zh},yi={strict:!0,
allRequired:!0,closedObjects:!0},ca={strict:!1,references:"inlined"},qh={maxEnumValues:1e3,maxLargeEnumCharacters:15e3,maxNameCharacters:12e4},Si={openai:{provider:"\
openai",...yi,references:"kept",keywords:{...Ke,...da,...ga},formats:["date-time","time","date","duration","email","hostname","ipv4","ipv6","uuid"],maxProperties:5e3,
maxDepth:10,...qh},"azure-openai":{provider:"azure-openai",...yi,references:"kept",keywords:{...Ke,...ha},maxProperties:100,maxDepth:5,...qh},"mistral-eu":{provider:"\
mistral-eu",...yi,references:"inlined",keywords:{...Ke,...ha}},scaleway:{provider:"scaleway",...yi,references:"inlined",keywords:{...Ke,...ha}},anthropic:{provider:"\
anthropic",...yi,references:"inlined",keywords:{...Ke,...Vh},formats:["date-time","time","date","duration","email","hostname","uri","ipv4","ipv6","uuid"],maxUnions:16,
maxOptional:24,names:/^[a-zA-Z0-9_.-]{1,64}$/},gemini:{provider:"gemini",...ca,allRequired:!1,closedObjects:!0,formats:["date-time","date","time"],stringEnums:!0,
keywords:{...Ke,...da,...ga,pattern:A,exclusiveMinimum:A,exclusiveMaximum:A,multipleOf:A}},grammar:{provider:"a local server",...ca,allRequired:!0,closedObjects:!0,
keywords:{...Ke,...zh,...da,...Uh,...ga}},prompt:{provider:"the prompt",...ca,allRequired:!1,closedObjects:!1,keywords:{}},conservative:{provider:"other",...ca,
allRequired:!0,closedObjects:!0,keywords:{...Ke,...ha}}},ec=[Si.openai,Si["azure-openai"],Si["mistral-eu"],Si.scaleway,Si.anthropic];function nc(e,n){let i=Ih(e),a=YY(e),u=e.filter(({schema:o})=>n.isObject(o)&&J(L(o,"additionalProperties"))).map(({path:o})=>o);return ec.flatMap(o=>{let{provider:t}=o,
r=[],s=(h,c,g)=>{let[d]=c;if(d===void 0)return;let f=`In the strict mode of ${t}, ${g}.${SY(c.length-1)}`;r.push({path:d,code:h,message:f,provider:t})},l=(h,c,g)=>{
if(g===void 0||c<=g)return;let d=`The schema has ${c} ${h}, but the strict mode of ${t} supports at most ${g}. It is sent without strict mode, or in parts.`;r.push(
{path:"",code:"strict_limit",message:d,provider:t})};o.allRequired&&s("strict_optional",a,"this optional field is sent as required and nullable"),o.closedObjects&&
s("strict_additional_properties",u,"this object is sent without additional properties, or as a list of key-value pairs");for(let[h,c]of Object.entries(o.keywords))
s("strict_keyword",LY(h,e),`\`${h}\` ${c}`);return l("properties",i.properties,o.maxProperties),l("levels",i.depth,o.maxDepth),l("enum values",i.enumValues,o.maxEnumValues),
l("unions",i.unions,o.maxUnions),r})}function SY(e){return e===0?"":` The same applies to ${e} other ${e===1?"place":"places"}.`}function YY(e){return e.flatMap(
({schema:n,path:i,isCondition:a})=>{let u=L(n,"properties");if(a||!J(u))return[];let o=L(n,"required"),t=new Set(Array.isArray(o)?o:[]);return Object.keys(u).filter(
r=>!t.has(r)).map(r=>`${i}/properties${j(r)}`)})}function LY(e,n){return n.filter(({schema:i})=>Object.hasOwn(i,e)).map(({path:i})=>i+j(e))}var CY=500,JY=new Set("field fld value val item col column attr attribute prop property param parameter var variable key foo bar baz tmp temp misc stuff thing o\
bject string number data info test unknown untitled placeholder input output result text".split(" ")),ZY=80;function ic(e){let n=Hn(e),i=sa(e,n),a=la(n),u=nc(i,
a);return[...i.flatMap(({schema:t,path:r,isCondition:s})=>s?[]:bY(t,r,a)).slice(0,CY-u.length),...u]}function bY(e,n,i){let a=L(e,"properties");if(!J(a))return[];
let u=L(e,"required"),o=new Set(Array.isArray(u)?u:[]);return Object.entries(a).flatMap(([t,r])=>{if(!J(r))return[];let s=`${n}/properties${j(t)}`,l=[],h=!i.isObject(
r)&&!i.hasTypedItems(r);if(h&&!i.allowsNull(r)&&l.push(PY(s,o.has(t))),!h&&o.has(t)&&DY(r)&&!i.allowsNull(r)&&l.push({path:s,code:"required_not_nullable",message:vY}),
!_Y(r)&&(l.push({path:s,code:"missing_description",message:"The field has no description. A sentence about its meaning and format improves extraction."}),TY(t))){
let d=`The name \`${t.slice(0,ZY)}\` is vague. Use a specific name or add a description.`;l.push({path:s,code:"vague_name",message:d})}return l})}var vY="The li\
st is required, has a `minItems` and is not nullable. A run fails if the document has fewer items.";function DY(e){let n=L(e,"minItems");return typeof n=="numbe\
r"&&n>0}function PY(e,n){return n?{path:e,code:"required_not_nullable",message:"The field is required but not nullable. A run fails if the document does not con\
tain it."}:{path:e,code:"optional_not_nullable",message:"The field is optional but not nullable. Allow null, so that the result can state that the value is miss\
ing."}}function TY(e){let n=e.toLowerCase().replace(/[_-]?\d*$/,"");return/^[a-z]$/.test(n)||JY.has(n)}function _Y(e){let n=L(e,"description");return typeof n==
"string"&&n.trim()!==""}var XY=500;function ac(e,n){let i=new Set,a=[...e];for(let u=a.pop();u!==void 0&&i.size<XY;u=a.pop()){if(!J(u)||i.has(u))continue;i.add(u);let o=je(u,n);o!==void 0&&
a.push(o);for(let t of["allOf","anyOf","oneOf"]){let r=L(u,t);Array.isArray(r)&&a.push(...r)}for(let t of["if","then","else"])a.push(L(u,t)??!0);for(let t of["d\
ependentSchemas","dependencies"]){let r=L(u,t);J(r)&&a.push(...Object.values(r))}}return[...i]}function uc(e,n,i){return e.flatMap(a=>{let u=[],o=L(a,"propertie\
s"),t=J(o)?L(o,n):void 0;t!==void 0&&u.push(t);let r=L(a,"patternProperties");if(J(r))for(let[h,c]of Object.entries(r))i(h,n)&&u.push(c);let s=L(a,"required");u.
length===0&&Array.isArray(s)&&s.includes(n)&&u.push(!0);let l=L(a,"additionalProperties")??L(a,"unevaluatedProperties");return u.length===0&&l!==void 0&&l!==!1&&
u.push(l),u})}function oc(e,n){return e.flatMap(i=>{let a=L(i,"items"),u=Array.isArray(a)?a:L(i,"prefixItems"),o=Array.isArray(u)?u[n]:void 0;return o!==void 0?
[o]:[Array.isArray(a)?L(i,"additionalItems"):a,L(i,"unevaluatedItems"),L(i,"contains")].filter(r=>r!==void 0)})}function ot(e,n,i){let a=Hn(e),u=o=>o.reduce((t,r)=>{let s=ac(t,a);return typeof r=="number"?oc(s,r):uc(s,r,i)},[e]).length>0;return n.flatMap((o,t)=>u(o)?[]:[t])}var MY=1e3,wY=5e3,rc=500;function sc(e,n={left:wY}){if(typeof e!="object"||e===null)return e;let i=o=>(n.left-=1,sc(o,n)),a=()=>Math.min(MY,Math.max(n.left,0));
if(Array.isArray(e))return e.slice(0,a()).map(i);let u={};for(let o of Object.keys(e).slice(0,a()))u[o]=i(e[o]);return u}function HY({instancePath:e,params:n,keyword:i},a){
if(!i.startsWith("min")&&i!=="required")return!1;let u=Ge(a,K(e));return i==="required"?J(u)&&Object.hasOwn(u,n.missingProperty):i==="minItems"?Array.isArray(u)&&
u.length>=n.limit:i==="minProperties"&&J(u)&&Object.keys(u).length>=n.limit}function tc(e,n){let i=[];for(let a of e){a(n);for(let u of a.errors??[])i.push(u)}return i}
function lc(e,{first:n,all:i}){let a=tc(n,e);if(a.length===0)return[];let u=e.requestBody===void 0?e:{...e,requestBody:sc(e.requestBody)},o=tc(i(),u).filter(t=>!HY(
t,e));return o.length>0?o:a}function $Y(e,n){for(let i=e.indexOf('"',n);i>=0;i=e.indexOf('"',i+1)){let a=i;for(;e.charCodeAt(a-1)===92;)a-=1;if((i-a)%2===0)return i}return e.length}var rt=e=>e.
toLocaleString("en"),tt=(e,n)=>`must not have more than ${rt(e)} ${n}: send it in parts`;function hc(e){let n=0,i=0,a=0,u=[0],o=1;for(let t=0;t<e.length;t+=1)switch(e.
charCodeAt(t)){case 34:t=$Y(e,t+1);break;case 44:if(o+=1,o>4e5)return tt(4e5,"values");break;case 58:if(i+=1,a=Math.max(a,u[n]=(u[n]??0)+1),i>15e4)return tt(15e4,
"fields in all of its objects");break;case 91:case 123:if(n+=1,n>1e3)return tt(1e3,"levels of lists and objects");u[n]=0;break;case 93:case 125:n-=1;break}return a<=
2e4?null:`has an object with ${rt(a)} fields, and must not have more than ${rt(2e4)} in one`}function cc(e,n,i){e.set(n,e.has(n)?[e.get(n),i].flat():i)}function dc(e){let n=new Map,i=new Map;for(let[a,u]of new URLSearchParams(e)){let[,o,t]=/^(\w+)\[(.*)\]$/s.
exec(a)??[];if(o===void 0||t===void 0){cc(n,a,u);continue}let r=i.get(o)??new Map;i.set(o,r),cc(r,t,u)}for(let[a,u]of i){let o=Object.fromEntries(u);n.set(a,n.has(
a)?[n.get(a),o].flat():o)}return Object.fromEntries(n)}function st(e){return typeof e=="string"?e.includes("\0"):typeof e=="object"&&e!==null&&Object.entries(e).
flat().some(st)}var gc=/^(?:0|[1-9]\d*)$/;function fc(e,n){return n==="integer"&&gc.test(e)||n==="number"&&/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(e)?Number(e):n==="boolean"&&(e==="t\
rue"||e==="false")?e==="true":e}function EY(e){let n=e.flatMap(({in:i,name:a,schema:u})=>u?.type==="integer"&&(i==="path"||i==="query")?[{place:i,name:a}]:[]);return i=>n.
filter(({place:a,name:u})=>{let o=i[a][u];return typeof o=="string"&&!gc.test(o)}).map(({place:a,name:u})=>({in:a,path:`/${u}`,message:"must be an integer, in d\
ecimal digits"}))}function NY({path:e,query:n}){return[...Object.entries(e).map(([a,u])=>["path",a,u]),...Object.entries(n).map(([a,u])=>["query",a,u])].filter(
([,,a])=>st(a)).map(([a,u])=>({in:a,path:`/${u}`,message:"must not contain the character U+0000"}))}function pc(e){let n=EY(e);return i=>[...NY(i),...n(i)]}var FY={path:"path",query:"query",header:"header",requestBody:"body"};function mc({keyword:e,params:n,message:i="is not valid"}){switch(e){case"required":return"\
is required";case"additionalProperties":return"is not a known field";case"enum":return`must be one of ${n.allowedValues.join(", ")}`;case"minProperties":return"\
must have at least one field: there is nothing to change";case"maxProperties":return`must have at most ${n.limit} fields`;default:return i}}function fa(e){let n=new Map;
for(let i of e){let[,a="",...u]=i.instancePath.split("/");if(i.keyword==="propertyNames")continue;let o=i.params.missingProperty??i.params.additionalProperty??i.
propertyName,t=FY[a];if(t===void 0)continue;let r=u.map(l=>`/${l}`).join("")+(typeof o=="string"?j(o):""),s=`${t}${r}`;if(!n.has(s)){let l=i.propertyName===void 0?
mc(i):`has a name that ${mc(i)}`;n.set(s,{in:t,path:r,message:l})}}return[...n.values()]}function yc(e){let[n,...i]=e;if(n===void 0)return"The request is not va\
lid.";let a=n.path===""?`The ${n.in}`:`${n.path.slice(1)} (${n.in})`,u=i.length===0?"":` Problems in all: ${e.length}${e.length>=rc?" or more":""}.`;return`${a}\
 ${n.message}.${u}`}function RY(e,n){let i={...n},a=[];for(let[u,{contentSchema:o}]of Object.entries(e)){let t=n[u];if(o===void 0||typeof t!="string")continue;let r=hc(t);if(r!==null){
delete i[u],a.push({in:"body",path:`/${u}`,message:r});continue}try{i[u]=JSON.parse(t)}catch{delete i[u],a.push({in:"body",path:`/${u}`,message:"must be JSON te\
xt"})}}return{values:i,details:a}}function Sc({properties:{file:e,...n},required:i=[]}){return{type:"object",properties:{requestBody:{type:"object",additionalProperties:!1,
properties:Object.fromEntries(Object.entries(n).map(([u,{contentSchema:o,...t}])=>[u,o??t])),required:i.filter(u=>u!=="file")}}}}function Yc(e,n){if(e===void 0)
return()=>[];let{properties:i}=e,a=e.required?.includes("file")??!1,u,o;return(t,r)=>{for(let[d,f]of Object.entries(t))typeof f=="string"&&(t[d]=fc(f,i[d]?.type));
u??=n(Sc(e),{allErrors:!1});let{values:s,details:l}=RY(i,t),h=lc({requestBody:s},{first:[u],all:()=>[o??=n(Sc(e),{allErrors:!0})]}),c=[...l,...fa(h)];return[...a&&
!r?[{in:"body",path:"/file",message:"is required"}]:[],...c]}}function Lc(e){return(e.includes("\0")?e.replaceAll("\0",""):e).toWellFormed()}var QY=new Set(["name","schemaName","description","content","instructions"]);function Cc(e){for(let[n,i]of Object.entries(e))if(typeof i=="string"){if(i.includes(
"\0")&&!QY.has(n))throw $e(`/${n}`,`${n} must not contain the character U+0000.`);e[n]=Lc(i)}}function Jc({perMinute:e,burst:n},i,a){let u=Math.min(n,e),o=6e4/e,{tokens:t,at:r}=i??{tokens:u,at:a},s=Math.min(u,t+Math.max(0,a-r)/o),l=s>=1,h=l?s-1:s;return{
bucket:{tokens:h,at:a},limit:e,remaining:Math.floor(h),reset:Math.ceil((a+(u-h)*o)/1e3),retryAfter:l?null:Math.max(1,Math.ceil((1-h)*o/1e3))}}function Zc(e,n){let i=u=>u.trim().replace(/^W\//,""),a=[e??[]].flat().flatMap(u=>u.split(",").map(i));return a.includes("*")||a.includes(i(n))}var bc=/[\p{L}\p{N}\p{M}]+/gu,xY=/[0-9A-Za-z\u0080-\uffff]+/g,kY=/[^\p{L}\p{N}\p{M}]+/gu,pa=/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/u,
BY=new RegExp(`${pa.source}|(?:(?!${pa.source}).)+`,"gu"),OY={\u00F8:"o",\u0142:"l",\u0111:"d",\u00F0:"d",\u0131:"i",\u00E6:"ae",\u0153:"oe",\u00FE:"th"},AY=/[øłđðıæœþ]/g,
vc=/^[\u0000-\u007f]*$/;function GY(e){return vc.test(e)?e.toLowerCase():e.normalize("NFKD").toUpperCase().toLowerCase().normalize("NFKD").replaceAll(/[\u0300-\u036f]/g,
"").replaceAll("\u03C2","\u03C3").replaceAll(AY,n=>OY[n]??n).normalize("NFC").replaceAll(kY,"")}var lt=e=>e.length>64?[...e].slice(0,64).join(""):e;function Dc(e){
let n=GY(e);return pa.test(n)?[...n.matchAll(BY)].map(([i])=>{let a=pa.test(i);return{text:a?i:lt(i),isUnspaced:a}}):n===""?[]:[{text:lt(n),isUnspaced:!1}]}function Pc(e,n){
let i=[...e],a=i.length-(n?0:1);return i.slice(0,a).map((u,o)=>u+(i[o+1]??""))}function jY(e){return vc.test(e)?[lt(e.toLowerCase())]:[...e.matchAll(bc)].flatMap(
([n])=>Dc(n).flatMap(({text:i,isUnspaced:a})=>a?Pc(i,!0):[i]))}var KY=e=>WY(e).words;function WY(e,{without:n=[]}={}){let i=new Set,a=new Set(n),u=a.size*12+n.reduce(
(r,s)=>r+s.length,0),o=!1,t=()=>({words:[...a].slice(n.length),isPartial:o});for(let r of e){o||=r.length>3e5;for(let s of r.slice(0,3e5).match(xY)??[])if(!i.has(
s)){i.add(s);for(let l of jY(s))if(!a.has(l)){if(u+=l.length+12,u>3e5)return{...t(),isPartial:!0};a.add(l)}}}return t()}function Tc(e){let n=[...e.matchAll(bc)].
flatMap(([u])=>Dc(u)),i=n.flatMap(({text:u,isUnspaced:o},t)=>{let r=o&&[...u].length===1;return!o||r?[{text:u,isPrefix:r||t===n.length-1}]:Pc(u,!1).map(s=>({text:s,
isPrefix:!1}))});return[...new Map(i.map(u=>[`${u.isPrefix} ${u.text}`,u])).values()]}function _c(e,n){let i=KY(e),a=new Set(i);return n.length>0&&n.every(({text:u,
isPrefix:o})=>a.has(u)||o&&i.some(t=>t.startsWith(u)))}function ht(e,n,i){return new Ze(e,i,{details:[{in:"body",path:`/${n}`,message:i}]})}function Xc(e,n){let{provider:i,hasSecret:a,defaultModel:u,baseUrl:o,residency:t,
leavesSecret:r=!1}=n,s=e.find(i);if(s===void 0)throw ht("unknown_provider","provider",`There is no provider ${i}. GET /providers lists them.`);if(s.kind==="loca\
l")throw ht("provider_mismatch","provider","The built-in extractor needs no provider key.");if(s.needsSecret&&!a)throw $e("/secret",`secret is required for ${i}\
.`);if(!s.keyHasBaseUrl&&o!==void 0)throw $e("/baseUrl",`baseUrl is not allowed: ${i} has a fixed address. For another server, use openai-compatible.`);if(s.keyHasBaseUrl&&
s.baseUrl===null&&o===void 0)throw $e("/baseUrl",`baseUrl is required: ${i} has no fixed address.`);if(r)throw $e("/secret","secret is required with a new baseU\
rl: a stored secret is not sent to another address.");if(t!==void 0&&o===void 0)throw $e("/residency",`residency is only allowed with a baseUrl: the residency o\
f ${i} is known.`);let l=u??s.defaultModel;if(l===null)throw $e("/defaultModel",`defaultModel is required: ${i} has no default model.`);if(!cl(s,l)){let h=s.models.
map(({id:c})=>c).join(", ");throw ht("model_not_allowed","defaultModel",`The provider ${i} does not allow the model ${l}, only ${h}.`)}return{entry:s,model:l}}function Yi(e){let n=e.map(({index:a,field:u,message:o})=>({in:"body",path:`/actions/${a}/${u}`,message:o})),[i]=n;throw new Ze("correction_invalid",`The correc\
tion cannot be applied: ${i?.path} ${i?.message}.`,{details:n})}function IY(e,n){if(e==="-")return n;let i=/^(?:0|[1-9]\d{0,8})$/.test(e)?Number(e):NaN;return i<=
n?i:void 0}var ye=class extends Error{};function qY(e,n){let i=e;return{place:K(n).map(u=>{let o=i;if(i=Mn(o,u),Array.isArray(o)){if(i===void 0)throw new ye("na\
mes a row that the list does not have");return Number(u)}if(o!=null&&!J(o))throw new ye("names a value within a value");return u}),value:i}}function zY(e,{path:n,
action:i,value:a}){let u=K(n),o=u.pop();if(o===void 0)throw new ye("must name a value in the data, such as /total");if(i==="confirm")return Ge(e,[...u,o])??null;
let t=Ge(e,u),r=Mn(t,o);if(i==="addRow")return UY({parent:t,last:o,list:r},a??null);if(t===void 0||typeof t!="object"||t===null)throw new ye("names a value with\
in something that the data does not have");if(i==="removeRow"){if(!Array.isArray(t))throw new ye("must name a row of a list");if(r===void 0)throw new ye("names \
a row that the list does not have");return t.splice(Number(o),1),r}if(r===void 0&&Array.isArray(t))throw new ye("names a row that the list does not have");let s=i===
"clear"?null:structuredClone(a??null);return Array.isArray(t)?t[Number(o)]=s:ta(t,o,s),r??null}function UY({parent:e,last:n,list:i},a){let u=structuredClone(a);
if(Array.isArray(i))return i.push(u),null;if(Array.isArray(e)){let o=IY(n,e.length);if(o===void 0)throw new ye("names a position that the list does not have");return e.
splice(o,0,u),null}if(!J(e)||i!=null)throw new ye("must name a list");return ta(e,n,[u]),null}function Mc(e,n,i=null){let a=structuredClone(e),u=[],o=[],t=n.map(
(r,s)=>{let{path:l,page:h=null,box:c=null,quote:g=null}=r,d=r.action==="correct"||r.action==="addRow";d&&r.value===void 0&&Yi([{index:s,field:"value",message:`i\
s required for ${r.action}`}]),!d&&r.value!==void 0&&Yi([{index:s,field:"value",message:`has no meaning for ${r.action}`}]),h!==null&&i!==null&&h>i&&Yi([{index:s,
field:"page",message:`must be at most ${i}, the pages of the document`}]);try{if(r.action==="confirm"||r.action==="clear"){let{place:S,value:Y}=qY(a,l);Y===void 0&&
o.push({index:s,path:l,place:S})}let f=structuredClone(zY(a,r));r.action==="clear"&&u.push(l);let m=d?r.value??null:r.action==="confirm"?f:null;return{path:l,action:r.
action,value:m,previousValue:f,page:h,box:c,quote:g}}catch(f){throw f instanceof ye&&Yi([{index:s,field:"path",message:f.message}]),f}});return{data:a,applied:t,
absent:o,cleared:u}}function wc(e,n){let i=n.flatMap(a=>e[a]??[]);i.length!==0&&Yi(i.map(({index:a,path:u})=>({index:a,field:"path",message:`names ${u}, which n\
either the data nor the schema has`})))}function Hc(e,n){let i=structuredClone(e);for(let a of n){let u=K(a),o=u.pop()??"",t=Ge(i,u);J(t)&&t[o]===null&&delete t[o]}
return i}function $c(e,n){let i=(a,u)=>({field:a,at:n+u,place:K(a).map(o=>o==="*"?0:o)});return[...["confidencePaths","requiredPaths"].flatMap(a=>e[a].map((u,o)=>i(u,`/${a}\
/${o}`))),...e.confidenceLimits.map(({path:a},u)=>i(a,`/confidenceLimits/${u}/path`))]}function Ec(e,n,i){let a=n.flatMap(u=>{let o=e[u];if(o===void 0)return[];
let t=`names ${o.field}, which version ${i} of the schema does not have`;return[{in:"body",path:o.at,message:t}]});if(a.length>0)throw _o(`${a[0]?.path} ${a[0]?.
message}.`,a)}var VY=100;function ma(e,n,i=""){let[a,...u]=n;return a===void 0?[{path:i,isMissing:e==null}]:a==="*"&&Array.isArray(e)?e.flatMap((o,t)=>ma(o,u,`${i}/${t}`)):a===
"*"&&!J(e)?[]:ma(Mn(e,a),u,i+j(a))}var eL=(e,n)=>ma(e,K(n)).flatMap(({path:i,isMissing:a})=>a?[i]:[]),nL=5,iL=.8;function aL(e,n){if(n.length<nL)return!1;let i=K(
e).map(u=>/^\d+$/.test(u)?"*":u),a=n.flatMap(u=>ma(u,i));return a.filter(({isMissing:u})=>!u).length>=iL*Math.max(1,a.length)}function Nc(e,n){let i=K(e);return K(
n).every((a,u)=>a===i[u]||a==="*"&&u<i.length)}function uL(e){let n=2166136261;for(let i=0;i<e.length;i+=1)n=Math.imul(n^e.charCodeAt(i),16777619);return n=Math.
imul(n^n>>>16,2246822507),n=Math.imul(n^n>>>13,3266489909),((n^n>>>16)>>>0)/2**32}function oL(e,{evidence:n}){let{confidenceBelow:i,confidencePaths:a,confidenceLimits:u}=e,
o=s=>a.length===0||a.some(l=>Nc(s,l)),t=u.toSorted((s,l)=>K(l.path).length-K(s.path).length),r=s=>{let l=t.find(h=>Nc(s,h.path));return l!==void 0?l.confidenceBelow:
i!==null&&o(s)?i:0};return n.flatMap(({path:s,confidence:l})=>l<r(s)?[s]:[])}function tL({rules:e},{rules:n}){return n.flatMap(({name:i,result:a,paths:u})=>{if(e===
null||a==="holds"||a==="unknown"&&e==="violated")return[];let o=a==="violated"?"rule_violated":"rule_unknown";return(u.length===0?[null]:u).map(r=>({code:o,path:r,
rule:i}))})}var rL=(e,n)=>(Ge(e,K(n))??null)===null;function Fc(e,n,i=[]){let{requiredPaths:a,sample:u}=e,o=new Set(a.flatMap(r=>eL(n.extractedData,r))),t=oL(e,n).filter(r=>!o.has(r)&&(!rL(n.extractedData,r)||aL(
r,i)));return[...[...o].map(r=>({code:"required_missing",path:r})),...t.map(r=>({code:"confidence_below",path:r})),...tL(e,n),...u!==null&&uL(n.id)<u?[{code:"sa\
mpled",path:null}]:[]].slice(0,VY)}function Rc({failures:e,circuitUntil:n},{attempts:i,dueAt:a},u,o=Math.random){if(e<10||i<2)return{kind:"pass"};let t=u-Date.parse(a);if(t>=3e5)return{kind:"pass"};
let r=n===null?0:Date.parse(n)-u;if(r<=0)return{kind:"probe"};let s=r+o()*6e4;return{kind:"wait",delayMs:Math.round(Math.min(s,3e5-t))}}function Qc({failures:e,
circuitUntil:n}){let i=e>=10;return{isOpen:i,failures:e,nextProbeAt:i?n:null}}function xc(e,n){return e<10?null:n+6e4}var sL=[["extractedData","reviewedData","evidence","partialData","content","actions"],["schemaSnapshot","definition"]];function kc(e,n,i){let a=JSON.stringify({
type:e,timestamp:n,data:i}),u={...i};for(let o of sL){if(new TextEncoder().encode(a).length<=262144)return a;let t=o.filter(r=>r in u).map(r=>[r,null]);u={...u,
...Object.fromEntries(t)},a=JSON.stringify({type:e,timestamp:n,data:u})}return a}var lL=["\0","","","","","","","\x07","\b","	",`
`,"\v","\f","\r","","","","","","","","","","","","","","\x1B","","","",""," ","!",'"',"#","$","%","&","'","(",")","*","+",",","-",".","/","0",
"1","2","3","4","5","6","7","8","9",":",";","<","=",">","?","@","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X",
"Y","Z","[","\\","]","^","_","`","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","{","|","}","~","\x7F",
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
" ","!","C/","PS","$?","Y=","|","SS",'"',"(c)","a","<<","!",null,"(r)","-","deg","+-","2","3","'","u","P","*",",","1","o",">>","1/4","1/2","3/4","?","A","A","A",
"A","A","A","AE","C","E","E","E","E","I","I","I","I","D","N","O","O","O","O","O","x","O","U","U","U","U","U","Th","ss","a","a","a","a","a","a","ae","c","e","e",
"e","e","i","i","i","i","d","n","o","o","o","o","o","/","o","u","u","u","u","y","th","y"],hL=["A","a","A","a","A","a","C","c","C","c","C","c","C","c","D","d","D",
"d","E","e","E","e","E","e","E","e","E","e","G","g","G","g","G","g","G","g","H","h","H","h","I","i","I","i","I","i","I","i","I","i","IJ","ij","J","j","K","k","k",
"L","l","L","l","L","l","L","l","L","l","N","n","N","n","N","n","'n","NG","ng","O","o","O","o","O","o","OE","oe","R","r","R","r","R","r","S","s","S","s","S","s",
"S","s","T","t","T","t","T","t","U","u","U","u","U","u","U","u","U","u","U","u","W","w","Y","y","Y","Z","z","Z","z","Z","z","s","b","B","B","b","6","6","O","C",
"c","D","D","D","d","d","3","@","E","F","f","G","G","hv","I","I","K","k","l","l","W","N","n","O","O","o","OI","oi","P","p","YR","2","2","SH","sh","t","T","t","T",
"U","u","Y","V","Y","y","Z","z","ZH","ZH","zh","zh","2","5","5","ts","w","|","||","|=","!","DZ","Dz","dz","LJ","Lj","lj","NJ","Nj","nj","A","a","I","i","O","o",
"U","u","U","u","U","u","U","u","U","u","@","A","a","A","a","AE","ae","G","g","G","g","K","k","O","o","O","o","ZH","zh","j","DZ","D","dz","G","g","HV","W","N","\
n","A","a","AE","ae","O","o"],cL=["A","a","A","a","E","e","E","e","I","i","I","i","O","o","O","o","R","r","R","r","U","u","U","u","S","s","T","t","Y","y","H","h",
"N","d","OU","ou","Z","z","A","a","E","e","O","o","O","o","O","o","O","o","Y","y","l","n","t","j","db","qp","A","C","c","L","T","s","z","?","?","B","U","V","E",
"e","J","j","Q","q","R","r","Y","y","a","a","a","b","o","c","d","d","e","@","@","e","e","e","e","j","g","g","g","g","u","Y","h","h","i","i","I","l","l","l","lZ",
"W","W","m","n","n","n","o","OE","O","F","R","R","R","R","r","r","R","R","R","s","S","j","S","S","t","t","U","U","v","^","W","Y","Y","z","z","Z","Z","?","?","?",
"C","@","B","E","G","H","j","k","L","q","?","?","dz","dZ","dz","ts","tS","tC","fN","ls","lz","WW","]]","h","h","k","h","j","r","r","r","r","w","y","'",'"',"`","\
'","`","`","'","?","?","<",">","^","V","^","V","'","-","/","\\",",","_","\\","/",":",".","`","'","^","V","+","-","V",".","@",",","~",'"',"R","X","G","l","s","x",
"?",null,null,null,null,null,null,null,"V","=",'"'],dL=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"'","\
,",null,null,null,null,null,null,null,null,"?",null,null,null,null,null,null,null,"A",";","E","I","I",null,"O",null,"U","O","I","A","V","G","D","E","Z","I","Th",
"I","K","L","M","N","X","O","P","R",null,"S","T","Y","F","H","Ps","O","I","Y","a","e","i","i","y","a","v","g","d","e","z","i","th","i","k","l","m","n","x","o","\
p","r","s","s","t","y","f","h","ps","o","i","y","o","y","o",null,"b","th","U","U","U","ph","p","&",null,null,"St","st","W","w","Q","q","Sp","sp","Sh","sh","F","\
f","Kh","kh","H","h","G","g","CH","ch","Ti","ti","k","r","c","j"],gL=["Jo","Yo","Dj","Gj","Ie","Dz","I","Yi","J","Lj","Nj","Tsh","Kj","I","U","Dzh","A","B","V",
"G","D","E","Zh","Z","I","Y","K","L","M","N","O","P","R","S","T","U","F","H","C","Ch","Sh","Shch",null,"Y",null,"E","Yu","Ya","a","b","v","g","d","e","zh","z","\
i","y","k","l","m","n","o","p","r","s","t","u","f","h","c","ch","sh","shch",null,"y",null,"e","yu","ya","je","yo","dj","gj","ie","dz","i","yi","j","lj","nj","ts\
h","kj","i","u","dzh","O","o","E","e","Ie","ie","E","e","Ie","ie","O","o","Io","io","Ks","ks","Ps","ps","F","f","Y","y","Y","y","u","u","O","o","O","o","Ot","ot",
"Q","q","*1000*",null,null,null,null,null,"*100.000*","*1.000.000*",null,null,'"','"',"R'","r'","G'","g'","G'","g'","G'","g'","Zh'","zh'","Z'","z'","K'","k'","K\
'","k'","K'","k'","K'","k'","N'","n'","Ng","ng","P'","p'","Kh","kh","S'","s'","T'","t'","U","u","U'","u'","Kh'","kh'","Tts","tts","Ch'","ch'","Ch'","ch'","H","h",
"Ch","ch","Ch'","ch'","`","Zh","zh","K'","k'",null,null,"N'","n'",null,null,"Ch","ch",null,null,null,"a","a","A","a","Ae","ae","Ie","ie","@","@","@","@","Zh","z\
h","Z","z","Dz","dz","I","i","I","i","O","o","O","o","O","o","E","e","U","u","U","u","U","u","Ch","ch",null,null,"Y","y"],fL=[null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,"A","B","G","D","E","Z","E","E","T`","Zh","I","L","Kh","Ts","K","H","Dz","Gh","Ch","M","Y","N","Sh","O","Ch`",
"P","J","Rh","S","V","T","R","Ts`","W","P`","K`","O","F",null,null,"<","'","/","!",",","?",".",null,"a","b","g","d","e","z","e","e","t`","zh","i","l","kh","ts",
"k","h","dz","gh","ch","m","y","n","sh","o","ch`","p","j","rh","s","v","t","r","ts`","w","p`","k`","o","f","ew",null,".","-",null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"@","e","a",
"o","i","e","e","a","a","o",null,"u","'",null,null,null,null,null,null,":",null,null,null,null,null,null,null,null,null,null,null,null,null,"b","g","d","h","v",
"z","kh","t","y","k","k","l","m","m","n","n","s","`","p","p","ts","ts","q","r","sh","t",null,null,null,null,null,"V","oy","i","'",'"'],pL=[null,null,null,null,null,
null,null,null,null,null,null,null,",",null,null,null,null,null,null,null,null,null,null,null,null,null,null,";",null,null,null,"?",null,null,"a","'","w'",null,
"y'",null,"b","@","t","th","j","H","kh","d","dh","r","z","s","sh","S","D","T","Z","aa","G",null,null,null,null,null,null,"f","q","k","l","m","n","h","w","~","y",
"an","un","in","a","u","i","W",null,null,"'","'",null,null,null,null,null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9","%",".",",","*",null,
null,null,"'","'","'",null,"'","'w","'u","'y","tt","tth","b","t","T","p","th","bh","'h","H","ny","dy","H","ch","cch","dd","D","D","Dt","dh","ddh","d","D","D","r\
r","R","R","R","R","R","R","j","R","S","S","S","S","S","T","GH","F","F","F","v","f","ph","Q","Q","kh","k","K","K","ng","K","g","G","N","G","G","G","L","L","L","\
L","N","N","N","N","N","h","Ch","hy","h","H","@","W","oe","oe","u","yu","yu","W","v","y","Y","Y","W",null,null,"y","y'",".","ae",null,null,null,null,null,null,null,
"@","#",null,null,null,null,null,null,null,null,null,null,"^",null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9","Sh","D","Gh","&","+m"],mL=[
"//","/",",","!","!","-",",",",",";","?","~","{","}","*",null,null,"'",null,"b","g","g","d","d","h","w","z","H","t","t","y","yh","k","l","m","n","s","s","`","p",
"p","S","q","r","sh","t",null,null,null,"a","a","a","A","A","A","e","e","e","E","i","i","u","u","u","o",null,"`","'",null,null,"X","Q","@","@","|","+",null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"h","sh","n","r","b","L","k","'","v","m","f","dh","th","l","g","n\
y","s","d","z","t","y","p","j","ch","tt","hh","kh","th","z","sh","s","d","t","z","`","gh","q","w","a","aa","i","ee","u","oo","e","ey","o","oa"],yL=[null,"N","N",
"H",null,"a","aa","i","ii","u","uu","R","L","eN","e","e","ai","oN","o","o","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th",
"d","dh","n","nnn","p","ph","b","bh","m","y","r","rr","l","l","lll","v","sh","ss","s","h",null,null,"'","'","aa","i","ii","u","uu","R","RR","eN","e","e","ai","o\
N","o","o","au",null,null,null,"AUM","'","'","`","'",null,null,null,"q","khh","ghh","z","dddh","rh","f","yy","RR","LL","L","LL"," / "," // ","0","1","2","3","4",
"5","6","7","8","9",".",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"N","N","H",null,"a","aa","i","ii","u","uu","R","RR",null,
null,"e","ai",null,null,"o","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","\
r",null,"l",null,null,null,"sh","ss","s","h",null,null,"'",null,"aa","i","ii","u","uu","R","RR",null,null,"e","ai",null,null,"o","au",null,null,null,null,null,null,
null,null,null,null,"+",null,null,null,null,"rr","rh",null,"yy","RR","LL","L","LL",null,null,"0","1","2","3","4","5","6","7","8","9","r'","r`","Rs","Rs","1/","2\
/","3/","4/"," 1 - 1/","/16"],SL=[null,null,"N",null,null,"a","aa","i","ii","u","uu",null,null,null,null,"ee","ai",null,null,"oo","au","k","kh","g","gh","ng","c",
"ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bb","m","y","r",null,"l","ll",null,"v","sh",null,"s","h",null,null,"'",null,
"aa","i","ii","u","uu",null,null,null,null,"ee","ai",null,null,"oo","au",null,null,null,null,null,null,null,null,null,null,null,null,"khh","ghh","z","rr",null,"\
f",null,null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9","N","H",null,null,"G.E.O.",null,null,null,null,null,null,null,null,null,null,null,
null,"N","N","H",null,"a","aa","i","ii","u","uu","R",null,"eN",null,"e","ai","oN",null,"o","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","d\
dh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","ya","r",null,"l","ll",null,"v","sh","ss","s","h",null,null,"'","'","aa","i","ii","u","uu","R","RR","e\
N",null,"e","ai","oN",null,"o","au",null,null,null,"AUM",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"RR",null,null,null,null,null,
"0","1","2","3","4","5","6","7","8","9"],YL=[null,"N","N","H",null,"a","aa","i","ii","u","uu","R","L",null,null,"e","ai",null,null,"o","au","k","kh","g","gh","n\
g","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r",null,"l","ll",null,null,"sh","ss","s","h",null,null,
"'","'","aa","i","ii","u","uu","R",null,null,null,"e","ai",null,null,"o","au",null,null,null,null,null,null,null,null,null,"+","+",null,null,null,null,"rr","rh",
null,"yy","RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,"N","H",null,"a","aa","i","ii","u","uu",null,null,null,"e","ee","ai",null,"o","oo","au","k",null,null,null,"ng","c",null,"j",null,"ny","tt",null,null,
null,"nn","t",null,null,null,"n","nnn","p",null,null,null,"m","y","r","rr","l","ll","lll","v",null,"ss","s","h",null,null,null,null,"aa","i","ii","u","uu",null,
null,null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,null,null,"+",null,null,null,null,null,null,null,null,null,null,null,null,null,
null,"0","1","2","3","4","5","6","7","8","9","+10+","+100+","+1000+"],LL=[null,"N","N","H",null,"a","aa","i","ii","u","uu","R","L",null,"e","ee","ai",null,"o","\
oo","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r","rr","l","ll",null,"v",
"sh","ss","s","h",null,null,null,null,"aa","i","ii","u","uu","R","RR",null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,"+","+",null,
null,null,null,null,null,null,null,null,"RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,"N","H",null,"a","aa","i","ii","u","uu","R","L",null,"e","ee","ai",null,"o","oo","au","k","kh","g","gh","ng","c","ch","j",
"jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r","rr","l","ll",null,"v","sh","ss","s","h",null,null,null,null,"aa",
"i","ii","u","uu","R","RR",null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,"+","+",null,null,null,null,null,null,null,"lll",null,"\
RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9"],CL=[null,null,"N","H",null,"a","aa","i","ii","u","uu","R","L",null,"e","ee","ai",null,"o",
"oo","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r","rr","l","ll","lll",
"v","sh","ss","s","h",null,null,null,null,"aa","i","ii","u","uu","R",null,null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,null,null,
"+",null,null,null,null,null,null,null,null,"RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,"N","H",null,"a","aa","ae","aae","i","ii","u","uu","R","RR","L","LL","e","ee","ai","o","oo","au",null,null,null,"k","kh",
"g","gh","ng","nng","c","ch","j","jh","ny","jny","nyj","tt","tth","dd","ddh","nn","nndd","t","th","d","dh","n",null,"nd","p","ph","b","bh","m","mb","y","r",null,
"l",null,null,"v","sh","ss","s","h","ll","f",null,null,null,null,null,null,null,null,"aa","ae","aae","i","ii","u",null,"uu",null,"R","e","ee","ai","o","oo","au",
"L",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"RR","LL"," . "],JL=[null,"k","kh","kh","kh","kh","kh","ng","cch",
"ch","ch","ch","ch","y","d","t","th","th","th","n","d","t","th","th","th","n","b","p","ph","f","ph","f","ph","m","y","r","R","l","L","w","s","s","s","h","l","`",
"h","~","a","a","aa","am","i","ii","ue","uue","u","uu","'",null,null,null,null,"Bh.","e","ae","o","ai","ai","ao","+",null,null,null,null,null,null,"M",null," * ",
"0","1","2","3","4","5","6","7","8","9"," // "," /// ",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"k","kh",null,"kh",null,null,"ng","ch",null,"s",null,null,"ny",null,null,null,null,
null,null,"d","h","th","th",null,"n","b","p","ph","f","ph","f",null,"m","y","r",null,"l",null,"w",null,null,"s","h",null,"`",null,"~","a",null,"aa","am","i","ii",
"y","yy","u","uu",null,"o","l","ny",null,null,"e","ei","o","ay","ai",null,"+",null,null,null,null,null,null,"M",null,null,"0","1","2","3","4","5","6","7","8","9",
null,null,"hn","hm"],ZL=["AUM",null,null,null,null,null,null,null," // "," * ",null,"-"," / "," / "," // "," -/ "," +/ "," X/ "," /XX/ "," /X/ ",",",null,null,null,
null,null,null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9",".5","1.5","2.5","3.5","4.5","5.5","6.5","7.5","8.5","-.5","+","*","^","_",null,
"~",null,"]","[[","]]",null,null,"k","kh","g","gh","ng","c","ch","j",null,"ny","tt","tth","dd","ddh","nn","t","th","d","dh","n","p","ph","b","bh","m","ts","tsh",
"dz","dzh","w","zh","z","'","y","r","l","sh","ssh","s","h","a","kss","r",null,null,null,null,null,null,"aa","i","ii","u","uu","R","RR","L","LL","e","ee","o","oo",
"M","H","i","ii",null,null,null,null,null,null,null,null,null,null,null,null,null,null,"k","kh","g","gh","ng","c","ch","j",null,"ny","tt","tth","dd","ddh","nn",
"t","th","d","dh","n","p","ph","b","bh","m","ts","tsh","dz","dzh","w","zh","z","'","y","r","l","sh","ss","s","h","a","kss","w","y","r",null,"X"," :X: "," /O/ ",
" /o/ "," \\o\\ "," (O) "],bL=["k","kh","g","gh","ng","c","ch","j","jh","ny","nny","tt","tth","dd","ddh","nn","tt","th","d","dh","n","p","ph","b","bh","m","y","\
r","l","w","s","h","ll","a",null,"i","ii","u","uu","e",null,"o","au",null,"aa","i","ii","u","uu","e","ai",null,null,null,"N","'",":",null,null,null,null,null,null,
null,"0","1","2","3","4","5","6","7","8","9"," / "," // ","n*","r*","l*","e*","sh","ss","R","RR","L","LL","R","RR","L","LL",null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"A","B","G",
"D","E","V","Z","T`","I","K","L","M","N","O","P","Zh","R","S","T","U","P`","K`","G'","Q","Sh","Ch`","C`","Z'","C","Ch","X","J","H","E","Y","W","Xh","OE",null,null,
null,null,null,null,null,null,null,null,"a","b","g","d","e","v","z","t`","i","k","l","m","n","o","p","zh","r","s","t","u","p`","k`","g'","q","sh","ch`","c`","z'",
"c","ch","x","j","h","e","y","w","xh","oe","f",null,null,null,null," // "],vL=["g","gg","n","d","dd","r","m","b","bb","s","ss",null,"j","jj","c","k","t","p","h",
"ng","nn","nd","nb","dg","rn","rr","rh","rN","mb","mN","bg","bn",null,"bs","bsg","bst","bsb","bss","bsj","bj","bc","bt","bp","bN","bbN","sg","sn","sd","sr","sm",
"sb","sbg","sss","s","sj","sc","sk","st","sp","sh",null,null,null,null,"Z","g","d","m","b","s","Z",null,"j","c","t","p","N","j",null,null,null,null,"ck","ch",null,
null,"pb","pN","hh","Q",null,null,null,null,null,null,null,"a","ae","ya","yae","eo","e","yeo","ye","o","wa","wae","oe","yo","u","weo","we","wi","yu","eu","yi","\
i","a-o","a-u","ya-o","ya-yo","eo-o","eo-u","eo-eu","yeo-o","yeo-u","o-eo","o-e","o-ye","o-o","o-u","yo-ya","yo-yae","yo-yeo","yo-o","yo-i","u-a","u-ae","u-eo-e\
u","u-ye","u-u","yu-a","yu-eo","yu-e","yu-yeo","yu-ye","yu-u","yu-i","eu-u","eu-eu","yi-u","i-a","i-ya","i-o","i-u","i-eu","i-U","U","U-eo","U-u","U-i","UU",null,
null,null,null,null,"g","gg","gs","n","nj","nh","d","l","lg","lm","lb","ls","lt","lp","lh","m","b","bs","s","ss","ng","j","c","k","t","p","h","gl","gsg","ng","n\
d","ns","nZ","nt","dg","tl","lgs","ln","ld","lth","ll","lmg","lms","lbs","lbh","rNp","lss","lZ","lk","lQ","mg","ml","mb","ms","mss","mZ","mc","mh","mN","bl","bp",
"ph","pN","sg","sd","sl","sb","Z","g","ss",null,"kh","N","Ns","NZ","pb","pN","hn","hl","hm","hb","Q"],DL=["ha","hu","hi","haa","hee","he","ho",null,"la","lu","l\
i","laa","lee","le","lo","lwa","hha","hhu","hhi","hhaa","hhee","hhe","hho","hhwa","ma","mu","mi","maa","mee","me","mo","mwa","sza","szu","szi","szaa","szee","sz\
e","szo","szwa","ra","ru","ri","raa","ree","re","ro","rwa","sa","su","si","saa","see","se","so","swa","sha","shu","shi","shaa","shee","she","sho","shwa","qa","q\
u","qi","qaa","qee","qe","qo",null,"qwa",null,"qwi","qwaa","qwee","qwe",null,null,"qha","qhu","qhi","qhaa","qhee","qhe","qho",null,"qhwa",null,"qhwi","qhwaa","q\
hwee","qhwe",null,null,"ba","bu","bi","baa","bee","be","bo","bwa","va","vu","vi","vaa","vee","ve","vo","vwa","ta","tu","ti","taa","tee","te","to","twa","ca","cu",
"ci","caa","cee","ce","co","cwa","xa","xu","xi","xaa","xee","xe","xo",null,"xwa",null,"xwi","xwaa","xwee","xwe",null,null,"na","nu","ni","naa","nee","ne","no","\
nwa","nya","nyu","nyi","nyaa","nyee","nye","nyo","nywa","'a","'u",null,"'aa","'ee","'e","'o","'wa","ka","ku","ki","kaa","kee","ke","ko",null,"kwa",null,"kwi","k\
waa","kwee","kwe",null,null,"kxa","kxu","kxi","kxaa","kxee","kxe","kxo",null,"kxwa",null,"kxwi","kxwaa","kxwee","kxwe",null,null,"wa","wu","wi","waa","wee","we",
"wo",null,"`a","`u","`i","`aa","`ee","`e","`o",null,"za","zu","zi","zaa","zee","ze","zo","zwa","zha","zhu","zhi","zhaa","zhee","zhe","zho","zhwa","ya","yu","yi",
"yaa","yee","ye","yo",null,"da","du","di","daa","dee","de","do","dwa","dda","ddu","ddi","ddaa","ddee","dde","ddo","ddwa"],PL=["ja","ju","ji","jaa","jee","je","j\
o","jwa","ga","gu","gi","gaa","gee","ge","go",null,"gwa",null,"gwi","gwaa","gwee","gwe",null,null,"gga","ggu","ggi","ggaa","ggee","gge","ggo",null,"tha","thu","\
thi","thaa","thee","the","tho","thwa","cha","chu","chi","chaa","chee","che","cho","chwa","pha","phu","phi","phaa","phee","phe","pho","phwa","tsa","tsu","tsi","t\
saa","tsee","tse","tso","tswa","tza","tzu","tzi","tzaa","tzee","tze","tzo",null,"fa","fu","fi","faa","fee","fe","fo","fwa","pa","pu","pi","paa","pee","pe","po",
"pwa","rya","mya","fya",null,null,null,null,null,null," ",".",",",";",":",":: ","?","//","1","2","3","4","5","6","7","8","9","10+","20+","30+","40+","50+","60+",
"70+","80+","90+","100+","10,000+",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,"a","e","i","o","u","v","ga","ka","ge","gi","go","gu","gv","ha","he","hi","ho","hu","hv","la","le","li","lo","\
lu","lv","ma","me","mi","mo","mu","na","hna","nah","ne","ni","no","nu","nv","qua","que","qui","quo","quu","quv","sa","s","se","si","so","su","sv","da","ta","de",
"te","di","ti","do","du","dv","dla","tla","tle","tli","tlo","tlu","tlv","tsa","tse","tsi","tso","tsu","tsv","wa","we","wi","wo","wu","wv","ya","ye","yi","yo","y\
u","yv"],TL=[null,"ai","aai","i","ii","u","uu","oo","ee","i","a","aa","we","we","wi","wi","wii","wii","wo","wo","woo","woo","woo","wa","wa","waa","waa","waa","a\
i","w","'","t","k","sh","s","n","w","n",null,"w","c","?","l","en","in","on","an","pai","paai","pi","pii","pu","puu","poo","hee","hi","pa","paa","pwe","pwe","pwi",
"pwi","pwii","pwii","pwo","pwo","pwoo","pwoo","pwa","pwa","pwaa","pwaa","pwaa","p","p","h","tai","taai","ti","tii","tu","tuu","too","dee","di","ta","taa","twe",
"twe","twi","twi","twii","twii","two","two","twoo","twoo","twa","twa","twaa","twaa","twaa","t","tte","tti","tto","tta","kai","kaai","ki","kii","ku","kuu","koo",
"ka","kaa","kwe","kwe","kwi","kwi","kwii","kwii","kwo","kwo","kwoo","kwoo","kwa","kwa","kwaa","kwaa","kwaa","k","kw","keh","kih","koh","kah","gai","caai","gi","\
gii","gu","guu","coo","ga","gaa","cwe","cwe","cwi","cwi","cwii","cwii","cwo","cwo","cwoo","cwoo","cwa","cwa","cwaa","cwaa","cwaa","g","th","mai","maai","mi","mi\
i","mu","muu","moo","ma","maa","mwe","mwe","mwi","mwi","mwii","mwii","mwo","mwo","mwoo","mwoo","mwa","mwa","mwaa","mwaa","mwaa","m","m","mh","m","m","nai","naai",
"ni","nii","nu","nuu","noo","na","naa","nwe","nwe","nwa","nwa","nwaa","nwaa","nwaa","n","ng","nh","lai","laai","li","lii","lu","luu","loo","la","laa","lwe","lwe",
"lwi","lwi","lwii","lwii","lwo","lwo","lwoo","lwoo","lwa","lwa","lwaa","lwaa","l","l","l","sai","saai","si","sii","su","suu","soo","sa","saa","swe","swe","swi",
"swi","swii","swii","swo","swo","swoo","swoo"],_L=["swa","swa","swaa","swaa","swaa","s","s","sw","s","sk","skw","sW","spwa","stwa","skwa","scwa","she","shi","sh\
ii","sho","shoo","sha","shaa","shwe","shwe","shwi","shwi","shwii","shwii","shwo","shwo","shwoo","shwoo","shwa","shwa","shwaa","shwaa","sh","jai","yaai","ji","ji\
i","ju","juu","yoo","ja","jaa","ywe","ywe","ywi","ywi","ywii","ywii","ywo","ywo","ywoo","ywoo","ywa","ywa","ywaa","ywaa","ywaa","j","y","y","yi","re","rai","le",
"raai","ri","rii","ru","ruu","lo","ra","raa","la","rwaa","rwaa","r","r","r","vai","faai","vi","vii","vu","vuu","va","vaa","fwaa","fwaa","v","the","the","thi","t\
hi","thii","thii","tho","thoo","tha","thaa","thwaa","thwaa","th","tthe","tthi","ttho","ttha","tth","tye","tyi","tyo","tya","he","hi","hii","ho","hoo","ha","haa",
"h","h","hk","qaai","qi","qii","qu","quu","qa","qaa","q","tlhe","tlhi","tlho","tlha","re","ri","ro","ra","ngaai","ngi","ngii","ngu","nguu","nga","ngaa","ng","nn\
g","she","shi","sho","sha","the","thi","tho","tha","th","lhi","lhii","lho","lhoo","lha","lhaa","lh","the","thi","thii","tho","thoo","tha","thaa","th","b","e","i",
"o","a","we","wi","wo","wa","ne","ni","no","na","ke","ki","ko","ka","he","hi","ho","ha","ghu","gho","ghe","ghee","ghi","gha","ru","ro","re","ree","ri","ra","wu",
"wo","we","wee","wi","wa","hwu","hwo","hwe","hwee","hwi","hwa","thu","tho","the","thee","thi","tha","ttu","tto","tte","ttee","tti","tta","pu","po","pe","pee","p\
i","pa","p","gu","go","ge","gee","gi","ga","khu","kho","khe","khee","khi","kha","kku","kko","kke","kkee","kki"],XL=["kka","kk","nu","no","ne","nee","ni","na","m\
u","mo","me","mee","mi","ma","yu","yo","ye","yee","yi","ya","ju","ju","jo","je","jee","ji","ji","ja","jju","jjo","jje","jjee","jji","jja","lu","lo","le","lee","\
li","la","dlu","dlo","dle","dlee","dli","dla","lhu","lho","lhe","lhee","lhi","lha","tlhu","tlho","tlhe","tlhee","tlhi","tlha","tlu","tlo","tle","tlee","tli","tl\
a","zu","zo","ze","zee","zi","za","z","z","dzu","dzo","dze","dzee","dzi","dza","su","so","se","see","si","sa","shu","sho","she","shee","shi","sha","sh","tsu","t\
so","tse","tsee","tsi","tsa","chu","cho","che","chee","chi","cha","ttsu","ttso","ttse","ttsee","ttsi","ttsa","X",".","qai","ngai","nngi","nngii","nngo","nngoo",
"nnga","nngaa",null,null,null,null,null,null,null,null,null," ","b","l","f","s","n","h","d","t","c","q","m","g","ng","z","r","a","o","u","e","i","ch","th","ph",
"p","x","p","<",">",null,null,null,"f","v","u","yr","y","w","th","th","a","o","ac","ae","o","o","o","oe","on","r","k","c","k","g","ng","g","g","w","h","h","h","\
h","n","n","n","i","e","j","g","ae","a","eo","p","z","s","s","s","c","z","t","t","d","b","b","p","p","e","m","m","m","l","l","ng","ng","d","o","ear","ior","qu",
"qu","qu","s","yr","yr","yr","q","x",".",":","+","17","18","19"],ML=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,"k","kh","g","gh","ng","c","ch","j","jh","ny","t","tth","d","ddh","nn","t","th","d","dh","n","p",
"ph","b","bh","m","y","r","l","v","sh","ss","s","h","l","q","a","aa","i","ii","u","uk","uu","uuv","ry","ryy","ly","lyy","e","ai","oo","oo","au","a","aa","aa","i",
"ii","y","yy","u","uu","ua","oe","ya","ie","e","ae","ai","oo","au","M","H","a`",null,null,null,"r",null,"!",null,null,null,null,null,"."," // ",":","+","++"," *\
 "," /// ","KR","'",null,null,null,"0","1","2","3","4","5","6","7","8","9"],wL=[" @ "," ... ",",",". ",": "," // ",null,"-",",",". ",null,null,null,null,null,null,
"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,"a","e","i","o","u","O","U","ee","n","ng","b","p","q","g","m","l","s","sh","t","d","ch","j",
"y","r","w","f","k","kha","ts","z","h","zr","lh","zh","ch","-","e","i","o","u","O","U","ng","b","p","q","g","m","t","d","ch","j","ts","y","w","k","g","h","jy","\
ny","dz","e","i","iy","U","u","ng","k","g","h","p","sh","t","d","j","f","g","h","ts","z","r","ch","zh","i","k","r","f","zh",null,null,null,null,null,null,null,null,
null,"H","X","W","M"," 3 "," 333 ","a","i","k","ng","c","tt","tth","dd","nn","t","d","p","ph","ss","zh","z","a","t","zh","gh","ng","c","jh","tta","ddh","t","dh",
"ss","cy","zh","z","u","y","bh","'"],HL=["A","a","B","b","B","b","B","b","C","c","D","d","D","d","D","d","D","d","D","d","E","e","E","e","E","e","E","e","E","e",
"F","f","G","g","H","h","H","h","H","h","H","h","H","h","I","i","I","i","K","k","K","k","K","k","L","l","L","l","L","l","L","l","M","m","M","m","M","m","N","n",
"N","n","N","n","N","n","O","o","O","o","O","o","O","o","P","p","P","p","R","r","R","r","R","r","R","r","S","s","S","s","S","s","S","s","S","s","T","t","T","t",
"T","t","T","t","U","u","U","u","U","u","U","u","U","u","V","v","V","v","W","w","W","w","W","w","W","w","W","w","X","x","X","x","Y","y","Z","z","Z","z","Z","z",
"h","t","w","y","a","S",null,null,null,null,"A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","E","e","E","e","E",
"e","E","e","E","e","E","e","E","e","E","e","I","i","I","i","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","U",
"u","U","u","U","u","U","u","U","u","U","u","U","u","Y","y","Y","y","Y","y","Y","y"],$L=["a","a","a","a","a","a","a","a","A","A","A","A","A","A","A","A","e","e",
"e","e","e","e",null,null,"E","E","E","E","E","E",null,null,"e","e","e","e","e","e","e","e","E","E","E","E","E","E","E","E","i","i","i","i","i","i","i","i","I",
"I","I","I","I","I","I","I","o","o","o","o","o","o",null,null,"O","O","O","O","O","O",null,null,"u","u","u","u","u","u","u","u",null,"U",null,"U",null,"U",null,
"U","o","o","o","o","o","o","o","o","O","O","O","O","O","O","O","O","a","a","e","e","e","e","i","i","o","o","u","u","o","o",null,null,"a","a","a","a","a","a","a",
"a","A","A","A","A","A","A","A","A","e","e","e","e","e","e","e","e","E","E","E","E","E","E","E","E","o","o","o","o","o","o","o","o","O","O","O","O","O","O","O",
"O","a","a","a","a","a",null,"a","a","A","A","A","A","A","'","i","'","~",'"~',"e","e","e",null,"e","e","E","E","E","E","E","'`","''","'~","i","i","i","i",null,null,
"i","i","I","I","I","I",null,"`'","`'","`~","u","u","u","u","R","R","u","u","U","U","U","U","R",'"`',`"'`,"`",null,null,"o","o","o",null,"o","o","O","O","O","O",
"O","'","`"],EL=[" "," "," "," "," "," "," "," "," "," "," "," ",null,null,null,null,"-","-","-","-","--","--","||","_","'","'",",","'",'"','"',",,",'"',"+","++",
"*","*>",".","..","...",".",`
`,`

`,null,null,null,null,null," ","%0","%00","'","''","'''","`","``","```","^","<",">","*","!!","!?","-","_","-","^","***","--","/","-[","]-",null,"?!","!?","7","P\
P","(]","[)",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,"0",null,null,null,"4","5","6","7","8","9","+","-","=","(",")","n","0","1","2","3","4","5","6","7","8","9","+","-","=","(",")",null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,"ECU","CL","Cr","FF","L","mil","N","Pts","Rs","W","NS","D","EU","K","T","Dr"],NL=[null,null,
"C",null,null,null,null,null,null,null,"g","H","H","H","h",null,"I","I","L","l","lb","N","no","(p)","P","P","Q","R","R","R",null,null,"(sm)","(tel)","(tm)",null,
"Z",null,null,"mho","Z",null,null,null,"B","C","e","e",null,"F",null,"M","o",null,null,null,null,"i","Q","(fax)","pi",null,null,"Pi",null,"G","L","L","Y","D","d",
"e","i","j",null,null,"per",null,null,null,null,null,null," 1/3 "," 2/3 "," 1/5 "," 2/5 "," 3/5 "," 4/5 "," 1/6 "," 5/6 "," 1/8 "," 3/8 "," 5/8 "," 7/8 "," 1/",
"I","II","III","IV","V","VI","VII","VIII","IX","X","XI","XII","L","C","D","M","i","ii","iii","iv","v","vi","vii","viii","ix","x","xi","xii","l","c","d","m","(D",
"D)","((|))",")",null,null,null,null,null,null,null,null,null,null,null,null,"-","|","-","|","-","|","\\","/","\\","/","-","-","~","~","-","|","-","|","-","-","\
-","|","-","|","|","-","-","-","-","-","-","|","|","|","|","|","|","|","^","V","\\","=","V","^","-","-","|","|","-","-","|","|","=","|","=","=","|","=","|","=",
"=","=","=","=","=","|","=","|","=","|","\\","/","\\","/","=","=","~","~","|","|","-","|","-","|","-","-","-","|","-","|","|","|","|","|","|","|","-","\\","\\",
"|"],FL=["-","-","|","|","-","-","|","|","-","-","|","|","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+",
"+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","-","-",
"|","|","-","|","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","/","\\","X","-","|",
"-","|","-","|","-","|","-","|","-","|","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","-","|",null,null,null,null,null,null,null,
null,null,null,"#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","^","^","^","^",">",">",">",">",">",">","V","V","V","V","<","<","<","<","\
<","<","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","#","#","#","#","#","\
^","^","^","O","#","#","#","#","#","#","#","#"],RL=[" ","a","1","b","'","k","2","l","@","c","i","f","/","m","s","p",'"',"e","3","h","9","o","6","r","^","d","j",
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
78]","[d1345678]","[d2345678]","[d12345678]"],QL=[" ",",",". ",'"',"[JIS]",'"',"/","0","<","> ","<<",">> ","[","] ","{","} ","[(",")] ","@","X ","[","] ","[[","\
]] ","((",")) ","[[","]] ","~ ","``","''",",,","@","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,"~","+","+","+","+",null,"@"," // ","+10+",
"+20+","+30+",null,null,null,null,null,null,"a","a","i","i","u","u","e","e","o","o","ka","ga","ki","gi","ku","gu","ke","ge","ko","go","sa","za","si","zi","su","\
zu","se","ze","so","zo","ta","da","ti","di","tu","tu","du","te","de","to","do","na","ni","nu","ne","no","ha","ba","pa","hi","bi","pi","hu","bu","pu","he","be","\
pe","ho","bo","po","ma","mi","mu","me","mo","ya","ya","yu","yu","yo","yo","ra","ri","ru","re","ro","wa","wa","wi","we","wo","n","vu",null,null,null,null,null,null,
null,null,'"','"',null,null,"a","a","i","i","u","u","e","e","o","o","ka","ga","ki","gi","ku","gu","ke","ge","ko","go","sa","za","si","zi","su","zu","se","ze","s\
o","zo","ta","da","ti","di","tu","tu","du","te","de","to","do","na","ni","nu","ne","no","ha","ba","pa","hi","bi","pi","hu","bu","pu","he","be","pe","ho","bo","p\
o","ma","mi","mu","me","mo","ya","ya","yu","yu","yo","yo","ra","ri","ru","re","ro","wa","wa","wi","we","wo","n","vu","ka","ke","va","vi","ve","vo",null,null,'"',
'"'],xL=[null,null,null,null,null,"B","P","M","F","D","T","N","L","G","K","H","J","Q","X","ZH","CH","SH","R","Z","C","S","A","O","E","EH","AI","EI","AU","OU","A\
N","EN","ANG","ENG","ER","I","U","IU","V","NG","GN",null,null,null,null,"g","gg","gs","n","nj","nh","d","dd","r","lg","lm","lb","ls","lt","lp","rh","m","b","bb",
"bs","s","ss",null,"j","jj","c","k","t","p","h","a","ae","ya","yae","eo","e","yeo","ye","o","wa","wae","oe","yo","u","weo","we","wi","yu","eu","yi","i",null,"nn",
"nd","ns","nZ","lgs","ld","lbs","lZ","lQ","mb","ms","mZ","mN","bg",null,"bsg","bst","bj","bt","bN","bbN","sg","sn","sd","sb","sj","Z",null,"N","Ns","NZ","pN","h\
h","Q","yo-ya","yo-yae","yo-i","yu-yeo","yu-ye","yu-i","U","U-i",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"BU","ZI",
"JI","GU","EE","ENN","OO","ONN","IR","ANN","INN","UNN","IM","NGG","AINN","AUNN","AM","OM","ONG","INNN","P","T","K","H"],kL=["(g)","(n)","(d)","(r)","(m)","(b)",
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
o"],BL=["apartment","alpha","ampere","are","inning","inch","won","escudo","acre","ounce","ohm","kai-ri","carat","calorie","gallon","gamma","giga","guinea","curi\
e","guilder","kilo","kilogram","kilometer","kilowatt","gram","gram ton","cruzeiro","krone","case","koruna","co-op","cycle","centime","shilling","centi","cent","\
dozen","desi","dollar","ton","nano","knot","heights","percent","parts","barrel","piaster","picul","pico","building","farad","feet","bushel","franc","hectare","p\
eso","pfennig","hertz","pence","page","beta","point","volt","hon","pound","hall","horn","micro","mile","mach","mark","mansion","micron","milli","millibar","mega",
"megaton","meter","yard","yard","yuan","liter","lira","rupee","ruble","rem","roentgen","watt","0h","1h","2h","3h","4h","5h","6h","7h","8h","9h","10h","11h","12h",
"13h","14h","15h","16h","17h","18h","19h","20h","21h","22h","23h","24h","HPA","da","AU","bar","oV","pc",null,null,null,null,"Heisei","Syouwa","Taisyou","Meiji",
"Inc.","pA","nA","microamp","mA","kA","kB","MB","GB","cal","kcal","pF","nF","microFarad","microgram","mg","kg","Hz","kHz","MHz","GHz","THz","microliter","ml","d\
l","kl","fm","nm","micrometer","mm","cm","km","mm^2","cm^2","m^2","km^2","mm^4","cm^3","m^3","km^3","m/s","m/s^2","Pa","kPa","MPa","GPa","rad","rad/s","rad/s^2",
"ps","ns","microsecond","ms","pV","nV","microvolt","mV","kV","MV","pW","nW","microwatt","mW","kW","MW","kOhm","MOhm","a.m.","Bq","cc","cd","C/kg","Co.","dB","Gy",
"ha","HP","in","K.K.","KM","kt","lm","ln","log","lx","mb","mil","mol","pH","p.m.","PPM","PR","sr","Sv","Wb",null,null,"1d","2d","3d","4d","5d","6d","7d","8d","9\
d","10d","11d","12d","13d","14d","15d","16d","17d","18d","19d","20d","21d","22d","23d","24d","25d","26d","27d","28d","29d","30d","31d"],OL=["Yi","Ding","Kao","Q\
i","Shang","Xia",null,"Wan","Zhang","San","Shang","Xia","Ji","Bu","Yu","Mian","Gai","Chou","Chou","Zhuan","Qie","Pi","Shi","Shi","Qiu","Bing","Ye","Cong","Dong",
"Si","Cheng","Diu","Qiu","Liang","Diu","You","Liang","Yan","Bing","Sang","Gun","Jiu","Ge","Ya","Qiang","Zhong","Ji","Jie","Feng","Guan","Chuan","Chan","Lin","Zh\
uo","Zhu","Ha","Wan","Dan","Wei","Zhu","Jing","Li","Ju","Pie","Fu","Yi","Yi","Nai","Shime","Jiu","Jiu","Zhe","Me","Yi",null,"Zhi","Wu","Zha","Hu","Fa","Le","Zho\
ng","Ping","Pang","Qiao","Hu","Guai","Cheng","Cheng","Yi","Yin",null,"Mie","Jiu","Qi","Ye","Xi","Xiang","Gai","Diu","Hal",null,"Shu","Twul","Shi","Ji","Nang","J\
ia","Kel","Shi",null,"Ol","Mai","Luan","Cal","Ru","Xue","Yan","Fu","Sha","Na","Gan","Sol","El","Cwul",null,"Gan","Chi","Gui","Gan","Luan","Lin","Yi","Jue","Liao",
"Ma","Yu","Zheng","Shi","Shi","Er","Chu","Yu","Yu","Yu","Yun","Hu","Qi","Wu","Jing","Si","Sui","Gen","Gen","Ya","Xie","Ya","Qi","Ya","Ji","Tou","Wang","Kang","T\
a","Jiao","Hai","Yi","Chan","Heng","Mu",null,"Xiang","Jing","Ting","Liang","Xiang","Jing","Ye","Qin","Bo","You","Xie","Dan","Lian","Duo","Wei","Ren","Ren","Ji",
"La","Wang","Yi","Shi","Ren","Le","Ding","Ze","Jin","Pu","Chou","Ba","Zhang","Jin","Jie","Bing","Reng","Cong","Fo","San","Lun","Sya","Cang","Zi","Shi","Ta","Zha\
ng","Fu","Xian","Xian","Tuo","Hong","Tong","Ren","Qian","Gan","Yi","Di","Dai","Ling","Yi","Chao","Chang","Sa",null,"Yi","Mu","Men","Ren","Jia","Chao","Yang","Qi\
an","Zhong","Pi","Wan","Wu","Jian","Jie","Yao","Feng","Cang","Ren","Wang","Fen","Di","Fang"],AL=["Zhong","Qi","Pei","Yu","Diao","Dun","Wen","Yi","Xin","Kang","Y\
i","Ji","Ai","Wu","Ji","Fu","Fa","Xiu","Jin","Bei","Dan","Fu","Tang","Zhong","You","Huo","Hui","Yu","Cui","Chuan","San","Wei","Chuan","Che","Ya","Xian","Shang",
"Chang","Lun","Cang","Xun","Xin","Wei","Zhu",null,"Xuan","Nu","Bo","Gu","Ni","Ni","Xie","Ban","Xu","Ling","Zhou","Shen","Qu","Si","Beng","Si","Jia","Pi","Yi","S\
i","Ai","Zheng","Dian","Han","Mai","Dan","Zhu","Bu","Qu","Bi","Shao","Ci","Wei","Di","Zhu","Zuo","You","Yang","Ti","Zhan","He","Bi","Tuo","She","Yu","Yi","Fo","\
Zuo","Kou","Ning","Tong","Ni","Xuan","Qu","Yong","Wa","Qian",null,"Ka",null,"Pei","Huai","He","Lao","Xiang","Ge","Yang","Bai","Fa","Ming","Jia","Er","Bing","Ji",
"Hen","Huo","Gui","Quan","Tiao","Jiao","Ci","Yi","Shi","Xing","Shen","Tuo","Kan","Zhi","Gai","Lai","Yi","Chi","Kua","Guang","Li","Yin","Shi","Mi","Zhu","Xu","Yo\
u","An","Lu","Mou","Er","Lun","Tong","Cha","Chi","Xun","Gong","Zhou","Yi","Ru","Jian","Xia","Jia","Zai","Lu","Ko","Jiao","Zhen","Ce","Qiao","Kuai","Chai","Ning",
"Nong","Jin","Wu","Hou","Jiong","Cheng","Zhen","Zuo","Chou","Qin","Lu","Ju","Shu","Ting","Shen","Tuo","Bo","Nan","Hao","Bian","Tui","Yu","Xi","Cu","E","Qiu","Xu",
"Kuang","Ku","Wu","Jun","Yi","Fu","Lang","Zu","Qiao","Li","Yong","Hun","Jing","Xian","San","Pai","Su","Fu","Xi","Li","Fu","Ping","Bao","Yu","Si","Xia","Xin","Xi\
u","Yu","Ti","Che","Chou",null,"Yan","Lia","Li","Lai",null,"Jian","Xiu","Fu","He","Ju","Xiao","Pai","Jian","Biao","Chu","Fei","Feng","Ya","An","Bei","Yu","Xin",
"Bi","Jian"],GL=["Chang","Chi","Bing","Zan","Yao","Cui","Lia","Wan","Lai","Cang","Zong","Ge","Guan","Bei","Tian","Shu","Shu","Men","Dao","Tan","Jue","Chui","Xin\
g","Peng","Tang","Hou","Yi","Qi","Ti","Gan","Jing","Jie","Sui","Chang","Jie","Fang","Zhi","Kong","Juan","Zong","Ju","Qian","Ni","Lun","Zhuo","Wei","Luo","Song",
"Leng","Hun","Dong","Zi","Ben","Wu","Ju","Nai","Cai","Jian","Zhai","Ye","Zhi","Sha","Qing",null,"Ying","Cheng","Jian","Yan","Nuan","Zhong","Chun","Jia","Jie","W\
ei","Yu","Bing","Ruo","Ti","Wei","Pian","Yan","Feng","Tang","Wo","E","Xie","Che","Sheng","Kan","Di","Zuo","Cha","Ting","Bei","Ye","Huang","Yao","Zhan","Chou","Y\
an","You","Jian","Xu","Zha","Ci","Fu","Bi","Zhi","Zong","Mian","Ji","Yi","Xie","Xun","Si","Duan","Ce","Zhen","Ou","Tou","Tou","Bei","Za","Lu","Jie","Wei","Fen",
"Chang","Gui","Sou","Zhi","Su","Xia","Fu","Yuan","Rong","Li","Ru","Yun","Gou","Ma","Bang","Dian","Tang","Hao","Jie","Xi","Shan","Qian","Jue","Cang","Chu","San",
"Bei","Xiao","Yong","Yao","Tan","Suo","Yang","Fa","Bing","Jia","Dai","Zai","Tang",null,"Bin","Chu","Nuo","Can","Lei","Cui","Yong","Zao","Zong","Peng","Song","Ao",
"Chuan","Yu","Zhai","Cou","Shang","Qiang","Jing","Chi","Sha","Han","Zhang","Qing","Yan","Di","Xi","Lu","Bei","Piao","Jin","Lian","Lu","Man","Qian","Xian","Tan",
"Ying","Dong","Zhuan","Xiang","Shan","Qiao","Jiong","Tui","Zun","Pu","Xi","Lao","Chang","Guang","Liao","Qi","Deng","Chan","Wei","Ji","Fan","Hui","Chuan","Jian",
"Dan","Jiao","Jiu","Seng","Fen","Xian","Jue","E","Jiao","Jian","Tong","Lin","Bo","Gu",null,"Su","Xian","Jiang","Min","Ye","Jin","Jia","Qiao","Pi","Feng","Zhou",
"Ai","Sai"],jL=["Yi","Jun","Nong","Chan","Yi","Dang","Jing","Xuan","Kuai","Jian","Chu","Dan","Jiao","Sha","Zai",null,"Bin","An","Ru","Tai","Chou","Chai","Lan","\
Ni","Jin","Qian","Meng","Wu","Ning","Qiong","Ni","Chang","Lie","Lei","Lu","Kuang","Bao","Du","Biao","Zan","Zhi","Si","You","Hao","Chen","Chen","Li","Teng","Wei",
"Long","Chu","Chan","Rang","Shu","Hui","Li","Luo","Zan","Nuo","Tang","Yan","Lei","Nang","Er","Wu","Yun","Zan","Yuan","Xiong","Chong","Zhao","Xiong","Xian","Guan\
g","Dui","Ke","Dui","Mian","Tu","Chang","Er","Dui","Er","Xin","Tu","Si","Yan","Yan","Shi","Shi","Dang","Qian","Dou","Fen","Mao","Shen","Dou","Bai","Jing","Li","\
Huang","Ru","Wang","Nei","Quan","Liang","Yu","Ba","Gong","Liu","Xi",null,"Lan","Gong","Tian","Guan","Xing","Bing","Qi","Ju","Dian","Zi","Ppwun","Yang","Jian","S\
hou","Ji","Yi","Ji","Chan","Jiong","Mao","Ran","Nei","Yuan","Mao","Gang","Ran","Ce","Jiong","Ce","Zai","Gua","Jiong","Mao","Zhou","Mou","Gou","Xu","Mian","Mi","\
Rong","Yin","Xie","Kan","Jun","Nong","Yi","Mi","Shi","Guan","Meng","Zhong","Ju","Yuan","Ming","Kou","Lam","Fu","Xie","Mi","Bing","Dong","Tai","Gang","Feng","Bin\
g","Hu","Chong","Jue","Hu","Kuang","Ye","Leng","Pan","Fu","Min","Dong","Xian","Lie","Xia","Jian","Jing","Shu","Mei","Tu","Qi","Gu","Zhun","Song","Jing","Liang",
"Qing","Diao","Ling","Dong","Gan","Jian","Yin","Cou","Yi","Li","Cang","Ming","Zhuen","Cui","Si","Duo","Jin","Lin","Lin","Ning","Xi","Du","Ji","Fan","Fan","Fan",
"Feng","Ju","Chu","Tako","Feng","Mok","Ci","Fu","Feng","Ping","Feng","Kai","Huang","Kai","Gan","Deng","Ping","Qu","Xiong","Kuai","Tu","Ao","Chu","Ji","Dang","Ha\
n","Han","Zao"],KL=["Dao","Diao","Dao","Ren","Ren","Chuang","Fen","Qie","Yi","Ji","Kan","Qian","Cun","Chu","Wen","Ji","Dan","Xing","Hua","Wan","Jue","Li","Yue",
"Lie","Liu","Ze","Gang","Chuang","Fu","Chu","Qu","Ju","Shan","Min","Ling","Zhong","Pan","Bie","Jie","Jie","Bao","Li","Shan","Bie","Chan","Jing","Gua","Gen","Dao",
"Chuang","Kui","Ku","Duo","Er","Zhi","Shua","Quan","Cha","Ci","Ke","Jie","Gui","Ci","Gui","Kai","Duo","Ji","Ti","Jing","Lou","Gen","Ze","Yuan","Cuo","Xue","Ke",
"La","Qian","Cha","Chuang","Gua","Jian","Cuo","Li","Ti","Fei","Pou","Chan","Qi","Chuang","Zi","Gang","Wan","Bo","Ji","Duo","Qing","Yan","Zhuo","Jian","Ji","Bo",
"Yan","Ju","Huo","Sheng","Jian","Duo","Duan","Wu","Gua","Fu","Sheng","Jian","Ge","Zha","Kai","Chuang","Juan","Chan","Tuan","Lu","Li","Fou","Shan","Piao","Kou","\
Jiao","Gua","Qiao","Jue","Hua","Zha","Zhuo","Lian","Ju","Pi","Liu","Gui","Jiao","Gui","Jian","Jian","Tang","Huo","Ji","Jian","Yi","Jian","Zhi","Chan","Cuan","Mo",
"Li","Zhu","Li","Ya","Quan","Ban","Gong","Jia","Wu","Mai","Lie","Jin","Keng","Xie","Zhi","Dong","Zhu","Nu","Jie","Qu","Shao","Yi","Zhu","Miao","Li","Jing","Lao",
"Lao","Juan","Kou","Yang","Wa","Xiao","Mou","Kuang","Jie","Lie","He","Shi","Ke","Jing","Hao","Bo","Min","Chi","Lang","Yong","Yong","Mian","Ke","Xun","Juan","Qin\
g","Lu","Pou","Meng","Lai","Le","Kai","Mian","Dong","Xu","Xu","Kan","Wu","Yi","Xun","Weng","Sheng","Lao","Mu","Lu","Piao","Shi","Ji","Qin","Qiang","Jiao","Quan",
"Yang","Yi","Jue","Fan","Juan","Tong","Ju","Dan","Xie","Mai","Xun","Xun","Lu","Li","Che","Rang","Quan","Bao","Shao","Yun","Jiu","Bao","Gou","Wu"],WL=["Yun","Mwu\
n","Nay","Gai","Gai","Bao","Cong",null,"Xiong","Peng","Ju","Tao","Ge","Pu","An","Pao","Fu","Gong","Da","Jiu","Qiong","Bi","Hua","Bei","Nao","Chi","Fang","Jiu","\
Yi","Za","Jiang","Kang","Jiang","Kuang","Hu","Xia","Qu","Bian","Gui","Qie","Zang","Kuang","Fei","Hu","Tou","Gui","Gui","Hui","Dan","Gui","Lian","Lian","Suan","D\
u","Jiu","Qu","Xi","Pi","Qu","Yi","Qia","Yan","Bian","Ni","Qu","Shi","Xin","Qian","Nian","Sa","Zu","Sheng","Wu","Hui","Ban","Shi","Xi","Wan","Hua","Xie","Wan","\
Bei","Zu","Zhuo","Xie","Dan","Mai","Nan","Dan","Ji","Bo","Shuai","Bu","Kuang","Bian","Bu","Zhan","Qia","Lu","You","Lu","Xi","Gua","Wo","Xie","Jie","Jie","Wei","\
Ang","Qiong","Zhi","Mao","Yin","Wei","Shao","Ji","Que","Luan","Shi","Juan","Xie","Xu","Jin","Que","Wu","Ji","E","Qing","Xi",null,"Han","Zhan","E","Ting","Li","Z\
he","Han","Li","Ya","Ya","Yan","She","Zhi","Zha","Pang",null,"He","Ya","Zhi","Ce","Pang","Ti","Li","She","Hou","Ting","Zui","Cuo","Fei","Yuan","Ce","Yuan","Xian\
g","Yan","Li","Jue","Sha","Dian","Chu","Jiu","Qin","Ao","Gui","Yan","Si","Li","Chang","Lan","Li","Yan","Yan","Yuan","Si","Gong","Lin","Qiu","Qu","Qu","Uk","Lei",
"Du","Xian","Zhuan","San","Can","Can","Can","Can","Ai","Dai","You","Cha","Ji","You","Shuang","Fan","Shou","Guai","Ba","Fa","Ruo","Shi","Shu","Zhuo","Qu","Shou",
"Bian","Xu","Jia","Pan","Sou","Gao","Wei","Sou","Die","Rui","Cong","Kou","Gu","Ju","Ling","Gua","Tao","Kou","Zhi","Jiao","Zhao","Ba","Ding","Ke","Tai","Chi","Sh\
i","You","Qiu","Po","Ye","Hao","Si","Tan","Chi","Le","Diao","Ji",null,"Hong"],IL=["Mie","Xu","Mang","Chi","Ge","Xuan","Yao","Zi","He","Ji","Diao","Cun","Tong","\
Ming","Hou","Li","Tu","Xiang","Zha","Xia","Ye","Lu","A","Ma","Ou","Xue","Yi","Jun","Chou","Lin","Tun","Yin","Fei","Bi","Qin","Qin","Jie","Bu","Fou","Ba","Dun","\
Fen","E","Han","Ting","Hang","Shun","Qi","Hong","Zhi","Shen","Wu","Wu","Chao","Ne","Xue","Xi","Chui","Dou","Wen","Hou","Ou","Wu","Gao","Ya","Jun","Lu","E","Ge",
"Mei","Ai","Qi","Cheng","Wu","Gao","Fu","Jiao","Hong","Chi","Sheng","Ne","Tun","Fu","Yi","Dai","Ou","Li","Bai","Yuan","Kuai",null,"Qiang","Wu","E","Shi","Quan",
"Pen","Wen","Ni","M","Ling","Ran","You","Di","Zhou","Shi","Zhou","Tie","Xi","Yi","Qi","Ping","Zi","Gu","Zi","Wei","Xu","He","Nao","Xia","Pei","Yi","Xiao","Shen",
"Hu","Ming","Da","Qu","Ju","Gem","Za","Tuo","Duo","Pou","Pao","Bi","Fu","Yang","He","Zha","He","Hai","Jiu","Yong","Fu","Que","Zhou","Wa","Ka","Gu","Ka","Zuo","B\
u","Long","Dong","Ning","Tha","Si","Xian","Huo","Qi","Er","E","Guang","Zha","Xi","Yi","Lie","Zi","Mie","Mi","Zhi","Yao","Ji","Zhou","Ge","Shuai","Zan","Xiao","K\
e","Hui","Kua","Huai","Tao","Xian","E","Xuan","Xiu","Wai","Yan","Lao","Yi","Ai","Pin","Shen","Tong","Hong","Xiong","Chi","Wa","Ha","Zai","Yu","Di","Pai","Xiang",
"Ai","Hen","Kuang","Ya","Da","Xiao","Bi","Yue",null,"Hua","Sasou","Kuai","Duo",null,"Ji","Nong","Mou","Yo","Hao","Yuan","Long","Pou","Mang","Ge","E","Chi","Shao",
"Li","Na","Zu","He","Ku","Xiao","Xian","Lao","Bo","Zhe","Zha","Liang","Ba","Mie","Le","Sui","Fou","Bu","Han","Heng","Geng","Shuo","Ge"],qL=["You","Yan","Gu","Gu",
"Bai","Han","Suo","Chun","Yi","Ai","Jia","Tu","Xian","Huan","Li","Xi","Tang","Zuo","Qiu","Che","Wu","Zao","Ya","Dou","Qi","Di","Qin","Ma","Mal","Hong","Dou","Ke\
s","Lao","Liang","Suo","Zao","Huan","Lang","Sha","Ji","Zuo","Wo","Feng","Yin","Hu","Qi","Shou","Wei","Shua","Chang","Er","Li","Qiang","An","Jie","Yo","Nian","Yu",
"Tian","Lai","Sha","Xi","Tuo","Hu","Ai","Zhou","Nou","Ken","Zhuo","Zhuo","Shang","Di","Heng","Lan","A","Xiao","Xiang","Tun","Wu","Wen","Cui","Sha","Hu","Qi","Qi",
"Tao","Dan","Dan","Ye","Zi","Bi","Cui","Chuo","He","Ya","Qi","Zhe","Pei","Liang","Xian","Pi","Sha","La","Ze","Qing","Gua","Pa","Zhe","Se","Zhuan","Nie","Guo","L\
uo","Yan","Di","Quan","Tan","Bo","Ding","Lang","Xiao",null,"Tang","Chi","Ti","An","Jiu","Dan","Ke","Yong","Wei","Nan","Shan","Yu","Zhe","La","Jie","Hou","Han","\
Die","Zhou","Chai","Wai","Re","Yu","Yin","Zan","Yao","Wo","Mian","Hu","Yun","Chuan","Hui","Huan","Huan","Xi","He","Ji","Kui","Zhong","Wei","Sha","Xu","Huang","D\
u","Nie","Xuan","Liang","Yu","Sang","Chi","Qiao","Yan","Dan","Pen","Can","Li","Yo","Zha","Wei","Miao","Ying","Pen","Phos","Kui","Xi","Yu","Jie","Lou","Ku","Sao",
"Huo","Ti","Yao","He","A","Xiu","Qiang","Se","Yong","Su","Hong","Xie","Yi","Suo","Ma","Cha","Hai","Ke","Ta","Sang","Tian","Ru","Sou","Wa","Ji","Pang","Wu","Xian",
"Shi","Ge","Zi","Jie","Luo","Weng","Wa","Si","Chi","Hao","Suo","Jia","Hai","Suo","Qin","Nie","He","Cis","Sai","Ng","Ge","Na","Dia","Ai",null,"Tong","Bi","Ao","A\
o","Lian","Cui","Zhe","Mo","Sou","Sou","Tan"],zL=["Di","Qi","Jiao","Chong","Jiao","Kai","Tan","San","Cao","Jia","Ai","Xiao","Piao","Lou","Ga","Gu","Xiao","Hu","\
Hui","Guo","Ou","Xian","Ze","Chang","Xu","Po","De","Ma","Ma","Hu","Lei","Du","Ga","Tang","Ye","Beng","Ying","Saai","Jiao","Mi","Xiao","Hua","Mai","Ran","Zuo","P\
eng","Lao","Xiao","Ji","Zhu","Chao","Kui","Zui","Xiao","Si","Hao","Fu","Liao","Qiao","Xi","Xiu","Tan","Tan","Mo","Xun","E","Zun","Fan","Chi","Hui","Zan","Chuang",
"Cu","Dan","Yu","Tun","Cheng","Jiao","Ye","Xi","Qi","Hao","Lian","Xu","Deng","Hui","Yin","Pu","Jue","Qin","Xun","Nie","Lu","Si","Yan","Ying","Da","Dan","Yu","Zh\
ou","Jin","Nong","Yue","Hui","Qi","E","Zao","Yi","Shi","Jiao","Yuan","Ai","Yong","Jue","Kuai","Yu","Pen","Dao","Ge","Xin","Dun","Dang","Sin","Sai","Pi","Pi","Yi\
n","Zui","Ning","Di","Lan","Ta","Huo","Ru","Hao","Xia","Ya","Duo","Xi","Chou","Ji","Jin","Hao","Ti","Chang",null,null,"Ca","Ti","Lu","Hui","Bo","You","Nie","Yin",
"Hu","Mo","Huang","Zhe","Li","Liu","Haai","Nang","Xiao","Mo","Yan","Li","Lu","Long","Fu","Dan","Chen","Pin","Pi","Xiang","Huo","Mo","Xi","Duo","Ku","Yan","Chan",
"Ying","Rang","Dian","La","Ta","Xiao","Jiao","Chuo","Huan","Huo","Zhuan","Nie","Xiao","Ca","Li","Chan","Chai","Li","Yi","Luo","Nang","Zan","Su","Xi","So","Jian",
"Za","Zhu","Lan","Nie","Nang",null,null,"Wei","Hui","Yin","Qiu","Si","Nin","Jian","Hui","Xin","Yin","Nan","Tuan","Tuan","Dun","Kang","Yuan","Jiong","Pian","Yun",
"Cong","Hu","Hui","Yuan","You","Guo","Kun","Cong","Wei","Tu","Wei","Lun","Guo","Qun","Ri","Ling","Gu","Guo","Tai","Guo","Tu","You"],UL=["Guo","Yin","Hun","Pu","\
Yu","Han","Yuan","Lun","Quan","Yu","Qing","Guo","Chuan","Wei","Yuan","Quan","Ku","Fu","Yuan","Yuan","E","Tu","Tu","Tu","Tuan","Lue","Hui","Yi","Yuan","Luan","Lu\
an","Tu","Ya","Tu","Ting","Sheng","Pu","Lu","Iri","Ya","Zai","Wei","Ge","Yu","Wu","Gui","Pi","Yi","Di","Qian","Qian","Zhen","Zhuo","Dang","Qia","Akutsu","Yama",
"Kuang","Chang","Qi","Nie","Mo","Ji","Jia","Zhi","Zhi","Ban","Xun","Tou","Qin","Fen","Jun","Keng","Tun","Fang","Fen","Ben","Tan","Kan","Pi","Zuo","Keng","Bi","X\
ing","Di","Jing","Ji","Kuai","Di","Jing","Jian","Tan","Li","Ba","Wu","Fen","Zhui","Po","Pan","Tang","Kun","Qu","Tan","Zhi","Tuo","Gan","Ping","Dian","Gua","Ni",
"Tai","Pi","Jiong","Yang","Fo","Ao","Liu","Qiu","Mu","Ke","Gou","Xue","Ba","Chi","Che","Ling","Zhu","Fu","Hu","Zhi","Chui","La","Long","Long","Lu","Ao","Tay","P\
ao",null,"Xing","Dong","Ji","Ke","Lu","Ci","Chi","Lei","Gai","Yin","Hou","Dui","Zhao","Fu","Guang","Yao","Duo","Duo","Gui","Cha","Yang","Yin","Fa","Gou","Yuan",
"Die","Xie","Ken","Jiong","Shou","E","Ha","Dian","Hong","Wu","Kua",null,"Tao","Dang","Kai","Gake","Nao","An","Xing","Xian","Huan","Bang","Pei","Ba","Yi","Yin","\
Han","Xu","Chui","Cen","Geng","Ai","Peng","Fang","Que","Yong","Xun","Jia","Di","Mai","Lang","Xuan","Cheng","Yan","Jin","Zhe","Lei","Lie","Bu","Cheng","Gomi","Bu",
"Shi","Xun","Guo","Jiong","Ye","Nian","Di","Yu","Bu","Ya","Juan","Sui","Pi","Cheng","Wan","Ju","Lun","Zheng","Kong","Chong","Dong","Dai","Tan","An","Cai","Shu",
"Beng","Kan","Zhi","Duo","Yi","Zhi","Yi","Pei","Ji","Zhun","Qi","Sao","Ju","Ni"],VL=["Ku","Ke","Tang","Kun","Ni","Jian","Dui","Jin","Gang","Yu","E","Peng","Gu",
"Tu","Leng",null,"Ya","Qian",null,"An",null,"Duo","Nao","Tu","Cheng","Yin","Hun","Bi","Lian","Guo","Die","Zhuan","Hou","Bao","Bao","Yu","Di","Mao","Jie","Ruan",
"E","Geng","Kan","Zong","Yu","Huang","E","Yao","Yan","Bao","Ji","Mei","Chang","Du","Tuo","Yin","Feng","Zhong","Jie","Zhen","Feng","Gang","Chuan","Jian","Pyeng",
"Toride","Xiang","Huang","Leng","Duan",null,"Xuan","Ji","Ji","Kuai","Ying","Ta","Cheng","Yong","Kai","Su","Su","Shi","Mi","Ta","Weng","Cheng","Tu","Tang","Que",
"Zhong","Li","Peng","Bang","Sai","Zang","Dui","Tian","Wu","Cheng","Xun","Ge","Zhen","Ai","Gong","Yan","Kan","Tian","Yuan","Wen","Xie","Liu","Ama","Lang","Chang",
"Peng","Beng","Chen","Cu","Lu","Ou","Qian","Mei","Mo","Zhuan","Shuang","Shu","Lou","Chi","Man","Biao","Jing","Qi","Shu","Di","Zhang","Kan","Yong","Dian","Chen",
"Zhi","Xi","Guo","Qiang","Jin","Di","Shang","Mu","Cui","Yan","Ta","Zeng","Qi","Qiang","Liang",null,"Zhui","Qiao","Zeng","Xu","Shan","Shan","Ba","Pu","Kuai","Don\
g","Fan","Que","Mo","Dun","Dun","Dun","Di","Sheng","Duo","Duo","Tan","Deng","Wu","Fen","Huang","Tan","Da","Ye","Sho","Mama","Yu","Qiang","Ji","Qiao","Ken","Yi",
"Pi","Bi","Dian","Jiang","Ye","Yong","Bo","Tan","Lan","Ju","Huai","Dang","Rang","Qian","Xun","Lan","Xi","He","Ai","Ya","Dao","Hao","Ruan","Mama","Lei","Kuang","\
Lu","Yan","Tan","Wei","Huai","Long","Long","Rui","Li","Lin","Rang","Ten","Xun","Yan","Lei","Ba",null,"Shi","Ren",null,"Zhuang","Zhuang","Sheng","Yi","Mai","Ke",
"Zhu","Zhuang","Hu","Hu","Kun","Yi","Hu","Xu","Kun","Shou","Mang","Zun"],eC=["Shou","Yi","Zhi","Gu","Chu","Jiang","Feng","Bei","Cay","Bian","Sui","Qun","Ling","\
Fu","Zuo","Xia","Xiong",null,"Nao","Xia","Kui","Xi","Wai","Yuan","Mao","Su","Duo","Duo","Ye","Qing","Uys","Gou","Gou","Qi","Meng","Meng","Yin","Huo","Chen","Da",
"Ze","Tian","Tai","Fu","Guai","Yao","Yang","Hang","Gao","Shi","Ben","Tai","Tou","Yan","Bi","Yi","Kua","Jia","Duo","Kwu","Kuang","Yun","Jia","Pa","En","Lian","Hu\
an","Di","Yan","Pao","Quan","Qi","Nai","Feng","Xie","Fen","Dian",null,"Kui","Zou","Huan","Qi","Kai","Zha","Ben","Yi","Jiang","Tao","Zang","Ben","Xi","Xiang","Fe\
i","Diao","Xun","Keng","Dian","Ao","She","Weng","Pan","Ao","Wu","Ao","Jiang","Lian","Duo","Yun","Jiang","Shi","Fen","Huo","Bi","Lian","Duo","Nu","Nu","Ding","Na\
i","Qian","Jian","Ta","Jiu","Nan","Cha","Hao","Xian","Fan","Ji","Shuo","Ru","Fei","Wang","Hong","Zhuang","Fu","Ma","Dan","Ren","Fu","Jing","Yan","Xie","Wen","Zh\
ong","Pa","Du","Ji","Keng","Zhong","Yao","Jin","Yun","Miao","Pei","Shi","Yue","Zhuang","Niu","Yan","Na","Xin","Fen","Bi","Yu","Tuo","Feng","Yuan","Fang","Wu","Y\
u","Gui","Du","Ba","Ni","Zhou","Zhuo","Zhao","Da","Nai","Yuan","Tou","Xuan","Zhi","E","Mei","Mo","Qi","Bi","Shen","Qie","E","He","Xu","Fa","Zheng","Min","Ban","\
Mu","Fu","Ling","Zi","Zi","Shi","Ran","Shan","Yang","Man","Jie","Gu","Si","Xing","Wei","Zi","Ju","Shan","Pin","Ren","Yao","Tong","Jiang","Shu","Ji","Gai","Shang",
"Kuo","Juan","Jiao","Gou","Mu","Jian","Jian","Yi","Nian","Zhi","Ji","Ji","Xian","Heng","Guang","Jun","Kua","Yan","Ming","Lie","Pei","Yan","You","Yan","Cha","She\
n","Yin","Chi","Gui","Quan","Zi"],nC=["Song","Wei","Hong","Wa","Lou","Ya","Rao","Jiao","Luan","Ping","Xian","Shao","Li","Cheng","Xiao","Mang","Fu","Suo","Wu","W\
ei","Ke","Lai","Chuo","Ding","Niang","Xing","Nan","Yu","Nuo","Pei","Nei","Juan","Shen","Zhi","Han","Di","Zhuang","E","Pin","Tui","Han","Mian","Wu","Yan","Wu","X\
i","Yan","Yu","Si","Yu","Wa",null,"Xian","Ju","Qu","Shui","Qi","Xian","Zhui","Dong","Chang","Lu","Ai","E","E","Lou","Mian","Cong","Pou","Ju","Po","Cai","Ding","\
Wan","Biao","Xiao","Shu","Qi","Hui","Fu","E","Wo","Tan","Fei","Wei","Jie","Tian","Ni","Quan","Jing","Hun","Jing","Qian","Dian","Xing","Hu","Wa","Lai","Bi","Yin",
"Chou","Chuo","Fu","Jing","Lun","Yan","Lan","Kun","Yin","Ya","Ju","Li","Dian","Xian","Hwa","Hua","Ying","Chan","Shen","Ting","Dang","Yao","Wu","Nan","Ruo","Jia",
"Tou","Xu","Yu","Wei","Ti","Rou","Mei","Dan","Ruan","Qin","Hui","Wu","Qian","Chun","Mao","Fu","Jie","Duan","Xi","Zhong","Mei","Huang","Mian","An","Ying","Xuan",
"Jie","Wei","Mei","Yuan","Zhen","Qiu","Ti","Xie","Tuo","Lian","Mao","Ran","Si","Pian","Wei","Wa","Jiu","Hu","Ao",null,"Bou","Xu","Tou","Gui","Zou","Yao","Pi","X\
i","Yuan","Ying","Rong","Ru","Chi","Liu","Mei","Pan","Ao","Ma","Gou","Kui","Qin","Jia","Sao","Zhen","Yuan","Cha","Yong","Ming","Ying","Ji","Su","Niao","Xian","T\
ao","Pang","Lang","Nao","Bao","Ai","Pi","Pin","Yi","Piao","Yu","Lei","Xuan","Man","Yi","Zhang","Kang","Yong","Ni","Li","Di","Gui","Yan","Jin","Zhuan","Chang","C\
e","Han","Nen","Lao","Mo","Zhe","Hu","Hu","Ao","Nen","Qiang","Ma","Pie","Gu","Wu","Jiao","Tuo","Zhan","Mao","Xian","Xian","Mo","Liao","Lian","Hua"],iC=["Gui","D\
eng","Zhi","Xu","Yi","Hua","Xi","Hui","Rao","Xi","Yan","Chan","Jiao","Mei","Fan","Fan","Xian","Yi","Wei","Jiao","Fu","Shi","Bi","Shan","Sui","Qiang","Lian","Hua\
n","Xin","Niao","Dong","Yi","Can","Ai","Niang","Neng","Ma","Tiao","Chou","Jin","Ci","Yu","Pin","Yong","Xu","Nai","Yan","Tai","Ying","Can","Niao","Wo","Ying","Mi\
an","Kaka","Ma","Shen","Xing","Ni","Du","Liu","Yuan","Lan","Yan","Shuang","Ling","Jiao","Niang","Lan","Xian","Ying","Shuang","Shuai","Quan","Mi","Li","Luan","Ya\
n","Zhu","Lan","Zi","Jie","Jue","Jue","Kong","Yun","Zi","Zi","Cun","Sun","Fu","Bei","Zi","Xiao","Xin","Meng","Si","Tai","Bao","Ji","Gu","Nu","Xue",null,"Zhuan",
"Hai","Luan","Sun","Huai","Mie","Cong","Qian","Shu","Chan","Ya","Zi","Ni","Fu","Zi","Li","Xue","Bo","Ru","Lai","Nie","Nie","Ying","Luan","Mian","Ning","Rong","T\
a","Gui","Zhai","Qiong","Yu","Shou","An","Tu","Song","Wan","Rou","Yao","Hong","Yi","Jing","Zhun","Mi","Zhu","Dang","Hong","Zong","Guan","Zhou","Ding","Wan","Yi",
"Bao","Shi","Shi","Chong","Shen","Ke","Xuan","Shi","You","Huan","Yi","Tiao","Shi","Xian","Gong","Cheng","Qun","Gong","Xiao","Zai","Zha","Bao","Hai","Yan","Xiao",
"Jia","Shen","Chen","Rong","Huang","Mi","Kou","Kuan","Bin","Su","Cai","Zan","Ji","Yuan","Ji","Yin","Mi","Kou","Qing","Que","Zhen","Jian","Fu","Ning","Bing","Hua\
n","Mei","Qin","Han","Yu","Shi","Ning","Qin","Ning","Zhi","Yu","Bao","Kuan","Ning","Qin","Mo","Cha","Ju","Gua","Qin","Hu","Wu","Liao","Shi","Zhu","Zhai","Shen",
"Wei","Xie","Kuan","Hui","Liao","Jun","Huan","Yi","Yi","Bao","Qin","Chong","Bao","Feng","Cun","Dui","Si","Xun","Dao","Lu","Dui","Shou"],aC=["Po","Feng","Zhuan",
"Fu","She","Ke","Jiang","Jiang","Zhuan","Wei","Zun","Xun","Shu","Dui","Dao","Xiao","Ji","Shao","Er","Er","Er","Ga","Jian","Shu","Chen","Shang","Shang","Mo","Ga",
"Chang","Liao","Xian","Xian",null,"Wang","Wang","You","Liao","Liao","Yao","Mang","Wang","Wang","Wang","Ga","Yao","Duo","Kui","Zhong","Jiu","Gan","Gu","Gan","Tui",
"Gan","Gan","Shi","Yin","Chi","Kao","Ni","Jin","Wei","Niao","Ju","Pi","Ceng","Xi","Bi","Ju","Jie","Tian","Qu","Ti","Jie","Wu","Diao","Shi","Shi","Ping","Ji","Xi\
e","Chen","Xi","Ni","Zhan","Xi",null,"Man","E","Lou","Ping","Ti","Fei","Shu","Xie","Tu","Lu","Lu","Xi","Ceng","Lu","Ju","Xie","Ju","Jue","Liao","Jue","Shu","Xi",
"Che","Tun","Ni","Shan",null,"Xian","Li","Xue","Nata",null,"Long","Yi","Qi","Ren","Wu","Han","Shen","Yu","Chu","Sui","Qi",null,"Yue","Ban","Yao","Ang","Ya","Wu",
"Jie","E","Ji","Qian","Fen","Yuan","Qi","Cen","Qian","Qi","Cha","Jie","Qu","Gang","Xian","Ao","Lan","Dao","Ba","Zuo","Zuo","Yang","Ju","Gang","Ke","Gou","Xue","\
Bei","Li","Tiao","Ju","Yan","Fu","Xiu","Jia","Ling","Tuo","Pei","You","Dai","Kuang","Yue","Qu","Hu","Po","Min","An","Tiao","Ling","Chi","Yuri","Dong","Cem","Kui",
"Xiu","Mao","Tong","Xue","Yi","Kura","He","Ke","Luo","E","Fu","Xun","Die","Lu","An","Er","Gai","Quan","Tong","Yi","Mu","Shi","An","Wei","Hu","Zhi","Mi","Li","Ji",
"Tong","Wei","You","Sang","Xia","Li","Yao","Jiao","Zheng","Luan","Jiao","E","E","Yu","Ye","Bu","Qiao","Qun","Feng","Feng","Nao","Li","You","Xian","Hong","Dao","\
Shen","Cheng","Tu","Geng","Jun","Hao","Xia","Yin","Yu"],uC=["Lang","Kan","Lao","Lai","Xian","Que","Kong","Chong","Chong","Ta","Lin","Hua","Ju","Lai","Qi","Min",
"Kun","Kun","Zu","Gu","Cui","Ya","Ya","Gang","Lun","Lun","Leng","Jue","Duo","Zheng","Guo","Yin","Dong","Han","Zheng","Wei","Yao","Pi","Yan","Song","Jie","Beng",
"Zu","Jue","Dong","Zhan","Gu","Yin",null,"Ze","Huang","Yu","Wei","Yang","Feng","Qiu","Dun","Ti","Yi","Zhi","Shi","Zai","Yao","E","Zhu","Kan","Lu","Yan","Mei","G\
an","Ji","Ji","Huan","Ting","Sheng","Mei","Qian","Wu","Yu","Zong","Lan","Jue","Yan","Yan","Wei","Zong","Cha","Sui","Rong","Yamashina","Qin","Yu","Kewashii","Lou",
"Tu","Dui","Xi","Weng","Cang","Dang","Hong","Jie","Ai","Liu","Wu","Song","Qiao","Zi","Wei","Beng","Dian","Cuo","Qian","Yong","Nie","Cuo","Ji",null,"Tao","Song",
"Zong","Jiang","Liao","Kang","Chan","Die","Cen","Ding","Tu","Lou","Zhang","Zhan","Zhan","Ao","Cao","Qu","Qiang","Zui","Zui","Dao","Dao","Xi","Yu","Bo","Long","X\
iang","Ceng","Bo","Qin","Jiao","Yan","Lao","Zhan","Lin","Liao","Liao","Jin","Deng","Duo","Zun","Jiao","Gui","Yao","Qiao","Yao","Jue","Zhan","Yi","Xue","Nao","Ye",
"Ye","Yi","E","Xian","Ji","Xie","Ke","Xi","Di","Ao","Zui",null,"Ni","Rong","Dao","Ling","Za","Yu","Yue","Yin",null,"Jie","Li","Sui","Long","Long","Dian","Ying",
"Xi","Ju","Chan","Ying","Kui","Yan","Wei","Nao","Quan","Chao","Cuan","Luan","Dian","Dian",null,"Yan","Yan","Yan","Nao","Yan","Chuan","Gui","Chuan","Zhou","Huang",
"Jing","Xun","Chao","Chao","Lie","Gong","Zuo","Qiao","Ju","Gong","Kek","Wu","Pwu","Pwu","Chai","Qiu","Qiu","Ji","Yi","Si","Ba","Zhi","Zhao","Xiang","Yi","Jin","\
Xun","Juan","Phas","Xun","Jin","Fu"],oC=["Za","Bi","Shi","Bu","Ding","Shuai","Fan","Nie","Shi","Fen","Pa","Zhi","Xi","Hu","Dan","Wei","Zhang","Tang","Dai","Ma",
"Pei","Pa","Tie","Fu","Lian","Zhi","Zhou","Bo","Zhi","Di","Mo","Yi","Yi","Ping","Qia","Juan","Ru","Shuai","Dai","Zheng","Shui","Qiao","Zhen","Shi","Qun","Xi","B\
ang","Dai","Gui","Chou","Ping","Zhang","Sha","Wan","Dai","Wei","Chang","Sha","Qi","Ze","Guo","Mao","Du","Hou","Zheng","Xu","Mi","Wei","Wo","Fu","Yi","Bang","Pin\
g","Tazuna","Gong","Pan","Huang","Dao","Mi","Jia","Teng","Hui","Zhong","Shan","Man","Mu","Biao","Guo","Ze","Mu","Bang","Zhang","Jiong","Chan","Fu","Zhi","Hu","F\
an","Chuang","Bi","Hei",null,"Mi","Qiao","Chan","Fen","Meng","Bang","Chou","Mie","Chu","Jie","Xian","Lan","Gan","Ping","Nian","Qian","Bing","Bing","Xing","Gan",
"Yao","Huan","You","You","Ji","Guang","Pi","Ting","Ze","Guang","Zhuang","Mo","Qing","Bi","Qin","Dun","Chuang","Gui","Ya","Bai","Jie","Xu","Lu","Wu",null,"Ku","Y\
ing","Di","Pao","Dian","Ya","Miao","Geng","Ci","Fu","Tong","Pang","Fei","Xiang","Yi","Zhi","Tiao","Zhi","Xiu","Du","Zuo","Xiao","Tu","Gui","Ku","Pang","Ting","Y\
ou","Bu","Ding","Cheng","Lai","Bei","Ji","An","Shu","Kang","Yong","Tuo","Song","Shu","Qing","Yu","Yu","Miao","Sou","Ce","Xiang","Fei","Jiu","He","Hui","Liu","Sh\
a","Lian","Lang","Sou","Jian","Pou","Qing","Jiu","Jiu","Qin","Ao","Kuo","Lou","Yin","Liao","Dai","Lu","Yi","Chu","Chan","Tu","Si","Xin","Miao","Chang","Wu","Fei",
"Guang","Koc","Kuai","Bi","Qiang","Xie","Lin","Lin","Liao","Lu",null,"Ying","Xian","Ting","Yong","Li","Ting","Yin","Xun","Yan","Ting","Di","Po","Jian","Hui","Na\
i","Hui","Gong","Nian"],tC=["Kai","Bian","Yi","Qi","Nong","Fen","Ju","Yan","Yi","Zang","Bi","Yi","Yi","Er","San","Shi","Er","Shi","Shi","Gong","Diao","Yin","Hu",
"Fu","Hong","Wu","Tui","Chi","Jiang","Ba","Shen","Di","Zhang","Jue","Tao","Fu","Di","Mi","Xian","Hu","Chao","Nu","Jing","Zhen","Yi","Mi","Quan","Wan","Shao","Ru\
o","Xuan","Jing","Dun","Zhang","Jiang","Qiang","Peng","Dan","Qiang","Bi","Bi","She","Dan","Jian","Gou","Sei","Fa","Bi","Kou","Nagi","Bie","Xiao","Dan","Kuo","Qi\
ang","Hong","Mi","Kuo","Wan","Jue","Ji","Ji","Gui","Dang","Lu","Lu","Tuan","Hui","Zhi","Hui","Hui","Yi","Yi","Yi","Yi","Huo","Huo","Shan","Xing","Wen","Tong","Y\
an","Yan","Yu","Chi","Cai","Biao","Diao","Bin","Peng","Yong","Piao","Zhang","Ying","Chi","Chi","Zhuo","Tuo","Ji","Pang","Zhong","Yi","Wang","Che","Bi","Chi","Li\
ng","Fu","Wang","Zheng","Cu","Wang","Jing","Dai","Xi","Xun","Hen","Yang","Huai","Lu","Hou","Wa","Cheng","Zhi","Xu","Jing","Tu","Cong",null,"Lai","Cong","De","Pa\
i","Xi",null,"Qi","Chang","Zhi","Cong","Zhou","Lai","Yu","Xie","Jie","Jian","Chi","Jia","Bian","Huang","Fu","Xun","Wei","Pang","Yao","Wei","Xi","Zheng","Piao","\
Chi","De","Zheng","Zheng","Bie","De","Chong","Che","Jiao","Wei","Jiao","Hui","Mei","Long","Xiang","Bao","Qu","Xin","Shu","Bi","Yi","Le","Ren","Dao","Ding","Gai",
"Ji","Ren","Ren","Chan","Tan","Te","Te","Gan","Qi","Shi","Cun","Zhi","Wang","Mang","Xi","Fan","Ying","Tian","Min","Min","Zhong","Chong","Wu","Ji","Wu","Xi","Ye",
"You","Wan","Cong","Zhong","Kuai","Yu","Bian","Zhi","Qi","Cui","Chen","Tai","Tun","Qian","Nian","Hun","Xiong","Niu","Wang","Xian","Xin","Kang","Hu","Kai","Fen"],
rC=["Huai","Tai","Song","Wu","Ou","Chang","Chuang","Ju","Yi","Bao","Chao","Min","Pei","Zuo","Zen","Yang","Kou","Ban","Nu","Nao","Zheng","Pa","Bu","Tie","Gu","Hu",
"Ju","Da","Lian","Si","Chou","Di","Dai","Yi","Tu","You","Fu","Ji","Peng","Xing","Yuan","Ni","Guai","Fu","Xi","Bi","You","Qie","Xuan","Cong","Bing","Huang","Xu",
"Chu","Pi","Xi","Xi","Tan","Koraeru","Zong","Dui",null,"Ki","Yi","Chi","Ren","Xun","Shi","Xi","Lao","Heng","Kuang","Mu","Zhi","Xie","Lian","Tiao","Huang","Die",
"Hao","Kong","Gui","Heng","Xi","Xiao","Shu","S","Kua","Qiu","Yang","Hui","Hui","Chi","Jia","Yi","Xiong","Guai","Lin","Hui","Zi","Xu","Chi","Xiang","Nu","Hen","E\
n","Ke","Tong","Tian","Gong","Quan","Xi","Qia","Yue","Peng","Ken","De","Hui","E","Kyuu","Tong","Yan","Kai","Ce","Nao","Yun","Mang","Yong","Yong","Yuan","Pi","Ku\
n","Qiao","Yue","Yu","Yu","Jie","Xi","Zhe","Lin","Ti","Han","Hao","Qie","Ti","Bu","Yi","Qian","Hui","Xi","Bei","Man","Yi","Heng","Song","Quan","Cheng","Hui","Wu",
"Wu","You","Li","Liang","Huan","Cong","Yi","Yue","Li","Nin","Nao","E","Que","Xuan","Qian","Wu","Min","Cong","Fei","Bei","Duo","Cui","Chang","Men","Li","Ji","Gua\
n","Guan","Xing","Dao","Qi","Kong","Tian","Lun","Xi","Kan","Kun","Ni","Qing","Chou","Dun","Guo","Chan","Liang","Wan","Yuan","Jin","Ji","Lin","Yu","Huo","He","Qu\
an","Tan","Ti","Ti","Nie","Wang","Chuo","Bu","Hun","Xi","Tang","Xin","Wei","Hui","E","Rui","Zong","Jian","Yong","Dian","Ju","Can","Cheng","De","Bei","Qie","Can",
"Dan","Guan","Duo","Nao","Yun","Xiang","Zhui","Die","Huang","Chun","Qiong","Re","Xing","Ce","Bian","Hun","Zong","Ti"],sC=["Qiao","Chou","Bei","Xuan","Wei","Ge",
"Qian","Wei","Yu","Yu","Bi","Xuan","Huan","Min","Bi","Yi","Mian","Yong","Kai","Dang","Yin","E","Chen","Mou","Ke","Ke","Yu","Ai","Qie","Yan","Nuo","Gan","Yun","Z\
ong","Sai","Leng","Fen",null,"Kui","Kui","Que","Gong","Yun","Su","Su","Qi","Yao","Song","Huang","Ji","Gu","Ju","Chuang","Ni","Xie","Kai","Zheng","Yong","Cao","S\
un","Shen","Bo","Kai","Yuan","Xie","Hun","Yong","Yang","Li","Sao","Tao","Yin","Ci","Xu","Qian","Tai","Huang","Yun","Shen","Ming",null,"She","Cong","Piao","Mo","\
Mu","Guo","Chi","Can","Can","Can","Cui","Min","Te","Zhang","Tong","Ao","Shuang","Man","Guan","Que","Zao","Jiu","Hui","Kai","Lian","Ou","Song","Jin","Yin","Lu","\
Shang","Wei","Tuan","Man","Qian","She","Yong","Qing","Kang","Di","Zhi","Lou","Juan","Qi","Qi","Yu","Ping","Liao","Cong","You","Chong","Zhi","Tong","Cheng","Qi",
"Qu","Peng","Bei","Bie","Chun","Jiao","Zeng","Chi","Lian","Ping","Kui","Hui","Qiao","Cheng","Yin","Yin","Xi","Xi","Dan","Tan","Duo","Dui","Dui","Su","Jue","Ce",
"Xiao","Fan","Fen","Lao","Lao","Chong","Han","Qi","Xian","Min","Jing","Liao","Wu","Can","Jue","Cu","Xian","Tan","Sheng","Pi","Yi","Chu","Xian","Nao","Dan","Tan",
"Jing","Song","Han","Jiao","Wai","Huan","Dong","Qin","Qin","Qu","Cao","Ken","Xie","Ying","Ao","Mao","Yi","Lin","Se","Jun","Huai","Men","Lan","Ai","Lin","Yan","G\
ua","Xia","Chi","Yu","Yin","Dai","Meng","Ai","Meng","Dui","Qi","Mo","Lan","Men","Chou","Zhi","Nuo","Nuo","Yan","Yang","Bo","Zhi","Kuang","Kuang","You","Fu","Liu",
"Mie","Cheng",null,"Chan","Meng","Lan","Huai","Xuan","Rang","Chan","Ji","Ju","Huan","She","Yi"],lC=["Lian","Nan","Mi","Tang","Jue","Gang","Gang","Gang","Ge","Yu\
e","Wu","Jian","Xu","Shu","Rong","Xi","Cheng","Wo","Jie","Ge","Jian","Qiang","Huo","Qiang","Zhan","Dong","Qi","Jia","Die","Zei","Jia","Ji","Shi","Kan","Ji","Kui",
"Gai","Deng","Zhan","Chuang","Ge","Jian","Jie","Yu","Jian","Yan","Lu","Xi","Zhan","Xi","Xi","Chuo","Dai","Qu","Hu","Hu","Hu","E","Shi","Li","Mao","Hu","Li","Fan\
g","Suo","Bian","Dian","Jiong","Shang","Yi","Yi","Shan","Hu","Fei","Yan","Shou","T","Cai","Zha","Qiu","Le","Bu","Ba","Da","Reng","Fu","Hameru","Zai","Tuo","Zhan\
g","Diao","Kang","Yu","Ku","Han","Shen","Cha","Yi","Gu","Kou","Wu","Tuo","Qian","Zhi","Ren","Kuo","Men","Sao","Yang","Niu","Ban","Che","Rao","Xi","Qian","Ban","\
Jia","Yu","Fu","Ao","Xi","Pi","Zhi","Zi","E","Dun","Zhao","Cheng","Ji","Yan","Kuang","Bian","Chao","Ju","Wen","Hu","Yue","Jue","Ba","Qin","Zhen","Zheng","Yun","\
Wan","Nu","Yi","Shu","Zhua","Pou","Tou","Dou","Kang","Zhe","Pou","Fu","Pao","Ba","Ao","Ze","Tuan","Kou","Lun","Qiang",null,"Hu","Bao","Bing","Zhi","Peng","Tan",
"Pu","Pi","Tai","Yao","Zhen","Zha","Yang","Bao","He","Ni","Yi","Di","Chi","Pi","Za","Mo","Mo","Shen","Ya","Chou","Qu","Min","Chu","Jia","Fu","Zhan","Zhu","Dan",
"Chai","Mu","Nian","La","Fu","Pao","Ban","Pai","Ling","Na","Guai","Qian","Ju","Tuo","Ba","Tuo","Tuo","Ao","Ju","Zhuo","Pan","Zhao","Bai","Bai","Di","Ni","Ju","K\
uo","Long","Jian",null,"Yong","Lan","Ning","Bo","Ze","Qian","Hen","Gua","Shi","Jie","Zheng","Nin","Gong","Gong","Quan","Shuan","Cun","Zan","Kao","Chi","Xie","Ce",
"Hui","Pin","Zhuai","Shi","Na"],hC=["Bo","Chi","Gua","Zhi","Kuo","Duo","Duo","Zhi","Qie","An","Nong","Zhen","Ge","Jiao","Ku","Dong","Ru","Tiao","Lie","Zha","Lu",
"Die","Wa","Jue","Mushiru","Ju","Zhi","Luan","Ya","Zhua","Ta","Xie","Nao","Dang","Jiao","Zheng","Ji","Hui","Xun","Ku","Ai","Tuo","Nuo","Cuo","Bo","Geng","Ti","Z\
hen","Cheng","Suo","Suo","Keng","Mei","Long","Ju","Peng","Jian","Yi","Ting","Shan","Nuo","Wan","Xie","Cha","Feng","Jiao","Wu","Jun","Jiu","Tong","Kun","Huo","Tu",
"Zhuo","Pou","Le","Ba","Han","Shao","Nie","Juan","Ze","Song","Ye","Jue","Bu","Huan","Bu","Zun","Yi","Zhai","Lu","Sou","Tuo","Lao","Sun","Bang","Jian","Huan","Da\
o",null,"Wan","Qin","Peng","She","Lie","Min","Men","Fu","Bai","Ju","Dao","Wo","Ai","Juan","Yue","Zong","Chen","Chui","Jie","Tu","Ben","Na","Nian","Nuo","Zu","Wo",
"Xi","Xian","Cheng","Dian","Sao","Lun","Qing","Gang","Duo","Shou","Diao","Pou","Di","Zhang","Gun","Ji","Tao","Qia","Qi","Pai","Shu","Qian","Ling","Yi","Ya","Jue",
"Zheng","Liang","Gua","Yi","Huo","Shan","Zheng","Lue","Cai","Tan","Che","Bing","Jie","Ti","Kong","Tui","Yan","Cuo","Zou","Ju","Tian","Qian","Ken","Bai","Shou","\
Jie","Lu","Guo","Haba",null,"Zhi","Dan","Mang","Xian","Sao","Guan","Peng","Yuan","Nuo","Jian","Zhen","Jiu","Jian","Yu","Yan","Kui","Nan","Hong","Rou","Pi","Wei",
"Sai","Zou","Xuan","Miao","Ti","Nie","Cha","Shi","Zong","Zhen","Yi","Shun","Heng","Bian","Yang","Huan","Yan","Zuan","An","Xu","Ya","Wo","Ke","Chuai","Ji","Ti","\
La","La","Cheng","Kai","Jiu","Jiu","Tu","Jie","Hui","Geng","Chong","Shuo","She","Xie","Yuan","Qian","Ye","Cha","Zha","Bei","Yao",null,null,"Lan","Wen","Qin"],cC=[
"Chan","Ge","Lou","Zong","Geng","Jiao","Gou","Qin","Yong","Que","Chou","Chi","Zhan","Sun","Sun","Bo","Chu","Rong","Beng","Cuo","Sao","Ke","Yao","Dao","Zhi","Nu",
"Xie","Jian","Sou","Qiu","Gao","Xian","Shuo","Sang","Jin","Mie","E","Chui","Nuo","Shan","Ta","Jie","Tang","Pan","Ban","Da","Li","Tao","Hu","Zhi","Wa","Xia","Qia\
n","Wen","Qiang","Tian","Zhen","E","Xi","Nuo","Quan","Cha","Zha","Ge","Wu","En","She","Kang","She","Shu","Bai","Yao","Bin","Sou","Tan","Sa","Chan","Suo","Liao",
"Chong","Chuang","Guo","Bing","Feng","Shuai","Di","Qi","Sou","Zhai","Lian","Tang","Chi","Guan","Lu","Luo","Lou","Zong","Gai","Hu","Zha","Chuang","Tang","Hua","C\
ui","Nai","Mo","Jiang","Gui","Ying","Zhi","Ao","Zhi","Nie","Man","Shan","Kou","Shu","Suo","Tuan","Jiao","Mo","Mo","Zhe","Xian","Keng","Piao","Jiang","Yin","Gou",
"Qian","Lue","Ji","Ying","Jue","Pie","Pie","Lao","Dun","Xian","Ruan","Kui","Zan","Yi","Xun","Cheng","Cheng","Sa","Nao","Heng","Si","Qian","Huang","Da","Zun","Ni\
an","Lin","Zheng","Hui","Zhuang","Jiao","Ji","Cao","Dan","Dan","Che","Bo","Che","Jue","Xiao","Liao","Ben","Fu","Qiao","Bo","Cuo","Zhuo","Zhuan","Tuo","Pu","Qin",
"Dun","Nian",null,"Xie","Lu","Jiao","Cuan","Ta","Han","Qiao","Zhua","Jian","Gan","Yong","Lei","Kuo","Lu","Shan","Zhuo","Ze","Pu","Chuo","Ji","Dang","Suo","Cao",
"Qing","Jing","Huan","Jie","Qin","Kuai","Dan","Xi","Ge","Pi","Bo","Ao","Ju","Ye",null,"Mang","Sou","Mi","Ji","Tai","Zhuo","Dao","Xing","Lan","Ca","Ju","Ye","Ru",
"Ye","Ye","Ni","Hu","Ji","Bin","Ning","Ge","Zhi","Jie","Kuo","Mo","Jian","Xie","Lie","Tan","Bai","Sou","Lu","Lue","Rao","Zhi"],dC=["Pan","Yang","Lei","Sa","Shu",
"Zan","Nian","Xian","Jun","Huo","Li","La","Han","Ying","Lu","Long","Qian","Qian","Zan","Qian","Lan","San","Ying","Mei","Rang","Chan",null,"Cuan","Xi","She","Luo",
"Jun","Mi","Li","Zan","Luan","Tan","Zuan","Li","Dian","Wa","Dang","Jiao","Jue","Lan","Li","Nang","Zhi","Gui","Gui","Qi","Xin","Pu","Sui","Shou","Kao","You","Gai",
"Yi","Gong","Gan","Ban","Fang","Zheng","Bo","Dian","Kou","Min","Wu","Gu","He","Ce","Xiao","Mi","Chu","Ge","Di","Xu","Jiao","Min","Chen","Jiu","Zhen","Duo","Yu",
"Chi","Ao","Bai","Xu","Jiao","Duo","Lian","Nie","Bi","Chang","Dian","Duo","Yi","Gan","San","Ke","Yan","Dun","Qi","Dou","Xiao","Duo","Jiao","Jing","Yang","Xia","\
Min","Shu","Ai","Qiao","Ai","Zheng","Di","Zhen","Fu","Shu","Liao","Qu","Xiong","Xi","Jiao","Sen","Jiao","Zhuo","Yi","Lian","Bi","Li","Xiao","Xiao","Wen","Xue","\
Qi","Qi","Zhai","Bin","Jue","Zhai",null,"Fei","Ban","Ban","Lan","Yu","Lan","Wei","Dou","Sheng","Liao","Jia","Hu","Xie","Jia","Yu","Zhen","Jiao","Wo","Tou","Chu",
"Jin","Chi","Yin","Fu","Qiang","Zhan","Qu","Zhuo","Zhan","Duan","Zhuo","Si","Xin","Zhuo","Zhuo","Qin","Lin","Zhuo","Chu","Duan","Zhu","Fang","Xie","Hang","Yu","\
Shi","Pei","You","Mye","Pang","Qi","Zhan","Mao","Lu","Pei","Pi","Liu","Fu","Fang","Xuan","Jing","Jing","Ni","Zu","Zhao","Yi","Liu","Shao","Jian","Es","Yi","Qi",
"Zhi","Fan","Piao","Fan","Zhan","Guai","Sui","Yu","Wu","Ji","Ji","Ji","Huo","Ri","Dan","Jiu","Zhi","Zao","Xie","Tiao","Xun","Xu","Xu","Xu","Gan","Han","Tai","Di",
"Xu","Chan","Shi","Kuang","Yang","Shi","Wang","Min","Min","Tun","Chun","Wu"],gC=["Yun","Bei","Ang","Ze","Ban","Jie","Kun","Sheng","Hu","Fang","Hao","Gui","Chang",
"Xuan","Ming","Hun","Fen","Qin","Hu","Yi","Xi","Xin","Yan","Ze","Fang","Tan","Shen","Ju","Yang","Zan","Bing","Xing","Ying","Xuan","Pei","Zhen","Ling","Chun","Ha\
o","Mei","Zuo","Mo","Bian","Xu","Hun","Zhao","Zong","Shi","Shi","Yu","Fei","Die","Mao","Ni","Chang","Wen","Dong","Ai","Bing","Ang","Zhou","Long","Xian","Kuang",
"Tiao","Chao","Shi","Huang","Huang","Xuan","Kui","Xu","Jiao","Jin","Zhi","Jin","Shang","Tong","Hong","Yan","Gai","Xiang","Shai","Xiao","Ye","Yun","Hui","Han","H\
an","Jun","Wan","Xian","Kun","Zhou","Xi","Cheng","Sheng","Bu","Zhe","Zhe","Wu","Han","Hui","Hao","Chen","Wan","Tian","Zhuo","Zui","Zhou","Pu","Jing","Xi","Shan",
"Yi","Xi","Qing","Qi","Jing","Gui","Zhen","Yi","Zhi","An","Wan","Lin","Liang","Chang","Wang","Xiao","Zan","Hi","Xuan","Xuan","Yi","Xia","Yun","Hui","Fu","Min","\
Kui","He","Ying","Du","Wei","Shu","Qing","Mao","Nan","Jian","Nuan","An","Yang","Chun","Yao","Suo","Jin","Ming","Jiao","Kai","Gao","Weng","Chang","Qi","Hao","Yan",
"Li","Ai","Ji","Gui","Men","Zan","Xie","Hao","Mu","Mo","Cong","Ni","Zhang","Hui","Bao","Han","Xuan","Chuan","Liao","Xian","Dan","Jing","Pie","Lin","Tun","Xi","Y\
i","Ji","Huang","Tai","Ye","Ye","Li","Tan","Tong","Xiao","Fei","Qin","Zhao","Hao","Yi","Xiang","Xing","Sen","Jiao","Bao","Jing","Yian","Ai","Ye","Ru","Shu","Men\
g","Xun","Yao","Pu","Li","Chen","Kuang","Die",null,"Yan","Huo","Lu","Xi","Rong","Long","Nang","Luo","Luan","Shai","Tang","Yan","Chu","Yue","Yue","Qu","Yi","Geng",
"Ye","Hu","He","Shu","Cao","Cao","Noboru","Man","Ceng","Ceng","Ti"],fC=["Zui","Can","Xu","Hui","Yin","Qie","Fen","Pi","Yue","You","Ruan","Peng","Ban","Fu","Ling",
"Fei","Qu",null,"Nu","Tiao","Shuo","Zhen","Lang","Lang","Juan","Ming","Huang","Wang","Tun","Zhao","Ji","Qi","Ying","Zong","Wang","Tong","Lang",null,"Meng","Long",
"Mu","Deng","Wei","Mo","Ben","Zha","Zhu","Shu",null,"Zhu","Ren","Ba","Po","Duo","Duo","Dao","Li","Qiu","Ji","Jiu","Bi","Xiu","Ting","Ci","Sha","Eburi","Za","Qua\
n","Qian","Yu","Gan","Wu","Cha","Shan","Xun","Fan","Wu","Zi","Li","Xing","Cai","Cun","Ren","Shao","Tuo","Di","Zhang","Mang","Chi","Yi","Gu","Gong","Du","Yi","Qi",
"Shu","Gang","Tiao","Moku","Soma","Tochi","Lai","Sugi","Mang","Yang","Ma","Miao","Si","Yuan","Hang","Fei","Bei","Jie","Dong","Gao","Yao","Xian","Chu","Qun","Pa",
"Shu","Hua","Xin","Chou","Zhu","Chou","Song","Ban","Song","Ji","Yue","Jin","Gou","Ji","Mao","Pi","Bi","Wang","Ang","Fang","Fen","Yi","Fu","Nan","Xi","Hu","Ya","\
Dou","Xun","Zhen","Yao","Lin","Rui","E","Mei","Zhao","Guo","Zhi","Cong","Yun","Waku","Dou","Shu","Zao",null,"Li","Haze","Jian","Cheng","Matsu","Qiang","Feng","N\
an","Xiao","Xian","Ku","Ping","Yi","Xi","Zhi","Guai","Xiao","Jia","Jia","Gou","Fu","Mo","Yi","Ye","Ye","Shi","Nie","Bi","Duo","Yi","Ling","Bing","Ni","La","He",
"Pan","Fan","Zhong","Dai","Ci","Yang","Fu","Bo","Mou","Gan","Qi","Ran","Rou","Mao","Zhao","Song","Zhe","Xia","You","Shen","Ju","Tuo","Zuo","Nan","Ning","Yong","\
Di","Zhi","Zha","Cha","Dan","Gu","Pu","Jiu","Ao","Fu","Jian","Bo","Duo","Ke","Nai","Zhu","Bi","Liu","Chai","Zha","Si","Zhu","Pei","Shi","Guai","Cha","Yao","Jue",
"Jiu","Shi"],pC=["Zhi","Liu","Mei","Hoy","Rong","Zha",null,"Biao","Zhan","Jie","Long","Dong","Lu","Sayng","Li","Lan","Yong","Shu","Xun","Shuan","Qi","Zhen","Qi",
"Li","Yi","Xiang","Zhen","Li","Su","Gua","Kan","Bing","Ren","Xiao","Bo","Ren","Bing","Zi","Chou","Yi","Jie","Xu","Zhu","Jian","Zui","Er","Er","You","Fa","Gong",
"Kao","Lao","Zhan","Li","Yin","Yang","He","Gen","Zhi","Chi","Ge","Zai","Luan","Fu","Jie","Hang","Gui","Tao","Guang","Wei","Kuang","Ru","An","An","Juan","Yi","Zh\
uo","Ku","Zhi","Qiong","Tong","Sang","Sang","Huan","Jie","Jiu","Xue","Duo","Zhui","Yu","Zan","Kasei","Ying","Masu",null,"Zhan","Ya","Nao","Zhen","Dang","Qi","Qi\
ao","Hua","Kuai","Jiang","Zhuang","Xun","Suo","Sha","Zhen","Bei","Ting","Gua","Jing","Bo","Ben","Fu","Rui","Tong","Jue","Xi","Lang","Liu","Feng","Qi","Wen","Jun",
"Gan","Cu","Liang","Qiu","Ting","You","Mei","Bang","Long","Peng","Zhuang","Di","Xuan","Tu","Zao","Ao","Gu","Bi","Di","Han","Zi","Zhi","Ren","Bei","Geng","Jian",
"Huan","Wan","Nuo","Jia","Tiao","Ji","Xiao","Lu","Huan","Shao","Cen","Fen","Song","Meng","Wu","Li","Li","Dou","Cen","Ying","Suo","Ju","Ti","Jie","Kun","Zhuo","S\
hu","Chan","Fan","Wei","Jing","Li","Bing","Fumoto","Shikimi","Tao","Zhi","Lai","Lian","Jian","Zhuo","Ling","Li","Qi","Bing","Zhun","Cong","Qian","Mian","Qi","Qi",
"Cai","Gun","Chan","Te","Fei","Pai","Bang","Pou","Hun","Zong","Cheng","Zao","Ji","Li","Peng","Yu","Yu","Gu","Hun","Dong","Tang","Gang","Wang","Di","Xi","Fan","C\
heng","Zhan","Qi","Yuan","Yan","Yu","Quan","Yi","Sen","Ren","Chui","Leng","Qi","Zhuo","Fu","Ke","Lai","Zou","Zou","Zhuo","Guan","Fen","Fen","Chen","Qiong","Nie"],
mC=["Wan","Guo","Lu","Hao","Jie","Yi","Chou","Ju","Ju","Cheng","Zuo","Liang","Qiang","Zhi","Zhui","Ya","Ju","Bei","Jiao","Zhuo","Zi","Bin","Peng","Ding","Chu","\
Chang","Kunugi","Momiji","Jian","Gui","Xi","Du","Qian","Kunugi","Soko","Shide","Luo","Zhi","Ken","Myeng","Tafu",null,"Peng","Zhan",null,"Tuo","Sen","Duo","Ye","\
Fou","Wei","Wei","Duan","Jia","Zong","Jian","Yi","Shen","Xi","Yan","Yan","Chuan","Zhan","Chun","Yu","He","Zha","Wo","Pian","Bi","Yao","Huo","Xu","Ruo","Yang","L\
a","Yan","Ben","Hun","Kui","Jie","Kui","Si","Feng","Xie","Tuo","Zhi","Jian","Mu","Mao","Chu","Hu","Hu","Lian","Leng","Ting","Nan","Yu","You","Mei","Song","Xuan",
"Xuan","Ying","Zhen","Pian","Ye","Ji","Jie","Ye","Chu","Shun","Yu","Cou","Wei","Mei","Di","Ji","Jie","Kai","Qiu","Ying","Rou","Heng","Lou","Le","Hazou","Katsura",
"Pin","Muro","Gai","Tan","Lan","Yun","Yu","Chen","Lu","Ju","Sakaki",null,"Pi","Xie","Jia","Yi","Zhan","Fu","Nai","Mi","Lang","Rong","Gu","Jian","Ju","Ta","Yao",
"Zhen","Bang","Sha","Yuan","Zi","Ming","Su","Jia","Yao","Jie","Huang","Gan","Fei","Zha","Qian","Ma","Sun","Yuan","Xie","Rong","Shi","Zhi","Cui","Yun","Ting","Li\
u","Rong","Tang","Que","Zhai","Si","Sheng","Ta","Ke","Xi","Gu","Qi","Kao","Gao","Sun","Pan","Tao","Ge","Xun","Dian","Nou","Ji","Shuo","Gou","Chui","Qiang","Cha",
"Qian","Huai","Mei","Xu","Gang","Gao","Zhuo","Tuo","Hashi","Yang","Dian","Jia","Jian","Zui","Kashi","Ori","Bin","Zhu",null,"Xi","Qi","Lian","Hui","Yong","Qian",
"Guo","Gai","Gai","Tuan","Hua","Cu","Sen","Cui","Beng","You","Hu","Jiang","Hu","Huan","Kui","Yi","Nie","Gao","Kang","Gui","Gui","Cao","Man","Jin"],yC=["Di","Zhu\
ang","Le","Lang","Chen","Cong","Li","Xiu","Qing","Shuang","Fan","Tong","Guan","Ji","Suo","Lei","Lu","Liang","Mi","Lou","Chao","Su","Ke","Shu","Tang","Biao","Lu",
"Jiu","Shu","Zha","Shu","Zhang","Men","Mo","Niao","Yang","Tiao","Peng","Zhu","Sha","Xi","Quan","Heng","Jian","Cong",null,"Hokuso","Qiang","Tara","Ying","Er","Xi\
n","Zhi","Qiao","Zui","Cong","Pu","Shu","Hua","Kui","Zhen","Zun","Yue","Zhan","Xi","Xun","Dian","Fa","Gan","Mo","Wu","Qiao","Nao","Lin","Liu","Qiao","Xian","Run",
"Fan","Zhan","Tuo","Lao","Yun","Shun","Tui","Cheng","Tang","Meng","Ju","Cheng","Su","Jue","Jue","Tan","Hui","Ji","Nuo","Xiang","Tuo","Ning","Rui","Zhu","Chuang",
"Zeng","Fen","Qiong","Ran","Heng","Cen","Gu","Liu","Lao","Gao","Chu","Zusa","Nude","Ca","San","Ji","Dou","Shou","Lu",null,null,"Yuan","Ta","Shu","Jiang","Tan","\
Lin","Nong","Yin","Xi","Sui","Shan","Zui","Xuan","Cheng","Gan","Ju","Zui","Yi","Qin","Pu","Yan","Lei","Feng","Hui","Dang","Ji","Sui","Bo","Bi","Ding","Chu","Zhu\
a","Kuai","Ji","Jie","Jia","Qing","Zhe","Jian","Qiang","Dao","Yi","Biao","Song","She","Lin","Kunugi","Cha","Meng","Yin","Tao","Tai","Mian","Qi","Toan","Bin","Hu\
o","Ji","Qian","Mi","Ning","Yi","Gao","Jian","Yin","Er","Qing","Yan","Qi","Mi","Zhao","Gui","Chun","Ji","Kui","Po","Deng","Chu",null,"Mian","You","Zhi","Guang",
"Qian","Lei","Lei","Sa","Lu","Li","Cuan","Lu","Mie","Hui","Ou","Lu","Jie","Gao","Du","Yuan","Li","Fei","Zhuo","Sou","Lian","Tamo","Chu",null,"Zhu","Lu","Yan","L\
i","Zhu","Chen","Jie","E","Su","Huai","Nie","Yu","Long","Lai",null,"Xian","Kwi","Ju","Xiao","Ling","Ying","Jian","Yin","You","Ying"],SC=["Xiang","Nong","Bo","Ch\
an","Lan","Ju","Shuang","She","Wei","Cong","Quan","Qu","Cang",null,"Yu","Luo","Li","Zan","Luan","Dang","Jue","Em","Lan","Lan","Zhu","Lei","Li","Ba","Nang","Yu",
"Ling","Tsuki","Qian","Ci","Huan","Xin","Yu","Yu","Qian","Ou","Xu","Chao","Chu","Chi","Kai","Yi","Jue","Xi","Xu","Xia","Yu","Kuai","Lang","Kuan","Shuo","Xi","Ai",
"Yi","Qi","Hu","Chi","Qin","Kuan","Kan","Kuan","Kan","Chuan","Sha","Gua","Yin","Xin","Xie","Yu","Qian","Xiao","Yi","Ge","Wu","Tan","Jin","Ou","Hu","Ti","Huan","\
Xu","Pen","Xi","Xiao","Xu","Xi","Sen","Lian","Chu","Yi","Kan","Yu","Chuo","Huan","Zhi","Zheng","Ci","Bu","Wu","Qi","Bu","Bu","Wai","Ju","Qian","Chi","Se","Chi",
"Se","Zhong","Sui","Sui","Li","Cuo","Yu","Li","Gui","Dai","Dai","Si","Jian","Zhe","Mo","Mo","Yao","Mo","Cu","Yang","Tian","Sheng","Dai","Shang","Xu","Xun","Shu",
"Can","Jue","Piao","Qia","Qiu","Su","Qing","Yun","Lian","Yi","Fou","Zhi","Ye","Can","Hun","Dan","Ji","Ye","Zhen","Yun","Wen","Chou","Bin","Ti","Jin","Shang","Yi\
n","Diao","Cu","Hui","Cuan","Yi","Dan","Du","Jiang","Lian","Bin","Du","Tsukusu","Jian","Shu","Ou","Duan","Zhu","Yin","Qing","Yi","Sha","Que","Ke","Yao","Jun","D\
ian","Hui","Hui","Gu","Que","Ji","Yi","Ou","Hui","Duan","Yi","Xiao","Wu","Guan","Mu","Mei","Mei","Ai","Zuo","Du","Yu","Bi","Bi","Bi","Pi","Pi","Bi","Chan","Mao",
null,null,"Pu","Mushiru","Jia","Zhan","Sai","Mu","Tuo","Xun","Er","Rong","Xian","Ju","Mu","Hao","Qiu","Dou","Mushiru","Tan","Pei","Ju","Duo","Cui","Bi","San",null,
"Mao","Sui","Yu","Yu","Tuo","He","Jian","Ta","San"],YC=["Lu","Mu","Li","Tong","Rong","Chang","Pu","Luo","Zhan","Sao","Zhan","Meng","Luo","Qu","Die","Shi","Di","\
Min","Jue","Mang","Qi","Pie","Nai","Qi","Dao","Xian","Chuan","Fen","Ri","Nei",null,"Fu","Shen","Dong","Qing","Qi","Yin","Xi","Hai","Yang","An","Ya","Ke","Qing",
"Ya","Dong","Dan","Lu","Qing","Yang","Yun","Yun","Shui","San","Zheng","Bing","Yong","Dang","Shitamizu","Le","Ni","Tun","Fan","Gui","Ting","Zhi","Qiu","Bin","Ze",
"Mian","Cuan","Hui","Diao","Han","Cha","Zhuo","Chuan","Wan","Fan","Dai","Xi","Tuo","Mang","Qiu","Qi","Shan","Pai","Han","Qian","Wu","Wu","Xun","Si","Ru","Gong",
"Jiang","Chi","Wu","Tsuchi",null,"Tang","Zhi","Chi","Qian","Mi","Yu","Wang","Qing","Jing","Rui","Jun","Hong","Tai","Quan","Ji","Bian","Bian","Gan","Wen","Zhong",
"Fang","Xiong","Jue","Hang","Niou","Qi","Fen","Xu","Xu","Qin","Yi","Wo","Yun","Yuan","Hang","Yan","Shen","Chen","Dan","You","Dun","Hu","Huo","Qie","Mu","Rou","M\
ei","Ta","Mian","Wu","Chong","Tian","Bi","Sha","Zhi","Pei","Pan","Zhui","Za","Gou","Liu","Mei","Ze","Feng","Ou","Li","Lun","Cang","Feng","Wei","Hu","Mo","Mei","\
Shu","Ju","Zan","Tuo","Tuo","Tuo","He","Li","Mi","Yi","Fa","Fei","You","Tian","Zhi","Zhao","Gu","Zhan","Yan","Si","Kuang","Jiong","Ju","Xie","Qiu","Yi","Jia","Z\
hong","Quan","Bo","Hui","Mi","Ben","Zhuo","Chu","Le","You","Gu","Hong","Gan","Fa","Mao","Si","Hu","Ping","Ci","Fan","Chi","Su","Ning","Cheng","Ling","Pao","Bo",
"Qi","Si","Ni","Ju","Yue","Zhu","Sheng","Lei","Xuan","Xue","Fu","Pan","Min","Tai","Yang","Ji","Yong","Guan","Beng","Xue","Long","Lu",null,"Bo","Xie","Po","Ze","\
Jing","Yin"],LC=["Zhou","Ji","Yi","Hui","Hui","Zui","Cheng","Yin","Wei","Hou","Jian","Yang","Lie","Si","Ji","Er","Xing","Fu","Sa","Suo","Zhi","Yin","Wu","Xi","K\
ao","Zhu","Jiang","Luo",null,"An","Dong","Yi","Mou","Lei","Yi","Mi","Quan","Jin","Mo","Wei","Xiao","Xie","Hong","Xu","Shuo","Kuang","Tao","Qie","Ju","Er","Zhou",
"Ru","Ping","Xun","Xiong","Zhi","Guang","Huan","Ming","Huo","Wa","Qia","Pai","Wu","Qu","Liu","Yi","Jia","Jing","Qian","Jiang","Jiao","Cheng","Shi","Zhuo","Ce","\
Pal","Kuai","Ji","Liu","Chan","Hun","Hu","Nong","Xun","Jin","Lie","Qiu","Wei","Zhe","Jun","Han","Bang","Mang","Zhuo","You","Xi","Bo","Dou","Wan","Hong","Yi","Pu",
"Ying","Lan","Hao","Lang","Han","Li","Geng","Fu","Wu","Lian","Chun","Feng","Yi","Yu","Tong","Lao","Hai","Jin","Jia","Chong","Weng","Mei","Sui","Cheng","Pei","Xi\
an","Shen","Tu","Kun","Pin","Nie","Han","Jing","Xiao","She","Nian","Tu","Yong","Xiao","Xian","Ting","E","Su","Tun","Juan","Cen","Ti","Li","Shui","Si","Lei","Shu\
i","Tao","Du","Lao","Lai","Lian","Wei","Wo","Yun","Huan","Di",null,"Run","Jian","Zhang","Se","Fu","Guan","Xing","Shou","Shuan","Ya","Chuo","Zhang","Ye","Kong","\
Wo","Han","Tuo","Dong","He","Wo","Ju","Gan","Liang","Hun","Ta","Zhuo","Dian","Qie","De","Juan","Zi","Xi","Yao","Qi","Gu","Guo","Han","Lin","Tang","Zhou","Peng",
"Hao","Chang","Shu","Qi","Fang","Chi","Lu","Nao","Ju","Tao","Cong","Lei","Zhi","Peng","Fei","Song","Tian","Pi","Dan","Yu","Ni","Yu","Lu","Gan","Mi","Jing","Ling",
"Lun","Yin","Cui","Qu","Huai","Yu","Nian","Shen","Piao","Chun","Wa","Yuan","Lai","Hun","Qing","Yan","Qian","Tian","Miao","Zhi","Yin","Mi"],CC=["Ben","Yuan","Wen",
"Re","Fei","Qing","Yuan","Ke","Ji","She","Yuan","Shibui","Lu","Zi","Du",null,"Jian","Min","Pi","Tani","Yu","Yuan","Shen","Shen","Rou","Huan","Zhu","Jian","Nuan",
"Yu","Qiu","Ting","Qu","Du","Feng","Zha","Bo","Wo","Wo","Di","Wei","Wen","Ru","Xie","Ce","Wei","Ge","Gang","Yan","Hong","Xuan","Mi","Ke","Mao","Ying","Yan","You",
"Hong","Miao","Xing","Mei","Zai","Hun","Nai","Kui","Shi","E","Pai","Mei","Lian","Qi","Qi","Mei","Tian","Cou","Wei","Can","Tuan","Mian","Hui","Mo","Xu","Ji","Pen",
"Jian","Jian","Hu","Feng","Xiang","Yi","Yin","Zhan","Shi","Jie","Cheng","Huang","Tan","Yu","Bi","Min","Shi","Tu","Sheng","Yong","Qu","Zhong","Suei","Jiu","Jiao",
"Qiou","Yin","Tang","Long","Huo","Yuan","Nan","Ban","You","Quan","Chui","Liang","Chan","Yan","Chun","Nie","Zi","Wan","Shi","Man","Ying","Ratsu","Kui",null,"Jian",
"Xu","Lu","Gui","Gai",null,null,"Po","Jin","Gui","Tang","Yuan","Suo","Yuan","Lian","Yao","Meng","Zhun","Sheng","Ke","Tai","Da","Wa","Liu","Gou","Sao","Ming","Zh\
a","Shi","Yi","Lun","Ma","Pu","Wei","Li","Cai","Wu","Xi","Wen","Qiang","Ze","Shi","Su","Yi","Zhen","Sou","Yun","Xiu","Yin","Rong","Hun","Su","Su","Ni","Ta","Shi",
"Ru","Wei","Pan","Chu","Chu","Pang","Weng","Cang","Mie","He","Dian","Hao","Huang","Xi","Zi","Di","Zhi","Ying","Fu","Jie","Hua","Ge","Zi","Tao","Teng","Sui","Bi",
"Jiao","Hui","Gun","Yin","Gao","Long","Zhi","Yan","She","Man","Ying","Chun","Lu","Lan","Luan",null,"Bin","Tan","Yu","Sou","Hu","Bi","Biao","Zhi","Jiang","Kou","\
Shen","Shang","Di","Mi","Ao","Lu","Hu","Hu","You","Chan","Fan","Yong","Gun","Man"],JC=["Qing","Yu","Piao","Ji","Ya","Jiao","Qi","Xi","Ji","Lu","Lu","Long","Jin",
"Guo","Cong","Lou","Zhi","Gai","Qiang","Li","Yan","Cao","Jiao","Cong","Qun","Tuan","Ou","Teng","Ye","Xi","Mi","Tang","Mo","Shang","Han","Lian","Lan","Wa","Li","\
Qian","Feng","Xuan","Yi","Man","Zi","Mang","Kang","Lei","Peng","Shu","Zhang","Zhang","Chong","Xu","Huan","Kuo","Jian","Yan","Chuang","Liao","Cui","Ti","Yang","J\
iang","Cong","Ying","Hong","Xun","Shu","Guan","Ying","Xiao",null,null,"Xu","Lian","Zhi","Wei","Pi","Jue","Jiao","Po","Dang","Hui","Jie","Wu","Pa","Ji","Pan","Gu\
i","Xiao","Qian","Qian","Xi","Lu","Xi","Xuan","Dun","Huang","Min","Run","Su","Liao","Zhen","Zhong","Yi","Di","Wan","Dan","Tan","Chao","Xun","Kui","Yie","Shao","\
Tu","Zhu","San","Hei","Bi","Shan","Chan","Chan","Shu","Tong","Pu","Lin","Wei","Se","Se","Cheng","Jiong","Cheng","Hua","Jiao","Lao","Che","Gan","Cun","Heng","Si",
"Shu","Peng","Han","Yun","Liu","Hong","Fu","Hao","He","Xian","Jian","Shan","Xi","Oki",null,"Lan",null,"Yu","Lin","Min","Zao","Dang","Wan","Ze","Xie","Yu","Li","\
Shi","Xue","Ling","Man","Zi","Yong","Kuai","Can","Lian","Dian","Ye","Ao","Huan","Zhen","Chan","Man","Dan","Dan","Yi","Sui","Pi","Ju","Ta","Qin","Ji","Zhuo","Lia\
n","Nong","Guo","Jin","Fen","Se","Ji","Sui","Hui","Chu","Ta","Song","Ding",null,"Zhu","Lai","Bin","Lian","Mi","Shi","Shu","Mi","Ning","Ying","Ying","Meng","Jin",
"Qi","Pi","Ji","Hao","Ru","Zui","Wo","Tao","Yin","Yin","Dui","Ci","Huo","Jing","Lan","Jun","Ai","Pu","Zhuo","Wei","Bin","Gu","Qian","Xing","Hama","Kuo","Fei",null,
"Boku","Jian","Wei","Luo","Zan","Lu","Li"],ZC=["You","Yang","Lu","Si","Jie","Ying","Du","Wang","Hui","Xie","Pan","Shen","Biao","Chan","Mo","Liu","Jian","Pu","Se",
"Cheng","Gu","Bin","Huo","Xian","Lu","Qin","Han","Ying","Yong","Li","Jing","Xiao","Ying","Sui","Wei","Xie","Huai","Hao","Zhu","Long","Lai","Dui","Fan","Hu","Lai",
null,null,"Ying","Mi","Ji","Lian","Jian","Ying","Fen","Lin","Yi","Jian","Yue","Chan","Dai","Rang","Jian","Lan","Fan","Shuang","Yuan","Zhuo","Feng","She","Lei","\
Lan","Cong","Qu","Yong","Qian","Fa","Guan","Que","Yan","Hao","Hyeng","Sa","Zan","Luan","Yan","Li","Mi","Shan","Tan","Dang","Jiao","Chan",null,"Hao","Ba","Zhu","\
Lan","Lan","Nang","Wan","Luan","Xun","Xian","Yan","Gan","Yan","Yu","Huo","Si","Mie","Guang","Deng","Hui","Xiao","Xiao","Hu","Hong","Ling","Zao","Zhuan","Jiu","Z\
ha","Xie","Chi","Zhuo","Zai","Zai","Can","Yang","Qi","Zhong","Fen","Niu","Jiong","Wen","Po","Yi","Lu","Chui","Pi","Kai","Pan","Yan","Kai","Pang","Mu","Chao","Li\
ao","Gui","Kang","Tun","Guang","Xin","Zhi","Guang","Guang","Wei","Qiang",null,"Da","Xia","Zheng","Zhu","Ke","Zhao","Fu","Ba","Duo","Duo","Ling","Zhuo","Xuan","J\
u","Tan","Pao","Jiong","Pao","Tai","Tai","Bing","Yang","Tong","Han","Zhu","Zha","Dian","Wei","Shi","Lian","Chi","Huang",null,"Hu","Shuo","Lan","Jing","Jiao","Xu",
"Xing","Quan","Lie","Huan","Yang","Xiao","Xiu","Xian","Yin","Wu","Zhou","Yao","Shi","Wei","Tong","Xue","Zai","Kai","Hong","Luo","Xia","Zhu","Xuan","Zheng","Po",
"Yan","Hui","Guang","Zhe","Hui","Kao",null,"Fan","Shao","Ye","Hui",null,"Tang","Jin","Re",null,"Xi","Fu","Jiong","Che","Pu","Jing","Zhuo","Ting","Wan","Hai","Pe\
ng","Lang","Shan","Hu","Feng","Chi","Rong"],bC=["Hu","Xi","Shu","He","Xun","Ku","Jue","Xiao","Xi","Yan","Han","Zhuang","Jun","Di","Xie","Ji","Wu",null,null,"Han",
"Yan","Huan","Men","Ju","Chou","Bei","Fen","Lin","Kun","Hun","Tun","Xi","Cui","Wu","Hong","Ju","Fu","Wo","Jiao","Cong","Feng","Ping","Qiong","Ruo","Xi","Qiong",
"Xin","Zhuo","Yan","Yan","Yi","Jue","Yu","Gang","Ran","Pi","Gu",null,"Sheng","Chang","Shao",null,null,null,null,"Chen","He","Kui","Zhong","Duan","Xia","Hui","Fe\
ng","Lian","Xuan","Xing","Huang","Jiao","Jian","Bi","Ying","Zhu","Wei","Tuan","Tian","Xi","Nuan","Nuan","Chan","Yan","Jiong","Jiong","Yu","Mei","Sha","Wei","Ye",
"Xin","Qiong","Rou","Mei","Huan","Xu","Zhao","Wei","Fan","Qiu","Sui","Yang","Lie","Zhu","Jie","Gao","Gua","Bao","Hu","Yun","Xia",null,null,"Bian","Gou","Tui","T\
ang","Chao","Shan","N","Bo","Huang","Xie","Xi","Wu","Xi","Yun","He","He","Xi","Yun","Xiong","Nai","Shan","Qiong","Yao","Xun","Mi","Lian","Ying","Wen","Rong","Oo\
zutsu",null,"Qiang","Liu","Xi","Bi","Biao","Zong","Lu","Jian","Shou","Yi","Lou","Feng","Sui","Yi","Tong","Jue","Zong","Yun","Hu","Yi","Zhi","Ao","Wei","Liao","H\
an","Ou","Re","Jiong","Man",null,"Shang","Cuan","Zeng","Jian","Xi","Xi","Xi","Yi","Xiao","Chi","Huang","Chan","Ye","Qian","Ran","Yan","Xian","Qiao","Zun","Deng",
"Dun","Shen","Jiao","Fen","Si","Liao","Yu","Lin","Tong","Shao","Fen","Fan","Yan","Xun","Lan","Mei","Tang","Yi","Jing","Men",null,null,"Ying","Yu","Yi","Xue","La\
n","Tai","Zao","Can","Sui","Xi","Que","Cong","Lian","Hui","Zhu","Xie","Ling","Wei","Yi","Xie","Zhao","Hui","Tatsu","Nung","Lan","Ru","Xian","Kao","Xun","Jin","C\
hou","Chou","Yao"],vC=["He","Lan","Biao","Rong","Li","Mo","Bao","Ruo","Lu","La","Ao","Xun","Kuang","Shuo",null,"Li","Lu","Jue","Liao","Yan","Xi","Xie","Long","Y\
e",null,"Rang","Yue","Lan","Cong","Jue","Tong","Guan",null,"Che","Mi","Tang","Lan","Zhu",null,"Ling","Cuan","Yu","Zhua","Tsumekanmuri","Pa","Zheng","Pao","Cheng",
"Yuan","Ai","Wei",null,"Jue","Jue","Fu","Ye","Ba","Die","Ye","Yao","Zu","Shuang","Er","Qiang","Chuang","Ge","Zang","Die","Qiang","Yong","Qiang","Pian","Ban","Pa\
n","Shao","Jian","Pai","Du","Chuang","Tou","Zha","Bian","Die","Bang","Bo","Chuang","You",null,"Du","Ya","Cheng","Niu","Ushihen","Pin","Jiu","Mou","Tuo","Mu","La\
o","Ren","Mang","Fang","Mao","Mu","Gang","Wu","Yan","Ge","Bei","Si","Jian","Gu","You","Ge","Sheng","Mu","Di","Qian","Quan","Quan","Zi","Te","Xi","Mang","Keng","\
Qian","Wu","Gu","Xi","Li","Li","Pou","Ji","Gang","Zhi","Ben","Quan","Run","Du","Ju","Jia","Jian","Feng","Pian","Ke","Ju","Kao","Chu","Xi","Bei","Luo","Jie","Ma",
"San","Wei","Li","Dun","Tong",null,"Jiang","Ikenie","Li","Du","Lie","Pi","Piao","Bao","Xi","Chou","Wei","Kui","Chou","Quan","Fan","Ba","Fan","Qiu","Ji","Cai","C\
huo","An","Jie","Zhuang","Guang","Ma","You","Kang","Bo","Hou","Ya","Yin","Huan","Zhuang","Yun","Kuang","Niu","Di","Qing","Zhong","Mu","Bei","Pi","Ju","Ni","Shen\
g","Pao","Xia","Tuo","Hu","Ling","Fei","Pi","Ni","Ao","You","Gou","Yue","Ju","Dan","Po","Gu","Xian","Ning","Huan","Hen","Jiao","He","Zhao","Ji","Xun","Shan","Ta",
"Rong","Shou","Tong","Lao","Du","Xia","Shi","Hua","Zheng","Yu","Sun","Yu","Bi","Mang","Xi","Juan","Li","Xia","Yin","Suan","Lang","Bei","Zhi","Yan"],DC=["Sha","L\
i","Han","Xian","Jing","Pai","Fei","Yao","Ba","Qi","Ni","Biao","Yin","Lai","Xi","Jian","Qiang","Kun","Yan","Guo","Zong","Mi","Chang","Yi","Zhi","Zheng","Ya","Me\
ng","Cai","Cu","She","Kari","Cen","Luo","Hu","Zong","Ji","Wei","Feng","Wo","Yuan","Xing","Zhu","Mao","Wei","Yuan","Xian","Tuan","Ya","Nao","Xie","Jia","Hou","Bi\
an","You","You","Mei","Zha","Yao","Sun","Bo","Ming","Hua","Yuan","Sou","Ma","Yuan","Dai","Yu","Shi","Hao",null,"Yi","Zhen","Chuang","Hao","Man","Jing","Jiang","\
Mu","Zhang","Chan","Ao","Ao","Hao","Cui","Fen","Jue","Bi","Bi","Huang","Pu","Lin","Yu","Tong","Yao","Liao","Shuo","Xiao","Swu","Ton","Xi","Ge","Juan","Du","Hui",
"Kuai","Xian","Xie","Ta","Xian","Xun","Ning","Pin","Huo","Nou","Meng","Lie","Nao","Guang","Shou","Lu","Ta","Xian","Mi","Rang","Huan","Nao","Luo","Xian","Qi","Ju\
e","Xuan","Miao","Zi","Lu","Lu","Yu","Su","Wang","Qiu","Ga","Ding","Le","Ba","Ji","Hong","Di","Quan","Gan","Jiu","Yu","Ji","Yu","Yang","Ma","Gong","Wu","Fu","We\
n","Jie","Ya","Fen","Bian","Beng","Yue","Jue","Yun","Jue","Wan","Jian","Mei","Dan","Pi","Wei","Huan","Xian","Qiang","Ling","Dai","Yi","An","Ping","Dian","Fu","X\
uan","Xi","Bo","Ci","Gou","Jia","Shao","Po","Ci","Ke","Ran","Sheng","Shen","Yi","Zu","Jia","Min","Shan","Liu","Bi","Zhen","Zhen","Jue","Fa","Long","Jin","Jiao",
"Jian","Li","Guang","Xian","Zhou","Gong","Yan","Xiu","Yang","Xu","Luo","Su","Zhu","Qin","Ken","Xun","Bao","Er","Xiang","Yao","Xia","Heng","Gui","Chong","Xu","Ba\
n","Pei",null,"Dang","Ei","Hun","Wen","E","Cheng","Ti","Wu","Wu","Cheng","Jun","Mei","Bei","Ting","Xian","Chuo"],PC=["Han","Xuan","Yan","Qiu","Quan","Lang","Li",
"Xiu","Fu","Liu","Ye","Xi","Ling","Li","Jin","Lian","Suo","Chiisai",null,"Wan","Dian","Pin","Zhan","Cui","Min","Yu","Ju","Chen","Lai","Wen","Sheng","Wei","Dian",
"Chu","Zhuo","Pei","Cheng","Hu","Qi","E","Kun","Chang","Qi","Beng","Wan","Lu","Cong","Guan","Yan","Diao","Bei","Lin","Qin","Pi","Pa","Que","Zhuo","Qin","Fa",null,
"Qiong","Du","Jie","Hun","Yu","Mao","Mei","Chun","Xuan","Ti","Xing","Dai","Rou","Min","Zhen","Wei","Ruan","Huan","Jie","Chuan","Jian","Zhuan","Yang","Lian","Qua\
n","Xia","Duan","Yuan","Ye","Nao","Hu","Ying","Yu","Huang","Rui","Se","Liu","Shi","Rong","Suo","Yao","Wen","Wu","Jin","Jin","Ying","Ma","Tao","Liu","Tang","Li",
"Lang","Gui","Zhen","Qiang","Cuo","Jue","Zhao","Yao","Ai","Bin","Tu","Chang","Kun","Zhuan","Cong","Jin","Yi","Cui","Cong","Qi","Li","Ying","Suo","Qiu","Xuan","A\
o","Lian","Man","Zhang","Yin",null,"Ying","Zhi","Lu","Wu","Deng","Xiou","Zeng","Xun","Qu","Dang","Lin","Liao","Qiong","Su","Huang","Gui","Pu","Jing","Fan","Jin",
"Liu","Ji",null,"Jing","Ai","Bi","Can","Qu","Zao","Dang","Jiao","Gun","Tan","Hui","Huan","Se","Sui","Tian",null,"Yu","Jin","Lu","Bin","Shou","Wen","Zui","Lan","\
Xi","Ji","Xuan","Ruan","Huo","Gai","Lei","Du","Li","Zhi","Rou","Li","Zan","Qiong","Zhe","Gui","Sui","La","Long","Lu","Li","Zan","Lan","Ying","Mi","Xiang","Xi","\
Guan","Dao","Zan","Huan","Gua","Bo","Die","Bao","Hu","Zhi","Piao","Ban","Rang","Li","Wa","Dekaguramu","Jiang","Qian","Fan","Pen","Fang","Dan","Weng","Ou","Deshi\
guramu","Miriguramu","Thon","Hu","Ling","Yi","Ping","Ci","Hekutogura","Juan","Chang","Chi","Sarake","Dang","Meng","Pou"],TC=["Zhui","Ping","Bian","Zhou","Zhen",
"Senchigura","Ci","Ying","Qi","Xian","Lou","Di","Ou","Meng","Zhuan","Peng","Lin","Zeng","Wu","Pi","Dan","Weng","Ying","Yan","Gan","Dai","Shen","Tian","Tian","Ha\
n","Chang","Sheng","Qing","Sheng","Chan","Chan","Rui","Sheng","Su","Sen","Yong","Shuai","Lu","Fu","Yong","Beng","Feng","Ning","Tian","You","Jia","Shen","Zha","D\
ian","Fu","Nan","Dian","Ping","Ting","Hua","Ting","Quan","Zi","Meng","Bi","Qi","Liu","Xun","Liu","Chang","Mu","Yun","Fan","Fu","Geng","Tian","Jie","Jie","Quan",
"Wei","Fu","Tian","Mu","Tap","Pan","Jiang","Wa","Da","Nan","Liu","Ben","Zhen","Chu","Mu","Mu","Ce","Cen","Gai","Bi","Da","Zhi","Lue","Qi","Lue","Pan","Kesa","Fa\
n","Hua","Yu","Yu","Mu","Jun","Yi","Liu","Yu","Die","Chou","Hua","Dang","Chuo","Ji","Wan","Jiang","Sheng","Chang","Tuan","Lei","Ji","Cha","Liu","Tatamu","Tuan",
"Lin","Jiang","Jiang","Chou","Bo","Die","Die","Pi","Nie","Dan","Shu","Shu","Zhi","Yi","Chuang","Nai","Ding","Bi","Jie","Liao","Gong","Ge","Jiu","Zhou","Xia","Sh\
an","Xu","Nue","Li","Yang","Chen","You","Ba","Jie","Jue","Zhi","Xia","Cui","Bi","Yi","Li","Zong","Chuang","Feng","Zhu","Pao","Pi","Gan","Ke","Ci","Xie","Qi","Da\
n","Zhen","Fa","Zhi","Teng","Ju","Ji","Fei","Qu","Dian","Jia","Xian","Cha","Bing","Ni","Zheng","Yong","Jing","Quan","Chong","Tong","Yi","Kai","Wei","Hui","Duo",
"Yang","Chi","Zhi","Hen","Ya","Mei","Dou","Jing","Xiao","Tong","Tu","Mang","Pi","Xiao","Suan","Pu","Li","Zhi","Cuo","Duo","Wu","Sha","Lao","Shou","Huan","Xian",
"Yi","Peng","Zhang","Guan","Tan","Fei","Ma","Lin","Chi","Ji","Dian","An","Chi","Bi","Bei","Min","Gu","Dui","E","Wei"],_C=["Yu","Cui","Ya","Zhu","Cu","Dan","Shen",
"Zhung","Ji","Yu","Hou","Feng","La","Yang","Shen","Tu","Yu","Gua","Wen","Huan","Ku","Jia","Yin","Yi","Lu","Sao","Jue","Chi","Xi","Guan","Yi","Wen","Ji","Chuang",
"Ban","Lei","Liu","Chai","Shou","Nue","Dian","Da","Pie","Tan","Zhang","Biao","Shen","Cu","Luo","Yi","Zong","Chou","Zhang","Zhai","Sou","Suo","Que","Diao","Lou",
"Lu","Mo","Jin","Yin","Ying","Huang","Fu","Liao","Long","Qiao","Liu","Lao","Xian","Fei","Dan","Yin","He","Ai","Ban","Xian","Guan","Guai","Nong","Yu","Wei","Yi",
"Yong","Pi","Lei","Li","Shu","Dan","Lin","Dian","Lin","Lai","Pie","Ji","Chi","Yang","Xian","Jie","Zheng",null,"Li","Huo","Lai","Shaku","Dian","Xian","Ying","Yin",
"Qu","Yong","Tan","Dian","Luo","Luan","Luan","Bo",null,"Gui","Po","Fa","Deng","Fa","Bai","Bai","Qie","Bi","Zao","Zao","Mao","De","Pa","Jie","Huang","Gui","Ci","\
Ling","Gao","Mo","Ji","Jiao","Peng","Gao","Ai","E","Hao","Han","Bi","Wan","Chou","Qian","Xi","Ai","Jiong","Hao","Huang","Hao","Ze","Cui","Hao","Xiao","Ye","Po",
"Hao","Jiao","Ai","Xing","Huang","Li","Piao","He","Jiao","Pi","Gan","Pao","Zhou","Jun","Qiu","Cun","Que","Zha","Gu","Jun","Jun","Zhou","Zha","Gu","Zhan","Du","M\
in","Qi","Ying","Yu","Bei","Zhao","Zhong","Pen","He","Ying","He","Yi","Bo","Wan","He","Ang","Zhan","Yan","Jian","He","Yu","Kui","Fan","Gai","Dao","Pan","Fu","Qi\
u","Sheng","Dao","Lu","Zhan","Meng","Li","Jin","Xu","Jian","Pan","Guan","An","Lu","Shu","Zhou","Dang","An","Gu","Li","Mu","Cheng","Gan","Xu","Mang","Mang","Zhi",
"Qi","Ruan","Tian","Xiang","Dun","Xin","Xi","Pan","Feng","Dun","Min"],XC=["Ming","Sheng","Shi","Yun","Mian","Pan","Fang","Miao","Dan","Mei","Mao","Kan","Xian","\
Ou","Shi","Yang","Zheng","Yao","Shen","Huo","Da","Zhen","Kuang","Ju","Shen","Chi","Sheng","Mei","Mo","Zhu","Zhen","Zhen","Mian","Di","Yuan","Die","Yi","Zi","Zi",
"Chao","Zha","Xuan","Bing","Mi","Long","Sui","Dong","Mi","Die","Yi","Er","Ming","Xuan","Chi","Kuang","Juan","Mou","Zhen","Tiao","Yang","Yan","Mo","Zhong","Mai",
"Zhao","Zheng","Mei","Jun","Shao","Han","Huan","Di","Cheng","Cuo","Juan","E","Wan","Xian","Xi","Kun","Lai","Jian","Shan","Tian","Hun","Wan","Ling","Shi","Qiong",
"Lie","Yai","Jing","Zheng","Li","Lai","Sui","Juan","Shui","Sui","Du","Bi","Bi","Mu","Hun","Ni","Lu","Yi","Jie","Cai","Zhou","Yu","Hun","Ma","Xia","Xing","Xi","G\
un","Cai","Chun","Jian","Mei","Du","Hou","Xuan","Ti","Kui","Gao","Rui","Mou","Xu","Fa","Wen","Miao","Chou","Kui","Mi","Weng","Kou","Dang","Chen","Ke","Sou","Xia",
"Qiong","Mao","Ming","Man","Shui","Ze","Zhang","Yi","Diao","Ou","Mo","Shun","Cong","Lou","Chi","Man","Piao","Cheng","Ji","Meng",null,"Run","Pie","Xi","Qiao","Pu",
"Zhu","Deng","Shen","Shun","Liao","Che","Xian","Kan","Ye","Xu","Tong","Mou","Lin","Kui","Xian","Ye","Ai","Hui","Zhan","Jian","Gu","Zhao","Qu","Wei","Chou","Sao",
"Ning","Xun","Yao","Huo","Meng","Mian","Bin","Mian","Li","Kuang","Jue","Xuan","Mian","Huo","Lu","Meng","Long","Guan","Man","Xi","Chu","Tang","Kan","Zhu","Mao","\
Jin","Lin","Yu","Shuo","Ce","Jue","Shi","Yi","Shen","Zhi","Hou","Shen","Ying","Ju","Zhou","Jiao","Cuo","Duan","Ai","Jiao","Zeng","Huo","Bai","Shi","Ding","Qi","\
Ji","Zi","Gan","Wu","Tuo","Ku","Qiang","Xi","Fan","Kuang"],MC=["Dang","Ma","Sha","Dan","Jue","Li","Fu","Min","Nuo","Huo","Kang","Zhi","Qi","Kan","Jie","Fen","E",
"Ya","Pi","Zhe","Yan","Sui","Zhuan","Che","Dun","Pan","Yan",null,"Feng","Fa","Mo","Zha","Qu","Yu","Luo","Tuo","Tuo","Di","Zhai","Zhen","Ai","Fei","Mu","Zhu","Li",
"Bian","Nu","Ping","Peng","Ling","Pao","Le","Po","Bo","Po","Shen","Za","Nuo","Li","Long","Tong",null,"Li","Aragane","Chu","Keng","Quan","Zhu","Kuang","Huo","E",
"Nao","Jia","Lu","Wei","Ai","Luo","Ken","Xing","Yan","Tong","Peng","Xi",null,"Hong","Shuo","Xia","Qiao",null,"Wei","Qiao",null,"Keng","Xiao","Que","Chan","Lang",
"Hong","Yu","Xiao","Xia","Mang","Long","Iong","Che","Che","E","Liu","Ying","Mang","Que","Yan","Sha","Kun","Yu",null,"Kaki","Lu","Chen","Jian","Nue","Song","Zhuo",
"Keng","Peng","Yan","Zhui","Kong","Ceng","Qi","Zong","Qing","Lin","Jun","Bo","Ding","Min","Diao","Jian","He","Lu","Ai","Sui","Que","Ling","Bei","Yin","Dui","Wu",
"Qi","Lun","Wan","Dian","Gang","Pei","Qi","Chen","Ruan","Yan","Die","Ding","Du","Tuo","Jie","Ying","Bian","Ke","Bi","Wei","Shuo","Zhen","Duan","Xia","Dang","Ti",
"Nao","Peng","Jian","Di","Tan","Cha","Seki","Qi",null,"Feng","Xuan","Que","Que","Ma","Gong","Nian","Su","E","Ci","Liu","Si","Tang","Bang","Hua","Pi","Wei","Sang",
"Lei","Cuo","Zhen","Xia","Qi","Lian","Pan","Wei","Yun","Dui","Zhe","Ke","La",null,"Qing","Gun","Zhuan","Chan","Qi","Ao","Peng","Lu","Lu","Kan","Qiang","Chen","Y\
in","Lei","Biao","Qi","Mo","Qi","Cui","Zong","Qing","Chuo",null,"Ji","Shan","Lao","Qu","Zeng","Deng","Jian","Xi","Lin","Ding","Dian","Huang","Pan","Za","Qiao","\
Di","Li"],wC=["Tani","Jiao",null,"Zhang","Qiao","Dun","Xian","Yu","Zhui","He","Huo","Zhai","Lei","Ke","Chu","Ji","Que","Dang","Yi","Jiang","Pi","Pi","Yu","Pin",
"Qi","Ai","Kai","Jian","Yu","Ruan","Meng","Pao","Ci",null,null,"Mie","Ca","Xian","Kuang","Lei","Lei","Zhi","Li","Li","Fan","Que","Pao","Ying","Li","Long","Long",
"Mo","Bo","Shuang","Guan","Lan","Zan","Yan","Shi","Shi","Li","Reng","She","Yue","Si","Qi","Ta","Ma","Xie","Xian","Xian","Zhi","Qi","Zhi","Beng","Dui","Zhong",null,
"Yi","Shi","You","Zhi","Tiao","Fu","Fu","Mi","Zu","Zhi","Suan","Mei","Zuo","Qu","Hu","Zhu","Shen","Sui","Ci","Chai","Mi","Lu","Yu","Xiang","Wu","Tiao","Piao","Z\
hu","Gui","Xia","Zhi","Ji","Gao","Zhen","Gao","Shui","Jin","Chen","Gai","Kun","Di","Dao","Huo","Tao","Qi","Gu","Guan","Zui","Ling","Lu","Bing","Jin","Dao","Zhi",
"Lu","Shan","Bei","Zhe","Hui","You","Xi","Yin","Zi","Huo","Zhen","Fu","Yuan","Wu","Xian","Yang","Ti","Yi","Mei","Si","Di",null,"Zhuo","Zhen","Yong","Ji","Gao","\
Tang","Si","Ma","Ta",null,"Xuan","Qi","Yu","Xi","Ji","Si","Chan","Tan","Kuai","Sui","Li","Nong","Ni","Dao","Li","Rang","Yue","Ti","Zan","Lei","Rou","Yu","Yu","C\
hi","Xie","Qin","He","Tu","Xiu","Si","Ren","Tu","Zi","Cha","Gan","Yi","Xian","Bing","Nian","Qiu","Qiu","Zhong","Fen","Hao","Yun","Ke","Miao","Zhi","Geng","Bi","\
Zhi","Yu","Mi","Ku","Ban","Pi","Ni","Li","You","Zu","Pi","Ba","Ling","Mo","Cheng","Nian","Qin","Yang","Zuo","Zhi","Zhi","Shu","Ju","Zi","Huo","Ji","Cheng","Tong",
"Zhi","Huo","He","Yin","Zi","Zhi","Jie","Ren","Du","Yi","Zhu","Hui","Nong","Fu"],HC=["Xi","Kao","Lang","Fu","Ze","Shui","Lu","Kun","Gan","Geng","Ti","Cheng","Tu",
"Shao","Shui","Ya","Lun","Lu","Gu","Zuo","Ren","Zhun","Bang","Bai","Ji","Zhi","Zhi","Kun","Leng","Peng","Ke","Bing","Chou","Zu","Yu","Su","Lue",null,"Yi","Xi","\
Bian","Ji","Fu","Bi","Nuo","Jie","Zhong","Zong","Xu","Cheng","Dao","Wen","Lian","Zi","Yu","Ji","Xu","Zhen","Zhi","Dao","Jia","Ji","Gao","Gao","Gu","Rong","Sui",
"You","Ji","Kang","Mu","Shan","Men","Zhi","Ji","Lu","Su","Ji","Ying","Wen","Qiu","Se",null,"Yi","Huang","Qie","Ji","Sui","Xiao","Pu","Jiao","Zhuo","Tong","Sai",
"Lu","Sui","Nong","Se","Hui","Rang","Nuo","Yu","Bin","Ji","Tui","Wen","Cheng","Huo","Gong","Lu","Biao",null,"Rang","Zhuo","Li","Zan","Xue","Wa","Jiu","Qiong","X\
i","Qiong","Kong","Yu","Sen","Jing","Yao","Chuan","Zhun","Tu","Lao","Qie","Zhai","Yao","Bian","Bao","Yao","Bing","Wa","Zhu","Jiao","Qiao","Diao","Wu","Gui","Yao",
"Zhi","Chuang","Yao","Tiao","Jiao","Chuang","Jiong","Xiao","Cheng","Kou","Cuan","Wo","Dan","Ku","Ke","Zhui","Xu","Su","Guan","Kui","Dou",null,"Yin","Wo","Wa","Y\
a","Yu","Ju","Qiong","Yao","Yao","Tiao","Chao","Yu","Tian","Diao","Ju","Liao","Xi","Wu","Kui","Chuang","Zhao",null,"Kuan","Long","Cheng","Cui","Piao","Zao","Cua\
n","Qiao","Qiong","Dou","Zao","Long","Qie","Li","Chu","Shi","Fou","Qian","Chu","Hong","Qi","Qian","Gong","Shi","Shu","Miao","Ju","Zhan","Zhu","Ling","Long","Bin\
g","Jing","Jing","Zhang","Yi","Si","Jun","Hong","Tong","Song","Jing","Diao","Yi","Shu","Jing","Qu","Jie","Ping","Duan","Shao","Zhuan","Ceng","Deng","Cui","Huai",
"Jing","Kan","Jing","Zhu","Zhu","Le","Peng","Yu","Chi","Gan"],$C=["Mang","Zhu","Utsubo","Du","Ji","Xiao","Ba","Suan","Ji","Zhen","Zhao","Sun","Ya","Zhui","Yuan",
"Hu","Gang","Xiao","Cen","Pi","Bi","Jian","Yi","Dong","Shan","Sheng","Xia","Di","Zhu","Na","Chi","Gu","Li","Qie","Min","Bao","Tiao","Si","Fu","Ce","Ben","Pei","\
Da","Zi","Di","Ling","Ze","Nu","Fu","Gou","Fan","Jia","Ge","Fan","Shi","Mao","Po","Sey","Jian","Qiong","Long","Souke","Bian","Luo","Gui","Qu","Chi","Yin","Yao",
"Xian","Bi","Qiong","Gua","Deng","Jiao","Jin","Quan","Sun","Ru","Fa","Kuang","Zhu","Tong","Ji","Da","Xing","Ce","Zhong","Kou","Lai","Bi","Shai","Dang","Zheng","\
Ce","Fu","Yun","Tu","Pa","Li","Lang","Ju","Guan","Jian","Han","Tong","Xia","Zhi","Cheng","Suan","Shi","Zhu","Zuo","Xiao","Shao","Ting","Ce","Yan","Gao","Kuai","\
Gan","Chou","Kago","Gang","Yun","O","Qian","Xiao","Jian","Pu","Lai","Zou","Bi","Bi","Bi","Ge","Chi","Guai","Yu","Jian","Zhao","Gu","Chi","Zheng","Jing","Sha","Z\
hou","Lu","Bo","Ji","Lin","Suan","Jun","Fu","Zha","Gu","Kong","Qian","Quan","Jun","Chui","Guan","Yuan","Ce","Ju","Bo","Ze","Qie","Tuo","Luo","Dan","Xiao","Ruo",
"Jian","Xuan","Bian","Sun","Xiang","Xian","Ping","Zhen","Sheng","Hu","Shi","Zhu","Yue","Chun","Lu","Wu","Dong","Xiao","Ji","Jie","Huang","Xing","Mei","Fan","Chu\
i","Zhuan","Pian","Feng","Zhu","Hong","Qie","Hou","Qiu","Miao","Qian",null,"Kui","Sik","Lou","Yun","He","Tang","Yue","Chou","Gao","Fei","Ruo","Zheng","Gou","Nie",
"Qian","Xiao","Cuan","Gong","Pang","Du","Li","Bi","Zhuo","Chu","Shai","Chi","Zhu","Qiang","Long","Lan","Jian","Bu","Li","Hui","Bi","Di","Cong","Yan","Peng","Sen",
"Zhuan","Pai","Piao","Dou","Yu","Mie","Zhuan"],EC=["Ze","Xi","Guo","Yi","Hu","Chan","Kou","Cu","Ping","Chou","Ji","Gui","Su","Lou","Zha","Lu","Nian","Suo","Cuan",
"Sasara","Suo","Le","Duan","Yana","Xiao","Bo","Mi","Si","Dang","Liao","Dan","Dian","Fu","Jian","Min","Kui","Dai","Qiao","Deng","Huang","Sun","Lao","Zan","Xiao",
"Du","Shi","Zan",null,"Pai","Hata","Pai","Gan","Ju","Du","Lu","Yan","Bo","Dang","Sai","Ke","Long","Qian","Lian","Bo","Zhou","Lai",null,"Lan","Kui","Yu","Yue","H\
ao","Zhen","Tai","Ti","Mi","Chou","Ji",null,"Hata","Teng","Zhuan","Zhou","Fan","Sou","Zhou","Kuji","Zhuo","Teng","Lu","Lu","Jian","Tuo","Ying","Yu","Lai","Long",
"Shinshi","Lian","Lan","Qian","Yue","Zhong","Qu","Lian","Bian","Duan","Zuan","Li","Si","Luo","Ying","Yue","Zhuo","Xu","Mi","Di","Fan","Shen","Zhe","Shen","Nu","\
Xie","Lei","Xian","Zi","Ni","Cun",null,"Qian","Kume","Bi","Ban","Wu","Sha","Kang","Rou","Fen","Bi","Cui",null,"Li","Chi","Nukamiso","Ro","Ba","Li","Gan","Ju","P\
o","Mo","Cu","Nian","Zhou","Li","Su","Tiao","Li","Qi","Su","Hong","Tong","Zi","Ce","Yue","Zhou","Lin","Zhuang","Bai",null,"Fen","Ji",null,"Sukumo","Liang","Xian",
"Fu","Liang","Can","Geng","Li","Yue","Lu","Ju","Qi","Cui","Bai","Zhang","Lin","Zong","Jing","Guo","Kouji","San","San","Tang","Bian","Rou","Mian","Hou","Xu","Zon\
g","Hu","Jian","Zan","Ci","Li","Xie","Fu","Ni","Bei","Gu","Xiu","Gao","Tang","Qiu","Sukumo","Cao","Zhuang","Tang","Mi","San","Fen","Zao","Kang","Jiang","Mo","Sa\
n","San","Nuo","Xi","Liang","Jiang","Kuai","Bo","Huan",null,"Zong","Xian","Nuo","Tuan","Nie","Li","Zuo","Di","Nie","Tiao","Lan","Mi","Jiao","Jiu","Xi","Gong","Z\
heng","Jiu","You"],NC=["Ji","Cha","Zhou","Xun","Yue","Hong","Yu","He","Wan","Ren","Wen","Wen","Qiu","Na","Zi","Tou","Niu","Fou","Jie","Shu","Chun","Pi","Yin","S\
ha","Hong","Zhi","Ji","Fen","Yun","Ren","Dan","Jin","Su","Fang","Suo","Cui","Jiu","Zha","Kinu","Jin","Fu","Zhi","Ci","Zi","Chou","Hong","Zha","Lei","Xi","Fu","X\
ie","Shen","Bei","Zhu","Qu","Ling","Zhu","Shao","Gan","Yang","Fu","Tuo","Zhen","Dai","Zhuo","Shi","Zhong","Xian","Zu","Jiong","Ban","Ju","Mo","Shu","Zui","Wata",
"Jing","Ren","Heng","Xie","Jie","Zhu","Chou","Gua","Bai","Jue","Kuang","Hu","Ci","Geng","Geng","Tao","Xie","Ku","Jiao","Quan","Gai","Luo","Xuan","Bing","Xian","\
Fu","Gei","Tong","Rong","Tiao","Yin","Lei","Xie","Quan","Xu","Lun","Die","Tong","Si","Jiang","Xiang","Hui","Jue","Zhi","Jian","Juan","Chi","Mian","Zhen","Lu","C\
heng","Qiu","Shu","Bang","Tong","Xiao","Wan","Qin","Geng","Xiu","Ti","Xiu","Xie","Hong","Xi","Fu","Ting","Sui","Dui","Kun","Fu","Jing","Hu","Zhi","Yan","Jiong",
"Feng","Ji","Sok","Kase","Zong","Lin","Duo","Li","Lu","Liang","Chou","Quan","Shao","Qi","Qi","Zhun","Qi","Wan","Qian","Xian","Shou","Wei","Qi","Tao","Wan","Gang",
"Wang","Beng","Zhui","Cai","Guo","Cui","Lun","Liu","Qi","Zhan","Bei","Chuo","Ling","Mian","Qi","Qie","Tan","Zong","Gun","Zou","Yi","Zi","Xing","Liang","Jin","Fe\
i","Rui","Min","Yu","Zong","Fan","Lu","Xu","Yingl","Zhang","Kasuri","Xu","Xiang","Jian","Ke","Xian","Ruan","Mian","Qi","Duan","Zhong","Di","Min","Miao","Yuan","\
Xie","Bao","Si","Qiu","Bian","Huan","Geng","Cong","Mian","Wei","Fu","Wei","Yu","Gou","Miao","Xie","Lian","Zong","Bian","Yun","Yin","Ti","Gua","Zhi","Yun","Cheng",
"Chan","Dai"],FC=["Xia","Yuan","Zong","Xu","Nawa","Odoshi","Geng","Sen","Ying","Jin","Yi","Zhui","Ni","Bang","Gu","Pan","Zhou","Jian","Cuo","Quan","Shuang","Yun",
"Xia","Shuai","Xi","Rong","Tao","Fu","Yun","Zhen","Gao","Ru","Hu","Zai","Teng","Xian","Su","Zhen","Zong","Tao","Horo","Cai","Bi","Feng","Cu","Li","Suo","Yin","X\
i","Zong","Lei","Zhuan","Qian","Man","Zhi","Lu","Mo","Piao","Lian","Mi","Xuan","Zong","Ji","Shan","Sui","Fan","Shuai","Beng","Yi","Sao","Mou","Zhou","Qiang","Hu\
n","Sem","Xi","Jung","Xiu","Ran","Xuan","Hui","Qiao","Zeng","Zuo","Zhi","Shan","San","Lin","Yu","Fan","Liao","Chuo","Zun","Jian","Rao","Chan","Rui","Xiu","Hui",
"Hua","Zuan","Xi","Qiang","Un","Da","Sheng","Hui","Xi","Se","Jian","Jiang","Huan","Zao","Cong","Jie","Jiao","Bo","Chan","Yi","Nao","Sui","Yi","Shai","Xu","Ji","\
Bin","Qian","Lan","Pu","Xun","Zuan","Qi","Peng","Li","Mo","Lei","Xie","Zuan","Kuang","You","Xu","Lei","Xian","Chan","Kou","Lu","Chan","Ying","Cai","Xiang","Xian",
"Zui","Zuan","Luo","Xi","Dao","Lan","Lei","Lian","Si","Jiu","Yu","Hong","Zhou","Xian","He","Yue","Ji","Wan","Kuang","Ji","Ren","Wei","Yun","Hong","Chun","Pi","S\
ha","Gang","Na","Ren","Zong","Lun","Fen","Zhi","Wen","Fang","Zhu","Yin","Niu","Shu","Xian","Gan","Xie","Fu","Lian","Zu","Shen","Xi","Zhi","Zhong","Zhou","Ban","\
Fu","Zhuo","Shao","Yi","Jing","Dai","Bang","Rong","Jie","Ku","Rao","Die","Heng","Hui","Gei","Xuan","Jiang","Luo","Jue","Jiao","Tong","Geng","Xiao","Juan","Xiu",
"Xi","Sui","Tao","Ji","Ti","Ji","Xu","Ling",null,"Xu","Qi","Fei","Chuo","Zhang","Gun","Sheng","Wei","Mian","Shou","Beng","Chou","Tao","Liu","Quan","Zong","Zhan",
"Wan","Lu"],RC=["Zhui","Zi","Ke","Xiang","Jian","Mian","Lan","Ti","Miao","Qi","Yun","Hui","Si","Duo","Duan","Bian","Xian","Gou","Zhui","Huan","Di","Lu","Bian","\
Min","Yuan","Jin","Fu","Ru","Zhen","Feng","Shuai","Gao","Chan","Li","Yi","Jian","Bin","Piao","Man","Lei","Ying","Suo","Mou","Sao","Xie","Liao","Shan","Zeng","Ji\
ang","Qian","Zao","Huan","Jiao","Zuan","Fou","Xie","Gang","Fou","Que","Fou","Kaakeru","Bo","Ping","Hou",null,"Gang","Ying","Ying","Qing","Xia","Guan","Zun","Tan",
"Chang","Qi","Weng","Ying","Lei","Tan","Lu","Guan","Wang","Wang","Gang","Wang","Han",null,"Luo","Fu","Mi","Fa","Gu","Zhu","Ju","Mao","Gu","Min","Gang","Ba","Gua",
"Ti","Juan","Fu","Lin","Yan","Zhao","Zui","Gua","Zhuo","Yu","Zhi","An","Fa","Nan","Shu","Si","Pi","Ma","Liu","Ba","Fa","Li","Chao","Wei","Bi","Ji","Zeng","Tong",
"Liu","Ji","Juan","Mi","Zhao","Luo","Pi","Ji","Ji","Luan","Yang","Mie","Qiang","Ta","Mei","Yang","You","You","Fen","Ba","Gao","Yang","Gu","Qiang","Zang","Gao","\
Ling","Yi","Zhu","Di","Xiu","Qian","Yi","Xian","Rong","Qun","Qun","Qian","Huan","Zui","Xian","Yi","Yashinau","Qiang","Xian","Yu","Geng","Jie","Tang","Yuan","Xi",
"Fan","Shan","Fen","Shan","Lian","Lei","Geng","Nou","Qiang","Chan","Yu","Gong","Yi","Chong","Weng","Fen","Hong","Chi","Chi","Cui","Fu","Xia","Pen","Yi","La","Yi",
"Pi","Ling","Liu","Zhi","Qu","Xi","Xie","Xiang","Xi","Xi","Qi","Qiao","Hui","Hui","Xiao","Se","Hong","Jiang","Di","Cui","Fei","Tao","Sha","Chi","Zhu","Jian","Xu\
an","Shi","Pian","Zong","Wan","Hui","Hou","He","He","Han","Ao","Piao","Yi","Lian","Qu",null,"Lin","Pen","Qiao","Ao","Fan","Yi","Hui","Xuan","Dao"],QC=["Yao","La\
o",null,"Kao","Mao","Zhe","Qi","Gou","Gou","Gou","Die","Die","Er","Shua","Ruan","Er","Nai","Zhuan","Lei","Ting","Zi","Geng","Chao","Hao","Yun","Pa","Pi","Chi","\
Si","Chu","Jia","Ju","He","Chu","Lao","Lun","Ji","Tang","Ou","Lou","Nou","Gou","Pang","Ze","Lou","Ji","Lao","Huo","You","Mo","Huai","Er","Zhe","Ting","Ye","Da",
"Song","Qin","Yun","Chi","Dan","Dan","Hong","Geng","Zhi",null,"Nie","Dan","Zhen","Che","Ling","Zheng","You","Wa","Liao","Long","Zhi","Ning","Tiao","Er","Ya","Di\
e","Gua",null,"Lian","Hao","Sheng","Lie","Pin","Jing","Ju","Bi","Di","Guo","Wen","Xu","Ping","Cong","Shikato",null,"Ting","Yu","Cong","Kui","Tsuraneru","Kui","C\
ong","Lian","Weng","Kui","Lian","Lian","Cong","Ao","Sheng","Song","Ting","Kui","Nie","Zhi","Dan","Ning","Qie","Ji","Ting","Ting","Long","Yu","Yu","Zhao","Si","S\
u","Yi","Su","Si","Zhao","Zhao","Rou","Yi","Le","Ji","Qiu","Ken","Cao","Ge","Di","Huan","Huang","Yi","Ren","Xiao","Ru","Zhou","Yuan","Du","Gang","Rong","Gan","C\
ha","Wo","Chang","Gu","Zhi","Han","Fu","Fei","Fen","Pei","Pang","Jian","Fang","Zhun","You","Na","Hang","Ken","Ran","Gong","Yu","Wen","Yao","Jin","Pi","Qian","Xi",
"Xi","Fei","Ken","Jing","Tai","Shen","Zhong","Zhang","Xie","Shen","Wei","Zhou","Die","Dan","Fei","Ba","Bo","Qu","Tian","Bei","Gua","Tai","Zi","Ku","Zhi","Ni","P\
ing","Zi","Fu","Pang","Zhen","Xian","Zuo","Pei","Jia","Sheng","Zhi","Bao","Mu","Qu","Hu","Ke","Yi","Yin","Xu","Yang","Long","Dong","Ka","Lu","Jing","Nu","Yan","\
Pang","Kua","Yi","Guang","Gai","Ge","Dong","Zhi","Xiao","Xiong","Xiong","Er","E","Xing","Pian","Neng","Zi","Gui"],xC=["Cheng","Tiao","Zhi","Cui","Mei","Xie","Cu\
i","Xie","Mo","Mai","Ji","Obiyaakasu",null,"Kuai","Sa","Zang","Qi","Nao","Mi","Nong","Luan","Wan","Bo","Wen","Guan","Qiu","Jiao","Jing","Rou","Heng","Cuo","Lie",
"Shan","Ting","Mei","Chun","Shen","Xie","De","Zui","Cu","Xiu","Xin","Tuo","Pao","Cheng","Nei","Fu","Dou","Tuo","Niao","Noy","Pi","Gu","Gua","Li","Lian","Zhang",
"Cui","Jie","Liang","Zhou","Pi","Biao","Lun","Pian","Guo","Kui","Chui","Dan","Tian","Nei","Jing","Jie","La","Yi","An","Ren","Shen","Chuo","Fu","Fu","Ju","Fei","\
Qiang","Wan","Dong","Pi","Guo","Zong","Ding","Wu","Mei","Ruan","Zhuan","Zhi","Cou","Gua","Ou","Di","An","Xing","Nao","Yu","Chuan","Nan","Yun","Zhong","Rou","E",
"Sai","Tu","Yao","Jian","Wei","Jiao","Yu","Jia","Duan","Bi","Chang","Fu","Xian","Ni","Mian","Wa","Teng","Tui","Bang","Qian","Lu","Wa","Sou","Tang","Su","Zhui","\
Ge","Yi","Bo","Liao","Ji","Pi","Xie","Gao","Lu","Bin","Ou","Chang","Lu","Guo","Pang","Chuai","Piao","Jiang","Fu","Tang","Mo","Xi","Zhuan","Lu","Jiao","Ying","Lu",
"Zhi","Tara","Chun","Lian","Tong","Peng","Ni","Zha","Liao","Cui","Gui","Xiao","Teng","Fan","Zhi","Jiao","Shan","Wu","Cui","Run","Xiang","Sui","Fen","Ying","Tan",
"Zhua","Dan","Kuai","Nong","Tun","Lian","Bi","Yong","Jue","Chu","Yi","Juan","La","Lian","Sao","Tun","Gu","Qi","Cui","Bin","Xun","Ru","Huo","Zang","Xian","Biao",
"Xing","Kuan","La","Yan","Lu","Huo","Zang","Luo","Qu","Zang","Luan","Ni","Zang","Chen","Qian","Wo","Guang","Zang","Lin","Guang","Zi","Jiao","Nie","Chou","Ji","G\
ao","Chou","Mian","Nie","Zhi","Zhi","Ge","Jian","Die","Zhi","Xiu","Tai","Zhen","Jiu","Xian","Yu","Cha"],kC=["Yao","Yu","Chong","Xi","Xi","Jiu","Yu","Yu","Xing",
"Ju","Jiu","Xin","She","She","Yadoru","Jiu","Shi","Tan","Shu","Shi","Tian","Dan","Pu","Pu","Guan","Hua","Tan","Chuan","Shun","Xia","Wu","Zhou","Dao","Gang","Sha\
n","Yi",null,"Pa","Tai","Fan","Ban","Chuan","Hang","Fang","Ban","Que","Hesaki","Zhong","Jian","Cang","Ling","Zhu","Ze","Duo","Bo","Xian","Ge","Chuan","Jia","Lu",
"Hong","Pang","Xi",null,"Fu","Zao","Feng","Li","Shao","Yu","Lang","Ting",null,"Wei","Bo","Meng","Nian","Ju","Huang","Shou","Zong","Bian","Mao","Die",null,"Bang",
"Cha","Yi","Sao","Cang","Cao","Lou","Dai","Sori","Yao","Tong","Yofune","Dang","Tan","Lu","Yi","Jie","Jian","Huo","Meng","Qi","Lu","Lu","Chan","Shuang","Gen","Li\
ang","Jian","Jian","Se","Yan","Fu","Ping","Yan","Yan","Cao","Cao","Yi","Le","Ting","Qiu","Ai","Nai","Tiao","Jiao","Jie","Peng","Wan","Yi","Chai","Mian","Mie","G\
an","Qian","Yu","Yu","Shuo","Qiong","Tu","Xia","Qi","Mang","Zi","Hui","Sui","Zhi","Xiang","Bi","Fu","Tun","Wei","Wu","Zhi","Qi","Shan","Wen","Qian","Ren","Fou",
"Kou","Jie","Lu","Xu","Ji","Qin","Qi","Yuan","Fen","Ba","Rui","Xin","Ji","Hua","Hua","Fang","Wu","Jue","Gou","Zhi","Yun","Qin","Ao","Chu","Mao","Ya","Fei","Reng",
"Hang","Cong","Yin","You","Bian","Yi","Susa","Wei","Li","Pi","E","Xian","Chang","Cang","Meng","Su","Yi","Yuan","Ran","Ling","Tai","Tiao","Di","Miao","Qiong","Li",
"Yong","Ke","Mu","Pei","Bao","Gou","Min","Yi","Yi","Ju","Pi","Ruo","Ku","Zhu","Ni","Bo","Bing","Shan","Qiu","Yao","Xian","Ben","Hong","Ying","Zha","Dong","Ju","\
Die","Nie","Gan","Hu","Ping","Mei","Fu","Sheng","Gu","Bi","Wei"],BC=["Fu","Zhuo","Mao","Fan","Qie","Mao","Mao","Ba","Zi","Mo","Zi","Di","Chi","Ji","Jing","Long",
null,"Niao",null,"Xue","Ying","Qiong","Ge","Ming","Li","Rong","Yin","Gen","Qian","Chai","Chen","Yu","Xiu","Zi","Lie","Wu","Ji","Kui","Ce","Chong","Ci","Gou","Gu\
ang","Mang","Chi","Jiao","Jiao","Fu","Yu","Zhu","Zi","Jiang","Hui","Yin","Cha","Fa","Rong","Ru","Chong","Mang","Tong","Zhong",null,"Zhu","Xun","Huan","Kua","Qua\
n","Gai","Da","Jing","Xing","Quan","Cao","Jing","Er","An","Shou","Chi","Ren","Jian","Ti","Huang","Ping","Li","Jin","Lao","Shu","Zhuang","Da","Jia","Rao","Bi","Z\
e","Qiao","Hui","Qi","Dang",null,"Rong","Hun","Ying","Luo","Ying","Xun","Jin","Sun","Yin","Mai","Hong","Zhou","Yao","Du","Wei","Chu","Dou","Fu","Ren","Yin","He",
"Bi","Bu","Yun","Di","Tu","Sui","Sui","Cheng","Chen","Wu","Bie","Xi","Geng","Li","Fu","Zhu","Mo","Li","Zhuang","Ji","Duo","Qiu","Sha","Suo","Chen","Feng","Ju","\
Mei","Meng","Xing","Jing","Che","Xin","Jun","Yan","Ting","Diao","Cuo","Wan","Han","You","Cuo","Jia","Wang","You","Niu","Shao","Xian","Lang","Fu","E","Mo","Wen",
"Jie","Nan","Mu","Kan","Lai","Lian","Shi","Wo","Usagi","Lian","Huo","You","Ying","Ying","Nuc","Chun","Mang","Mang","Ci","Wan","Jing","Di","Qu","Dong","Jian","Zo\
u","Gu","La","Lu","Ju","Wei","Jun","Nie","Kun","He","Pu","Zi","Gao","Guo","Fu","Lun","Chang","Chou","Song","Chui","Zhan","Men","Cai","Ba","Li","Tu","Bo","Han","\
Bao","Qin","Juan","Xi","Qin","Di","Jie","Pu","Dang","Jin","Zhao","Tai","Geng","Hua","Gu","Ling","Fei","Jin","An","Wang","Beng","Zhou","Yan","Ju","Jian","Lin","T\
an","Shu","Tian","Dao"],OC=["Hu","Qi","He","Cui","Tao","Chun","Bei","Chang","Huan","Fei","Lai","Qi","Meng","Ping","Wei","Dan","Sha","Huan","Yan","Yi","Tiao","Qi",
"Wan","Ce","Nai","Kutabireru","Tuo","Jiu","Tie","Luo",null,null,"Meng",null,"Yaji",null,"Ying","Ying","Ying","Xiao","Sa","Qiu","Ke","Xiang","Wan","Yu","Yu","Fu",
"Lian","Xuan","Yuan","Nan","Ze","Wo","Chun","Xiao","Yu","Pian","Mao","An","E","Luo","Ying","Huo","Gua","Jiang","Mian","Zuo","Zuo","Ju","Bao","Rou","Xi","Xie","A\
n","Qu","Jian","Fu","Lu","Jing","Pen","Feng","Hong","Hong","Hou","Yan","Tu","Zhu","Zi","Xiang","Shen","Ge","Jie","Jing","Mi","Huang","Shen","Pu","Gai","Dong","Z\
hou","Qian","Wei","Bo","Wei","Pa","Ji","Hu","Zang","Jia","Duan","Yao","Jun","Cong","Quan","Wei","Xian","Kui","Ting","Hun","Xi","Shi","Qi","Lan","Zong","Yao","Yu\
an","Mei","Yun","Shu","Di","Zhuan","Guan","Sukumo","Xue","Chan","Kai","Kui",null,"Jiang","Lou","Wei","Pai",null,"Sou","Yin","Shi","Chun","Shi","Yun","Zhen","Lan\
g","Nu","Meng","He","Que","Suan","Yuan","Li","Ju","Xi","Pang","Chu","Xu","Tu","Liu","Wo","Zhen","Qian","Zu","Po","Cuo","Yuan","Chu","Yu","Kuai","Pan","Pu","Pu",
"Na","Shuo","Xi","Fen","Yun","Zheng","Jian","Ji","Ruo","Cang","En","Mi","Hao","Sun","Zhen","Ming","Sou","Xu","Liu","Xi","Gu","Lang","Rong","Weng","Gai","Cuo","S\
hi","Tang","Luo","Ru","Suo","Xian","Bei","Yao","Gui","Bi","Zong","Gun","Za","Xiu","Ce","Hai","Lan",null,"Ji","Li","Can","Lang","Yu",null,"Ying","Mo","Diao","Tia\
o","Mao","Tong","Zhu","Peng","An","Lian","Cong","Xi","Ping","Qiu","Jin","Chun","Jie","Wei","Tui","Cao","Yu","Yi","Ji","Liao","Bi","Lu","Su"],AC=["Bu","Zhang","L\
uo","Jiang","Man","Yan","Ling","Ji","Piao","Gun","Han","Di","Su","Lu","She","Shang","Di","Mie","Xun","Man","Bo","Di","Cuo","Zhe","Sen","Xuan","Wei","Hu","Ao","M\
i","Lou","Cu","Zhong","Cai","Po","Jiang","Mi","Cong","Niao","Hui","Jun","Yin","Jian","Yan","Shu","Yin","Kui","Chen","Hu","Sha","Kou","Qian","Ma","Zang","Sonoko",
"Qiang","Dou","Lian","Lin","Kou","Ai","Bi","Li","Wei","Ji","Xun","Sheng","Fan","Meng","Ou","Chan","Dian","Xun","Jiao","Rui","Rui","Lei","Yu","Qiao","Chu","Hua",
"Jian","Mai","Yun","Bao","You","Qu","Lu","Rao","Hui","E","Teng","Fei","Jue","Zui","Fa","Ru","Fen","Kui","Shun","Rui","Ya","Xu","Fu","Jue","Dang","Wu","Tong","Si",
"Xiao","Xi","Long","Yun",null,"Qi","Jian","Yun","Sun","Ling","Yu","Xia","Yong","Ji","Hong","Si","Nong","Lei","Xuan","Yun","Yu","Xi","Hao","Bo","Hao","Ai","Wei",
"Hui","Wei","Ji","Ci","Xiang","Luan","Mie","Yi","Leng","Jiang","Can","Shen","Qiang","Lian","Ke","Yuan","Da","Ti","Tang","Xie","Bi","Zhan","Sun","Lian","Fan","Di\
ng","Jie","Gu","Xie","Shu","Jian","Kao","Hong","Sa","Xin","Xun","Yao","Hie","Sou","Shu","Xun","Dui","Pin","Wei","Neng","Chou","Mai","Ru","Piao","Tai","Qi","Zao",
"Chen","Zhen","Er","Ni","Ying","Gao","Cong","Xiao","Qi","Fa","Jian","Xu","Kui","Jie","Bian","Diao","Mi","Lan","Jin","Cang","Miao","Qiong","Qie","Xian",null,"Ou",
"Xian","Su","Lu","Yi","Xu","Xie","Li","Yi","La","Lei","Xiao","Di","Zhi","Bei","Teng","Yao","Mo","Huan","Piao","Fan","Sou","Tan","Tui","Qiong","Qiao","Wei","Liu",
"Hui",null,"Gao","Yun",null,"Li","Shu","Chu","Ai","Lin","Zao","Xuan","Chen","Lai","Huo"],GC=["Tuo","Wu","Rui","Rui","Qi","Heng","Lu","Su","Tui","Mang","Yun","Pi\
n","Yu","Xun","Ji","Jiong","Xian","Mo","Hagi","Su","Jiong",null,"Nie","Bo","Rang","Yi","Xian","Yu","Ju","Lian","Lian","Yin","Qiang","Ying","Long","Tong","Wei","\
Yue","Ling","Qu","Yao","Fan","Mi","Lan","Kui","Lan","Ji","Dang","Katsura","Lei","Lei","Hua","Feng","Zhi","Wei","Kui","Zhan","Huai","Li","Ji","Mi","Lei","Huai","\
Luo","Ji","Kui","Lu","Jian","San",null,"Lei","Quan","Xiao","Yi","Luan","Men","Bie","Hu","Hu","Lu","Nue","Lu","Si","Xiao","Qian","Chu","Hu","Xu","Cuo","Fu","Xu",
"Xu","Lu","Hu","Yu","Hao","Jiao","Ju","Guo","Bao","Yan","Zhan","Zhan","Kui","Ban","Xi","Shu","Chong","Qiu","Diao","Ji","Qiu","Cheng","Shi",null,"Di","Zhe","She",
"Yu","Gan","Zi","Hong","Hui","Meng","Ge","Sui","Xia","Chai","Shi","Yi","Ma","Xiang","Fang","E","Pa","Chi","Qian","Wen","Wen","Rui","Bang","Bi","Yue","Yue","Jun",
"Qi","Ran","Yin","Qi","Tian","Yuan","Jue","Hui","Qin","Qi","Zhong","Ya","Ci","Mu","Wang","Fen","Fen","Hang","Gong","Zao","Fu","Ran","Jie","Fu","Chi","Dou","Piao",
"Xian","Ni","Te","Qiu","You","Zha","Ping","Chi","You","He","Han","Ju","Li","Fu","Ran","Zha","Gou","Pi","Bo","Xian","Zhu","Diao","Bie","Bing","Gu","Ran","Qu","Sh\
e","Tie","Ling","Gu","Dan","Gu","Ying","Li","Cheng","Qu","Mou","Ge","Ci","Hui","Hui","Mang","Fu","Yang","Wa","Lie","Zhu","Yi","Xian","Kuo","Jiao","Li","Yi","Pin\
g","Ji","Ha","She","Yi","Wang","Mo","Qiong","Qie","Gui","Gong","Zhi","Man","Ebi","Zhi","Jia","Rao","Si","Qi","Xing","Lie","Qiu","Shao","Yong","Jia","Shui","Che",
"Bai","E","Han"],jC=["Shu","Xuan","Feng","Shen","Zhen","Fu","Xian","Zhe","Wu","Fu","Li","Lang","Bi","Chu","Yuan","You","Jie","Dan","Yan","Ting","Dian","Shui","H\
ui","Gua","Zhi","Song","Fei","Ju","Mi","Qi","Qi","Yu","Jun","Zha","Meng","Qiang","Si","Xi","Lun","Li","Die","Tiao","Tao","Kun","Gan","Han","Yu","Bang","Fei","Pi",
"Wei","Dun","Yi","Yuan","Su","Quan","Qian","Rui","Ni","Qing","Wei","Liang","Guo","Wan","Dong","E","Ban","Di","Wang","Can","Yang","Ying","Guo","Chan",null,"La","\
Ke","Ji","He","Ting","Mai","Xu","Mian","Yu","Jie","Shi","Xuan","Huang","Yan","Bian","Rou","Wei","Fu","Yuan","Mei","Wei","Fu","Ruan","Xie","You","Qiu","Mao","Xia",
"Ying","Shi","Chong","Tang","Zhu","Zong","Ti","Fu","Yuan","Hui","Meng","La","Du","Hu","Qiu","Die","Li","Gua","Yun","Ju","Nan","Lou","Qun","Rong","Ying","Jiang",
null,"Lang","Pang","Si","Xi","Ci","Xi","Yuan","Weng","Lian","Sou","Ban","Rong","Rong","Ji","Wu","Qiu","Han","Qin","Yi","Bi","Hua","Tang","Yi","Du","Nai","He","H\
u","Hui","Ma","Ming","Yi","Wen","Ying","Teng","Yu","Cang","So","Ebi","Man",null,"Shang","Zhe","Cao","Chi","Di","Ao","Lu","Wei","Zhi","Tang","Chen","Piao","Qu","\
Pi","Yu","Jian","Luo","Lou","Qin","Zhong","Yin","Jiang","Shuai","Wen","Jiao","Wan","Zhi","Zhe","Ma","Ma","Guo","Liu","Mao","Xi","Cong","Li","Man","Xiao","Kamaki\
ri","Zhang","Mang","Xiang","Mo","Zui","Si","Qiu","Te","Zhi","Peng","Peng","Jiao","Qu","Bie","Liao","Pan","Gui","Xi","Ji","Zhuan","Huang","Fei","Lao","Jue","Jue",
"Hui","Yin","Chan","Jiao","Shan","Rao","Xiao","Mou","Chong","Xun","Si",null,"Cheng","Dang","Li","Xie","Shan","Yi","Jing","Da","Chan","Qi"],KC=["Ci","Xiang","She",
"Luo","Qin","Ying","Chai","Li","Ze","Xuan","Lian","Zhu","Ze","Xie","Mang","Xie","Qi","Rong","Jian","Meng","Hao","Ruan","Huo","Zhuo","Jie","Bin","He","Mie","Fan",
"Lei","Jie","La","Mi","Li","Chun","Li","Qiu","Nie","Lu","Du","Xiao","Zhu","Long","Li","Long","Feng","Ye","Beng","Shang","Gu","Juan","Ying",null,"Xi","Can","Qu",
"Quan","Du","Can","Man","Jue","Jie","Zhu","Zha","Xie","Huang","Niu","Pei","Nu","Xin","Zhong","Mo","Er","Ke","Mie","Xi","Xing","Yan","Kan","Yuan",null,"Ling","Xu\
an","Shu","Xian","Tong","Long","Jie","Xian","Ya","Hu","Wei","Dao","Chong","Wei","Dao","Zhun","Heng","Qu","Yi","Yi","Bu","Gan","Yu","Biao","Cha","Yi","Shan","Che\
n","Fu","Gun","Fen","Shuai","Jie","Na","Zhong","Dan","Ri","Zhong","Zhong","Xie","Qi","Xie","Ran","Zhi","Ren","Qin","Jin","Jun","Yuan","Mei","Chai","Ao","Niao","\
Hui","Ran","Jia","Tuo","Ling","Dai","Bao","Pao","Yao","Zuo","Bi","Shao","Tan","Ju","He","Shu","Xiu","Zhen","Yi","Pa","Bo","Di","Wa","Fu","Gun","Zhi","Zhi","Ran",
"Pan","Yi","Mao","Tuo","Na","Kou","Xian","Chan","Qu","Bei","Gun","Xi","Ne","Bo","Horo","Fu","Yi","Chi","Ku","Ren","Jiang","Jia","Cun","Mo","Jie","Er","Luo","Ru",
"Zhu","Gui","Yin","Cai","Lie","Kamishimo","Yuki","Zhuang","Dang",null,"Kun","Ken","Niao","Shu","Jia","Kun","Cheng","Li","Juan","Shen","Pou","Ge","Yi","Yu","Zhen",
"Liu","Qiu","Qun","Ji","Yi","Bu","Zhuang","Shui","Sha","Qun","Li","Lian","Lian","Ku","Jian","Fou","Chan","Bi","Gun","Tao","Yuan","Ling","Chi","Chang","Chou","Du\
o","Biao","Liang","Chang","Pei","Pei","Fei","Yuan","Luo","Guo","Yan","Du","Xi","Zhi","Ju","Qi"],WC=["Ji","Zhi","Gua","Ken","Che","Ti","Ti","Fu","Chong","Xie","B\
ian","Die","Kun","Duan","Xiu","Xiu","He","Yuan","Bao","Bao","Fu","Yu","Tuan","Yan","Hui","Bei","Chu","Lu","Ena","Hitoe","Yun","Da","Gou","Da","Huai","Rong","Yua\
n","Ru","Nai","Jiong","Suo","Ban","Tun","Chi","Sang","Niao","Ying","Jie","Qian","Huai","Ku","Lian","Bao","Li","Zhe","Shi","Lu","Yi","Die","Xie","Xian","Wei","Bi\
ao","Cao","Ji","Jiang","Sen","Bao","Xiang","Chihaya","Pu","Jian","Zhuan","Jian","Zui","Ji","Dan","Za","Fan","Bo","Xiang","Xin","Bie","Rao","Man","Lan","Ao","Duo",
"Gui","Cao","Sui","Nong","Chan","Lian","Bi","Jin","Dang","Shu","Tan","Bi","Lan","Pu","Ru","Zhi",null,"Shu","Wa","Shi","Bai","Xie","Bo","Chen","Lai","Long","Xi",
"Xian","Lan","Zhe","Dai","Tasuki","Zan","Shi","Jian","Pan","Yi","Ran","Ya","Xi","Xi","Yao","Feng","Tan",null,"Biao","Fu","Ba","He","Ji","Ji","Jian","Guan","Bian",
"Yan","Gui","Jue","Pian","Mao","Mi","Mi","Mie","Shi","Si","Zhan","Luo","Jue","Mi","Tiao","Lian","Yao","Zhi","Jun","Xi","Shan","Wei","Xi","Tian","Yu","Lan","E","\
Du","Qin","Pang","Ji","Ming","Ying","Gou","Qu","Zhan","Jin","Guan","Deng","Jian","Luo","Qu","Jian","Wei","Jue","Qu","Luo","Lan","Shen","Di","Guan","Jian","Guan",
"Yan","Gui","Mi","Shi","Zhan","Lan","Jue","Ji","Xi","Di","Tian","Yu","Gou","Jin","Qu","Jiao","Jiu","Jin","Cu","Jue","Zhi","Chao","Ji","Gu","Dan","Zui","Di","Sha\
ng","Hua","Quan","Ge","Chi","Jie","Gui","Gong","Chu","Jie","Hun","Qiu","Xing","Su","Ni","Ji","Lu","Zhi","Zha","Bi","Xing","Hu","Shang","Gong","Zhi","Xue","Chu",
"Xi","Yi","Lu","Jue","Xi","Yan","Xi"],IC=["Yan","Yan","Ding","Fu","Qiu","Qiu","Jiao","Hong","Ji","Fan","Xun","Diao","Hong","Cha","Tao","Xu","Jie","Yi","Ren","Xu\
n","Yin","Shan","Qi","Tuo","Ji","Xun","Yin","E","Fen","Ya","Yao","Song","Shen","Yin","Xin","Jue","Xiao","Ne","Chen","You","Zhi","Xiong","Fang","Xin","Chao","She",
"Xian","Sha","Tun","Xu","Yi","Yi","Su","Chi","He","Shen","He","Xu","Zhen","Zhu","Zheng","Gou","Zi","Zi","Zhan","Gu","Fu","Quan","Die","Ling","Di","Yang","Li","N\
ao","Pan","Zhou","Gan","Yi","Ju","Ao","Zha","Tuo","Yi","Qu","Zhao","Ping","Bi","Xiong","Qu","Ba","Da","Zu","Tao","Zhu","Ci","Zhe","Yong","Xu","Xun","Yi","Huang",
"He","Shi","Cha","Jiao","Shi","Hen","Cha","Gou","Gui","Quan","Hui","Jie","Hua","Gai","Xiang","Wei","Shen","Chou","Tong","Mi","Zhan","Ming","E","Hui","Yan","Xion\
g","Gua","Er","Beng","Tiao","Chi","Lei","Zhu","Kuang","Kua","Wu","Yu","Teng","Ji","Zhi","Ren","Su","Lang","E","Kuang","E","Shi","Ting","Dan","Bo","Chan","You","\
Heng","Qiao","Qin","Shua","An","Yu","Xiao","Cheng","Jie","Xian","Wu","Wu","Gao","Song","Pu","Hui","Jing","Shuo","Zhen","Shuo","Du","Yasashi","Chang","Shui","Jie",
"Ke","Qu","Cong","Xiao","Sui","Wang","Xuan","Fei","Chi","Ta","Yi","Na","Yin","Diao","Pi","Chuo","Chan","Chen","Zhun","Ji","Qi","Tan","Zhui","Wei","Ju","Qing","J\
ian","Zheng","Ze","Zou","Qian","Zhuo","Liang","Jian","Zhu","Hao","Lun","Shen","Biao","Huai","Pian","Yu","Die","Xu","Pian","Shi","Xuan","Shi","Hun","Hua","E","Zh\
ong","Di","Xie","Fu","Pu","Ting","Jian","Qi","Yu","Zi","Chuan","Xi","Hui","Yin","An","Xian","Nan","Chen","Feng","Zhu","Yang","Yan","Heng","Xuan","Ge","Nuo","Qi"],
qC=["Mou","Ye","Wei",null,"Teng","Zou","Shan","Jian","Bo","Ku","Huang","Huo","Ge","Ying","Mi","Xiao","Mi","Xi","Qiang","Chen","Nue","Ti","Su","Bang","Chi","Qian",
"Shi","Jiang","Yuan","Xie","Xue","Tao","Yao","Yao",null,"Yu","Biao","Cong","Qing","Li","Mo","Mo","Shang","Zhe","Miu","Jian","Ze","Jie","Lian","Lou","Can","Ou","\
Guan","Xi","Zhuo","Ao","Ao","Jin","Zhe","Yi","Hu","Jiang","Man","Chao","Han","Hua","Chan","Xu","Zeng","Se","Xi","She","Dui","Zheng","Nao","Lan","E","Ying","Jue",
"Ji","Zun","Jiao","Bo","Hui","Zhuan","Mu","Zen","Zha","Shi","Qiao","Tan","Zen","Pu","Sheng","Xuan","Zao","Tan","Dang","Sui","Qian","Ji","Jiao","Jing","Lian","No\
u","Yi","Ai","Zhan","Pi","Hui","Hua","Yi","Yi","Shan","Rang","Nou","Qian","Zhui","Ta","Hu","Zhou","Hao","Ye","Ying","Jian","Yu","Jian","Hui","Du","Zhe","Xuan","\
Zan","Lei","Shen","Wei","Chan","Li","Yi","Bian","Zhe","Yan","E","Chou","Wei","Chou","Yao","Chan","Rang","Yin","Lan","Chen","Huo","Zhe","Huan","Zan","Yi","Dang",
"Zhan","Yan","Du","Yan","Ji","Ding","Fu","Ren","Ji","Jie","Hong","Tao","Rang","Shan","Qi","Tuo","Xun","Yi","Xun","Ji","Ren","Jiang","Hui","Ou","Ju","Ya","Ne","X\
u","E","Lun","Xiong","Song","Feng","She","Fang","Jue","Zheng","Gu","He","Ping","Zu","Shi","Xiong","Zha","Su","Zhen","Di","Zou","Ci","Qu","Zhao","Bi","Yi","Yi","\
Kuang","Lei","Shi","Gua","Shi","Jie","Hui","Cheng","Zhu","Shen","Hua","Dan","Gou","Quan","Gui","Xun","Yi","Zheng","Gai","Xiang","Cha","Hun","Xu","Zhou","Jie","W\
u","Yu","Qiao","Wu","Gao","You","Hui","Kuang","Shuo","Song","Ai","Qing","Zhu","Zou","Nuo","Du","Zhuo","Fei","Ke","Wei"],zC=["Yu","Shui","Shen","Diao","Chan","Li\
ang","Zhun","Sui","Tan","Shen","Yi","Mou","Chen","Die","Huang","Jian","Xie","Nue","Ye","Wei","E","Yu","Xuan","Chan","Zi","An","Yan","Di","Mi","Pian","Xu","Mo","\
Dang","Su","Xie","Yao","Bang","Shi","Qian","Mi","Jin","Man","Zhe","Jian","Miu","Tan","Zen","Qiao","Lan","Pu","Jue","Yan","Qian","Zhan","Chen","Gu","Qian","Hong",
"Xia","Jue","Hong","Han","Hong","Xi","Xi","Huo","Liao","Han","Du","Long","Dou","Jiang","Qi","Shi","Li","Deng","Wan","Bi","Shu","Xian","Feng","Zhi","Zhi","Yan","\
Yan","Shi","Chu","Hui","Tun","Yi","Tun","Yi","Jian","Ba","Hou","E","Cu","Xiang","Huan","Jian","Ken","Gai","Qu","Fu","Xi","Bin","Hao","Yu","Zhu","Jia",null,"Xi",
"Bo","Wen","Huan","Bin","Di","Zong","Fen","Yi","Zhi","Bao","Chai","Han","Pi","Na","Pi","Gou","Na","You","Diao","Mo","Si","Xiu","Huan","Kun","He","He","Mo","Han",
"Mao","Li","Ni","Bi","Yu","Jia","Tuan","Mao","Pi","Xi","E","Ju","Mo","Chu","Tan","Huan","Jue","Bei","Zhen","Yuan","Fu","Cai","Gong","Te","Yi","Hang","Wan","Pin",
"Huo","Fan","Tan","Guan","Ze","Zhi","Er","Zhu","Shi","Bi","Zi","Er","Gui","Pian","Bian","Mai","Dai","Sheng","Kuang","Fei","Tie","Yi","Chi","Mao","He","Bi","Lu",
"Ren","Hui","Gai","Pian","Zi","Jia","Xu","Zei","Jiao","Gai","Zang","Jian","Ying","Xun","Zhen","She","Bin","Bin","Qiu","She","Chuan","Zang","Zhou","Lai","Zan","S\
i","Chen","Shang","Tian","Pei","Geng","Xian","Mai","Jian","Sui","Fu","Tan","Cong","Cong","Zhi","Ji","Zhang","Du","Jin","Xiong","Shun","Yun","Bao","Zai","Lai","F\
eng","Cang","Ji","Sheng","Ai","Zhuan","Fu","Gou","Sai","Ze","Liao"],UC=["Wei","Bai","Chen","Zhuan","Zhi","Zhui","Biao","Yun","Zeng","Tan","Zan","Yan",null,"Shan",
"Wan","Ying","Jin","Gan","Xian","Zang","Bi","Du","Shu","Yan",null,"Xuan","Long","Gan","Zang","Bei","Zhen","Fu","Yuan","Gong","Cai","Ze","Xian","Bai","Zhang","Hu\
o","Zhi","Fan","Tan","Pin","Bian","Gou","Zhu","Guan","Er","Jian","Bi","Shi","Tie","Gui","Kuang","Dai","Mao","Fei","He","Yi","Zei","Zhi","Jia","Hui","Zi","Ren","\
Lu","Zang","Zi","Gai","Jin","Qiu","Zhen","Lai","She","Fu","Du","Ji","Shu","Shang","Si","Bi","Zhou","Geng","Pei","Tan","Lai","Feng","Zhui","Fu","Zhuan","Sai","Ze",
"Yan","Zan","Yun","Zeng","Shan","Ying","Gan","Chi","Xi","She","Nan","Xiong","Xi","Cheng","He","Cheng","Zhe","Xia","Tang","Zou","Zou","Li","Jiu","Fu","Zhao","Gan",
"Qi","Shan","Qiong","Qin","Xian","Ci","Jue","Qin","Chi","Ci","Chen","Chen","Die","Ju","Chao","Di","Se","Zhan","Zhu","Yue","Qu","Jie","Chi","Chu","Gua","Xue","Ci",
"Tiao","Duo","Lie","Gan","Suo","Cu","Xi","Zhao","Su","Yin","Ju","Jian","Que","Tang","Chuo","Cui","Lu","Qu","Dang","Qiu","Zi","Ti","Qu","Chi","Huang","Qiao","Qia\
o","Yao","Zao","Ti",null,"Zan","Zan","Zu","Pa","Bao","Ku","Ke","Dun","Jue","Fu","Chen","Jian","Fang","Zhi","Sa","Yue","Pa","Qi","Yue","Qiang","Tuo","Tai","Yi","\
Nian","Ling","Mei","Ba","Die","Ku","Tuo","Jia","Ci","Pao","Qia","Zhu","Ju","Die","Zhi","Fu","Pan","Ju","Shan","Bo","Ni","Ju","Li","Gen","Yi","Ji","Dai","Xian","\
Jiao","Duo","Zhu","Zhuan","Kua","Zhuai","Gui","Qiong","Kui","Xiang","Chi","Lu","Beng","Zhi","Jia","Tiao","Cai","Jian","Ta","Qiao","Bi","Xian","Duo","Ji","Ju","J\
i","Shu","Tu"],VC=["Chu","Jing","Nie","Xiao","Bo","Chi","Qun","Mou","Shu","Lang","Yong","Jiao","Chou","Qiao",null,"Ta","Jian","Qi","Wo","Wei","Zhuo","Jie","Ji",
"Nie","Ju","Ju","Lun","Lu","Leng","Huai","Ju","Chi","Wan","Quan","Ti","Bo","Zu","Qie","Ji","Cu","Zong","Cai","Zong","Peng","Zhi","Zheng","Dian","Zhi","Yu","Duo",
"Dun","Chun","Yong","Zhong","Di","Zhe","Chen","Chuai","Jian","Gua","Tang","Ju","Fu","Zu","Die","Pian","Rou","Nuo","Ti","Cha","Tui","Jian","Dao","Cuo","Xi","Ta",
"Qiang","Zhan","Dian","Ti","Ji","Nie","Man","Liu","Zhan","Bi","Chong","Lu","Liao","Cu","Tang","Dai","Suo","Xi","Kui","Ji","Zhi","Qiang","Di","Man","Zong","Lian",
"Beng","Zao","Nian","Bie","Tui","Ju","Deng","Ceng","Xian","Fan","Chu","Zhong","Dun","Bo","Cu","Zu","Jue","Jue","Lin","Ta","Qiao","Qiao","Pu","Liao","Dun","Cuan",
"Kuang","Zao","Ta","Bi","Bi","Zhu","Ju","Chu","Qiao","Dun","Chou","Ji","Wu","Yue","Nian","Lin","Lie","Zhi","Li","Zhi","Chan","Chu","Duan","Wei","Long","Lin","Xi\
an","Wei","Zuan","Lan","Xie","Rang","Xie","Nie","Ta","Qu","Jie","Cuan","Zuan","Xi","Kui","Jue","Lin","Shen","Gong","Dan","Segare","Qu","Ti","Duo","Duo","Gong","\
Lang","Nerau","Luo","Ai","Ji","Ju","Tang","Utsuke",null,"Yan","Shitsuke","Kang","Qu","Lou","Lao","Tuo","Zhi","Yagate","Ti","Dao","Yagate","Yu","Che","Ya","Gui",
"Jun","Wei","Yue","Xin","Di","Xuan","Fan","Ren","Shan","Qiang","Shu","Tun","Chen","Dai","E","Na","Qi","Mao","Ruan","Ren","Fan","Zhuan","Hong","Hu","Qu","Huang",
"Di","Ling","Dai","Ao","Zhen","Fan","Kuang","Ang","Peng","Bei","Gu","Ku","Pao","Zhu","Rong","E","Ba","Zhou","Zhi","Yao","Ke","Yi","Qing","Shi","Ping"],eJ=["Er",
"Qiong","Ju","Jiao","Guang","Lu","Kai","Quan","Zhou","Zai","Zhi","She","Liang","Yu","Shao","You","Huan","Yun","Zhe","Wan","Fu","Qing","Zhou","Ni","Ling","Zhe","\
Zhan","Liang","Zi","Hui","Wang","Chuo","Guo","Kan","Yi","Peng","Qian","Gun","Nian","Pian","Guan","Bei","Lun","Pai","Liang","Ruan","Rou","Ji","Yang","Xian","Chua\
n","Cou","Qun","Ge","You","Hong","Shu","Fu","Zi","Fu","Wen","Ben","Zhan","Yu","Wen","Tao","Gu","Zhen","Xia","Yuan","Lu","Jiu","Chao","Zhuan","Wei","Hun","Sori",
"Che","Jiao","Zhan","Pu","Lao","Fen","Fan","Lin","Ge","Se","Kan","Huan","Yi","Ji","Dui","Er","Yu","Xian","Hong","Lei","Pei","Li","Li","Lu","Lin","Che","Ya","Gui",
"Xuan","Di","Ren","Zhuan","E","Lun","Ruan","Hong","Ku","Ke","Lu","Zhou","Zhi","Yi","Hu","Zhen","Li","Yao","Qing","Shi","Zai","Zhi","Jiao","Zhou","Quan","Lu","Ji\
ao","Zhe","Fu","Liang","Nian","Bei","Hui","Gun","Wang","Liang","Chuo","Zi","Cou","Fu","Ji","Wen","Shu","Pei","Yuan","Xia","Zhan","Lu","Che","Lin","Xin","Gu","Ci",
"Ci","Pi","Zui","Bian","La","La","Ci","Xue","Ban","Bian","Bian","Bian",null,"Bian","Ban","Ci","Bian","Bian","Chen","Ru","Nong","Nong","Zhen","Chuo","Chuo","Sube\
ru","Reng","Bian","Bian","Sip","Ip","Liao","Da","Chan","Gan","Qian","Yu","Yu","Qi","Xun","Yi","Guo","Mai","Qi","Za","Wang","Jia","Zhun","Ying","Ti","Yun","Jin",
"Hang","Ya","Fan","Wu","Da","E","Huan","Zhe","Totemo","Jin","Yuan","Wei","Lian","Chi","Che","Ni","Tiao","Zhi","Yi","Jiong","Jia","Chen","Dai","Er","Di","Po","Wa\
ng","Die","Ze","Tao","Shu","Tuo","Kep","Jing","Hui","Tong","You","Mi","Beng","Ji","Nai","Yi","Jie","Zhui","Lie","Xun"],nJ=["Tui","Song","Gua","Tao","Pang","Hou",
"Ni","Dun","Jiong","Xuan","Xun","Bu","You","Xiao","Qiu","Tou","Zhu","Qiu","Di","Di","Tu","Jing","Ti","Dou","Yi","Zhe","Tong","Guang","Wu","Shi","Cheng","Su","Za\
o","Qun","Feng","Lian","Suo","Hui","Li","Sako","Lai","Ben","Cuo","Jue","Beng","Huan","Dai","Lu","You","Zhou","Jin","Yu","Chuo","Kui","Wei","Ti","Yi","Da","Yuan",
"Luo","Bi","Nuo","Yu","Dang","Sui","Dun","Sui","Yan","Chuan","Chi","Ti","Yu","Shi","Zhen","You","Yun","E","Bian","Guo","E","Xia","Huang","Qiu","Dao","Da","Wei",
"Appare","Yi","Gou","Yao","Chu","Liu","Xun","Ta","Di","Chi","Yuan","Su","Ta","Qian",null,"Yao","Guan","Zhang","Ao","Shi","Ce","Chi","Su","Zao","Zhe","Dun","Di",
"Lou","Chi","Cuo","Lin","Zun","Rao","Qian","Xuan","Yu","Yi","Wu","Liao","Ju","Shi","Bi","Yao","Mai","Xie","Sui","Huan","Zhan","Teng","Er","Miao","Bian","Bian","\
La","Li","Yuan","Yao","Luo","Li","Yi","Ting","Deng","Qi","Yong","Shan","Han","Yu","Mang","Ru","Qiong",null,"Kuang","Fu","Kang","Bin","Fang","Xing","Na","Xin","S\
hen","Bang","Yuan","Cun","Huo","Xie","Bang","Wu","Ju","You","Han","Tai","Qiu","Bi","Pei","Bing","Shao","Bei","Wa","Di","Zou","Ye","Lin","Kuang","Gui","Zhu","Shi",
"Ku","Yu","Gai","Ge","Xi","Zhi","Ji","Xun","Hou","Xing","Jiao","Xi","Gui","Nuo","Lang","Jia","Kuai","Zheng","Otoko","Yun","Yan","Cheng","Dou","Chi","Lu","Fu","W\
u","Fu","Gao","Hao","Lang","Jia","Geng","Jun","Ying","Bo","Xi","Bei","Li","Yun","Bu","Xiao","Qi","Pi","Qing","Guo","Zhou","Tan","Zou","Ping","Lai","Ni","Chen","\
You","Bu","Xiang","Dan","Ju","Yong","Qiao","Yi","Du","Yan","Mei"],iJ=["Ruo","Bei","E","Yu","Juan","Yu","Yun","Hou","Kui","Xiang","Xiang","Sou","Tang","Ming","Xi",
"Ru","Chu","Zi","Zou","Ju","Wu","Xiang","Yun","Hao","Yong","Bi","Mo","Chao","Fu","Liao","Yin","Zhuan","Hu","Qiao","Yan","Zhang","Fan","Qiao","Xu","Deng","Bi","X\
in","Bi","Ceng","Wei","Zheng","Mao","Shan","Lin","Po","Dan","Meng","Ye","Cao","Kuai","Feng","Meng","Zou","Kuang","Lian","Zan","Chan","You","Qi","Yan","Chan","Za\
n","Ling","Huan","Xi","Feng","Zan","Li","You","Ding","Qiu","Zhuo","Pei","Zhou","Yi","Hang","Yu","Jiu","Yan","Zui","Mao","Dan","Xu","Tou","Zhen","Fen","Sakenomot\
o",null,"Yun","Tai","Tian","Qia","Tuo","Zuo","Han","Gu","Su","Po","Chou","Zai","Ming","Luo","Chuo","Chou","You","Tong","Zhi","Xian","Jiang","Cheng","Yin","Tu","\
Xiao","Mei","Ku","Suan","Lei","Pu","Zui","Hai","Yan","Xi","Niang","Wei","Lu","Lan","Yan","Tao","Pei","Zhan","Chun","Tan","Zui","Chuo","Cu","Kun","Ti","Mian","Du",
"Hu","Xu","Xing","Tan","Jiu","Chun","Yun","Po","Ke","Sou","Mi","Quan","Chou","Cuo","Yun","Yong","Ang","Zha","Hai","Tang","Jiang","Piao","Shan","Yu","Li","Zao","\
Lao","Yi","Jiang","Pu","Jiao","Xi","Tan","Po","Nong","Yi","Li","Ju","Jiao","Yi","Niang","Ru","Xun","Chou","Yan","Ling","Mi","Mi","Niang","Xin","Jiao","Xi","Mi",
"Yan","Bian","Cai","Shi","You","Shi","Shi","Li","Chong","Ye","Liang","Li","Jin","Jin","Qiu","Yi","Diao","Dao","Zhao","Ding","Po","Qiu","He","Fu","Zhen","Zhi","B\
a","Luan","Fu","Nai","Diao","Shan","Qiao","Kou","Chuan","Zi","Fan","Yu","Hua","Han","Gong","Qi","Mang","Ri","Di","Si","Xi","Yi","Chai","Shi","Tu","Xi","Nu","Qia\
n","Ishiyumi","Jian","Pi","Ye","Yin"],aJ=["Ba","Fang","Chen","Xing","Tou","Yue","Yan","Fu","Pi","Na","Xin","E","Jue","Dun","Gou","Yin","Qian","Ban","Ji","Ren","\
Chao","Niu","Fen","Yun","Ji","Qin","Pi","Guo","Hong","Yin","Jun","Shi","Yi","Zhong","Nie","Gai","Ri","Huo","Tai","Kang","Habaki","Irori","Ngaak",null,"Duo","Zi",
"Ni","Tu","Shi","Min","Gu","E","Ling","Bing","Yi","Gu","Ba","Pi","Yu","Si","Zuo","Bu","You","Dian","Jia","Zhen","Shi","Shi","Tie","Ju","Zhan","Shi","She","Xuan",
"Zhao","Bao","He","Bi","Sheng","Chu","Shi","Bo","Zhu","Chi","Za","Po","Tong","Qian","Fu","Zhai","Liu","Qian","Fu","Li","Yue","Pi","Yang","Ban","Bo","Jie","Gou",
"Shu","Zheng","Mu","Ni","Nie","Di","Jia","Mu","Dan","Shen","Yi","Si","Kuang","Ka","Bei","Jian","Tong","Xing","Hong","Jiao","Chi","Er","Ge","Bing","Shi","Mou","J\
ia","Yin","Jun","Zhou","Chong","Shang","Tong","Mo","Lei","Ji","Yu","Xu","Ren","Zun","Zhi","Qiong","Shan","Chi","Xian","Xing","Quan","Pi","Tie","Zhu","Hou","Ming",
"Kua","Yao","Xian","Xian","Xiu","Jun","Cha","Lao","Ji","Pi","Ru","Mi","Yi","Yin","Guang","An","Diou","You","Se","Kao","Qian","Luan","Kasugai","Ai","Diao","Han",
"Rui","Shi","Keng","Qiu","Xiao","Zhe","Xiu","Zang","Ti","Cuo","Gua","Gong","Zhong","Dou","Lu","Mei","Lang","Wan","Xin","Yun","Bei","Wu","Su","Yu","Chan","Ting",
"Bo","Han","Jia","Hong","Cuan","Feng","Chan","Wan","Zhi","Si","Xuan","Wu","Wu","Tiao","Gong","Zhuo","Lue","Xing","Qian","Shen","Han","Lue","Xie","Chu","Zheng","\
Ju","Xian","Tie","Mang","Pu","Li","Pan","Rui","Cheng","Gao","Li","Te","Pyeng","Zhu",null,"Tu","Liu","Zui","Ju","Chang","Yuan","Jian","Gang","Diao","Tao","Chang"],
uJ=["Lun","Kua","Ling","Bei","Lu","Li","Qiang","Pou","Juan","Min","Zui","Peng","An","Pi","Xian","Ya","Zhui","Lei","A","Kong","Ta","Kun","Du","Wei","Chui","Zi","\
Zheng","Ben","Nie","Cong","Qun","Tan","Ding","Qi","Qian","Zhuo","Qi","Yu","Jin","Guan","Mao","Chang","Tian","Xi","Lian","Tao","Gu","Cuo","Shu","Zhen","Lu","Meng",
"Lu","Hua","Biao","Ga","Lai","Ken","Kazari","Bu","Nai","Wan","Zan",null,"De","Xian",null,"Huo","Liang",null,"Men","Kai","Ying","Di","Lian","Guo","Xian","Du","Tu",
"Wei","Cong","Fu","Rou","Ji","E","Rou","Chen","Ti","Zha","Hong","Yang","Duan","Xia","Yu","Keng","Xing","Huang","Wei","Fu","Zhao","Cha","Qie","She","Hong","Kui",
"Tian","Mou","Qiao","Qiao","Hou","Tou","Cong","Huan","Ye","Min","Jian","Duan","Jian","Song","Kui","Hu","Xuan","Duo","Jie","Zhen","Bian","Zhong","Zi","Xiu","Ye",
"Mei","Pai","Ai","Jie",null,"Mei","Chuo","Ta","Bang","Xia","Lian","Suo","Xi","Liu","Zu","Ye","Nou","Weng","Rong","Tang","Suo","Qiang","Ge","Shuo","Chui","Bo","P\
an","Sa","Bi","Sang","Gang","Zi","Wu","Ying","Huang","Tiao","Liu","Kai","Sun","Sha","Sou","Wan","Hao","Zhen","Zhen","Luo","Yi","Yuan","Tang","Nie","Xi","Jia","G\
e","Ma","Juan","Kasugai","Habaki","Suo",null,null,null,"Na","Lu","Suo","Ou","Zu","Tuan","Xiu","Guan","Xuan","Lian","Shou","Ao","Man","Mo","Luo","Bi","Wei","Liu",
"Di","Qiao","Cong","Yi","Lu","Ao","Keng","Qiang","Cui","Qi","Chang","Tang","Man","Yong","Chan","Feng","Jing","Biao","Shu","Lou","Xiu","Cong","Long","Zan","Jian",
"Cao","Li","Xia","Xi","Kang",null,"Beng",null,null,"Zheng","Lu","Hua","Ji","Pu","Hui","Qiang","Po","Lin","Suo","Xiu","San","Cheng"],oJ=["Kui","Si","Liu","Nao","\
Heng","Pie","Sui","Fan","Qiao","Quan","Yang","Tang","Xiang","Jue","Jiao","Zun","Liao","Jie","Lao","Dui","Tan","Zan","Ji","Jian","Zhong","Deng","Ya","Ying","Dui",
"Jue","Nou","Ti","Pu","Tie",null,null,"Ding","Shan","Kai","Jian","Fei","Sui","Lu","Juan","Hui","Yu","Lian","Zhuo","Qiao","Qian","Zhuo","Lei","Bi","Tie","Huan","\
Ye","Duo","Guo","Dang","Ju","Fen","Da","Bei","Yi","Ai","Zong","Xun","Diao","Zhu","Heng","Zhui","Ji","Nie","Ta","Huo","Qing","Bin","Ying","Kui","Ning","Xu","Jian",
"Jian","Yari","Cha","Zhi","Mie","Li","Lei","Ji","Zuan","Kuang","Shang","Peng","La","Du","Shuo","Chuo","Lu","Biao","Bao","Lu",null,null,"Long","E","Lu","Xin","Ji\
an","Lan","Bo","Jian","Yao","Chan","Xiang","Jian","Xi","Guan","Cang","Nie","Lei","Cuan","Qu","Pan","Luo","Zuan","Luan","Zao","Nie","Jue","Tang","Shu","Lan","Jin",
"Qiu","Yi","Zhen","Ding","Zhao","Po","Diao","Tu","Qian","Chuan","Shan","Ji","Fan","Diao","Men","Nu","Xi","Chai","Xing","Gai","Bu","Tai","Ju","Dun","Chao","Zhong",
"Na","Bei","Gang","Ban","Qian","Yao","Qin","Jun","Wu","Gou","Kang","Fang","Huo","Tou","Niu","Ba","Yu","Qian","Zheng","Qian","Gu","Bo","E","Po","Bu","Ba","Yue","\
Zuan","Mu","Dan","Jia","Dian","You","Tie","Bo","Ling","Shuo","Qian","Liu","Bao","Shi","Xuan","She","Bi","Ni","Pi","Duo","Xing","Kao","Lao","Er","Mang","Ya","You",
"Cheng","Jia","Ye","Nao","Zhi","Dang","Tong","Lu","Diao","Yin","Kai","Zha","Zhu","Xian","Ting","Diu","Xian","Hua","Quan","Sha","Jia","Yao","Ge","Ming","Zheng","\
Se","Jiao","Yi","Chan","Chong","Tang","An","Yin","Ru","Zhu","Lao","Pu","Wu","Lai","Te","Lian","Keng"],tJ=["Xiao","Suo","Li","Zheng","Chu","Guo","Gao","Tie","Xiu",
"Cuo","Lue","Feng","Xin","Liu","Kai","Jian","Rui","Ti","Lang","Qian","Ju","A","Qiang","Duo","Tian","Cuo","Mao","Ben","Qi","De","Kua","Kun","Chang","Xi","Gu","Lu\
o","Chui","Zhui","Jin","Zhi","Xian","Juan","Huo","Pou","Tan","Ding","Jian","Ju","Meng","Zi","Qie","Ying","Kai","Qiang","Song","E","Cha","Qiao","Zhong","Duan","S\
ou","Huang","Huan","Ai","Du","Mei","Lou","Zi","Fei","Mei","Mo","Zhen","Bo","Ge","Nie","Tang","Juan","Nie","Na","Liu","Hao","Bang","Yi","Jia","Bin","Rong","Biao",
"Tang","Man","Luo","Beng","Yong","Jing","Di","Zu","Xuan","Liu","Tan","Jue","Liao","Pu","Lu","Dui","Lan","Pu","Cuan","Qiang","Deng","Huo","Lei","Huan","Zhuo","Li\
an","Yi","Cha","Biao","La","Chan","Xiang","Chang","Chang","Jiu","Ao","Die","Qu","Liao","Mi","Chang","Men","Ma","Shuan","Shan","Huo","Men","Yan","Bi","Han","Bi",
"San","Kai","Kang","Beng","Hong","Run","San","Xian","Xian","Jian","Min","Xia","Yuru","Dou","Zha","Nao","Jian","Peng","Xia","Ling","Bian","Bi","Run","He","Guan",
"Ge","Ge","Fa","Chu","Hong","Gui","Min","Se","Kun","Lang","Lu","Ting","Sha","Ju","Yue","Yue","Chan","Qu","Lin","Chang","Shai","Kun","Yan","Min","Yan","E","Hun",
"Yu","Wen","Xiang","Bao","Xiang","Qu","Yao","Wen","Ban","An","Wei","Yin","Kuo","Que","Lan","Du",null,"Phwung","Tian","Nie","Ta","Kai","He","Que","Chuang","Guan",
"Dou","Qi","Kui","Tang","Guan","Piao","Kan","Xi","Hui","Chan","Pi","Dang","Huan","Ta","Wen",null,"Men","Shuan","Shan","Yan","Han","Bi","Wen","Chuang","Run","Wei",
"Xian","Hong","Jian","Min","Kang","Men","Zha","Nao","Gui","Wen","Ta","Min","Lu","Kai"],rJ=["Fa","Ge","He","Kun","Jiu","Yue","Lang","Du","Yu","Yan","Chang","Xi",
"Wen","Hun","Yan","E","Chan","Lan","Qu","Hui","Kuo","Que","Ge","Tian","Ta","Que","Kan","Huan","Fu","Fu","Le","Dui","Xin","Qian","Wu","Yi","Tuo","Yin","Yang","Do\
u","E","Sheng","Ban","Pei","Keng","Yun","Ruan","Zhi","Pi","Jing","Fang","Yang","Yin","Zhen","Jie","Cheng","E","Qu","Di","Zu","Zuo","Dian","Ling","A","Tuo","Tuo",
"Po","Bing","Fu","Ji","Lu","Long","Chen","Xing","Duo","Lou","Mo","Jiang","Shu","Duo","Xian","Er","Gui","Yu","Gai","Shan","Xun","Qiao","Xing","Chun","Fu","Bi","X\
ia","Shan","Sheng","Zhi","Pu","Dou","Yuan","Zhen","Chu","Xian","Tou","Nie","Yun","Xian","Pei","Pei","Zou","Yi","Dui","Lun","Yin","Ju","Chui","Chen","Pi","Ling",
"Tao","Xian","Lu","Sheng","Xian","Yin","Zhu","Yang","Reng","Shan","Chong","Yan","Yin","Yu","Ti","Yu","Long","Wei","Wei","Nie","Dui","Sui","An","Huang","Jie","Su\
i","Yin","Gai","Yan","Hui","Ge","Yun","Wu","Wei","Ai","Xi","Tang","Ji","Zhang","Dao","Ao","Xi","Yin",null,"Rao","Lin","Tui","Deng","Pi","Sui","Sui","Yu","Xian",
"Fen","Ni","Er","Ji","Dao","Xi","Yin","E","Hui","Long","Xi","Li","Li","Li","Zhui","He","Zhi","Zhun","Jun","Nan","Yi","Que","Yan","Qian","Ya","Xiong","Ya","Ji","\
Gu","Huan","Zhi","Gou","Jun","Ci","Yong","Ju","Chu","Hu","Za","Luo","Yu","Chou","Diao","Sui","Han","Huo","Shuang","Guan","Chu","Za","Yong","Ji","Xi","Chou","Liu",
"Li","Nan","Xue","Za","Ji","Ji","Yu","Yu","Xue","Na","Fou","Se","Mu","Wen","Fen","Pang","Yun","Li","Li","Ang","Ling","Lei","An","Bao","Meng","Dian","Dang","Xing",
"Wu","Zhao"],sJ=["Xu","Ji","Mu","Chen","Xiao","Zha","Ting","Zhen","Pei","Mei","Ling","Qi","Chou","Huo","Sha","Fei","Weng","Zhan","Yin","Ni","Chou","Tun","Lin",null,
"Dong","Ying","Wu","Ling","Shuang","Ling","Xia","Hong","Yin","Mo","Mai","Yun","Liu","Meng","Bin","Wu","Wei","Huo","Yin","Xi","Yi","Ai","Dan","Deng","Xian","Yu",
"Lu","Long","Dai","Ji","Pang","Yang","Ba","Pi","Wei",null,"Xi","Ji","Mai","Meng","Meng","Lei","Li","Huo","Ai","Fei","Dai","Long","Ling","Ai","Feng","Li","Bao",null,
"He","He","Bing","Qing","Qing","Jing","Tian","Zhen","Jing","Cheng","Qing","Jing","Jing","Dian","Jing","Tian","Fei","Fei","Kao","Mi","Mian","Mian","Pao","Ye","Ti\
an","Hui","Ye","Ge","Ding","Cha","Jian","Ren","Di","Du","Wu","Ren","Qin","Jin","Xue","Niu","Ba","Yin","Sa","Na","Mo","Zu","Da","Ban","Yi","Yao","Tao","Tuo","Jia",
"Hong","Pao","Yang","Tomo","Yin","Jia","Tao","Ji","Xie","An","An","Hen","Gong","Kohaze","Da","Qiao","Ting","Wan","Ying","Sui","Tiao","Qiao","Xuan","Kong","Beng",
"Ta","Zhang","Bing","Kuo","Ju","La","Xie","Rou","Bang","Yi","Qiu","Qiu","He","Xiao","Mu","Ju","Jian","Bian","Di","Jian","On","Tao","Gou","Ta","Bei","Xie","Pan",
"Ge","Bi","Kuo","Tang","Lou","Gui","Qiao","Xue","Ji","Jian","Jiang","Chan","Da","Huo","Xian","Qian","Du","Wa","Jian","Lan","Wei","Ren","Fu","Mei","Juan","Ge","W\
ei","Qiao","Han","Chang",null,"Rou","Xun","She","Wei","Ge","Bei","Tao","Gou","Yun",null,"Bi","Wei","Hui","Du","Wa","Du","Wei","Ren","Fu","Han","Wei","Yun","Tao",
"Jiu","Jiu","Xian","Xie","Xian","Ji","Yin","Za","Yun","Shao","Le","Peng","Heng","Ying","Yun","Peng","Yin","Yin","Xiang"],lJ=["Hu","Ye","Ding","Qing","Pan","Xian\
g","Shun","Han","Xu","Yi","Xu","Gu","Song","Kui","Qi","Hang","Yu","Wan","Ban","Dun","Di","Dan","Pan","Po","Ling","Ce","Jing","Lei","He","Qiao","E","E","Wei","Ji\
e","Gua","Shen","Yi","Shen","Hai","Dui","Pian","Ping","Lei","Fu","Jia","Tou","Hui","Kui","Jia","Le","Tian","Cheng","Ying","Jun","Hu","Han","Jing","Tui","Tui","P\
in","Lai","Tui","Zi","Zi","Chui","Ding","Lai","Yan","Han","Jian","Ke","Cui","Jiong","Qin","Yi","Sai","Ti","E","E","Yan","Hun","Kan","Yong","Zhuan","Yan","Xian",
"Xin","Yi","Yuan","Sang","Dian","Dian","Jiang","Ku","Lei","Liao","Piao","Yi","Man","Qi","Rao","Hao","Qiao","Gu","Xun","Qian","Hui","Zhan","Ru","Hong","Bin","Xia\
n","Pin","Lu","Lan","Nie","Quan","Ye","Ding","Qing","Han","Xiang","Shun","Xu","Xu","Wan","Gu","Dun","Qi","Ban","Song","Hang","Yu","Lu","Ling","Po","Jing","Jie",
"Jia","Tian","Han","Ying","Jiong","Hai","Yi","Pin","Hui","Tui","Han","Ying","Ying","Ke","Ti","Yong","E","Zhuan","Yan","E","Nie","Man","Dian","Sang","Hao","Lei",
"Zhan","Ru","Pin","Quan","Feng","Biao","Oroshi","Fu","Xia","Zhan","Biao","Sa","Ba","Tai","Lie","Gua","Xuan","Shao","Ju","Bi","Si","Wei","Yang","Yao","Sou","Kai",
"Sao","Fan","Liu","Xi","Liao","Piao","Piao","Liu","Biao","Biao","Biao","Liao",null,"Se","Feng","Biao","Feng","Yang","Zhan","Biao","Sa","Ju","Si","Sou","Yao","Li\
u","Piao","Biao","Biao","Fei","Fan","Fei","Fei","Shi","Shi","Can","Ji","Ding","Si","Tuo","Zhan","Sun","Xiang","Tun","Ren","Yu","Juan","Chi","Yin","Fan","Fan","S\
un","Yin","Zhu","Yi","Zhai","Bi","Jie","Tao","Liu","Ci","Tie","Si","Bao","Shi","Duo"],hJ=["Hai","Ren","Tian","Jiao","Jia","Bing","Yao","Tong","Ci","Xiang","Yang",
"Yang","Er","Yan","Le","Yi","Can","Bo","Nei","E","Bu","Jun","Dou","Su","Yu","Shi","Yao","Hun","Guo","Shi","Jian","Zhui","Bing","Xian","Bu","Ye","Tan","Fei","Zha\
ng","Wei","Guan","E","Nuan","Hun","Hu","Huang","Tie","Hui","Jian","Hou","He","Xing","Fen","Wei","Gu","Cha","Song","Tang","Bo","Gao","Xi","Kui","Liu","Sou","Tao",
"Ye","Yun","Mo","Tang","Man","Bi","Yu","Xiu","Jin","San","Kui","Zhuan","Shan","Chi","Dan","Yi","Ji","Rao","Cheng","Yong","Tao","Hui","Xiang","Zhan","Fen","Hai",
"Meng","Yan","Mo","Chan","Xiang","Luo","Zuan","Nang","Shi","Ding","Ji","Tuo","Xing","Tun","Xi","Ren","Yu","Chi","Fan","Yin","Jian","Shi","Bao","Si","Duo","Yi","\
Er","Rao","Xiang","Jia","Le","Jiao","Yi","Bing","Bo","Dou","E","Yu","Nei","Jun","Guo","Hun","Xian","Guan","Cha","Kui","Gu","Sou","Chan","Ye","Mo","Bo","Liu","Xi\
u","Jin","Man","San","Zhuan","Nang","Shou","Kui","Guo","Xiang","Fen","Ba","Ni","Bi","Bo","Tu","Han","Fei","Jian","An","Ai","Fu","Xian","Wen","Xin","Fen","Bin","\
Xing","Ma","Yu","Feng","Han","Di","Tuo","Tuo","Chi","Xun","Zhu","Zhi","Pei","Xin","Ri","Sa","Yin","Wen","Zhi","Dan","Lu","You","Bo","Bao","Kuai","Tuo","Yi","Qu",
null,"Qu","Jiong","Bo","Zhao","Yuan","Peng","Zhou","Ju","Zhu","Nu","Ju","Pi","Zang","Jia","Ling","Zhen","Tai","Fu","Yang","Shi","Bi","Tuo","Tuo","Si","Liu","Ma",
"Pian","Tao","Zhi","Rong","Teng","Dong","Xun","Quan","Shen","Jiong","Er","Hai","Bo","Zhu","Yin","Luo","Shuu","Dan","Xie","Liu","Ju","Song","Qin","Mang","Liang",
"Han","Tu","Xuan","Tui","Jun"],cJ=["E","Cheng","Xin","Ai","Lu","Zhui","Zhou","She","Pian","Kun","Tao","Lai","Zong","Ke","Qi","Qi","Yan","Fei","Sao","Yan","Jie",
"Yao","Wu","Pian","Cong","Pian","Qian","Fei","Huang","Jian","Huo","Yu","Ti","Quan","Xia","Zong","Kui","Rou","Si","Gua","Tuo","Kui","Sou","Qian","Cheng","Zhi","L\
iu","Pang","Teng","Xi","Cao","Du","Yan","Yuan","Zou","Sao","Shan","Li","Zhi","Shuang","Lu","Xi","Luo","Zhang","Mo","Ao","Can","Piao","Cong","Qu","Bi","Zhi","Yu",
"Xu","Hua","Bo","Su","Xiao","Lin","Chan","Dun","Liu","Tuo","Zeng","Tan","Jiao","Tie","Yan","Luo","Zhan","Jing","Yi","Ye","Tuo","Bin","Zou","Yan","Peng","Lu","Te\
ng","Xiang","Ji","Shuang","Ju","Xi","Huan","Li","Biao","Ma","Yu","Tuo","Xun","Chi","Qu","Ri","Bo","Lu","Zang","Shi","Si","Fu","Ju","Zou","Zhu","Tuo","Nu","Jia",
"Yi","Tai","Xiao","Ma","Yin","Jiao","Hua","Luo","Hai","Pian","Biao","Li","Cheng","Yan","Xin","Qin","Jun","Qi","Qi","Ke","Zhui","Zong","Su","Can","Pian","Zhi","K\
ui","Sao","Wu","Ao","Liu","Qian","Shan","Piao","Luo","Cong","Chan","Zou","Ji","Shuang","Xiang","Gu","Wei","Wei","Wei","Yu","Gan","Yi","Ang","Tou","Xie","Bao","B\
i","Chi","Ti","Di","Ku","Hai","Qiao","Gou","Kua","Ge","Tui","Geng","Pian","Bi","Ke","Ka","Yu","Sui","Lou","Bo","Xiao","Pang","Bo","Ci","Kuan","Bin","Mo","Liao",
"Lou","Nao","Du","Zang","Sui","Ti","Bin","Kuan","Lu","Gao","Gao","Qiao","Kao","Qiao","Lao","Zao","Biao","Kun","Kun","Ti","Fang","Xiu","Ran","Mao","Dan","Kun","B\
in","Fa","Tiao","Peng","Zi","Fa","Ran","Ti","Pao","Pi","Mao","Fu","Er","Rong","Qu","Gong","Xiu","Gua","Ji","Peng","Zhua","Shao","Sha"],dJ=["Ti","Li","Bin","Zong",
"Ti","Peng","Song","Zheng","Quan","Zong","Shun","Jian","Duo","Hu","La","Jiu","Qi","Lian","Zhen","Bin","Peng","Mo","San","Man","Man","Seng","Xu","Lie","Qian","Qi\
an","Nong","Huan","Kuai","Ning","Bin","Lie","Rang","Dou","Dou","Nao","Hong","Xi","Dou","Han","Dou","Dou","Jiu","Chang","Yu","Yu","Li","Juan","Fu","Qian","Gui","\
Zong","Liu","Gui","Shang","Yu","Gui","Mei","Ji","Qi","Jie","Kui","Hun","Ba","Po","Mei","Xu","Yan","Xiao","Liang","Yu","Tui","Qi","Wang","Liang","Wei","Jian","Ch\
i","Piao","Bi","Mo","Ji","Xu","Chou","Yan","Zhan","Yu","Dao","Ren","Ji","Eri","Gong","Tuo","Diao","Ji","Xu","E","E","Sha","Hang","Tun","Mo","Jie","Shen","Fan","\
Yuan","Bi","Lu","Wen","Hu","Lu","Za","Fang","Fen","Na","You","Namazu","Todo","He","Xia","Qu","Han","Pi","Ling","Tuo","Bo","Qiu","Ping","Fu","Bi","Ji","Wei","Ju",
"Diao","Bo","You","Gun","Pi","Nian","Xing","Tai","Bao","Fu","Zha","Ju","Gu","Kajika","Tong",null,"Ta","Jie","Shu","Hou","Xiang","Er","An","Wei","Tiao","Zhu","Yi\
n","Lie","Luo","Tong","Yi","Qi","Bing","Wei","Jiao","Bu","Gui","Xian","Ge","Hui","Bora","Mate","Kao","Gori","Duo","Jun","Ti","Man","Xiao","Za","Sha","Qin","Yu",
"Nei","Zhe","Gun","Geng","Su","Wu","Qiu","Ting","Fu","Wan","You","Li","Sha","Sha","Gao","Meng","Ugui","Asari","Subashiri","Kazunoko","Yong","Ni","Zi","Qi","Qing",
"Xiang","Nei","Chun","Ji","Diao","Qie","Gu","Zhou","Dong","Lai","Fei","Ni","Yi","Kun","Lu","Jiu","Chang","Jing","Lun","Ling","Zou","Li","Meng","Zong","Zhi","Nia\
n","Shachi","Dojou","Sukesou","Shi","Shen","Hun","Shi","Hou","Xing","Zhu","La","Zong","Ji","Bian","Bian"],gJ=["Huan","Quan","Ze","Wei","Wei","Yu","Qun","Rou","D\
ie","Huang","Lian","Yan","Qiu","Qiu","Jian","Bi","E","Yang","Fu","Sai","Jian","Xia","Tuo","Hu","Muroaji","Ruo","Haraka","Wen","Jian","Hao","Wu","Fang","Sao","Li\
u","Ma","Shi","Shi","Yin","Z","Teng","Ta","Yao","Ge","Rong","Qian","Qi","Wen","Ruo","Hatahata","Lian","Ao","Le","Hui","Min","Ji","Tiao","Qu","Jian","Sao","Man",
"Xi","Qiu","Biao","Ji","Ji","Zhu","Jiang","Qiu","Zhuan","Yong","Zhang","Kang","Xue","Bie","Jue","Qu","Xiang","Bo","Jiao","Xun","Su","Huang","Zun","Shan","Shan",
"Fan","Jue","Lin","Xun","Miao","Xi","Eso","Kyou","Fen","Guan","Hou","Kuai","Zei","Sao","Zhan","Gan","Gui","Sheng","Li","Chang","Hatahata","Shiira","Mutsu","Ru",
"Ji","Xu","Huo","Shiira","Li","Lie","Li","Mie","Zhen","Xiang","E","Lu","Guan","Li","Xian","Yu","Dao","Ji","You","Tun","Lu","Fang","Ba","He","Bo","Ping","Nian","\
Lu","You","Zha","Fu","Bo","Bao","Hou","Pi","Tai","Gui","Jie","Kao","Wei","Er","Tong","Ze","Hou","Kuai","Ji","Jiao","Xian","Za","Xiang","Xun","Geng","Li","Lian",
"Jian","Li","Shi","Tiao","Gun","Sha","Wan","Jun","Ji","Yong","Qing","Ling","Qi","Zou","Fei","Kun","Chang","Gu","Ni","Nian","Diao","Jing","Shen","Shi","Zi","Fen",
"Die","Bi","Chang","Shi","Wen","Wei","Sai","E","Qiu","Fu","Huang","Quan","Jiang","Bian","Sao","Ao","Qi","Ta","Yin","Yao","Fang","Jian","Le","Biao","Xue","Bie","\
Man","Min","Yong","Wei","Xi","Jue","Shan","Lin","Zun","Huo","Gan","Li","Zhan","Guan","Niao","Yi","Fu","Li","Jiu","Bu","Yan","Fu","Diao","Ji","Feng","Nio","Gan",
"Shi","Feng","Ming","Bao","Yuan","Zhi","Hu","Qin","Fu","Fen","Wen","Jian","Shi","Yu"],fJ=["Fou","Yiao","Jue","Jue","Pi","Huan","Zhen","Bao","Yan","Ya","Zheng","\
Fang","Feng","Wen","Ou","Te","Jia","Nu","Ling","Mie","Fu","Tuo","Wen","Li","Bian","Zhi","Ge","Yuan","Zi","Qu","Xiao","Zhi","Dan","Ju","You","Gu","Zhong","Yu","Y\
ang","Rong","Ya","Tie","Yu","Shigi","Ying","Zhui","Wu","Er","Gua","Ai","Zhi","Yan","Heng","Jiao","Ji","Lie","Zhu","Ren","Yi","Hong","Luo","Ru","Mou","Ge","Ren",
"Jiao","Xiu","Zhou","Zhi","Luo","Chidori","Toki","Ten","Luan","Jia","Ji","Yu","Huan","Tuo","Bu","Wu","Juan","Yu","Bo","Xun","Xun","Bi","Xi","Jun","Ju","Tu","Jin\
g","Ti","E","E","Kuang","Hu","Wu","Shen","Lai","Ikaruga","Kakesu","Lu","Ping","Shu","Fu","An","Zhao","Peng","Qin","Qian","Bei","Diao","Lu","Que","Jian","Ju","Tu",
"Ya","Yuan","Qi","Li","Ye","Zhui","Kong","Zhui","Kun","Sheng","Qi","Jing","Yi","Yi","Jing","Zi","Lai","Dong","Qi","Chun","Geng","Ju","Qu","Isuka","Kikuitadaki",
"Ji","Shu",null,"Chi","Miao","Rou","An","Qiu","Ti","Hu","Ti","E","Jie","Mao","Fu","Chun","Tu","Yan","He","Yuan","Pian","Yun","Mei","Hu","Ying","Dun","Mu","Ju","\
Tsugumi","Cang","Fang","Gu","Ying","Yuan","Xuan","Weng","Shi","He","Chu","Tang","Xia","Ruo","Liu","Ji","Gu","Jian","Zhun","Han","Zi","Zi","Ni","Yao","Yan","Ji",
"Li","Tian","Kou","Ti","Ti","Ni","Tu","Ma","Jiao","Gao","Tian","Chen","Li","Zhuan","Zhe","Ao","Yao","Yi","Ou","Chi","Zhi","Liao","Rong","Lou","Bi","Shuang","Zhu\
o","Yu","Wu","Jue","Yin","Quan","Si","Jiao","Yi","Hua","Bi","Ying","Su","Huang","Fan","Jiao","Liao","Yan","Kao","Jiu","Xian","Xian","Tu","Mai","Zun","Yu","Ying",
"Lu","Tuan","Xian","Xue","Yi","Pi"],pJ=["Shu","Luo","Qi","Yi","Ji","Zhe","Yu","Zhan","Ye","Yang","Pi","Ning","Huo","Mi","Ying","Meng","Di","Yue","Yu","Lei","Bao",
"Lu","He","Long","Shuang","Yue","Ying","Guan","Qu","Li","Luan","Niao","Jiu","Ji","Yuan","Ming","Shi","Ou","Ya","Cang","Bao","Zhen","Gu","Dong","Lu","Ya","Xiao",
"Yang","Ling","Zhi","Qu","Yuan","Xue","Tuo","Si","Zhi","Er","Gua","Xiu","Heng","Zhou","Ge","Luan","Hong","Wu","Bo","Li","Juan","Hu","E","Yu","Xian","Ti","Wu","Q\
ue","Miao","An","Kun","Bei","Peng","Qian","Chun","Geng","Yuan","Su","Hu","He","E","Gu","Qiu","Zi","Mei","Mu","Ni","Yao","Weng","Liu","Ji","Ni","Jian","He","Yi",
"Ying","Zhe","Liao","Liao","Jiao","Jiu","Yu","Lu","Xuan","Zhan","Ying","Huo","Meng","Guan","Shuang","Lu","Jin","Ling","Jian","Xian","Cuo","Jian","Jian","Yan","C\
uo","Lu","You","Cu","Ji","Biao","Cu","Biao","Zhu","Jun","Zhu","Jian","Mi","Mi","Wu","Liu","Chen","Jun","Lin","Ni","Qi","Lu","Jiu","Jun","Jing","Li","Xiang","Yan",
"Jia","Mi","Li","She","Zhang","Lin","Jing","Ji","Ling","Yan","Cu","Mai","Mai","Ge","Chao","Fu","Mian","Mian","Fu","Pao","Qu","Qu","Mou","Fu","Xian","Lai","Qu","\
Mian",null,"Feng","Fu","Qu","Mian","Ma","Mo","Mo","Hui","Ma","Zou","Nen","Fen","Huang","Huang","Jin","Guang","Tian","Tou","Heng","Xi","Kuang","Heng","Shu","Li",
"Nian","Chi","Hei","Hei","Yi","Qian","Dan","Xi","Tuan","Mo","Mo","Qian","Dai","Chu","You","Dian","Yi","Xia","Yan","Qu","Mei","Yan","Jing","Yu","Li","Dang","Du",
"Can","Yin","An","Yan","Tan","An","Zhen","Dai","Can","Yi","Mei","Dan","Yan","Du","Lu","Zhi","Fen","Fu","Fu","Min","Min","Yuan"],mJ=["Cu","Qu","Chao","Wa","Zhu",
"Zhi","Mang","Ao","Bie","Tuo","Bi","Yuan","Chao","Tuo","Ding","Mi","Nai","Ding","Zi","Gu","Gu","Dong","Fen","Tao","Yuan","Pi","Chang","Gao","Qi","Yuan","Tang","\
Teng","Shu","Shu","Fen","Fei","Wen","Ba","Diao","Tuo","Tong","Qu","Sheng","Shi","You","Shi","Ting","Wu","Nian","Jing","Hun","Ju","Yan","Tu","Ti","Xi","Xian","Ya\
n","Lei","Bi","Yao","Qiu","Han","Wu","Wu","Hou","Xi","Ge","Zha","Xiu","Weng","Zha","Nong","Nang","Qi","Zhai","Ji","Zi","Ji","Ji","Qi","Ji","Chi","Chen","Chen","\
He","Ya","Ken","Xie","Pao","Cuo","Shi","Zi","Chi","Nian","Ju","Tiao","Ling","Ling","Chu","Quan","Xie","Ken","Nie","Jiu","Yao","Chuo","Kun","Yu","Chu","Yi","Ni",
"Cuo","Zou","Qu","Nen","Xian","Ou","E","Wo","Yi","Chuo","Zou","Dian","Chu","Jin","Ya","Chi","Chen","He","Ken","Ju","Ling","Pao","Tiao","Zi","Ken","Yu","Chuo","Q\
u","Wo","Long","Pang","Gong","Pang","Yan","Long","Long","Gong","Kan","Ta","Ling","Ta","Long","Gong","Kan","Gui","Qiu","Bie","Gui","Yue","Chui","He","Jue","Xie",
"Yu"],yJ=["it","ix","i","ip","iet","iex","ie","iep","at","ax","a","ap","uox","uo","uop","ot","ox","o","op","ex","e","wu","bit","bix","bi","bip","biet","biex","b\
ie","biep","bat","bax","ba","bap","buox","buo","buop","bot","box","bo","bop","bex","be","bep","but","bux","bu","bup","burx","bur","byt","byx","by","byp","byrx",
"byr","pit","pix","pi","pip","piex","pie","piep","pat","pax","pa","pap","puox","puo","puop","pot","pox","po","pop","put","pux","pu","pup","purx","pur","pyt","py\
x","py","pyp","pyrx","pyr","bbit","bbix","bbi","bbip","bbiet","bbiex","bbie","bbiep","bbat","bbax","bba","bbap","bbuox","bbuo","bbuop","bbot","bbox","bbo","bbop",
"bbex","bbe","bbep","bbut","bbux","bbu","bbup","bburx","bbur","bbyt","bbyx","bby","bbyp","nbit","nbix","nbi","nbip","nbiex","nbie","nbiep","nbat","nbax","nba","\
nbap","nbot","nbox","nbo","nbop","nbut","nbux","nbu","nbup","nburx","nbur","nbyt","nbyx","nby","nbyp","nbyrx","nbyr","hmit","hmix","hmi","hmip","hmiex","hmie","\
hmiep","hmat","hmax","hma","hmap","hmuox","hmuo","hmuop","hmot","hmox","hmo","hmop","hmut","hmux","hmu","hmup","hmurx","hmur","hmyx","hmy","hmyp","hmyrx","hmyr",
"mit","mix","mi","mip","miex","mie","miep","mat","max","ma","map","muot","muox","muo","muop","mot","mox","mo","mop","mex","me","mut","mux","mu","mup","murx","mu\
r","myt","myx","my","myp","fit","fix","fi","fip","fat","fax","fa","fap","fox","fo","fop","fut","fux","fu","fup","furx","fur","fyt","fyx","fy","fyp","vit","vix",
"vi","vip","viet","viex","vie","viep","vat","vax","va","vap","vot","vox","vo","vop","vex","vep","vut","vux","vu","vup","vurx","vur","vyt","vyx","vy","vyp","vyrx",
"vyr"],SJ=["dit","dix","di","dip","diex","die","diep","dat","dax","da","dap","duox","duo","dot","dox","do","dop","dex","de","dep","dut","dux","du","dup","durx",
"dur","tit","tix","ti","tip","tiex","tie","tiep","tat","tax","ta","tap","tuot","tuox","tuo","tuop","tot","tox","to","top","tex","te","tep","tut","tux","tu","tup",
"turx","tur","ddit","ddix","ddi","ddip","ddiex","ddie","ddiep","ddat","ddax","dda","ddap","dduox","dduo","dduop","ddot","ddox","ddo","ddop","ddex","dde","ddep",
"ddut","ddux","ddu","ddup","ddurx","ddur","ndit","ndix","ndi","ndip","ndiex","ndie","ndat","ndax","nda","ndap","ndot","ndox","ndo","ndop","ndex","nde","ndep","n\
dut","ndux","ndu","ndup","ndurx","ndur","hnit","hnix","hni","hnip","hniet","hniex","hnie","hniep","hnat","hnax","hna","hnap","hnuox","hnuo","hnot","hnox","hnop",
"hnex","hne","hnep","hnut","nit","nix","ni","nip","niex","nie","niep","nax","na","nap","nuox","nuo","nuop","not","nox","no","nop","nex","ne","nep","nut","nux","\
nu","nup","nurx","nur","hlit","hlix","hli","hlip","hliex","hlie","hliep","hlat","hlax","hla","hlap","hluox","hluo","hluop","hlox","hlo","hlop","hlex","hle","hle\
p","hlut","hlux","hlu","hlup","hlurx","hlur","hlyt","hlyx","hly","hlyp","hlyrx","hlyr","lit","lix","li","lip","liet","liex","lie","liep","lat","lax","la","lap",
"luot","luox","luo","luop","lot","lox","lo","lop","lex","le","lep","lut","lux","lu","lup","lurx","lur","lyt","lyx","ly","lyp","lyrx","lyr","git","gix","gi","gip",
"giet","giex","gie","giep","gat","gax","ga","gap","guot","guox","guo","guop","got","gox","go","gop","get","gex","ge","gep","gut","gux","gu","gup","gurx","gur","\
kit","kix","ki","kip","kiex","kie","kiep","kat"],YJ=["kax","ka","kap","kuox","kuo","kuop","kot","kox","ko","kop","ket","kex","ke","kep","kut","kux","ku","kup","\
kurx","kur","ggit","ggix","ggi","ggiex","ggie","ggiep","ggat","ggax","gga","ggap","gguot","gguox","gguo","gguop","ggot","ggox","ggo","ggop","gget","ggex","gge",
"ggep","ggut","ggux","ggu","ggup","ggurx","ggur","mgiex","mgie","mgat","mgax","mga","mgap","mguox","mguo","mguop","mgot","mgox","mgo","mgop","mgex","mge","mgep",
"mgut","mgux","mgu","mgup","mgurx","mgur","hxit","hxix","hxi","hxip","hxiet","hxiex","hxie","hxiep","hxat","hxax","hxa","hxap","hxuot","hxuox","hxuo","hxuop","h\
xot","hxox","hxo","hxop","hxex","hxe","hxep","ngiex","ngie","ngiep","ngat","ngax","nga","ngap","nguot","nguox","nguo","ngot","ngox","ngo","ngop","ngex","nge","n\
gep","hit","hiex","hie","hat","hax","ha","hap","huot","huox","huo","huop","hot","hox","ho","hop","hex","he","hep","wat","wax","wa","wap","wuox","wuo","wuop","wo\
x","wo","wop","wex","we","wep","zit","zix","zi","zip","ziex","zie","ziep","zat","zax","za","zap","zuox","zuo","zuop","zot","zox","zo","zop","zex","ze","zep","zu\
t","zux","zu","zup","zurx","zur","zyt","zyx","zy","zyp","zyrx","zyr","cit","cix","ci","cip","ciet","ciex","cie","ciep","cat","cax","ca","cap","cuox","cuo","cuop",
"cot","cox","co","cop","cex","ce","cep","cut","cux","cu","cup","curx","cur","cyt","cyx","cy","cyp","cyrx","cyr","zzit","zzix","zzi","zzip","zziet","zziex","zzie",
"zziep","zzat","zzax","zza","zzap","zzox","zzo","zzop","zzex","zze","zzep","zzux","zzu","zzup","zzurx","zzur","zzyt","zzyx","zzy","zzyp","zzyrx","zzyr","nzit","\
nzix","nzi","nzip","nziex","nzie","nziep","nzat","nzax","nza","nzap","nzuox","nzuo","nzox","nzop","nzex","nze","nzux","nzu"],LJ=["nzup","nzurx","nzur","nzyt","n\
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
"jyt","jyx","jy","jyp","jyrx","jyr","qit","qix","qi","qip"],CJ=["qiet","qiex","qie","qiep","quot","quox","quo","quop","qot","qox","qo","qop","qut","qux","qu","q\
up","qurx","qur","qyt","qyx","qy","qyp","qyrx","qyr","jjit","jjix","jji","jjip","jjiet","jjiex","jjie","jjiep","jjuox","jjuo","jjuop","jjot","jjox","jjo","jjop",
"jjut","jjux","jju","jjup","jjurx","jjur","jjyt","jjyx","jjy","jjyp","njit","njix","nji","njip","njiet","njiex","njie","njiep","njuox","njuo","njot","njox","njo",
"njop","njux","nju","njup","njurx","njur","njyt","njyx","njy","njyp","njyrx","njyr","nyit","nyix","nyi","nyip","nyiet","nyiex","nyie","nyiep","nyuox","nyuo","ny\
uop","nyot","nyox","nyo","nyop","nyut","nyux","nyu","nyup","xit","xix","xi","xip","xiet","xiex","xie","xiep","xuox","xuo","xot","xox","xo","xop","xyt","xyx","xy",
"xyp","xyrx","xyr","yit","yix","yi","yip","yiet","yiex","yie","yiep","yuot","yuox","yuo","yuop","yot","yox","yo","yop","yut","yux","yu","yup","yurx","yur","yyt",
"yyx","yy","yyp","yyrx","yyr",null,null,null,"Qot","Li","Kit","Nyip","Cyp","Ssi","Ggop","Gep","Mi","Hxit","Lyr","Bbut","Mop","Yo","Put","Hxuo","Tat","Ga",null,null,
"Ddur","Bur","Gguo","Nyop","Tu","Op","Jjut","Zot","Pyt","Hmo","Yit","Vur","Shy","Vep","Za","Jo",null,"Jjy","Got","Jjie","Wo","Du","Shur","Lie","Cy","Cuop","Cip",
"Hxop","Shat",null,"Shop","Che","Zziet",null,"Ke"],JJ=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,"A","a","A","a","HENG","heng","TZ","tz","3","3","4","4","4","4","F","S","AA","aa","AO","ao","AU",
"au","AV","av","AV-","av-","AY","ay","C","c","K","k","K","k","K","k","L","l","L","l","O","o","O","o","OO","oo","P","p","P","p","P","p","Q","q","Q","q","R","r","\
R","r","V","v","VY","vy","Z","z","TH","th","TH","th","Y","y","ET","et","IS","is","CON","con","US","us","dum","lum","num","rum","RUM","tum","um","D","d","F","f",
"G","G","g","L","l","R","r","S","s","T","t","^",":","=","'","'","H","l",".","N","n","C","c","c","h","B","b","F","f","AE","ae","OE","oe","UE","ue","G","g","K","k",
"N","n","R","r","S","s","H","E","G","L","I","Q","K","T","J","CHI","B","b","O","o","U","u",null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"I","H","oe","M","F","P","M","I","M1"],ZJ=["Kay","Kayng","Ke","Ko","Kol","Koc","Kwi",
"Kwi","Kyun","Kul","Kum","Na","Na","Na","La","Na","Na","Na","Na","Na","Nak","Nak","Nak","Nak","Nak","Nak","Nak","Nan","Nan","Nan","Nan","Nan","Nan","Nam","Nam",
"Nam","Nam","Nap","Nap","Nap","Nang","Nang","Nang","Nang","Nang","Nay","Nayng","No","No","No","No","No","No","No","No","No","No","No","No","Nok","Nok","Nok","No\
k","Nok","Nok","Non","Nong","Nong","Nong","Nong","Noy","Noy","Noy","Noy","Nwu","Nwu","Nwu","Nwu","Nwu","Nwu","Nwu","Nwu","Nuk","Nuk","Num","Nung","Nung","Nung",
"Nung","Nung","Twu","La","Lak","Lak","Lan","Lyeng","Lo","Lyul","Li","Pey","Pen","Pyen","Pwu","Pwul","Pi","Sak","Sak","Sam","Sayk","Sayng","Sep","Sey","Sway","Si\
n","Sim","Sip","Ya","Yak","Yak","Yang","Yang","Yang","Yang","Yang","Yang","Yang","Yang","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Yek","Yek","Yek",
"Yek","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yel","Yel","Yel","Yel","Yel","Yel","Yem","Yem","Yem","Yem","Yem","Yep",
"Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yey","Yey","Yey","Yey","O","Yo","Yo","Yo","Yo","Yo","Yo","Yo","Yo","\
Yo","Yo","Yong","Wun","Wen","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yuk","Yuk","Yuk","Yun","Yun","Yun","Yun","Yul","Yul","Yul","Yul","Yung","I","I","\
I","I","I","I","I","I","I","I","I","I","I","I","Ik","Ik","In","In","In","In","In","In","In","Im","Im","Im","Ip","Ip","Ip","Cang","Cek","Ci","Cip","Cha","Chek"],
bJ=["Chey","Thak","Thak","Thang","Thayk","Thong","Pho","Phok","Hang","Hang","Hyen","Hwak","Wu","Huo",null,null,"Zhong",null,"Qing",null,null,"Xi","Zhu","Yi","Li",
"Shen","Xiang","Fu","Jing","Jing","Yu",null,"Hagi",null,"Zhu",null,null,"Yi","Du",null,null,null,"Fan","Si","Guan"],vJ=["ff","fi","fl","ffi","ffl","st","st",null,
null,null,null,null,null,null,null,null,null,null,null,"mn","me","mi","vn","mkh",null,null,null,null,null,"yi",null,"ay","`",null,"d","h","k","l","m","m","t","+",
"sh","s","sh","s","a","a",null,"b","g","d","h","v","z",null,"t","y","k","k","l",null,"l",null,"n","n",null,"p","p",null,"ts","ts","r","sh","t","vo","b","k","p",
"l"],DJ=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,"~",null,null,null,null,null,null,null,null,null,null,null,null,"..","--","-","_","_","(",") ","{","} ","[","] ","[(",")] ","<<",">> ","<","\
> ","[","] ","{","}",null,null,null,null,null,null,null,null,null,null,null,",",",",".",null,";",":","?","!","-","(",")","{","}","{","}","#","&","*","+","-","<",
">","=",null,"\\","$","%","@"],PJ=[null,"!",'"',"#","$","%","&","'","(",")","*","+",",","-",".","/","0","1","2","3","4","5","6","7","8","9",":",";","<","=",">",
"?","@","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X","Y","Z","[","\\","]","^","_","`","a","b","c","d","e","f",
"g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","{","|","}","~",null,null,".","[","]",",","*","wo","a","i","u","e","o","ya","yu",
"yo","tu","+","a","i","u","e","o","ka","ki","ku","ke","ko","sa","si","su","se","so","ta","ti","tu","te","to","na","ni","nu","ne","no","ha","hi","hu","he","ho","\
ma","mi","mu","me","mo","ya","yu","yo","ra","ri","ru","re","ro","wa","n",":",";",null,"g","gg","gs","n","nj","nh","d","dd","r","lg","lm","lb","ls","lt","lp","rh",
"m","b","bb","bs","s","ss",null,"j","jj","c","k","t","p","h",null,null,null,"a","ae","ya","yae","eo","e",null,null,"yeo","ye","o","wa","wae","oe",null,null,"yo",
"u","weo","we","wi","yu",null,null,"eu","yi","i",null,null,null,"/C","PS","!","-","|","Y=","W=",null,"|","-","|","-","|","#","O",null,null,null,null,null,null,null,
null,null,null,"{","|","}"],TJ=["g","gg","n","d","dd","r","m","b","bb","s","ss","","j","jj","c","k","t","p","h"],_J=["a","ae","ya","yae","eo","e","yeo","ye","o",
"wa","wae","oe","yo","u","weo","we","wi","yu","eu","yi","i"],XJ=["","g","gg","gs","n","nj","nh","d","l","lg","lm","lb","ls","lt","lp","lh","m","b","bs","s","ss",
"ng","j","c","k","t","p","h"],p=[];p[0]=lL;p[1]=hL;p[2]=cL;p[3]=dL;p[4]=gL;p[5]=fL;p[6]=pL;p[7]=mL;p[9]=yL;p[10]=SL;p[11]=YL;p[12]=LL;p[13]=CL;p[14]=JL;p[15]=ZL;
p[16]=bL;p[17]=vL;p[18]=DL;p[19]=PL;p[20]=TL;p[21]=_L;p[22]=XL;p[23]=ML;p[24]=wL;p[30]=HL;p[31]=$L;p[32]=EL;p[33]=NL;p[37]=FL;p[40]=RL;p[48]=QL;p[49]=xL;p[50]=kL;
p[51]=BL;p[78]=OL;p[79]=AL;p[80]=GL;p[81]=jL;p[82]=KL;p[83]=WL;p[84]=IL;p[85]=qL;p[86]=zL;p[87]=UL;p[88]=VL;p[89]=eC;p[90]=nC;p[91]=iC;p[92]=aC;p[93]=uC;p[94]=oC;
p[95]=tC;p[96]=rC;p[97]=sC;p[98]=lC;p[99]=hC;p[100]=cC;p[101]=dC;p[102]=gC;p[103]=fC;p[104]=pC;p[105]=mC;p[106]=yC;p[107]=SC;p[108]=YC;p[109]=LC;p[110]=CC;p[111]=
JC;p[112]=ZC;p[113]=bC;p[114]=vC;p[115]=DC;p[116]=PC;p[117]=TC;p[118]=_C;p[119]=XC;p[120]=MC;p[121]=wC;p[122]=HC;p[123]=$C;p[124]=EC;p[125]=NC;p[126]=FC;p[127]=
RC;p[128]=QC;p[129]=xC;p[130]=kC;p[131]=BC;p[132]=OC;p[133]=AC;p[134]=GC;p[135]=jC;p[136]=KC;p[137]=WC;p[138]=IC;p[139]=qC;p[140]=zC;p[141]=UC;p[142]=VC;p[143]=
eJ;p[144]=nJ;p[145]=iJ;p[146]=aJ;p[147]=uJ;p[148]=oJ;p[149]=tJ;p[150]=rJ;p[151]=sJ;p[152]=lJ;p[153]=hJ;p[154]=cJ;p[155]=dJ;p[156]=gJ;p[157]=fJ;p[158]=pJ;p[159]=
mJ;p[160]=yJ;p[161]=SJ;p[162]=YJ;p[163]=LJ;p[164]=CJ;p[167]=JJ;p[249]=ZJ;p[250]=bJ;p[251]=vJ;p[254]=DJ;p[255]=PJ;var dt={};for(let e=0;e<p.length;e++){let n=p[e];
if(n)for(let i=0;i<n.length;i++){let a=n[i];a&&(dt[String.fromCharCode((e<<8)+i)]=a)}}for(let e=44032;e<=55203;e++){let n=e-44032;dt[String.fromCharCode(e)]=TJ[n/
588|0]+_J[n%588/28|0]+XJ[n%28]}var MJ=/[-[\]/{}()*+?.\\^$|]/g,wJ=/[\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFC\uF900-\uFA6D\uFA70-\uFAD9]|\uD81B[\uDFF0\uDFF1]|[\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879\uD880-\uD883][\uDC00-\uDFFF]|\uD869[\uDC00-\uDEDD\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]|\uD884[\uDC00-\uDF4A]/,
HJ=/[\s!-#%-*,-/:;?@[-\]_{}\xA1\xA7\xAB\xB6\xB7\xBB\xBF\u037E\u0387\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0609\u060A\u060C\u060D\u061B\u061E\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9\u0830-\u083E\u085E\u0964\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A\u0E5B\u0F04-\u0F12\u0F14\u0F3A-\u0F3D\u0F85\u0FD0-\u0FD4\u0FD9\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E\u169B\u169C\u16EB-\u16ED\u1735\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944\u1945\u1A1E\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B5A-\u1B60\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E\u1C7F\u1CC0-\u1CC7\u1CD3\u2010-\u2027\u2030-\u2043\u2045-\u2051\u2053-\u205E\u207D\u207E\u208D\u208E\u2308-\u230B\u2329\u232A\u2768-\u2775\u27C5\u27C6\u27E6-\u27EF\u2983-\u2998\u29D8-\u29DB\u29FC\u29FD\u2CF9-\u2CFC\u2CFE\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F\u2E52\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0\u30FB\uA4FE\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA6F7\uA874-\uA877\uA8CE\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA95F\uA9C1-\uA9CD\uA9DE\uA9DF\uAA5C-\uAA5F\uAADE\uAADF\uAAF0\uAAF1\uABEB\uFD3E\uFD3F\uFE10-\uFE19\uFE30-\uFE52\uFE54-\uFE61\uFE63\uFE68\uFE6A\uFE6B\uFF01-\uFF03\uFF05-\uFF0A\uFF0C-\uFF0F\uFF1A\uFF1B\uFF1F\uFF20\uFF3B-\uFF3D\uFF3F\uFF5B\uFF5D\uFF5F-\uFF65]|\uD800[\uDD00-\uDD02\uDF9F\uDFD0]|\uD801\uDD6F|\uD802[\uDC57\uDD1F\uDD3F\uDE50-\uDE58\uDE7F\uDEF0-\uDEF6\uDF39-\uDF3F\uDF99-\uDF9C]|\uD803[\uDEAD\uDF55-\uDF59]|\uD804[\uDC47-\uDC4D\uDCBB\uDCBC\uDCBE-\uDCC1\uDD40-\uDD43\uDD74\uDD75\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDDF\uDE38-\uDE3D\uDEA9]|\uD805[\uDC4B-\uDC4F\uDC5A\uDC5B\uDC5D\uDCC6\uDDC1-\uDDD7\uDE41-\uDE43\uDE60-\uDE6C\uDF3C-\uDF3E]|\uD806[\uDC3B\uDD44-\uDD46\uDDE2\uDE3F-\uDE46\uDE9A-\uDE9C\uDE9E-\uDEA2]|\uD807[\uDC41-\uDC45\uDC70\uDC71\uDEF7\uDEF8\uDFFF]|\uD809[\uDC70-\uDC74]|\uD81A[\uDE6E\uDE6F\uDEF5\uDF37-\uDF3B\uDF44]|\uD81B[\uDE97-\uDE9A\uDFE2]|\uD82F\uDC9F|\uD836[\uDE87-\uDE8B]|\uD83A[\uDD5E\uDD5F]/,
Li={Left:-1,Middle:0,Right:1};function gt(e){return(e||"").replace(MJ,"\\$&")}function Bc(e){return wJ.test(e)}function $J(e){return HJ.test(e)}function se(e){if(Array.
isArray(e))return e.map(n=>se(n));if(e instanceof Date)return new Date(e.valueOf());if(e instanceof RegExp)return new RegExp(e.source,e.flags);if(e!==null&&typeof e==
"object"){let n={};for(let i in e)Object.hasOwn(e,i)&&(n[i]=se(e[i]));return n}return e}function EJ(e,n){let i=[];for(let o of n){let t=e.indexOf(o);for(;t>-1;)
i.push([t,t+o.length-1]),t=e.indexOf(o,t+1)}let a=i.sort((o,t)=>o[0]-t[0]||o[1]-t[1]);i=[];let u;for(let o of a)!u||o[0]>u[1]+1?(u=o,i.push(u)):o[1]>u[1]&&(u[1]=
o[1]);return i}function NJ(e,n){return e<n[0]?Li.Left:e>n[1]?Li.Right:Li.Middle}function Oc(e,n){if(n.length===0)return!1;let i=0,a=n.length-1;for(;i<=a;){let u=i+
a>>>1,o=NJ(e,n[u]);if(o===Li.Middle)return!0;o===Li.Left?a=u-1:i=u+1}return!1}function Ac(e,n,i,a=[]){let u=a.length?new RegExp(a.map(gt).join("|"),"g"):null,o=new RegExp(
n.source,`${n.flags.replace("g","")}g`),t="",r=0;for(;;){let s=o.exec(e),l="",h=0;if(s){for(;;){let c=u?.exec(s[0]);if(c&&u)l+=c.index>h?i:"",l+=c[0],h=u.lastIndex;else{
l+=s[0].length>h?i:"";break}}t+=e.substring(r,s.index)+l,r=o.lastIndex}else{t+=e.substring(r,e.length);break}}return t}var FJ=/[\uD800-\uDBFF]/,RJ=/[\uDC00-\uDFFF]/,
QJ=/[^\s\S]/,ct={ignore:[],replace:[],replaceAfter:[],trim:!1,unknown:"",fixChineseSpacing:!0},ft=class{get options(){return se({...ct,...this.confOptions})}constructor(e=se(
ct),n=dt){this.confOptions=e,this.defaultMap=n,this.map=n}config(e,n=!1){return n&&(this.confOptions={}),e&&typeof e=="object"&&(this.confOptions=se(e)),this.confOptions}codeMapReplace(e,n,i=[]){
let a=0,u="",o=n.fixChineseSpacing&&Bc(e),t=!1;for(let r=0;r<e.length;r++){let s=FJ.test(e[r])&&RJ.test(e[r+1])?e[r]+e[r+1]:e[r],l,h=!1;Oc(a,i)||s.length===2&&Oc(
a+1,i)?(l=s,i.find(c=>c[1]>=a&&c[0]===a)||(h=!0)):l=this.map[s]||n.unknown||"",o&&(t&&!h&&!$J(l)&&(l=` ${l}`),t=!!l&&Bc(s)),u+=l,a+=s.length,r+=s.length-1}return u}formatReplaceOption(e){
if(Array.isArray(e))return se(e);let n=[];for(let i in e)Object.hasOwn(e,i)&&n.push([i,e[i]]);return n}replaceString(e,n,i=[]){let a=se(n),u=e;for(let o of a){switch(!0){case o[0]instanceof
RegExp:o[0]=new RegExp(o[0].source,`${o[0].flags.replace("g","")}g`);break;case(typeof o[0]=="string"&&o[0].length>0):o[0]=new RegExp(gt(o[0]),"g");break;default:
o[0]=QJ}u=Ac(u,o[0],o[1],i)}return u}setData(e,n=!1){if(n&&(this.map=se(this.defaultMap)),e&&typeof e=="object"&&Object.keys(e).length){this.map=se(this.map);for(let i in e)
Object.hasOwn(e,i)&&i.length<3&&i<="\u{10FFFF}"&&(this.map[i]=e[i])}return this.map}transliterate(e,n){let i=typeof n=="object"?n:{},a=se({...this.options,...i}),
u=typeof e=="string"?e:String(e),o=this.formatReplaceOption(a.replace);o.length&&(u=this.replaceString(u,o,a.ignore));let t=a.ignore&&a.ignore.length>0?EJ(u,a.ignore):
[];u=this.codeMapReplace(u,a,t),a.trim&&(u=u.trim());let r=this.formatReplaceOption(a.replaceAfter);return r.length&&(u=this.replaceString(u,r)),u}},xJ={...se(ct),
allowedChars:"a-zA-Z0-9-_.~",lowercase:!0,separator:"-",uppercase:!1,fixChineseSpacing:!0},Gc=class extends ft{get options(){return se({...xJ,...this.confOptions})}config(e,n=!1){
return n&&(this.confOptions={}),e&&typeof e=="object"&&(this.confOptions=se(e)),this.confOptions}slugify(e,n){let i=typeof n=="object"?n:{},a=se({...this.options,
...i}),u=a.separator?gt(a.separator):"",o=this.transliterate(e,a);return o=Ac(o,new RegExp(`[^${a.allowedChars}]+`,"g"),a.separator??"-",a.ignore??[]),u&&(o=o.replace(
new RegExp(`${u}+`,"g"),a.separator),o=o.replace(new RegExp(`^${u}+|${u}+$`,"g"),"")),a.lowercase&&(o=o.toLowerCase()),a.uppercase&&(o=o.toUpperCase()),o}};var $n=new ft,jc=$n.transliterate.bind($n);jc.config=$n.config.bind($n);jc.setData=$n.setData.bind($n);var En=new Gc,ya=En.slugify.bind(En);ya.config=En.config.bind(En);ya.setData=En.setData.bind(En);var Kc=64;function Wc(e){let n=ya(e,{lowercase:!0,separator:"-",allowedChars:"a-zA-Z0-9"}).slice(0,Kc).replace(/^-+|-+$/g,"");if(n.length>=2)return n;throw new Ze(
"slug_underivable","No slug can be derived from this name. Send a slug of 2 to 64 characters a-z, 0-9, - and _.",{details:[{in:"body",path:"/name",message:"has \
fewer than two letters or digits to make a slug of"}]})}function Ic(e,n){let i=e;for(let a=2;n.has(i);a+=1){let u=`-${a}`;i=e.slice(0,Kc-u.length).replace(/-+$/,
"")+u}return i}var kJ=hl(Ul),qc=(e,n)=>new RegExp(e,"u").test(n),Uc={ServiceError:Ze,errorStatus:To,readQuery:dc,makeFieldsStorable:Cc,checkParameters:(e,n)=>pc(e)(n),checkMultipart:(e,n,{
fields:i,hasFile:a})=>Yc(e,()=>n)(i,a),errorDetails:e=>fa(e),summarize:yc,matchesSearch:(e,n)=>_c(e,Tc(n)),namesEtag:Zc,deriveSlug:Wc,firstFree:Ic,checkDefinition:e=>Wh(
e),lintDefinition:e=>ic(e),canonicalize:e=>rn(e),checkData(e,n){let i=it(ra(e)??"2020-12",{allErrors:!0});zc.default.default(i);let a=i.compile(e);return a(n)?null:
i.errorsText(a.errors,{dataVar:"extractedData"})},checkProviderKey(e){let{entry:n,model:i}=Xc(kJ,e);return{name:n.name,defaultModel:i}},allowsModel:({models:e},n)=>e.
length===0||e.includes(n),applyReviewActions:(e,n,i)=>Mc(e,n,i),refuseUndescribed(e,n){let i=n.absent,a=i.map(({place:u})=>u);wc(i,ot(e,a,qc))},removeCleared:(e,n)=>Hc(
e,n),findReviewReasons:(e,n,i)=>Fc(e,n,i),refuseUnknownFields(e,{conditions:n,versionNumber:i,at:a}){let u=$c(n,a),o=u.map(({place:t})=>t);Ec(u,ot(e,o,qc),i)},createEventBody:kc,
takeToken:Jc,describeCircuit:Qc,judgeCircuit:(e,n,i)=>Rc(e,n,i,()=>0),nextProbeAt:xc};return td(BJ);})();

export const rules: Rules = bundle.rules;
