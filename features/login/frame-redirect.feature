@core
Feature: Logging in inside an app that cannot open windows
  Inside Telegram, the page itself navigates to the provider. After the return, it completes the login and restores its URL.

  @S4.7
  Scenario: The page navigates to the provider, and back to itself
    Given a page with a secure frame inside Telegram at "https://slipway.example/dock?from=quay&far"
    When the visitor logs in with google
    And the frame is ready
    Then the frame receives GET_SOCIAL_REDIRECT_URI with {"provider": "google"}
    When the frame answers GET_SOCIAL_REDIRECT_URI with {"uri": "https://login.example/ask?state=abc&scope=email"}
    Then the page navigates to "https://login.example/ask?scope=email" with the state "abc--https%3A%2F%2Fslipway.example%2Fdock%3Ffrom%3Dquay%26far"
    And the browser stores "social_provider" as "google"

  Scenario: A provider behind a broker gets the callback URL itself
    Given a page with a secure frame inside Telegram at "https://slipway.example/"
    When the visitor logs in with google
    And the frame is ready
    And the frame answers GET_SOCIAL_REDIRECT_URI with {"uri": "https://auth.magic.link/v1?provider_authorization_url=https%3A%2F%2Flogin.example%2Fask%3Fstate%3Dabc"}
    Then the page navigates to "https://auth.magic.link/v1?provider_authorization_url=https%3A%2F%2Flogin.example%2Fask%3Fstate%3Dabc--https%25253A%25252F%25252Fslipway.example%25252F" without a state

  Scenario: Telegram's parameters are not sent to the provider
    Given a page with a secure frame inside Telegram at "https://slipway.example/#tgWebAppData=hash%3Dsecret&tgWebAppVersion=8.0"
    When the visitor logs in with google
    And the frame is ready
    And the frame answers GET_SOCIAL_REDIRECT_URI with {"uri": "https://login.example/ask"}
    Then the page navigates to "https://login.example/ask" with the state "--https%3A%2F%2Fslipway.example%2F"

  @S4.7 @S3.26
  Scenario: After the return, the page completes the login by itself
    Given a page with a secure frame inside Telegram at "https://slipway.example/"
    When the visitor logs in with google
    And the frame is ready
    And the frame answers GET_SOCIAL_REDIRECT_URI with {"uri": "https://login.example/ask?state=abc"}
    And the visitor returns to the page at "https://slipway.example/?from=quay&far&result_uri=https%3A%2F%2Fsecure.example%2Fcallback%3Fcode%3D1#berth"
    Then the address of the page is "https://slipway.example/?from=quay&far#berth"
    And the browser stores no "social_provider"
    And the modal is shown
    And the screen is "connecting-social"
    When the frame is ready
    Then the frame receives CONNECT_SOCIAL with {"uri": "https://secure.example/callback?code=1"}
    When the frame answers CONNECT_SOCIAL with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1, "userName": "mira"}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    Then the visitor is connected as "0x00000000000000000000000000000000000000AA" on "eip155:1"
    And the modal is not shown
    And the browser stores "connected_social" as "google"
    And the browser stores "social_username" as "mira"

  Scenario: A failed login can be retried on the page where it started
    Given a page with a secure frame inside Telegram at "https://slipway.example/?result_uri=https%3A%2F%2Fsecure.example%2Fcallback" after a login with github
    When the frame is ready
    And the frame refuses CONNECT_SOCIAL saying "You did not log in there"
    Then the screen is "connecting-social"
    And nobody is connected
    When the visitor logs in with github
    And the frame answers GET_SOCIAL_REDIRECT_URI with {"uri": "https://login.example/ask?state=def"}
    Then the page navigates to "https://login.example/ask" with the state "def--https%3A%2F%2Fslipway.example%2F"

  Scenario Outline: Declining at the provider is not an error
    Given a page with a secure frame inside Telegram at "https://slipway.example/?result_uri=https%3A%2F%2Fsecure.example%2Fcallback%3Ferror%3D<error>" after a login with google
    Then the modal is shown
    And the screen is "connect"
    And there is no frame on the page

    Examples:
      | error                    |
      | access_denied            |
      | user_cancelled_authorize |

  Scenario: Declining in Farcaster's app is not an error
    Given a page with a secure frame
    When the visitor logs in with farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://farcaster.example/1"}
    And the frame refuses CONNECT_FARCASTER saying "You declined the login"
    Then the screen is "connect"
    And the request to the modal fails with "You declined the login"

  Scenario: A visitor who returns without a result finds the page as it was
    Given a page with a secure frame inside Telegram at "https://slipway.example/?from=quay" after a login with google
    Then the modal is not shown
    And there is no frame on the page
    And the browser stores no "social_provider"
    And the address of the page is "https://slipway.example/?from=quay"

  Scenario: An unrequested result is ignored
    Given a page with a secure frame inside Telegram at "https://slipway.example/?result_uri=https%3A%2F%2Fsecure.example%2Fcallback%3Fcode%3D1"
    Then the modal is not shown
    And there is no frame on the page
    And the address of the page is "https://slipway.example/?result_uri=https%3A%2F%2Fsecure.example%2Fcallback%3Fcode%3D1"

  Scenario: A result from another site is ignored
    Given a page with a secure frame inside Telegram at "https://slipway.example/?result_uri=https%3A%2F%2Fevil.example%2Fcallback%3Fcode%3D1" after a login with google
    Then the modal is shown
    And there is no frame on the page
    And the address of the page is "https://slipway.example/"
    And nobody is connected

  @S4.7
  Scenario: If the provider's page cannot be opened, the login fails
    Given a page with a secure frame inside Telegram at "https://slipway.example/"
    When the visitor logs in with google
    And the frame is ready
    Then the browser stores "social_provider" as "google"
    When the frame refuses GET_SOCIAL_REDIRECT_URI
    Then the browser stores no "social_provider"
    And the page does not navigate
    And the request to the modal fails with "An error occurred"

  Scenario: If the provider's page never loads, the login times out
    Given a page with a secure frame inside Telegram at "https://slipway.example/"
    When the visitor logs in with google
    And the frame is ready
    And the frame answers GET_SOCIAL_REDIRECT_URI with {"uri": "https://login.example/ask"}
    And the page's clock advances by 45000 milliseconds
    Then the request to the modal fails with "Social login timed out. Please try again."
    And the browser stores no "social_provider"
