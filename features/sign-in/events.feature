@connects
Feature: Events and messages of signing in

  @sandbox @S7.7
  Scenario: A site with analytics gets the events of signing in
    Given the dapp sets "analytics" to "wanted"
    And the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    When the visitor chooses "Sign"
    And Harbor rejects
    And the visitor sees "Signature declined"
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    Then the dapp reads "analytics events of sign-in" as "CLICK_SIGN_SIWX_MESSAGE, SIWX_AUTH_ERROR, SIWX_AUTH_SUCCESS"

  @sandbox @S7.7
  Scenario Outline: Cancelling is reported as well: <how> sign-in
    Given the dapp sets "analytics" to "wanted"
    And the dapp sets "sign-in" to "<how>"
    And a visitor connected with Harbor
    And the Sign-in screen is shown
    When the visitor chooses "Cancel"
    Then the dapp reads "sign-in" as "signed-out"
    And the dapp reads "analytics events of sign-in" as "CLICK_CANCEL_SIWX"

    Examples:
      | how      |
      | required |
      | optional |

  @sandbox @S7.7
  Scenario: A phone that connects and signs in one step is reported as well
    Given the dapp sets "analytics" to "wanted"
    And the dapp sets "pairing" to "yes"
    And the dapp sets "sign-in" to "required"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry scans the code
    And Ferry approves
    Then the dapp reads "sign-in" as "signed-in"
    And the dapp reads "analytics events of sign-in" as "SIWX_AUTH_SUCCESS"

  @core @sandbox @S8.12
  Scenario: On a site without sign-in, the dapp's call fails
    Given a visitor connected with Harbor
    When the dapp asks to sign in
    Then the failure says "SIWX is not enabled"

  @core @sandbox @S8.12
  Scenario: Without a connection, the dapp's call fails
    Given the dapp sets "sign-in" to "required"
    And a visitor on the page
    When the dapp asks to sign in
    Then the failure says "No ActiveCaipAddress found"

  @sandbox @browser @S8.11
  Scenario: A visitor who declines with a smart account gets a hint
    Given the page has the wallets ""
    And the dapp sets "login" to "by link"
    And the dapp sets "sign-in" to "required"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor logs in as "isla@saltmarsh.example"
    And the Device approval screen is shown
    And the visitor opens the link sent to "isla@saltmarsh.example"
    And the Email code screen is shown
    And the visitor enters the code sent to "isla@saltmarsh.example"
    Then the Sign-in screen is shown
    When the visitor chooses "Sign"
    And the visitor answers "Decline" on the wallet's own screen
    Then the visitor sees "This application might not support Smart Accounts"
    And the Sign-in screen is shown
    When the visitor chooses "Sign"
    And the visitor answers "Sign" on the wallet's own screen
    Then the dapp reads "sign-in" as "signed-in"
    And the modal is closed
