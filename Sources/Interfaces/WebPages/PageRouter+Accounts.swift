internal import Hummingbird

extension PageRouter {
    /// What people do before they log in.
    func addSignUpRoutes(to router: some RouterMethods<Context>) {
        let signUp = SignUpPages(services: services)
        router.resource("/signup", get: signUp.show, post: signUp.submit)
        router.resource("/confirm", get: signUp.showLink, post: signUp.confirm)
        let password = PasswordPages(services: services)
        router.resource("/password/forgotten", get: password.showForgotten, post: password.submitForgotten)
        router.resource("/password/new", get: password.showNew, post: password.submitNew)
        let language = LanguagePage(services: services)
        router.resource("/language", get: language.show, post: language.submit)
        let contact = ContactPages(services: services)
        router.resource("/contact", get: contact.show, post: contact.submit)
        router.resource("/contact/request", get: contact.showRequest)
    }

    /// What people do with their accounts.
    func addAccountRoutes(to router: some RouterMethods<Context>) {
        let profile = ProfilePage(services: services)
        router.resource(
            "/account/profile",
            get: services.personal(profile.show),
            post: services.personal(profile.submit)
        )
        let credentials = CredentialPages(services: services)
        router.resource(
            "/account/password",
            get: services.personal(credentials.showPassword),
            post: services.personal(credentials.submitPassword)
        )
        router.resource(
            "/account/email",
            get: services.personal(credentials.showEmail),
            post: services.personal(credentials.submitEmail)
        )
        router.resource("/account/email/confirm", get: credentials.showEmailLink, post: credentials.confirmEmail)
        let appPasswords = AppPasswordPage(services: services)
        router.resource(
            "/account/app-passwords",
            get: services.personal(appPasswords.show),
            post: services.personal(appPasswords.add)
        )
        router.resource("/account/app-passwords/:number/revoke", post: services.personal(appPasswords.revoke))
        let twoStep = TwoStepPage(services: services)
        router.resource("/account/two-step", get: services.personal(twoStep.show))
        router.resource("/account/two-step/begin", post: services.personal(twoStep.begin))
        router.resource("/account/two-step/finish", post: services.personal(twoStep.finish))
        router.resource("/account/two-step/off", post: services.personal(twoStep.switchOff))
        router.resource(
            "/account/two-step/codes",
            get: services.personal(twoStep.show),
            post: services.personal(twoStep.renewCodes)
        )
        let passkeys = PasskeyPages(services: services)
        router.resource("\(PasskeyPages.path)", get: services.personal(passkeys.show))
        router.resource("\(PasskeyPages.path)/begin", post: services.personal(passkeys.begin))
        router.resource("\(PasskeyPages.path)/finish", post: services.personal(passkeys.finish))
        router.resource(
            "\(PasskeyPages.path)/:number",
            get: services.personal(passkeys.showOne),
            post: services.personal(passkeys.rename)
        )
        router.resource("\(PasskeyPages.path)/:number/remove", post: services.personal(passkeys.remove))
        let provider = ProviderPages(services: services)
        router.resource(
            "\(ProviderPages.accountPath)",
            get: services.personal(provider.show),
            post: services.personal(provider.link)
        )
        router.resource("\(ProviderPages.accountPath)/unlink", post: services.personal(provider.unlink))
        let recommendation = RecommendationPage(services: services)
        router.resource(
            "\(RecommendationPage.path)",
            get: services.personal(recommendation.show),
            post: services.personal(recommendation.submit)
        )
        let data = DataPages(services: services)
        router.resource("/account/data", get: services.personal(data.show))
        router.resource("/account/data/export", post: services.personal(data.download))
        router.resource("/account/data/import", post: services.personal(data.upload))
        router.resource(
            "/account/delete",
            get: services.personal(data.showDelete),
            post: services.personal(data.delete)
        )
    }

    /// What staff does; nobody else finds these pages.
    func addAdminRoutes(to router: some RouterMethods<Context>) {
        let admin = AdminPages(services: services)
        router.resource("/admin", get: admin.staff(admin.overview))
        router.resource("/admin/jobs", get: admin.staff(admin.jobs))
        router.resource("/admin/jobs/:id/retry", post: admin.staff(managingPeople: true, admin.retryJob))
        router.resource("/admin/jobs/:id/delete", post: admin.staff(managingPeople: true, admin.deleteJob))
        router.resource("/admin/log", get: admin.staff(admin.log))
        router.resource("/admin/support", get: admin.staff(admin.requests))
        router.resource("/admin/support/:id", get: admin.staff(admin.supportRequest))
        router.resource("/admin/support/:id/answer", post: admin.staff(admin.answer))
        router.resource("/admin/people", get: admin.staff(managingPeople: true, admin.people))
        router.resource("/admin/people/:name", get: admin.staff(managingPeople: true, admin.person))
        router.resource("/admin/people/:name/quota", post: admin.staff(managingPeople: true, admin.setQuota))
        router.resource("/admin/people/:name/role", post: admin.staff(managingPeople: true, admin.setRole))
        router.resource(
            "/admin/people/:name/two-step-off",
            post: admin.staff(managingPeople: true, admin.removeSecondFactor)
        )
        router.resource("/admin/people/:name/remove", post: admin.staff(managingPeople: true, admin.removePerson))
        router.resource(
            "/admin/invitations",
            get: admin.staff(managingPeople: true, admin.invitations),
            post: admin.staff(managingPeople: true, admin.invite)
        )
        router.resource(
            "/admin/invitations/:id/withdraw",
            post: admin.staff(managingPeople: true, admin.withdrawInvitation)
        )
    }
}
