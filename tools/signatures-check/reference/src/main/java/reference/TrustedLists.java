package reference;

import eu.europa.esig.dss.model.DSSException;
import eu.europa.esig.dss.model.InMemoryDocument;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.tsl.TrustedListsCertificateSource;
import eu.europa.esig.dss.spi.x509.CommonCertificateSource;
import eu.europa.esig.dss.tsl.function.GrantedOrRecognizedAtNationalLevelTrustAnchorPeriodPredicate;
import eu.europa.esig.dss.tsl.function.TLPredicateFactory;
import eu.europa.esig.dss.tsl.job.TLValidationJob;
import eu.europa.esig.dss.tsl.source.LOTLSource;
import eu.europa.esig.dss.tsl.sync.ExpirationAndSignatureCheckStrategy;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;

/** What a list of lists trusts (ETSI TS 119 612). */
final class TrustedLists {
    private static final String TYPE = "http://uri.etsi.org/TrstSvc/TrustedList/TSLType/";

    /** None, if the list of lists is not signed by SIGNER, or another list not by whom that one names, or if one is over. */
    static TrustedListsCertificateSource anchors(String address, String signer) {
        CommonCertificateSource signers = new CommonCertificateSource();
        signers.addCertificate(DSSUtils.loadCertificateFromBase64EncodedString(signer));
        LOTLSource lists = new LOTLSource();
        lists.setUrl(address);
        lists.setCertificateSource(signers);
        lists.setLotlPredicate(TLPredicateFactory.createPredicateWithCustomTSLType(TYPE + "MDlistofthelists"));
        lists.setTlPredicate(TLPredicateFactory.createPredicateWithCustomTSLType(TYPE + "MDlist"));
        lists.setTrustAnchorValidityPredicate(new GrantedOrRecognizedAtNationalLevelTrustAnchorPeriodPredicate());
        TrustedListsCertificateSource anchors = new TrustedListsCertificateSource();
        TLValidationJob job = new TLValidationJob();
        job.setListOfTrustedListSources(lists);
        job.setTrustedListCertificateSource(anchors);
        // Otherwise a list counts whoever signed it.
        job.setSynchronizationStrategy(new ExpirationAndSignatureCheckStrategy());
        job.setOnlineDataLoader(TrustedLists::read);
        job.onlineRefresh();
        return anchors;
    }

    private static InMemoryDocument read(String address) {
        try (InputStream stream = URI.create(address).toURL().openStream()) {
            return new InMemoryDocument(stream.readAllBytes(), address);
        } catch (IOException e) {
            throw new DSSException(address, e);
        }
    }
}
